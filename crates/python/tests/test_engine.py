"""The engine."""

import signal
import subprocess
import sys
import time

import hnefi
import pytest

BRANDUBH = "brandubh-cyningstan"


def test_a_search_finds_the_win():
    game = hnefi.Game("tablut-murray", "/9/9/9/4K4/9/9/9/9/t8/ d -")
    found = hnefi.Engine().search(game, depth=2)
    assert (found.score.winner, found.score.plies, found.score.value) == ("defenders", 1, None)
    assert str(found.score) == "the defenders win in 1"
    game.play(found.best)
    assert game.outcome.winner == "defenders"
    over = hnefi.Engine().search(game, depth=2)
    assert (over.best, over.move, over.pv) == (None, None, [])


def test_what_is_found_is_told():
    game = hnefi.Game(BRANDUBH)
    found = hnefi.Engine(hash_mb=1).search(game, depth=4, lines=3)
    assert len(found.lines) == 3
    assert found.best == found.lines[0].best == game.ruleset.text_to_action(found.move)
    assert found.pv == found.lines[0].pv and found.pv[0] == found.move
    assert found.depth == 4
    values = [line.score.value for line in found.lines]
    assert values == sorted(values, reverse=True) and found.score.value == values[0]
    assert len({line.best for line in found.lines}) == 3
    assert hnefi.Engine().search(game, nodes=5_000).nodes < 5_500
    assert len(game) == 0


def test_the_same_search_gives_the_same():
    games = [hnefi.Game(id) for id in [BRANDUBH, "tablut-murray", "tawlbwrdd-bell-dice"]]

    def search():
        engine = hnefi.Engine(hash_mb=2)
        return [(found.pv, found.nodes) for found in (engine.search(game, nodes=2_000) for game in games)]

    assert search() == search()
    engine = hnefi.Engine(hash_mb=2)
    first = engine.search(games[0], nodes=2_000)
    engine.clear()
    assert engine.search(games[0], nodes=2_000).pv == first.pv


def test_levels_play_legal_moves():
    game = hnefi.Game(BRANDUBH)
    engine = hnefi.Engine()
    for level in [1, 2, 3, 4, 5, "page", "Thane", "1"]:
        found = engine.search(game, level=level, seed=9, time=0.5)
        assert found.best in game.legal_moves()
    drawn = {engine.search(game, level=1, seed=seed).best for seed in range(20)}
    assert len(drawn) > 1


def test_time_ends_a_search_on_one_thread_and_on_two():
    game = hnefi.Game("alea-walker-2015")
    for threads in [1, 2]:
        begun = time.monotonic()
        hnefi.Engine(threads=threads).search(game, time=0.3)
        assert time.monotonic() - begun > 0.25


def test_limits_that_make_no_sense():
    game, engine = hnefi.Game(BRANDUBH), hnefi.Engine()
    for limits, reason in [
        ({}, "nothing would end the search"),
        ({"lines": 2}, "nothing would end the search"),
        ({"nodes": 0}, "`nodes` cannot be 0"),
        ({"depth": -1}, "`depth` cannot be -1"),
        ({"depth": 1, "lines": 0}, "`lines` cannot be 0"),
        ({"time": 0}, "`time` cannot be 0"),
        ({"time": -1.0}, "`time` cannot be -1"),
        ({"time": float("nan")}, "`time` cannot be NaN"),
        ({"time": float("inf")}, "`time` cannot be inf"),
        ({"level": 0}, "`0` is not a level"),
        ({"level": "duke"}, "`duke` is not a level"),
        ({"level": 3, "depth": 2}, "with `level` only `time` and `seed` go"),
        ({"level": 3, "lines": 2}, "with `level` only `time` and `seed` go"),
    ]:
        with pytest.raises(hnefi.LimitError, match=reason):
            engine.search(game, **limits)
    for arguments in [{"hash_mb": 0}, {"hash_mb": 1 << 20}, {"threads": 0}, {"threads": 5_000}]:
        with pytest.raises(hnefi.LimitError):
            hnefi.Engine(**arguments)
    with pytest.raises(TypeError):
        engine.search(game, level=1.5)
    with pytest.raises(TypeError):
        engine.search(BRANDUBH, depth=1)


TOO_LARGE = """
import resource, hnefi
resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
try:
    hnefi.Engine(hash_mb=60_000)
except hnefi.LimitError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is not limited so")
def test_a_table_that_does_not_fit_into_memory():
    said = subprocess.run([sys.executable, "-c", TOO_LARGE], stdout=subprocess.PIPE, text=True, timeout=120)
    assert (said.returncode, said.stdout) == (0, "a table of 60000 megabytes does not fit into memory: give a smaller `hash_mb`\n")


OTHER_THREAD = """
import os, sys, threading, hnefi
game, engine = hnefi.Game("alea-walker-2015"), hnefi.Engine()
# Threads take turns as often as possible, so that the search has begun long before the last move.
sys.setswitchinterval(1e-6)
threading.Thread(target=engine.search, args=(game,), kwargs={"time": 3600}, daemon=True).start()
game.play(int(game.legal_moves()[0]))
hnefi.Batch("brandubh-cyningstan", 100, seed=1).random_playouts(20)
for _ in range(20_000):
    game.legal_moves()
print("played on", flush=True)
# The search goes on.
os._exit(0)
"""


def test_other_threads_run_meanwhile_and_the_game_can_be_played_on():
    said = subprocess.run([sys.executable, "-c", OTHER_THREAD], stdout=subprocess.PIPE, text=True, timeout=120)
    assert (said.returncode, said.stdout) == (0, "played on\n")


def interrupted(program):
    """The exit status of a program that gets SIGINT once it is ready, and what it says after."""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "ready\n"
        child.send_signal(signal.SIGINT)
        try:
            said, _ = child.communicate(timeout=120)
        finally:
            child.kill()
        return child.returncode, said


CTRL_C = """
import signal, sys, hnefi
# Tests that run in the background of a shell inherit that the signal is ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
batch = hnefi.Batch("alea-walker-2015", 4_000, seed=1, threads={threads})
game = hnefi.Game("alea-walker-2015")
engine = hnefi.Engine(threads={threads})
try:
    print("ready", flush=True)
    {call}
except KeyboardInterrupt:
    print("interrupted", flush=True)
    # What was interrupted can be used again.
    engine.search(game, depth=1)
    batch.random_playouts(1)
    print("goes on", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a signal cannot be sent to one program there")
@pytest.mark.parametrize(
    ("call", "threads"),
    [
        ("engine.search(game, time=3600)", 1),
        ("engine.search(game, time=3600)", 2),
        ("batch.random_playouts(1 << 40)", 1),
        ("batch.random_playouts(1 << 40)", 2),
    ],
)
def test_ctrl_c_ends_it(call, threads):
    assert interrupted(CTRL_C.format(call=call, threads=threads)) == (0, "interrupted\ngoes on\n")


WAITING = """
import os, signal, threading, hnefi
signal.signal(signal.SIGINT, signal.default_int_handler)
game, engine = hnefi.Game("alea-walker-2015"), hnefi.Engine()
threading.Thread(target=engine.search, args=(game,), kwargs={"time": 3600}, daemon=True).start()
try:
    print("ready", flush=True)
    # Whichever search is first, the other waits for it.
    engine.search(game, time=3600)
except KeyboardInterrupt:
    print("interrupted", flush=True)
os._exit(0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a signal cannot be sent to one program there")
def test_ctrl_c_ends_the_wait_for_another_search():
    assert interrupted(WAITING) == (0, "interrupted\n")
