"""The tables of the balance studies, one row a game, as pandas frames. Needs `pip install hnefi[studies]`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from hnefi._hnefi import HnefiError

if TYPE_CHECKING:
    import pandas

__all__ = ["TableError", "table"]

#: The columns of the oldest tables; newer ones have more at the end.
_COLUMNS = [
    "arm",
    "rules",
    "layout",
    "attackers_may_visit",
    "defenders_may_visit",
    "game",
    "seed",
    "opening_plies",
    "result",
    "ending",
    "plies",
    "attackers_lost",
    "defenders_lost",
    "first_capture",
    "choices",
    "lead_changes",
    "turnaround",
    "attackers_visited",
    "defenders_visited",
    "evaluations",
    "moves",
]

#: What the file says of the study, by its key there and its name in `DataFrame.attrs`.
_SAYS = {
    "hnefi.study": "study",
    "hnefi.engine": "engine",
    "hnefi.version": "version",
    "hnefi.parts": "parts",
    "hnefi.file": "file",
}


class TableError(HnefiError):
    """A file that is not a table of a study's games."""


def table(path: str | os.PathLike[str]) -> pandas.DataFrame:
    """The games of a study, from the Parquet file that `hnefi lab` writes and `docs/studies/` publishes.

    Returns a frame with a row for each game, in the order of the study; https://pandas.pydata.org says what can be done with it, and
    `docs/reference/tables.md` what the columns are. Its `attrs` have what the file says of the study: `study` (its hash), `engine` (the
    fingerprint), `version` (of the program; older tables lack it), `parts` and `file` (the study's own text, TOML).

    Raises `TableError` if the file is no such table, and `OSError` if it cannot be read.
    """
    import pyarrow
    import pyarrow.parquet

    # Opened here, so that a file that is missing is told from one that is damaged.
    with open(path, "rb") as file:
        try:
            games = pyarrow.parquet.read_table(file)
        except (pyarrow.ArrowException, OSError) as error:
            raise TableError(f"`{os.fspath(path)}` is not a Parquet file, or is damaged: {error}") from error
    said = {key.decode(): value.decode() for key, value in (games.schema.metadata or {}).items()}
    missing = [f"the column `{name}`" for name in _COLUMNS if name not in games.column_names]
    missing += [f"`{key}` in its metadata" for key in ["hnefi.study", "hnefi.engine", "hnefi.file"] if key not in said]
    if missing:
        raise TableError(f"`{os.fspath(path)}` is not a table of a study's games: it lacks {', '.join(missing)}")
    frame: pandas.DataFrame = games.to_pandas()
    frame.attrs = {name: said[key] for key, name in _SAYS.items() if key in said}
    return frame
