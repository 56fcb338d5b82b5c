"""Random games in three lines: who wins brandubh when nobody thinks?"""

import hnefi

rewards, plies = hnefi.Batch("brandubh-cyningstan", games=10_000, seed=1).random_playouts()
print(f"attackers {(rewards > 0).mean():.1%}, defenders {(rewards < 0).mean():.1%}, {plies.mean():.0f} plies")
