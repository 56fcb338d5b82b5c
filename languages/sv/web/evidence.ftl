## Hur man vet det

evidence-known = belagt
evidence-known-title = En källa säger det eller visar det, och ingen som vi känner säger emot.
evidence-inferred = härlett
evidence-inferred-title = Det följer av det som är belagt, om resonemanget håller.
evidence-conjecture = gissning
evidence-conjecture-title = Någons gissning. Den kan vara fel, och andra gissar annorlunda.
evidence-label = Hur man vet det
evidence-ours = vårt eget resonemang
evidence-through = enligt { $source }
evidence-words = Ord
place-rule = regel { $at }
place-page = s. { $at }
place-paragraph = stället ”{ $at } …”
place-section = avsnittet ”{ $at }”
place-caption = bildtexten ”{ $at } …”
place-entry = posten ”{ $at }”
place-comment = kommentar av { $at }
