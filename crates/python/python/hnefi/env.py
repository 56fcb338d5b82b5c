"""The games as an environment of PettingZoo for two agents that move in turn. Needs `pip install hnefi[env]`.

>>> from hnefi.env import env
>>> game = env("brandubh-cyningstan")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     over = terminated or truncated
...     game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hnefi._hnefi import PLANES, Game, IllegalMove, Ruleset

__all__ = ["TaflEnv", "env"]


def env(ruleset: str | Ruleset, max_plies: int = 1_000, render_mode: str | None = None) -> AECEnv:
    """The environment with PettingZoo's usual checks around it: an agent that makes an illegal move loses, and calls come in order.

    The arguments and errors are those of `TaflEnv`.
    """
    inner = TaflEnv(ruleset, max_plies, render_mode)
    checked: AECEnv = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class TaflEnv(AECEnv):
    """A game of a rule set between the agents `attackers` and `defenders`.

    An observation is a dict of `observation`, the planes (uint8, shape `(14, size, size)`, as `Game.planes` gives them), and
    `action_mask` (int8, shape `(actions,)`, 1 where an action is legal; all 0 for the agent that is not to move and when the game is
    over). Actions are those of `Game`. The winner is rewarded with 1, the loser with -1; in a draw both get 0. A game is truncated after
    `max_plies` plies. An agent may be to move twice running, where it goes on capturing or the other lost its turn. Dice are thrown by
    the environment, by the seed of `reset`.

    With `render_mode` `ansi`, `render` returns the position as text; with `human` it prints it.

    Raises `RulesetError` if there is no such rule set, and `ValueError` for a limit below 1 or another render mode.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "hnefi_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, ruleset: str | Ruleset, max_plies: int = 1_000, render_mode: str | None = None) -> None:
        super().__init__()
        if max_plies < 1:
            raise ValueError(f"`max_plies` cannot be {max_plies}: give 1 or more")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"`render_mode` cannot be {render_mode!r}: give `ansi`, `human` or None")
        self.ruleset = ruleset if isinstance(ruleset, Ruleset) else Ruleset(ruleset)
        self.max_plies = max_plies
        self.render_mode = render_mode
        self.possible_agents = ["attackers", "defenders"]
        size, actions = self.ruleset.size, self.ruleset.actions
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (len(PLANES), size, size), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. `seed` decides what the dice show; `options` are not used."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.game = Game(self.ruleset)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.ruleset.first
        self._settle()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees now."""
        to_move = agent == self.game.side and not self.truncations.get(agent, False)
        mask = self.game.mask() if to_move else np.zeros(self.ruleset.actions, bool)
        return {"observation": self.game.planes(), "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is to move.

        Raises `IllegalMove` if it cannot be played.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"the {self.agent_selection} are to move: `None` is for agents whose game is over")
        self.game.play(action)
        self._cumulative_rewards[self.agent_selection] = 0
        self._settle()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """Throws the dice that are due, and sees who is to move and whether the game is over."""
        while self.game.awaits_throw:
            self.game.throw(int(self._chance.integers(1, 7)))
        outcome = self.game.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            if outcome.winner is not None:
                self.rewards = {agent: 1 if agent == outcome.winner else -1 for agent in self.agents}
        elif len(self.game) >= self.max_plies:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.game.side or self.agents[self.agents[0] == self.agent_selection]

    def render(self) -> str | None:
        """The position, as the render mode says."""
        if self.render_mode == "ansi":
            return self.game.position
        print(self.game.position)
        return None

    def close(self) -> None:
        """Nothing is to be closed."""
