"""`--jobs` and `--cluster`: who does the work of a long run."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from doctor_rat.lab.spread import ClusterError, Hands

Command = TypeVar("Command", bound=Callable[..., Any])


def hands_options(command: Command) -> Command:
    command = click.option(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="Use the workers of the Dask scheduler at this address instead.",
    )(command)
    return click.option(
        "--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes to use."
    )(command)


def hands_of(jobs: int, cluster: str) -> Hands:
    if jobs > 1 and cluster:
        raise click.UsageError("--jobs and --cluster can't be combined: the cluster decides how many workers it has.")
    return Hands(jobs, cluster)


@contextmanager
def a_cluster_that_works() -> Iterator[None]:
    try:
        yield
    except ClusterError as error:
        raise click.ClickException(str(error)) from None
