"""Spreads work over processes on this machine or over a Dask cluster, and yields the results in order."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from distributed import Client, Future

Part = TypeVar("Part")
Made = TypeVar("Made")

TRIES = 5
"""Dask gives up on a part after a few workers died over it. It may have been bad luck, so we try again."""
CONNECTING = 30.0
"""Seconds for a scheduler to answer."""

_alone = threading.Lock()
"""Even a worker with several threads plays one game at a time: the kernel has one working memory."""


class Hands(Struct, frozen=True):
    """Who does the work: a number of processes here, or the workers of a Dask scheduler."""

    jobs: int = 1
    cluster: str = ""


ALONE = Hands()


class ClusterError(RuntimeError):
    """A cluster can't do the work; the message is a plain sentence."""


def spread(work: Callable[[Part], Iterable[Made]], parts: Sequence[Part], hands: Hands) -> Iterator[Made]:
    """What each part yields, in the order of the parts."""
    if hands.cluster:
        return _on_cluster(work, parts, hands.cluster)
    if hands.jobs == 1 or len(parts) <= 1:
        return (made for part in parts for made in work(part))
    return _in_processes(work, parts, hands.jobs)


def _in_processes(work: Callable[[Part], Iterable[Made]], parts: Sequence[Part], jobs: int) -> Iterator[Made]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        for future in [pool.submit(_listed, work, part) for part in parts]:
            yield from future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _on_cluster(work: Callable[[Part], Iterable[Made]], parts: Sequence[Part], address: str) -> Iterator[Made]:
    with _client(address) as client:
        waiting = [_submit(client, work, part) for part in parts]
        for at, part in enumerate(parts):
            yield from _made(client, waiting[at], work, part)
            # The cluster needn't keep results that have arrived.
            waiting[at].release()  # type: ignore[no-untyped-call]


def _client(address: str) -> "Client":
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise ClusterError("A cluster needs Dask: install doctor-rat[cluster].") from None
    try:
        return Client(address, timeout=CONNECTING, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterError(f"No Dask scheduler answers at {address}: {error}") from None


def _submit(client: "Client", work: Callable[[Part], Iterable[Made]], part: Part) -> "Future[Any]":
    return client.submit(_elsewhere, edition(), work, part, pure=False)


def _made(
    client: "Client", future: "Future[Any]", work: Callable[[Part], Iterable[Made]], part: Part
) -> Sequence[Made]:
    from distributed import KilledWorker

    for _ in range(TRIES):
        try:
            found: list[Made] = future.result()
        except KilledWorker:
            future = _submit(client, work, part)
        except CancelledError:
            raise ClusterError("The Dask cluster went away before everything was done.") from None
        else:
            return found
    raise ClusterError(f"Every worker that tried it died, {TRIES} times over: do they have enough memory?")


def _elsewhere(wanted: str, work: Callable[[Part], Iterable[Made]], part: Part) -> list[Made]:
    """Runs on a worker, which must have the same code: other code would play other games."""
    if edition() != wanted:
        raise ClusterError("The workers run another version of Doctor Rat: install the same version everywhere.")
    with _alone:
        return _listed(work, part)


def _listed(work: Callable[[Part], Iterable[Made]], part: Part) -> list[Made]:
    return list(work(part))


@cache
def edition() -> str:
    """A hash of all our code."""
    package = Path(__file__).parents[1]
    digest = sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
