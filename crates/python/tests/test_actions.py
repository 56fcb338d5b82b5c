"""Actions and moves stand for each other, on every board."""

import hnefi
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st


def test_every_action_is_a_move_of_its_own(one_of_each_size):
    for size, ruleset in one_of_each_size.items():
        assert ruleset.actions == size * size * (2 * size - 1)
        texts = [ruleset.action_to_text(action) for action in range(ruleset.actions)]
        assert len(set(texts)) == ruleset.actions
        assert [ruleset.text_to_action(text) for text in texts] == list(range(ruleset.actions))


def test_every_move_along_a_line_is_an_action(one_of_each_size):
    for size, ruleset in one_of_each_size.items():
        points = [(file, rank) for file in range(size) for rank in range(size)]
        moves = [(a, b) for a in points for b in points if a[0] == b[0] or a[1] == b[1]]
        assert len(moves) == ruleset.actions
        text = "{}-{}".format
        name = "abcdefghijklmnopqrs"
        for (a, b), (c, d) in moves[:: max(1, len(moves) // 500)]:
            move = text(f"{name[a]}{b + 1}", f"{name[c]}{d + 1}")
            assert ruleset.action_to_text(ruleset.text_to_action(move)) == move


@given(st.sampled_from(hnefi.rulesets()), st.data())
def test_legal_moves_and_masks_agree_in_random_games(id, data):
    game = hnefi.Game(id)
    for _ in range(data.draw(st.integers(0, 8))):
        while game.awaits_throw:
            assert not game.mask().any()
            game.throw(data.draw(st.integers(1, 6)))
        legal = game.legal_moves()
        if game.outcome is not None:
            break
        assert legal.dtype == np.int32 and (np.diff(legal) > 0).all()
        assert (np.flatnonzero(game.mask()) == legal).all()
        action = int(data.draw(st.sampled_from(list(legal))))
        text = game.ruleset.action_to_text(action)
        assert game.ruleset.text_to_action(text) == action
        assert game.play(action).split("x")[0] == text


@given(st.sampled_from(hnefi.rulesets()), st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(id, data):
    game = hnefi.Game(id)
    if game.awaits_throw:
        game.throw(3)
    action = data.draw(st.integers(0, game.ruleset.actions - 1))
    before = game.position
    if game.mask()[action]:
        game.play(action)
        assert game.undo() == game.ruleset.action_to_text(action)
    else:
        with pytest.raises(hnefi.IllegalMove):
            game.play(action)
    assert game.position == before
