## Hvordan man vet det som påstås

evidence-known = kjent
evidence-known-title = En kilde sier det eller viser det, og ingen vi kjenner, sier imot.
evidence-inferred = utledet
evidence-inferred-title = Det følger av det som er kjent, hvis resonnementet holder.
evidence-conjecture = formodning
evidence-conjecture-title = Noens gjetning. Den kan være feil, og andre gjetter annerledes.
evidence-label = Hvordan man vet det
evidence-ours = vårt eget resonnement
evidence-through = gjengitt etter { $source }
evidence-words = Ord
place-rule = regel { $at }
place-page = s. { $at }
place-paragraph = stedet «{ $at } …»
place-section = avsnittet «{ $at }»
place-caption = bildeteksten «{ $at } …»
place-entry = oppslaget «{ $at }»
place-comment = kommentar av { $at }
