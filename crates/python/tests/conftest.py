"""What several tests need."""

import shutil
import subprocess
from pathlib import Path

import hnefi
import pytest
from hypothesis import settings

# A busy machine is no mistake, and a failure is to be found again by everybody.
settings.register_profile("hnefi", deadline=None, derandomize=True)
settings.load_profile("hnefi")

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def native():
    """Runs a program that uses the Rust crates alone, and returns what it prints."""
    cargo = shutil.which("cargo")
    if cargo is None:
        pytest.skip("cargo is needed to play the games natively")

    def run(name, *arguments):
        # With the package named it would have other features than the tests have, and be compiled once more.
        command = [cargo, "run", "--quiet", "--example", name, "--", *map(str, arguments)]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout

    return run


@pytest.fixture(scope="session")
def one_of_each_size() -> dict[int, hnefi.Ruleset]:
    """A rule set for each size of board that the built-in ones have."""
    rulesets = [hnefi.Ruleset(id) for id in hnefi.rulesets()]
    return {ruleset.size: ruleset for ruleset in rulesets}
