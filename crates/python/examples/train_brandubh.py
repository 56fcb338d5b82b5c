"""Trains a tiny policy for the defenders of brandubh against attackers who move at random.

    python train_brandubh.py [ROUNDS]

The policy is linear: the planes of the position times a matrix give a number for each action, and the softmax of those of the legal
actions is how likely each is played. After each round of games the matrix goes along the gradient of REINFORCE (Williams 1992): what was
played in games that went better than usual becomes likelier. Needs nothing but numpy, and about a minute.
"""

import sys

import hnefi
import numpy as np

RULES = "brandubh-cyningstan"
GAMES = 128
MOST_PLIES = 120
RATE = 2.0
DEFENDERS = 1


def likelihoods(weights, planes, masks):
    """How likely the policy plays each action, for each of some positions."""
    logits = np.where(masks, planes @ weights, -np.inf)
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def play(weights, seed):
    """A round of games. Returns the defenders' score of each, and what the policy saw and did: games, planes, changes of the logits."""
    batch = hnefi.Batch(RULES, GAMES, seed=seed)
    chance = np.random.default_rng(seed)
    scores = np.zeros(GAMES, np.float32)
    seen = []
    for _ in range(MOST_PLIES):
        actions = batch.random_actions()
        ours = np.flatnonzero((batch.sides() == DEFENDERS) & ~batch.dones())
        if len(ours):
            planes = batch.planes()[ours].reshape(len(ours), -1).astype(np.float32)
            likely = likelihoods(weights, planes, batch.masks()[ours])
            drawn = (likely.cumsum(axis=1) > chance.random((len(ours), 1))).argmax(axis=1)
            actions[ours] = drawn
            likely[np.arange(len(ours)), drawn] -= 1
            seen.append((ours, planes, -likely))
        rewards, dones = batch.step(actions)
        scores -= rewards
        if dones.all():
            break
    return scores, seen


def main(rounds=40):
    """Trains for a number of rounds, and tells how often the defenders win before and after."""
    ruleset = hnefi.Ruleset(RULES)
    weights = np.zeros((len(hnefi.PLANES) * ruleset.size**2, ruleset.actions), np.float32)
    for number in range(rounds):
        scores, seen = play(weights, seed=number)
        if number % 5 == 0:
            print(f"round {number:2}: the defenders win {(scores > 0).mean():.0%}", flush=True)
        better = scores - scores.mean()
        for games, planes, changes in seen:
            weights += RATE / GAMES * planes.T @ (changes * better[games, None])
    before, after = (play(w, seed=1_000)[0] for w in [np.zeros_like(weights), weights])
    print(f"{GAMES} new games: {(before > 0).mean():.0%} won before the training, {(after > 0).mean():.0%} after")
    return (before > 0).mean(), (after > 0).mean()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
