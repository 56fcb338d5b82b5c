# Warum ein Zug nicht erlaubt ist und warum Steine geschlagen wurden. $from, $to, $point und $points sind Punkte des Bretts.

why-title = Warum?
why-not-occupied = Nicht von { $from } nach { $to }: { $point } ist besetzt.
why-not-closed = Nicht von { $from } nach { $to }: Dieser Stein darf nicht über { $point } hinwegziehen.
why-not-no-stop = Nicht von { $from } nach { $to }: Dieser Stein darf auf { $point } nicht haltmachen.
why-not-too-far = Nicht von { $from } nach { $to }: Dieser Stein zieht höchstens { $limit ->
    [one] einen Punkt
   *[other] { $limit } Punkte
} weit.
why-not-not-straight = Nicht von { $from } nach { $to }: Steine ziehen entlang einer Reihe oder Spalte.
why-not-not-yours = Der Stein auf { $from } gehört der Seite, die nicht am Zug ist.
why-not-no-piece = Auf { $from } steht kein Stein.
why-not-off-board = { $point } liegt nicht auf diesem Brett.
why-not-other-goes-on = Der Stein auf { $point } hat geschlagen und zieht zuerst weiter.
why-not-must-capture = Ein Stein, der nach einem Schlag weiterzieht, muss wieder schlagen.
why-not-must-go-on = Der Stein auf { $point } muss nach seinem Schlag weiterziehen.
why-not-repetition = Durch diesen Zug käme eine Stellung einmal öfter vor, als die Regeln erlauben.
why-not-game-over = Die Partie ist zu Ende.
why-not-other = Dieser Zug ist hier nicht möglich.

# Ein Satz, danach einer der folgenden
why-fell = Geschlagen auf { $point } ({ $piece }).
why-fell-between-two = Der Stein stand zwischen zwei Gegnern, auf { $points }.
why-fell-against-point = Der Stein stand zwischen einem Gegner und { $other }, einem Punkt, der als einer zählt.
why-fell-surrounded = Der Stein wurde von { $points } aus festgehalten.
why-fell-with-the-king = Der Stein war zusammen mit dem König eingeschlossen, von { $points } aus.
why-fell-shieldwall = Der Stein stand in einer Reihe am Rand, mit einem Gegner vor jedem ihrer Männer und an ihrem Ende: ein Schildwall.
why-fell-jumped-over = Ein Gegner ist über ihn gesprungen.
why-fell-moved-between = Der Stein zog selbst zwischen zwei Gegner, auf { $points }.
