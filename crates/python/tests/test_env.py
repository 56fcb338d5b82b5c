"""The environment, by PettingZoo's own tests and by its games."""

import copy

import hnefi
import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from hnefi.env import TaflEnv, env
from pettingzoo.test import api_test, seed_test

#: A plain game, one with dice, one with pieces that go on, and the widest board.
IDS = ["brandubh-cyningstan", "tawlbwrdd-bell-dice", "berserk", "alea-walker-2015"]


# PettingZoo knows its own games' observations with masks by the games' names, and warns of all others.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("id", IDS)
def test_the_api_test_passes(id):
    api_test(env(id, max_plies=60), num_cycles=150)


def test_the_seed_test_passes():
    seed_test(lambda: env("tawlbwrdd-bell-dice", max_plies=40), num_cycles=60)


def play(game, seed):
    game.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in game.agent_iter():
        observation, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            game.step(int(chance.choice(legal)))
        yield agent, terminated, truncated


@pytest.mark.parametrize("id", IDS[:3])
def test_a_game_to_its_end(id):
    inner = TaflEnv(id)
    totals = dict.fromkeys(inner.possible_agents, 0)
    for seed in range(5):
        for agent, terminated, _ in play(inner, seed):
            if terminated:
                totals[agent] += 1
        winner = inner.game.outcome.winner
        assert winner in ("attackers", "defenders", None)
    assert totals == {"attackers": 5, "defenders": 5}


def test_the_winner_is_rewarded():
    game = TaflEnv("tablut-murray")
    game.reset()
    game.game = hnefi.Game("tablut-murray", "/9/9/9/4K4/9/9/9/9/t8/ d -")
    game.agent_selection = "defenders"
    game.step(game.ruleset.text_to_action("e6-a6"))
    assert game.rewards == {"attackers": -1, "defenders": 1}
    assert game.terminations == {"attackers": True, "defenders": True}
    assert not game.observe("attackers")["action_mask"].any()


def test_an_illegal_action():
    inner = TaflEnv("brandubh-cyningstan")
    inner.reset()
    with pytest.raises(hnefi.IllegalMove):
        inner.step(0)
    with pytest.raises(hnefi.IllegalMove, match="the attackers are to move"):
        inner.step(None)
    checked = env("brandubh-cyningstan")
    checked.reset()
    checked.step(0)
    assert checked.terminations["attackers"] and checked.rewards["attackers"] == -1


def test_long_games_are_truncated():
    inner = TaflEnv("alea-walker-2015", max_plies=10)
    ends = [(terminated, truncated) for _, terminated, truncated in play(inner, 1)]
    assert ends == [(False, False)] * 10 + [(False, True)] * 2


def test_a_copy_goes_its_own_way():
    inner = TaflEnv("brandubh-cyningstan")
    inner.reset()
    other = copy.deepcopy(inner)
    other.step(int(other.game.legal_moves()[0]))
    assert (len(inner.game), len(other.game)) == (0, 1) and other.ruleset == inner.ruleset


def test_rendering_and_arguments(capsys):
    inner = TaflEnv("brandubh-cyningstan", render_mode="ansi")
    inner.reset()
    assert inner.render() == inner.game.position
    human = TaflEnv("brandubh-cyningstan", render_mode="human")
    human.reset()
    human.step(int(human.game.legal_moves()[0]))
    assert capsys.readouterr().out.strip() == human.game.position
    with pytest.raises(ValueError, match="max_plies"):
        env("brandubh-cyningstan", max_plies=0)
    with pytest.raises(ValueError, match="render_mode"):
        env("brandubh-cyningstan", render_mode="rgb_array")
    with pytest.raises(hnefi.RulesetError):
        env("brandubh")
