"""The attackers' score of every arm of a study, with Wilson's interval: the first figure of the report, from the table alone.

A notebook in plain Python: editors show its cells (`# %%`) one by one. From the command line:

    python balance.py alea-2026.parquet balance.svg
"""

# %% What is needed: pip install duckdb pandas matplotlib
import sys
import tomllib
from math import sqrt

import duckdb
import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

# %% One line an arm: the games at the study's base strength, without those from the bare start and those by other evaluations
ARMS = """
    SELECT
        arm,
        count(*) AS games,
        count(*) FILTER (result = 'attackers') AS won,
        count(*) FILTER (result = 'draw') AS drawn,
        count(*) FILTER (result = 'defenders') AS lost,
        (won + drawn / 2) / games AS score
    FROM (FROM read_parquet($table) UNION ALL BY NAME SELECT '' AS evaluation WHERE false)  -- which older tables lack
    WHERE attackers_may_visit = $nodes AND defenders_may_visit = $nodes
        AND opening_plies >= $opening AND coalesce(evaluation, '') = ''
    GROUP BY arm
    ORDER BY score DESC, arm
"""


def study(table):
    """The file of the study, which the table carries with it."""
    query = "SELECT decode(value) FROM parquet_kv_metadata($table) WHERE decode(key) = 'hnefi.file'"
    return tomllib.loads(duckdb.execute(query, {"table": str(table)}).fetchone()[0])


# %% Wilson's interval: what a test of the score would not reject
Z = 1.959963984540054  # 95 %


def wilson(score, games):
    middle = (score + Z * Z / (2 * games)) / (1 + Z * Z / games)
    margin = Z * sqrt(score * (1 - score) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return middle - margin, middle + margin


def arms(table):
    """The arms of a table of games, with their intervals, as a data frame."""
    asked = study(table)
    opening = 1 if "bare" in asked else 0
    frame = duckdb.execute(ARMS, {"table": str(table), "nodes": asked["nodes"], "opening": opening}).df()
    intervals = [wilson(score, games) for score, games in zip(frame["score"], frame["games"])]
    frame["low"] = [low for low, _ in intervals]
    frame["high"] = [high for _, high in intervals]
    return frame


# %% The figure
def draw(frame, file, fair=(0.45, 0.55)):
    figure, axes = plt.subplots(figsize=(9, 1 + 0.3 * len(frame)))
    places = range(len(frame), 0, -1)
    axes.axvspan(100 * fair[0], 100 * fair[1], color="#e8dcc0")
    axes.hlines(places, 100 * frame["low"], 100 * frame["high"], color="#7a6a4f")
    axes.plot(100 * frame["score"], places, "o", color="#9c2b1f")
    axes.set_yticks(places, frame["arm"])
    axes.set_xlim(0, 100)
    axes.set_xlabel("attackers' score, %")
    figure.tight_layout()
    figure.savefig(file)
    plt.close(figure)


# %%
if __name__ == "__main__":
    table, file = sys.argv[1:3]
    found = arms(table)
    print(found.to_string(index=False, float_format=lambda number: f"{number:.3f}"))
    draw(found, file)
