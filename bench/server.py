"""Whole games over real sockets, four players per table: ours on disk next to boardgame.io in memory, with the same
generator.

python bench/server.py [--tables 50,200,500] [--storage memory,flatfile] [--postgresql URL] [--seconds 10] [--rounds 1]
python bench/server.py --attack [--seconds 30]   200 tables at a move a second: in peace, then while one address
attacks; fails if others' p99 more than doubles, or memory grows by 100 MB

The server runs on core 0, the generator on core 1, whose time isn't counted. Both sides have equal numbers of moves,
sockets and messages, except that ours also acknowledges each move and sends an agreed plan as an entry of its own. A
run disturbed by other work (more than 0.2 cores) is repeated once. With several rounds the servers take turns, and for
each the round with the median processor time counts. Needs Node for the generator and the peer: `npm ci` in
bench/boardgameio, done on the first run.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PEER = HERE / "boardgameio"
SCRIPT = str(HERE / "script.json")
"""The game at every table. Another game can cost a sixth more, so this one doesn't change with the bots. After a change
of rules or commands, `python bench/house.py script` writes a new one."""
DISTURBED = 0.2
OURS, THEIRS = 8123, 8200


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", default="50,200,500")
    parser.add_argument("--storage", default="memory,flatfile")
    parser.add_argument("--postgresql", default="")
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--attack", action="store_true")
    options = parser.parse_args()
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
    if options.attack:
        attack(options.seconds)
        return
    storm(options)
    for tables in map(int, filter(None, options.tables.split(","))):
        for shape, load in shapes(options.seconds):
            rounds = [[run(server, tables, shape, load) for server in servers(options)] for _ in range(options.rounds)]
            compare([middle(rows) for rows in zip(*rounds, strict=True)])


def attack(seconds: int) -> None:
    """How much others notice of an attack: the same server with its default limits, in peace and under attack."""
    house = [sys.executable, str(HERE / "house.py"), "guard", str(OURS), "sqlite:///{folder}/tables.db"]
    server = Server("ours, SQLite", house, {}, "rat", OURS)
    load = ["--tables", "200", "--script", SCRIPT, "--rate", "1", "--warm", "2", "--apart"]
    load += ["--secs", str(seconds)]
    rows = {"in peace": once(server, load), "attacked": once(server, load, attacked=seconds + 30)}
    for name, row in rows.items():
        print(f"{name:9} { ({key: row[key] for key in ATTACK_ROW if key in row}) }", flush=True)
    if not all([reached(*goal) for goal in goals(rows["in peace"], rows["attacked"])]):
        raise SystemExit("the attack was noticed")


def goals(peace: dict[str, Any], attacked: dict[str, Any]) -> list[tuple[str, float, float]]:
    """What is measured, and what it has to stay below."""
    return [
        ("p99, times as long", round(attacked["p99"] / peace["p99"], 2), SLOWER),
        ("memory during the attack, MB more", attacked["rss_mb"] - peace["rss_mb"], GROWTH_MB),
        ("memory after it, MB more", attacked["rss_after_mb"] - peace["rss_mb"], GROWTH_MB),
        ("attacks that weren't made", list(attacked["tries"].values()).count(0), 1),
        ("stalled tables", attacked["stalled"], 1),
        ("errors of others", attacked["errors"], 1),
    ]


def reached(what: str, found: float, limit: float) -> bool:
    print(f"  {'pass' if found < limit else 'FAIL'}  {what}: {found:g} (below {limit:g})", flush=True)
    return found < limit


SLOWER, GROWTH_MB = 2.0, 100

ATTACK_ROW = ("moves_s", "p50", "p99", "max", "stalled", "errors", "rss_mb", "rss_after_mb", "other_cpu", "tries")


def storm(options: argparse.Namespace) -> None:
    """2,000 sockets at 500 tables, all lost and all back at once."""
    for server in servers(options):
        if server.protocol == "rat":
            row = once(server, ["--tables", "500", "--script", SCRIPT, "--storm"])
            print(f"{server.name:22} {row}", flush=True)


def shapes(seconds: int) -> list[tuple[str, list[str]]]:
    return [
        ("capacity, a game of about 100 moves", ["--maxmoves", "100", "--warm", "0", "--secs", "90"]),
        ("1 move/s a table", ["--rate", "1", "--warm", "2", "--secs", str(seconds)]),
    ]


class Server(NamedTuple):
    name: str
    command: list[str]
    environment: dict[str, str]
    protocol: str
    port: int


def servers(options: argparse.Namespace) -> list[Server]:
    found: list[Server] = []
    for storage in filter(None, options.storage.split(",")):
        environment = {"STORAGE": storage, "PORT": str(THEIRS), "NODE_ENV": "production"}
        peer = ["node", str(PEER / "server.cjs")]
        found.append(Server(f"boardgame.io {storage}", peer, environment, "bgio", THEIRS))
    house = [sys.executable, str(HERE / "house.py"), "serve", str(OURS)]
    found.append(Server("ours, SQLite", [*house, "sqlite:///{folder}/tables.db"], {}, "rat", OURS))
    if options.postgresql:
        found.append(Server("ours, PostgreSQL", [*house, options.postgresql], {}, "rat", OURS))
    return found


def run(server: Server, tables: int, shape: str, load: list[str]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for _ in range(2):
        row = once(server, ["--tables", str(tables), "--script", SCRIPT, *load])
        if row["other_cpu"] < DISTURBED:
            break
    told = {key: row[key] for key in ("moves_s", "p50", "p99", "srv_us_per_move", "bytes_per_delivery", "rss_mb")}
    print(
        f"{server.name:22} {tables:4} tables  {shape:36} {told} stalled {row['stalled']} errors {row['errors']}", end=""
    )
    print(f"  other work {row['other_cpu']} cores", flush=True)
    return {"name": server.name, **row}


def middle(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return sorted(rows, key=lambda row: row["srv_us_per_move"])[len(rows) // 2]


def once(server: Server, load: list[str], attacked: int = 0) -> dict[str, Any]:
    """One run; `attacked` gives the length of an attack in seconds, which starts before the tables do."""
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "log", "w") as log:
        whole = ["taskset", "-c", "0", *(part.format(folder=folder) for part in server.command)]
        own = {**os.environ, **server.environment, "DIR": folder + "/store"}
        process = subprocess.Popen(whole, env=own, stdout=log, stderr=subprocess.STDOUT)
        try:
            wait_for(server.port)
            generator = ["taskset", "-c", "1", "node", str(PEER / "load.mjs"), "--proto", server.protocol]
            told = ["--url", f"http://127.0.0.1:{server.port}", "--pid", str(process.pid)]
            attacker = start_attack(server.port, attacked) if attacked else None
            done = subprocess.run([*generator, *told, *load], check=False, capture_output=True, text=True, timeout=400)
            if not done.stdout.strip():
                raise SystemExit(done.stderr + (Path(folder) / "log").read_text())
            found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
            if attacker is not None:
                found["tries"] = json.loads(attacker.communicate(timeout=120)[0].splitlines()[-1])
                time.sleep(5)
                found["rss_after_mb"] = resident_mb(process.pid)
            return found
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def start_attack(port: int, seconds: int) -> "subprocess.Popen[str]":
    """Under way once this returns.

    It shares a core with the generator, and gives way to it: others' moves would seem slow because the generator waits.
    """
    attacker = ["nice", "-n", "19", sys.executable, str(HERE / "attack.py"), f"http://127.0.0.1:{port}", str(seconds)]
    started = subprocess.Popen(["taskset", "-c", "1", *attacker], stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    started.stdout.readline()
    return started


def resident_mb(pid: int) -> int:
    return round(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1_048_576)


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(0.4)
            return
    raise SystemExit(f"nothing listens on {port}")


def compare(rows: list[dict[str, Any]]) -> None:
    """Ours relative to the first peer: moves per second, and processor time per move."""
    peer, ours = rows[0], [row for row in rows if row["name"].startswith("ours")]
    for row in ours:
        speed, cost = row["moves_s"] / peer["moves_s"], row["srv_us_per_move"] / peer["srv_us_per_move"]
        print(f"  {row['name']} to {peer['name']}: {speed:.2f} times the moves, {cost:.2f} times the time a move")


if __name__ == "__main__":
    main()
