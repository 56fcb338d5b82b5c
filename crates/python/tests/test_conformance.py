"""Python plays by the same rules as the Rust crates: their random games, and the case files."""

import json
import sys

import hnefi
import numpy as np
import pytest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

#: The games of each rule set: more than a thousand in all.
GAMES = 11
PLIES = 120


def move_numbers(ruleset: hnefi.Ruleset) -> np.ndarray:
    """The number of each action's move that the native sums are made of."""
    numbers = np.zeros(ruleset.actions, np.int64)
    for action in range(ruleset.actions):
        for point in ruleset.action_to_text(action).split("-"):
            numbers[action] = (numbers[action] * 19 + ord(point[0]) - ord("a")) * 19 + int(point[1:]) - 1
    return numbers


def test_random_games_of_all_rule_sets_are_the_same(native, one_of_each_size):
    numbers = {size: move_numbers(ruleset) for size, ruleset in one_of_each_size.items()}
    lines = native("native-games", GAMES, PLIES).splitlines()
    assert len(lines) >= 1000
    played = set()
    for line in lines:
        expected = json.loads(line)
        game = hnefi.Game(expected["rules"])
        played.add(expected["rules"])
        of_size = numbers[game.ruleset.size]
        for step in expected["steps"]:
            before = len(game)
            for face in step["throws"]:
                assert len(game.legal_moves()) == 0
                game.throw(face)
            legal = game.legal_moves()
            there = of_size[legal]
            assert [len(legal), int(there.sum()), int((there**2).sum())] == [step["legal"], *step["sum"]]
            game.play(game.ruleset.text_to_action(step["move"]))
            assert game.moves[before:] == step["plies"]
            assert game.announcement == step["call"]
        assert game.position == expected["position"]
        outcome = game.outcome
        found = outcome and {"winner": outcome.winner, "text": outcome.text, "rule": outcome.rule}
        assert found == expected["outcome"]
    assert played == set(hnefi.rulesets())


def cases(root):
    for path in sorted((root / "rulesets" / "cases").glob("*.toml")):
        yield from tomllib.loads(path.read_text(encoding="utf-8"))["case"]


#: What an error says where a case names the reason.
REASONS = {
    "not-yours": "cannot move, the",
    "not-straight": "along a row or a column",
    "occupied": "is occupied by",
    "closed": "may not pass over",
    "no-stop": "may not stop on",
    "other-goes-on": "it goes on first",
    "must-capture": "must capture again",
    "repetition": "which the rules forbid",
    "no-throw": "no die is thrown now",
    "game-over": "the game is over",
}


def judge(case, id):
    """Plays a case and compares what comes of it with what the case says."""
    game = hnefi.Game(id, case.get("position"))

    def throw():
        # The cases leave out throws that let a side move.
        if game.awaits_throw:
            game.throw(1)

    def play(move):
        throw()
        game.play(move)

    for move in case.get("before", []):
        if move == "pass":
            game.throw(2)
        else:
            play(move)
    before = len(game)
    if "piece" in case:
        throw()
        legal = [game.ruleset.action_to_text(action).split("-") for action in game.legal_moves()]
        assert sorted(to for at, to in legal if at == case["piece"]) == sorted(case["targets"])
        return
    try:
        if "throw" in case:
            game.throw(case["throw"])
        if "move" in case:
            play(case["move"])
    except hnefi.IllegalMove as error:
        assert REASONS[case["illegal"]] in str(error)
        return
    assert "illegal" not in case
    assert sorted(game.captures if "move" in case else []) == sorted(case.get("captures", []))
    outcome = game.outcome
    assert (outcome and (outcome.winner or "draw")) == case.get("outcome")
    assert (outcome and outcome.reason) == case.get("reason")
    if "announcement" in case:
        assert (game.announcement or "none") == case["announcement"]
    assert ("pass" in game.moves[before:]) == ("turn-lost" in case)


def test_the_case_files_are_judged_the_same(root):
    judged = 0
    for case in cases(root):
        for id in case["rulesets"]:
            try:
                judge(case, id)
            except (AssertionError, hnefi.HnefiError) as error:
                pytest.fail(f"case `{case['id']}` under `{id}`: {error}")
            judged += 1
    assert judged > 500
