## Hvordan man ved det

evidence-known = kendt
evidence-known-title = En kilde siger det eller viser det.
evidence-inferred = udledt
evidence-inferred-title = Det følger af det kendte, hvis ræsonnementet holder.
evidence-conjecture = formodning
evidence-conjecture-title = Nogens gæt. Det kan være forkert, og andre gætter anderledes.
evidence-label = Hvordan man ved det
evidence-ours = vores eget ræsonnement
evidence-through = gengivet efter { $source }
