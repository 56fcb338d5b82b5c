## Hvordan man ved det

evidence-known = kendt
evidence-known-title = En kilde siger det eller viser det, og ingen, vi kender, modsiger den.
evidence-inferred = udledt
evidence-inferred-title = Det følger af det kendte, hvis ræsonnementet holder.
evidence-conjecture = formodning
evidence-conjecture-title = Nogens gæt. Det kan være forkert, og andre gætter anderledes.
evidence-label = Hvordan man ved det
evidence-ours = vores eget ræsonnement
evidence-through = gengivet efter { $source }
evidence-words = Ord
place-rule = regel { $at }
place-page = s. { $at }
place-paragraph = stedet »{ $at } …«
place-section = afsnittet »{ $at }«
place-caption = billedteksten »{ $at } …«
place-entry = opslaget »{ $at }«
place-comment = kommentar af { $at }
