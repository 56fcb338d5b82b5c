"""Random games a second: Python's batches beside the Rust crates alone, and beside other packages' board games in the same run.

    python stepping.py [--seconds 2]

Needs the wheel built with `--release`, and cargo for the native figure. OpenSpiel (`pip install open_spiel`) and PettingZoo
(`pip install "pettingzoo[classic]"`) are measured where they are installed. Each plays random games with the fastest calls that it offers
to Python for choosing a legal move and playing it; a game is broken off after 300 plies.
"""

import argparse
import os
import random
import shutil
import subprocess
import time
from pathlib import Path

import hnefi
import numpy as np

ROOT = Path(__file__).parents[3]
RULES = ["brandubh-cyningstan", "alea-walker-2015"]
#: PettingZoo's tic-tac-toe and connect four end by themselves long before.
MOST_PLIES = 300
GAMES = 256
OPENSPIEL = ["tic_tac_toe", "connect_four", "breakthrough", "chess"]
PETTINGZOO = ["tictactoe_v3", "connect_four_v3", "chess_v6"]


def measured(play, seconds):
    """Games and plies a second of `play`, which plays some games and returns their number and that of their plies."""
    play()
    games = plies = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        more_games, more_plies = play()
        games += more_games
        plies += more_plies
    took = time.perf_counter() - begun
    return games / took, plies / took


def playouts(rules, threads):
    """Whole games played inside the batch."""
    batch = hnefi.Batch(rules, GAMES, threads=threads)

    def play():
        _, plies = batch.random_playouts(MOST_PLIES)
        return len(plies), int(plies.sum())

    return play


def steps(rules, threads):
    """Games stepped from Python with actions that the batch draws."""
    batch = hnefi.Batch(rules, GAMES, threads=threads)

    def play():
        batch.reset()
        for _ in range(MOST_PLIES):
            _, dones = batch.step(batch.random_actions())
            if dones.all():
                break
        return GAMES, int(batch.plies().sum())

    return play


def steps_with_masks(rules, threads):
    """The same with what a learner needs: planes and masks of every position, from which Python draws the action."""
    batch = hnefi.Batch(rules, GAMES, threads=threads)
    chance = np.random.default_rng(1)

    def play():
        batch.reset()
        dones = np.zeros(GAMES, bool)
        for _ in range(MOST_PLIES):
            batch.planes(), batch.masks()
            legal, offsets = batch.legal_moves()
            counts = np.diff(offsets)
            actions = np.full(GAMES, -1)
            drawn = offsets[:-1] + (chance.random(GAMES) * counts).astype(np.int64)
            actions[~dones] = legal[drawn[~dones]]
            _, dones = batch.step(actions)
            if dones.all():
                break
        return GAMES, int(batch.plies().sum())

    return play


def one_by_one(rules):
    """Single games, a call of Python for every move."""

    def play():
        game = hnefi.Game(rules)
        while game.side is not None and len(game) < MOST_PLIES:
            legal = game.legal_moves()
            game.play(int(legal[random.randrange(len(legal))]))
        return 1, len(game)

    return play


def native(rules, threads, seconds):
    """Games and plies a second of the Rust crates alone; `None` without cargo."""
    cargo = shutil.which("cargo")
    if cargo is None:
        return None
    command = [cargo, "run", "--quiet", "--release", "--package", "hnefi-python", "--example", "native-stepping", "--"]
    arguments = [rules, str(threads), str(seconds), str(MOST_PLIES)]
    printed = subprocess.run(command + arguments, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    games, plies = map(float, printed.split())
    return games, plies


def openspiel(name):
    """A game of OpenSpiel; its states are C++, called one by one."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal() and plies < MOST_PLIES:
            legal = state.legal_actions()
            state.apply_action(legal[random.randrange(len(legal))])
            plies += 1
        return 1, plies

    return play


def played_in(environment):
    """Random games in an environment of PettingZoo."""

    def play():
        environment.reset()
        plies = 0
        while plies < MOST_PLIES:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(legal[random.randrange(len(legal))]))
            plies += 1
        return 1, plies

    return play


def pettingzoo(name):
    """A game of PettingZoo's classic environments."""
    import importlib

    return played_in(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def tafl_env(rules):
    """hnefi's own environment of PettingZoo, without its checks, as the others."""
    from hnefi.env import TaflEnv

    return played_in(TaflEnv(rules))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured")
    seconds = parser.parse_args().seconds
    cores = os.cpu_count() or 1
    if cargo := shutil.which("cargo"):
        build = [cargo, "build", "--quiet", "--release", "--package", "hnefi-python", "--example", "native-stepping"]
        subprocess.run(build, cwd=ROOT, check=True)

    print(f"{'':42}{'games/s':>12}{'plies/s':>12}{'of native':>11}")
    ours = {}

    def tell(name, figures, whole=None):
        share = f"{figures[1] / whole[1]:>11.2f}" if whole else ""
        print(f"{name:42}{figures[0]:>12,.1f}{figures[1]:>12,.0f}{share}", flush=True)

    for rules in RULES:
        for threads in sorted({1, cores}):
            on = f", {threads} thread{'s' * (threads > 1)}"
            whole = native(rules, threads, seconds)
            print(rules + on)
            if whole:
                tell("  the Rust crates alone", whole, whole)
            tell("  Batch.random_playouts", measured(playouts(rules, threads), seconds), whole)
            stepped = measured(steps(rules, threads), seconds)
            tell("  Batch.step, random actions", stepped, whole)
            tell("  Batch.step with planes and masks", measured(steps_with_masks(rules, threads), seconds), whole)
            if threads == 1:
                tell("  Game, move by move", measured(one_by_one(rules), seconds), whole)
            ours[rules, threads] = stepped

    others = [(f"OpenSpiel {name}", openspiel, name) for name in OPENSPIEL]
    others += [(f"PettingZoo {name}", pettingzoo, name) for name in PETTINGZOO]
    others += [(f"hnefi.env {rules}", tafl_env, rules) for rules in RULES]
    print(f"\n{'others, 1 thread':42}{'games/s':>12}{'plies/s':>12}" + "".join(f"{rules.split('-')[0]:>11}" for rules in RULES))
    for title, make, name in others:
        try:
            figures = measured(make(name), seconds)
        except ImportError as error:
            print(f"{title:42}not installed: {error}")
            continue
        # Plies of Batch.step on one thread, for each ply of theirs.
        ratios = "".join(f"{ours[rules, 1][1] / figures[1]:>10.1f}x" for rules in RULES)
        print(f"{title:42}{figures[0]:>12,.1f}{figures[1]:>12,.0f}{ratios}", flush=True)


if __name__ == "__main__":
    main()
