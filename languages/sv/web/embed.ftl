### The embedded board

embed-start = Första ställningen
embed-back = Ett drag bakåt
embed-next = Ett drag framåt
embed-end = Sista ställningen
embed-at = Drag { $ply } av { $of }: { $move }
embed-beginning = { $of ->
    [one] Början (ett drag)
   *[other] Början ({ $of } drag)
}
embed-pass = förlorad tur
embed-moves = Partiets drag
embed-slider = Drag
embed-attackers = Angripare
embed-defenders = Försvarare
embed-king = Kung
embed-keys = Vänster och höger piltangent stegar genom dragen, Home och End går till första och sista ställningen.
embed-result-attackers = Angriparna har vunnit.
embed-result-defenders = Försvararna har vunnit.
embed-result-draw = Partiet är remi.
embed-broken = Brädet kan inte visas
