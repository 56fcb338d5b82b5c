## Comment une affirmation est connue

evidence-known = connu
evidence-known-title = Une source le dit ou le montre, et aucune de celles que nous connaissons ne la contredit.
evidence-inferred = déduit
evidence-inferred-title = Cela suit de ce qui est connu, si le raisonnement tient.
evidence-conjecture = conjecture
evidence-conjecture-title = La supposition de quelqu’un. Elle peut être fausse, et d’autres supposent autrement.
evidence-label = Comment on le sait
evidence-ours = notre propre raisonnement
evidence-through = d’après { $source }
evidence-words = Mots
place-rule = règle { $at }
place-page = p. { $at }
place-paragraph = passage « { $at } … »
place-section = section « { $at } »
place-caption = légende « { $at } … »
place-entry = notice « { $at } »
place-comment = commentaire de { $at }
