### The embedded board

embed-start = Første stilling
embed-back = Ett trekk tilbake
embed-next = Ett trekk fram
embed-end = Siste stilling
embed-at = Trekk { $ply } av { $of }: { $move }
embed-beginning = { $of ->
    [one] Begynnelsen (ett trekk)
   *[other] Begynnelsen ({ $of } trekk)
}
embed-pass = mistet tur
embed-moves = Partiets trekk
embed-slider = Trekk
embed-attackers = Angripere
embed-defenders = Forsvarere
embed-king = Konge
embed-keys = Venstre og høyre piltast går gjennom trekkene, Home og End går til første og siste stilling.
embed-result-attackers = Angriperne har vunnet.
embed-result-defenders = Forsvarerne har vunnet.
embed-result-draw = Partiet er remis.
embed-broken = Dette brettet kan ikke vises
