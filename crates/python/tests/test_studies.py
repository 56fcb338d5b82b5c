"""The tables of studies as frames."""

import hnefi
import pytest

pandas = pytest.importorskip("pandas")
pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

from hnefi import studies


@pytest.fixture(scope="module")
def published(root):
    (path,) = (root / "docs" / "studies" / "calibration-2026").glob("*.parquet")
    return path


def test_a_published_table_is_a_frame(published):
    games = studies.table(published)
    assert isinstance(games, pandas.DataFrame) and len(games) > 1_000
    assert set(games.result) == {"attackers", "defenders", "draw"}
    assert set(games.rules) <= set(hnefi.rulesets())
    assert published.stem.endswith(games.attrs["study"][:12])
    assert games.attrs["engine"].isdigit() and 'name = "calibration-2026"' in games.attrs["file"]
    assert studies.table(str(published)).equals(games)


def test_its_games_are_played_again(published):
    games = studies.table(published)
    for row in games.sample(20, random_state=1).itertuples():
        if row.ending == "max-plies":
            continue
        game = hnefi.Game(row.arm)
        for move in row.moves:
            if move == "pass":
                continue
            if game.awaits_throw:
                game.throw(1)
            assert game.play(move) == move
        assert (game.outcome.winner or "draw") == row.result and game.outcome.reason == row.ending


def test_what_is_no_table_is_refused(tmp_path, published):
    with pytest.raises(FileNotFoundError):
        studies.table(tmp_path / "missing.parquet")
    with pytest.raises(IsADirectoryError):
        studies.table(tmp_path)
    text = tmp_path / "text.parquet"
    text.write_text("no table")
    with pytest.raises(studies.TableError, match="is not a Parquet file, or is damaged"):
        studies.table(text)
    damaged = tmp_path / "damaged.parquet"
    content = bytearray(published.read_bytes())
    content[100:5_000] = bytes(4_900)
    damaged.write_bytes(content)
    with pytest.raises(studies.TableError):
        studies.table(damaged)
    other = tmp_path / "other.parquet"
    parquet.write_table(pyarrow.table({"arm": ["a"]}), other)
    with pytest.raises(studies.TableError, match="it lacks the column `rules`"):
        studies.table(other)
    assert issubclass(studies.TableError, hnefi.HnefiError)
