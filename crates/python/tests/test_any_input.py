"""Nothing that is given to the package makes it panic: it answers, or raises one of its errors."""

import hnefi
import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

#: What may be raised. A panic would be a `BaseException` that is none of these.
ERRORS = (hnefi.HnefiError, TypeError, OverflowError, IndexError, UnicodeEncodeError)

anything = st.one_of(
    st.text(), st.integers(), st.floats(), st.none(), st.booleans(), st.binary(), st.lists(st.integers()), st.just(object())
)
# Texts that are nearly right come farther than any text.
moves = st.from_regex(r"[KtTcnmg]?[a-t]?[0-9]{0,3}[-x]?[a-t][0-9]{1,2}(x[a-s][0-9]{1,2}(/[a-s][0-9]{1,2})*)?", fullmatch=True)
positions = st.from_regex(r"/?([0-9tTKcnmgCNMG]{1,9}/){1,12} ?[ad]? ?[-k]?( [a-s][0-9]{1,2})?", fullmatch=True)


def tries(call, *arguments, **named):
    try:
        return call(*arguments, **named)
    except ERRORS as error:
        assert str(error)
        return None


@given(st.one_of(anything, moves))
def test_moves(move):
    game = hnefi.Game("brandubh-cyningstan")
    tries(game.play, move)
    tries(game.ruleset.text_to_action, move)
    tries(game.ruleset.action_to_text, move)
    tries(game.throw, move)


@given(st.one_of(anything, positions), st.sampled_from(hnefi.rulesets()))
def test_positions(position, id):
    game = tries(hnefi.Game, id, position)
    if game is not None:
        assert len(game.legal_moves()) == game.mask().sum()
        game.planes(), game.record(), repr(game)


@given(anything)
def test_rule_sets(text):
    tries(hnefi.Ruleset, text)
    tries(hnefi.Game, text)
    tries(hnefi.Ruleset.from_toml, text)
    tries(hnefi.Ruleset.from_toml, text, text)


@given(st.data())
def test_damaged_rule_set_files(data):
    text = LITTLE_SIEGE
    begin = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(begin, min(len(text), begin + 40)))
    tries(hnefi.Ruleset.from_toml, text[:begin] + data.draw(st.text(max_size=8)) + text[end:])


LITTLE_SIEGE = """
id = "little-siege"
name = "Little siege"
extends = "brandubh-cyningstan"

[sources.me]
title = "Mine"

[rules]
escape = { value = "edge", standing = "stated", source = "me" }
"""


@given(anything, anything, st.one_of(anything, st.integers(-5, 5)))
def test_batches_are_made_of_what_makes_sense(games, seed, threads):
    if isinstance(games, int) and games > 100:
        games = 100 - games
    tries(hnefi.Batch, "brandubh-cyningstan", games, seed, threads)


@given(
    st.one_of(anything, arrays.arrays(st.sampled_from([np.int8, np.int64, np.float32, bool]), arrays.array_shapes(max_dims=3)))
)
def test_steps_and_resets(array):
    batch = hnefi.Batch("brandubh-cyningstan", 3)
    tries(batch.step, array)
    tries(batch.reset, array)
    tries(batch.game, array)


#: Numbers of which no search takes long.
short = st.one_of(
    anything.filter(lambda value: not isinstance(value, (int, float)) or value <= 0), st.integers(1, 2), st.floats(0, 0.01)
)


@given(short, short, short, short, st.one_of(st.none(), short))
def test_searches(nodes, depth, time, lines, level):
    tries(ENGINE.search, GAME, nodes=nodes, depth=depth, time=time, lines=lines, level=level)


ENGINE = hnefi.Engine(hash_mb=1)
GAME = hnefi.Game("brandubh-cyningstan")
