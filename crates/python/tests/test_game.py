"""Games and rule sets."""

import copy
import json
import pickle

import hnefi
import numpy as np
import pytest

BRANDUBH = "brandubh-cyningstan"


def test_the_rule_sets_say_what_they_are():
    ids = hnefi.rulesets()
    assert len(ids) == len(set(ids)) and BRANDUBH in ids
    for id in ids:
        ruleset = hnefi.Ruleset(id)
        assert ruleset.id == id and ruleset.name and ruleset.summary
        assert ruleset.layout == ruleset.layouts[0]
        assert ruleset.first in ("attackers", "defenders")
        for rule in ruleset.rules:
            assert rule.key and rule.value and rule.sentence.endswith(".")
            assert rule.standing in ("stated", "pictured", "reading")
        for option in ruleset.options:
            assert not option.chosen
            with_option = hnefi.Ruleset(f"{id}+{option.id}")
            assert [o.id for o in with_option.options if o.chosen] == [option.id]


def test_rule_sets_are_alike_if_they_are_played_alike():
    assert hnefi.Ruleset(BRANDUBH) == hnefi.Ruleset(BRANDUBH)
    assert hash(hnefi.Ruleset(BRANDUBH)) == hash(hnefi.Ruleset(BRANDUBH))
    assert hnefi.Ruleset(BRANDUBH) != hnefi.Ruleset("tablut-murray")
    assert hnefi.Ruleset(BRANDUBH) != BRANDUBH


def test_a_rule_set_of_ones_own(root):
    text = (root / "docs" / "guide" / "little-siege.toml").read_text(encoding="utf-8")
    ruleset = hnefi.Ruleset.from_toml(text)
    game = hnefi.Game(ruleset)
    assert game.ruleset == ruleset and len(game.legal_moves()) > 0
    with pytest.raises(hnefi.RulesetError, match="line 1, column 1"):
        hnefi.Ruleset.from_toml("")
    with pytest.raises(hnefi.RulesetError):
        hnefi.Ruleset.from_toml(text, "no-such-option")


def test_a_game_is_played_and_taken_back():
    game = hnefi.Game(BRANDUBH)
    start = game.position
    assert (game.side, game.outcome, len(game), game.moves, game.captures) == ("attackers", None, 0, [], [])
    assert game and game.undo() is None
    assert game.play("d1-c1") == "d1-c1"
    assert game.play(game.ruleset.text_to_action("d3-c3")) == "d3-c3"
    assert game.moves == ["d1-c1", "d3-c3"]
    assert game.play("c1-c2") == "c1-c2"
    assert [game.undo(), game.undo(), game.undo()] == ["c1-c2", "d3-c3", "d1-c1"]
    assert game.position == start


def test_captures_and_the_end():
    game = hnefi.Game("tablut-murray", "/9/9/1tT2t3/9/4K4/9/9/9/9/ a -")
    assert game.play("f7-d7") == "f7-d7xc7"
    assert game.captures == ["c7"]
    game = hnefi.Game("tablut-murray", "/9/9/9/4K4/9/9/9/9/t8/ d -")
    game.play("e6-a6")
    assert (game.side, game.outcome.winner, game.outcome.reason, game.outcome.rule) == (
        None,
        "defenders",
        "king-escaped",
        "escape",
    )
    assert str(game.outcome) == game.outcome.text == "the defenders win: the king escapes"
    assert len(game.legal_moves()) == 0 and not game.mask().any()
    with pytest.raises(hnefi.IllegalMove, match="the game is over"):
        game.play("a1-a2")


def test_copies_go_their_own_way():
    game = hnefi.Game(BRANDUBH)
    game.play("d1-c1")
    for other in [game.copy(), copy.copy(game), copy.deepcopy(game)]:
        assert other.moves == game.moves
        other.play("d3-c3")
        assert len(game) == 1


def pickled(thing):
    copies = [pickle.loads(pickle.dumps(thing, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    assert all(other == thing for other in copies)
    return copies[-1]


def test_rule_sets_can_be_pickled(root):
    for id in [*hnefi.rulesets(), "tablut-riksutstallningar-1972+weaponless", "alea-walker-2015+alea-murray"]:
        assert pickled(hnefi.Ruleset(id)).id == id
    text = (root / "docs" / "guide" / "little-siege.toml").read_text(encoding="utf-8")
    own = hnefi.Ruleset.from_toml(text)
    with_option = text + '\n[options.slow-king.rules]\nking-speed = "one"\n'
    chosen = hnefi.Ruleset.from_toml(with_option, "slow-king")
    assert pickled(own) != pickled(chosen) and pickled(chosen).id == chosen.id
    assert copy.deepcopy([own])[0] == own


def test_games_can_be_pickled_wherever_they_stand():
    random = np.random.default_rng(5)
    # Turns are lost in the first two, and in the third one piece goes on capturing.
    for id in ["tawlbwrdd-bell-dice", "berserk", "tyr-commanders", BRANDUBH]:
        game = hnefi.Game(id)
        for ply in range(120):
            if game.outcome is not None:
                break
            if game.awaits_throw:
                game.throw(int(random.integers(1, 7)))
            else:
                game.play(int(random.choice(game.legal_moves())))
            if ply % 7 == 0 or game.outcome is not None:
                other = pickled(game)
                assert (other.moves, other.position, other.die, other.record()) == (
                    game.moves,
                    game.position,
                    game.die,
                    game.record(),
                )
                assert copy.deepcopy({"game": game})["game"] == game


def test_a_game_from_a_position_is_pickled_with_it():
    game = hnefi.Game("tablut-murray", "/9/9/1tT2t3/9/4K4/9/9/9/9/ a -")
    game.play("f7-d7")
    other = pickled(game)
    other.undo()
    assert other != game and other == hnefi.Game("tablut-murray", "/9/9/1tT2t3/9/4K4/9/9/9/9/ a -")
    assert game != hnefi.Game("tablut-murray") and game != "game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_planes_are_the_position():
    game = hnefi.Game(BRANDUBH)
    planes = dict(zip(hnefi.PLANES, game.planes()))
    assert game.planes().shape == (14, 7, 7) and game.planes().dtype == np.uint8
    assert planes["attackers"].sum() == 8 and planes["defenders"].sum() == 4
    centre = np.zeros((7, 7))
    centre[3, 3] = 1
    assert (planes["king"] == centre).all() and (planes["throne"] == centre).all()
    assert np.argwhere(planes["corners"]).tolist() == np.argwhere(planes["goals"]).tolist() == [[0, 0], [0, 6], [6, 0], [6, 6]]
    assert planes["attackers_to_move"].all()
    # The first axis of a plane is the rank.
    game.play("d1-c1")
    after = dict(zip(hnefi.PLANES, game.planes()))
    assert np.argwhere(planes["attackers"] != after["attackers"]).tolist() == [[0, 2], [0, 3]]
    assert not after["attackers_to_move"].any()


def test_planes_of_special_pieces_and_a_piece_that_goes_on():
    planes = dict(zip(hnefi.PLANES, hnefi.Game("tyr-commanders").planes()))
    assert planes["commanders"].any()
    assert not (planes["commanders"] & ~(planes["attackers"] | planes["defenders"])).any()
    camps = dict(zip(hnefi.PLANES, hnefi.Game("ashton-bologna").planes()))["camps"]
    assert camps.sum() == 16


def test_pieces_of_the_planes_are_those_of_the_position_text():
    for id in hnefi.rulesets():
        game = hnefi.Game(id)
        planes = dict(zip(hnefi.PLANES, game.planes()))
        board = game.position.split()[0]
        assert planes["attackers"].sum() == sum(board.count(letter) for letter in "tcnmg"), id
        assert planes["defenders"].sum() == sum(board.count(letter) for letter in "TCNMG"), id


def test_dice():
    game = hnefi.Game("tawlbwrdd-bell-dice")
    assert game.ruleset.has_die and game.awaits_throw and game.die is None
    with pytest.raises(hnefi.IllegalMove, match="throw the die before they move"):
        game.play("f2-f3")
    first = game.side
    assert game.throw(2) is False and game.moves == ["pass"] and game.side != first
    assert game.throw(5) is True and game.die == 5 and len(game.legal_moves()) > 0
    for face in [1, 0, 7, -1, 1000]:
        with pytest.raises(hnefi.IllegalMove):
            game.throw(face)
    other = hnefi.Game(BRANDUBH)
    assert not other.ruleset.has_die and not other.awaits_throw
    with pytest.raises(hnefi.IllegalMove, match="no die is thrown now"):
        other.throw(1)


def test_a_record_is_what_the_program_reads():
    game = hnefi.Game(BRANDUBH)
    game.play("d1-c1")
    record = json.loads(game.record())
    assert record == {"rules": BRANDUBH, "moves": ["d1-c1"], "result": "unfinished", "position": game.position}


def test_errors_say_what_is_wrong():
    game = hnefi.Game(BRANDUBH)
    for move, reason in [
        ("d1", "the point to which the piece goes is missing"),
        ("d1-d9", "d9 is not on a board 7 points wide"),
        ("a1-a2", "a1 is empty"),
        ("d3-c3", "the attackers are to move"),
        ("d1-d3", "is occupied by"),
        ("d1-c1xa1", "captures nothing, not a1"),
        ("Kd1-c1", "on d1 stands the attacker, not the king"),
        (637, "they are 0 to 636"),
        (-1, "-1 is no action"),
        (10**30, "is no action"),
    ]:
        with pytest.raises(hnefi.IllegalMove, match=reason):
            game.play(move)
    for wrong in [None, 1.5, b"d1-c1", ["d1-c1"]]:
        with pytest.raises(TypeError, match="a move is an action"):
            game.play(wrong)
    with pytest.raises(hnefi.RulesetError, match="did you mean `alea-walker-2015`"):
        hnefi.Game("alea-walker-2105")
    with pytest.raises(TypeError, match="a rule set is"):
        hnefi.Game(7)
    with pytest.raises(hnefi.PositionError, match="is played on 7"):
        hnefi.Game(BRANDUBH, "/9/9/9/9/4K4/9/9/9/9/ a -")
    with pytest.raises(hnefi.PositionError):
        hnefi.Game(BRANDUBH, "nonsense")
    for error in [hnefi.RulesetError, hnefi.PositionError, hnefi.IllegalMove, hnefi.BatchError, hnefi.LimitError]:
        assert issubclass(error, hnefi.HnefiError) and issubclass(error, ValueError)
