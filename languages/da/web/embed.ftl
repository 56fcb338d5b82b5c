### The embedded board

embed-start = Første stilling
embed-back = Et træk tilbage
embed-next = Et træk frem
embed-end = Sidste stilling
embed-at = Træk { $ply } af { $of }: { $move }
embed-beginning = { $of ->
    [one] Begyndelsen, før ét træk
   *[other] Begyndelsen, før { $of } træk
}
embed-pass = mistet tur
embed-moves = Partiets træk
embed-slider = Træk
embed-attackers = Angribere
embed-defenders = Forsvarere
embed-king = Konge
embed-keys = Venstre og højre piletast går gennem trækkene, Home og End går til første og sidste stilling.
embed-result-attackers = Angriberne har vundet.
embed-result-defenders = Forsvarerne har vundet.
embed-result-draw = Partiet er remis.
embed-broken = Dette bræt kan ikke vises
