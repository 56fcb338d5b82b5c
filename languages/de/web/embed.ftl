### The embedded board

embed-start = Erste Stellung
embed-back = Einen Zug zurück
embed-next = Einen Zug vor
embed-end = Letzte Stellung
embed-at = Zug { $ply } von { $of }: { $move }
embed-beginning = { $of ->
    [one] Der Anfang der Partie (ein Zug)
   *[other] Der Anfang der Partie ({ $of } Züge)
}
embed-pass = Zug verfallen
embed-moves = Züge der Partie
embed-slider = Zug
embed-attackers = Angreifer
embed-defenders = Verteidiger
embed-king = König
embed-keys = Die Pfeiltasten links und rechts gehen durch die Züge, Pos1 und Ende zur ersten und letzten Stellung.
embed-result-attackers = Die Angreifer haben gewonnen.
embed-result-defenders = Die Verteidiger haben gewonnen.
embed-result-draw = Die Partie endet remis.
embed-broken = Dieses Brett lässt sich nicht zeigen
