"""Many games at once."""

import hnefi
import numpy as np
import pytest

BRANDUBH = "brandubh-cyningstan"


def test_shapes_and_types():
    for id in [BRANDUBH, "tablut-murray", "tawlbwrdd-bell-dice", "berserk", "alea-walker-2015"]:
        batch = hnefi.Batch(id, 5, seed=3)
        size, actions = batch.ruleset.size, batch.ruleset.actions
        assert len(batch) == 5
        for array, shape, dtype in [
            (batch.masks(), (5, actions), bool),
            (batch.planes(), (5, 14, size, size), np.uint8),
            (batch.sides(), (5,), np.uint8),
            (batch.plies(), (5,), np.int32),
            (batch.dones(), (5,), bool),
            (batch.random_actions(), (5,), np.int32),
            (batch.legal_moves()[1], (6,), np.int64),
            (batch.random_playouts(10)[0], (5,), np.float32),
            (batch.random_playouts(10)[1], (5,), np.int32),
        ]:
            assert array.shape == shape and array.dtype == dtype
        rewards, dones = batch.step(batch.random_actions())
        assert (rewards.shape, rewards.dtype, dones.shape, dones.dtype) == ((5,), np.float32, (5,), bool)


@pytest.mark.parametrize("id", [BRANDUBH, "tawlbwrdd-bell-dice", "berserk", "copenhagen", "ashton-bologna", "alea-walker-2015"])
def test_a_batch_is_its_games(id):
    batch = hnefi.Batch(id, 4, seed=11)
    games = [batch.game(number) for number in range(4)]
    for _ in range(60):
        actions = batch.random_actions()
        legal, offsets = batch.legal_moves()
        masks, planes, sides = batch.masks(), batch.planes(), batch.sides()
        for number, game in enumerate(games):
            assert (legal[offsets[number] : offsets[number + 1]] == game.legal_moves()).all()
            assert (masks[number] == game.mask()).all() and (planes[number] == game.planes()).all()
            assert game.side in (None, ["attackers", "defenders"][sides[number]])
        rewards, dones = batch.step(actions)
        for number, (game, action) in enumerate(zip(games, actions)):
            if action < 0:
                assert game.outcome is not None and rewards[number] == 0 and dones[number]
                continue
            game.play(int(action))
            after = batch.game(number)
            # What chance did since, the single game has not.
            assert after.moves[: len(game)] == game.moves
            games[number] = after
            outcome = after.outcome
            assert dones[number] == (outcome is not None)
            winner = {None: 0, "attackers": 1, "defenders": -1}[outcome and outcome.winner]
            assert rewards[number] == winner
        assert batch.plies().tolist() == [len(game) for game in games]


def test_threads_change_nothing_and_seeds_do():
    def play(threads, seed):
        batch = hnefi.Batch("tawlbwrdd-bell-dice", 9, seed=seed, threads=threads)
        for _ in range(30):
            batch.step(batch.random_actions())
        rewards, plies = batch.random_playouts(100)
        return [batch.game(number).moves for number in range(9)], rewards.tolist(), plies.tolist()

    assert play(1, 5) == play(4, 5) == play(64, 5)
    assert play(1, 5) != play(1, 6)
    moves, _, _ = play(1, 5)
    assert len({tuple(game) for game in moves}) == 9


def test_games_begin_anew_where_they_are_to():
    batch = hnefi.Batch(BRANDUBH, 50, seed=1, auto_reset=True)
    ended = 0
    for _ in range(120):
        rewards, dones = batch.step(batch.random_actions())
        assert (batch.plies()[dones] == 0).all() and not batch.dones().any()
        assert (rewards[~dones] == 0).all()
        ended += dones.sum()
    assert ended > 20
    batch.reset()
    assert (batch.plies() == 0).all()
    batch.step(batch.random_actions())
    which = np.arange(50) < 10
    batch.reset(which)
    assert (batch.plies() == ~which).all()
    batch.reset([True] * 50)
    assert (batch.plies() == 0).all()


def test_playouts_leave_the_games_as_they_are():
    batch = hnefi.Batch(BRANDUBH, 200, seed=2)
    rewards, plies = batch.random_playouts()
    assert set(np.unique(rewards)) <= {-1, 0, 1} and (plies > 0).all()
    assert (batch.plies() == 0).all()
    again, _ = batch.random_playouts()
    assert (again != rewards).any()
    assert (batch.random_playouts(0)[1] == 0).all()
    while not batch.dones().all():
        batch.step(batch.random_actions())
    results, plies = batch.random_playouts()
    assert (plies == 0).all()
    assert all(
        reward == {None: 0, "attackers": 1, "defenders": -1}[batch.game(n).outcome.winner] for n, reward in enumerate(results)
    )


def test_a_wrong_action_changes_no_game():
    batch = hnefi.Batch(BRANDUBH, 8, seed=4, threads=3)
    for _ in range(5):
        batch.step(batch.random_actions())
    before = [batch.game(number).moves for number in range(8)]
    good = batch.random_actions()
    for number, wrong, reason in [
        (3, 0, "move `a1-a1`"),
        (7, -1, "this one goes on"),
        (0, 637, "they are 0 to 636"),
        (1, -2, "is no action"),
    ]:
        actions = good.copy()
        actions[number] = wrong
        with pytest.raises(hnefi.IllegalMove, match=f"game {number} of the batch: .*{reason}"):
            batch.step(actions)
        assert [batch.game(number).moves for number in range(8)] == before
    batch.step(good)


def test_a_game_that_is_over_takes_no_action():
    batch = hnefi.Batch(BRANDUBH, 2, seed=4)
    while not batch.dones()[0]:
        batch.step(batch.random_actions())
    actions = batch.random_actions()
    assert actions[0] == -1
    actions[0] = 40
    with pytest.raises(hnefi.IllegalMove, match="the game is over"):
        batch.step(actions)


def test_arguments_that_do_not_fit():
    for games in [0, -1, 65_537]:
        with pytest.raises(hnefi.BatchError, match="give a number from 1 to 65536"):
            hnefi.Batch(BRANDUBH, games)
    for threads in [0, -3, 5_000]:
        with pytest.raises(hnefi.BatchError, match="threads"):
            hnefi.Batch(BRANDUBH, 1, threads=threads)
    batch = hnefi.Batch(BRANDUBH, 3)
    for actions in [[1, 2], [], np.zeros((3, 1), int), np.zeros(3), np.zeros(0, np.int32), np.array(5)]:
        with pytest.raises(hnefi.BatchError):
            batch.step(actions)
    for actions in [None, 7, "abc", [1.5, 2.5, 3.5], object()]:
        with pytest.raises(TypeError):
            batch.step(actions)
    for which in [[True], np.zeros(3), np.zeros((3, 3), bool)]:
        with pytest.raises(hnefi.BatchError):
            batch.reset(which)
    with pytest.raises(hnefi.BatchError):
        batch.random_playouts(-1)
    for number in [3, -4, 1 << 40]:
        with pytest.raises(IndexError):
            batch.game(number)
    assert batch.game(-1).position == batch.game(2).position


def test_any_kind_of_integers_is_taken():
    for kind in [list, tuple, np.int16, np.int32, np.int64, np.uint32]:
        batch = hnefi.Batch(BRANDUBH, 3, seed=1)
        actions = batch.random_actions()
        batch.step(actions.astype(kind) if isinstance(kind, type) and issubclass(kind, np.generic) else kind(actions.tolist()))
        batch = hnefi.Batch(BRANDUBH, 3, seed=1)
        batch.step(np.repeat(batch.random_actions(), 2)[::2])
