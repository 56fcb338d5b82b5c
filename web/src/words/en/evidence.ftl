## How a claim is known

evidence-known = known
evidence-known-title = A source says so, or shows it.
evidence-inferred = inferred
evidence-inferred-title = It follows from what is known, if the reasoning holds.
evidence-conjecture = conjecture
evidence-conjecture-title = Somebody’s guess. It may be wrong, and others guess otherwise.
evidence-label = How it is known
evidence-ours = our own reasoning
evidence-through = as told by { $source }
