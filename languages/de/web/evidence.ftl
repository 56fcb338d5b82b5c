## Woher man eine Aussage hat

evidence-known = bekannt
evidence-known-title = Eine Quelle sagt oder zeigt es, und keine, die wir kennen, widerspricht.
evidence-inferred = erschlossen
evidence-inferred-title = Es folgt aus dem, was bekannt ist, sofern die Überlegung stimmt.
evidence-conjecture = vermutet
evidence-conjecture-title = Jemandes Vermutung. Sie kann falsch sein, und andere vermuten anderes.
evidence-label = Woher man es weiß
evidence-ours = unsere eigene Überlegung
evidence-through = wiedergegeben nach { $source }
evidence-words = Wörter
place-rule = Regel { $at }
place-page = S. { $at }
place-paragraph = Stelle „{ $at } …“
place-section = Abschnitt „{ $at }“
place-caption = Bildunterschrift „{ $at } …“
place-entry = Eintrag „{ $at }“
place-comment = Kommentar von { $at }
