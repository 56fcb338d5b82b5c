## How a claim is known

evidence-known = known
evidence-known-title = A source says or shows it, and no source we know contradicts it.
evidence-inferred = inferred
evidence-inferred-title = It follows from what is known, if the reasoning is right.
evidence-conjecture = conjecture
evidence-conjecture-title = A guess. It may be wrong, and others guess differently.
evidence-label = How it is known
evidence-ours = our own reasoning
evidence-through = as told by { $source }
evidence-words = Words
place-rule = rule { $at }
place-page = p. { $at }
place-paragraph = passage “{ $at } …”
place-section = section “{ $at }”
place-caption = caption “{ $at } …”
place-entry = entry “{ $at }”
place-comment = comment by { $at }
