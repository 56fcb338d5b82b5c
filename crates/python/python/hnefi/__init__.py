"""Alea Evangelii and the other hnefatafl games: rule sets with their sources, games, batches of games, the engine.

>>> import hnefi
>>> game = hnefi.Game("brandubh-cyningstan")
>>> game.play("d1-c1")
'd1-c1'
>>> len(game.legal_moves())
23

`hnefi.env` has the games as a PettingZoo environment, `hnefi.studies` the tables of the balance studies as pandas frames; both need
what `pip install hnefi[env]` and `pip install hnefi[studies]` install.
"""

from hnefi._hnefi import (
    PLANES,
    Batch,
    BatchError,
    Engine,
    Game,
    HnefiError,
    IllegalMove,
    LimitError,
    Line,
    Outcome,
    PositionError,
    Rule,
    Ruleset,
    RulesetError,
    RulesetOption,
    Score,
    SearchResult,
    __version__,
    rulesets,
)

__all__ = [
    "PLANES",
    "Batch",
    "BatchError",
    "Engine",
    "Game",
    "HnefiError",
    "IllegalMove",
    "LimitError",
    "Line",
    "Outcome",
    "PositionError",
    "Rule",
    "Ruleset",
    "RulesetError",
    "RulesetOption",
    "Score",
    "SearchResult",
    "__version__",
    "rulesets",
]
