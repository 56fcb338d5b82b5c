"""What the documents show works, and everything public is documented."""

import csv
import doctest
import importlib.util
import inspect
import re

import hnefi
import pytest


def example(root, name):
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, root / "crates" / "python" / "examples" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_readme_works_from_its_first_lines(root, capsys):
    text = (root / "crates" / "python" / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    names = {}
    for block in blocks:
        exec(block, names)  # noqa: S102 - it is our own README
    assert len(names["rewards"]) == 16 and len(names["game"]) == 2
    assert names["game"].position in capsys.readouterr().out


def test_the_guide_shows_what_is_printed(root, monkeypatch):
    monkeypatch.chdir(root)
    text = (root / "docs" / "guide" / "python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(>>> .*?)```", text, re.DOTALL)
    assert len(blocks) >= 5
    shown = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "docs/guide/python.md", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(shown).failed == 0


def test_the_front_page_of_the_package():
    assert doctest.testmod(hnefi).attempted > 0
    assert doctest.testmod(hnefi).failed == 0


def public():
    for name in hnefi.__all__:
        thing = getattr(hnefi, name)
        yield name, thing
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            yield from ((f"{name}.{part}", getattr(thing, part)) for part in vars(thing) if not part.startswith("_"))


def test_everything_public_is_documented(root):
    reference = (root / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
    for name, thing in public():
        if not isinstance(thing, (str, tuple)):
            assert inspect.getdoc(thing), f"`{name}` has no documentation"
        assert name.split(".")[-1] in reference, f"docs/reference/python.md lacks `{name}`"


def test_the_stubs_have_everything_public(root):
    stubs = (root / "crates" / "python" / "python" / "hnefi" / "_hnefi.pyi").read_text(encoding="utf-8")
    for name, _ in public():
        assert re.search(rf"\b{name.split('.')[-1]}\b", stubs), f"the stubs lack `{name}`"


def test_random_games(root, capsys):
    example(root, "random_games")
    assert re.fullmatch(r"attackers \d+\.\d%, defenders \d+\.\d%, \d+ plies\n", capsys.readouterr().out)


def test_a_policy_learns(root):
    before, after = example(root, "train_brandubh").main(rounds=8)
    assert after > before + 0.1


def test_the_figure_has_the_reports_numbers(root, tmp_path):
    pytest.importorskip("pandas")
    pytest.importorskip("matplotlib")
    figure = example(root, "study_figure")
    folder = root / "docs" / "studies" / "calibration-2026"
    (table,) = folder.glob("*.parquet")
    found = figure.arms(table)
    with open(folder / "calibration-2026-arms.csv", newline="", encoding="utf-8") as file:
        reported = {row["arm"]: row for row in csv.DictReader(file)}
    assert len(found) == len(reported) > 10
    for row in found.itertuples():
        report = reported[row.arm]
        assert int(report["games"]) == row.games
        for theirs, ours in [("score", row.score), ("wilson_low", row.low), ("wilson_high", row.high)]:
            assert abs(float(report[theirs]) - ours) < 1e-4
    figure.draw(found, tmp_path / "figure.svg")
    assert "<svg" in (tmp_path / "figure.svg").read_text(encoding="utf-8")
