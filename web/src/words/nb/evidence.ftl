## Hvordan man vet det som påstås

evidence-known = kjent
evidence-known-title = En kilde sier det eller viser det.
evidence-inferred = utledet
evidence-inferred-title = Det følger av det som er kjent, hvis resonnementet holder.
evidence-conjecture = formodning
evidence-conjecture-title = Noens gjetning. Den kan være feil, og andre gjetter annerledes.
evidence-label = Hvordan man vet det
evidence-ours = vårt eget resonnement
evidence-through = gjengitt etter { $source }
