"""The first figure of a study's report, from the table alone: the attackers' score of each arm, with Wilson's interval.

    python study_figure.py docs/studies/alea-2026/alea-2026-*.parquet figure.svg

Needs matplotlib and `pip install hnefi[studies]`.
"""

import sys

import numpy as np
from hnefi import studies

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

Z = 1.959963984540054  # 95 %
FAIR = (0.45, 0.55)


def arms(path):
    """A row for each arm at the study's base strength, the best for the attackers first: games, score, low, high."""
    games = studies.table(path)
    nodes = tomllib.loads(games.attrs["file"])["nodes"]
    base = games[(games.attackers_may_visit == nodes) & (games.defenders_may_visit == nodes)]
    score = base.result.map({"attackers": 1.0, "draw": 0.5, "defenders": 0.0}).astype(float)
    found = score.groupby(base.arm).agg(games="size", score="mean").reset_index()
    n = found.games
    middle = (found.score + Z**2 / (2 * n)) / (1 + Z**2 / n)
    margin = Z * np.sqrt(found.score * (1 - found.score) / n + Z**2 / (4 * n**2)) / (1 + Z**2 / n)
    found["low"], found["high"] = middle - margin, middle + margin
    return found.sort_values(["score", "arm"], ascending=[False, True], ignore_index=True)


def draw(found, file):
    """Draws the arms as an SVG file."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(9, 1 + 0.3 * len(found)))
    places = range(len(found), 0, -1)
    axes.axvspan(100 * FAIR[0], 100 * FAIR[1], color="#e8dcc0")
    axes.hlines(places, 100 * found.low, 100 * found.high, color="#7a6a4f")
    axes.plot(100 * found.score, places, "o", color="#9c2b1f")
    axes.set_yticks(places, found.arm)
    axes.set_xlim(0, 100)
    axes.set_xlabel("attackers' score, %")
    figure.tight_layout()
    figure.savefig(file)
    plt.close(figure)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    rows = arms(sys.argv[1])
    print(rows.to_string(index=False, float_format="{:.3f}".format))
    draw(rows, sys.argv[2])
