"""How long a move takes while eight clients explore a large library: explorer-load.py HNEFI GAMES.

Takes a minute on the loopback. Fewer than some 50,000 games are explored so fast that the limit on requests (50 a second) ends it.
"""

import json
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

CLIENTS = 8
QUIET_SECONDS, BUSY_SECONDS = 8, 20
ANNOUNCES = "hnefi serves "

COPY_GAMES = """
    with recursive s(value) as (select 1 union all select value + 1 from s where value < ?)
    insert into library (game, imported, version, rules, base, name, attackers, defenders, result, plies, day)
    select randomblob(16), 1, 1, rules, base, name, attackers, defenders,
           case value % 3 when 0 then 'draw' when 1 then 'attackers' else 'defenders' end, plies, day
    from library, s where number = ?"""
COPY_POSITIONS = """
    insert into positions
    select p.position, l.number, p.ply, p.move from positions p, library l where p.game = ? and l.number <> ?"""


def start(binary, folder):
    """A server, and its address."""
    server = subprocess.Popen(
        [binary, "serve", "--port", "0", "--data", folder], stderr=subprocess.PIPE, text=True
    )
    for line in server.stderr:
        if line.startswith(ANNOUNCES):
            # What it says from here on is read, or it would wait for a reader.
            threading.Thread(target=server.stderr.read, daemon=True).start()
            return server, line.removeprefix(ANNOUNCES).strip()
    sys.exit(f"`{binary} serve` ended with status {server.wait()}")


def stop(server):
    server.terminate()
    server.wait()


def ask(address, body=None, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(address, data=data, headers=headers), timeout=60) as answer:
        return json.load(answer)


def fill(binary, folder, games):
    """Fills the library with copies of one game."""
    server, root = start(binary, folder)
    try:
        record = {"rules": "brandubh-cyningstan", "moves": ["a4-a5", "d3-c3", "b4-b5", "c3-b3"]}
        ask(f"{root}api/v1/records", {"text": json.dumps(record), "keep": True})
    finally:
        stop(server)
    with sqlite3.connect(f"{folder}/games.sqlite") as store:
        store.execute("pragma synchronous = off")
        (first,) = store.execute("select number from library where imported = 1").fetchone()
        store.execute(COPY_GAMES, (games, first))
        store.execute(COPY_POSITIONS, (first, first))


def play(root, game, token, seconds):
    """Plays the first legal move again and again; the game then, and how long each move took, in milliseconds."""
    took = []
    end = time.time() + seconds
    while time.time() < end:
        origin, targets = next(iter(game["legal"].items()))
        move = {"action": "move", "move": f"{origin}-{targets[0]}", "ply": len(game["moves"]) + 1}
        begin = time.time()
        game = ask(f"{root}api/v1/games/{game['id']}/actions", move, token)
        took.append((time.time() - begin) * 1000)
        time.sleep(0.05)
    return game, took


def summary(took):
    took = sorted(took)
    return f"{len(took)} moves: p50 {took[len(took) // 2]:.1f} ms, p95 {took[int(len(took) * 0.95)]:.1f}, max {took[-1]:.0f}"


def measure(root):
    human = {"kind": "human"}
    begun = ask(f"{root}api/v1/games", {"rules": "tablut-murray", "attackers": human, "defenders": human})
    game, took = play(root, begun["game"], begun["token"], QUIET_SECONDS)
    print("quiet  ", summary(took))
    over = threading.Event()
    explored = []

    def explore():
        while not over.is_set():
            begin = time.time()
            try:
                ask(f"{root}api/v1/library/explore?rules=brandubh-cyningstan")
                explored.append((time.time() - begin) * 1000)
            except OSError:
                time.sleep(0.1)

    clients = [threading.Thread(target=explore) for _ in range(CLIENTS)]
    for client in clients:
        client.start()
    try:
        _, took = play(root, game, begun["token"], BUSY_SECONDS)
    finally:
        over.set()
        for client in clients:
            client.join()
    print(f"{CLIENTS} exploring", summary(took))
    print(f"explored {len(explored)}, p50 {statistics.median(explored):.0f} ms")


def main():
    binary, games = sys.argv[1], int(sys.argv[2])
    folder = tempfile.mkdtemp()
    try:
        fill(binary, folder, games)
        server, root = start(binary, folder)
        try:
            measure(root)
        finally:
            stop(server)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
