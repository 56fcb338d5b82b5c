## Ein Brett

board-more = Mehr
board-goals = Zeigen, wo der König gewinnt
board-size = Brettgröße
board-focus = Fokusmodus
board-focus-leave = Fokusmodus verlassen

## Eine Partie

game-board-label = Brett, { $size } mal { $size }
game-keys = Die Pfeiltasten führen über die Punkte, mit Strg gleich zum nächsten, auf den es ankommt. Eingabe oder Leertaste nimmt einen Stein auf und setzt ihn ab, Esc lässt ihn los. Ein Buchstabe und eine Zahl, etwa d8, führen zu diesem Punkt. Außerhalb des Bretts blättern links und rechts durch die Züge.
game-keys-title = Tasten
game-position = Stellung
game-turn = Am Zug: { $side }
game-turn-yours = Du bist am Zug ({ $side })
game-turn-engine = Die { $side } denken nach …
game-over = Die Partie ist zu Ende
game-past = Zug { $ply } von { $count } wird gezeigt
game-past-start = Die Grundstellung wird gezeigt
game-live = Zurück zur aktuellen Stellung
game-lost-turn = Zug verfallen
game-die = Der Würfel zeigt { $value }
game-announce-raichi = Raicki: Dem König steht ein Weg offen
game-announce-tuichu = Tuicku: Dem König stehen zwei Wege oder mehr offen
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = Die Verbindung ist abgerissen. Der Server wird gesucht …
game-watching = Du siehst dieser Partie zu.
game-seat-human = an diesem Gerät
game-seat-elsewhere = an einem anderen Gerät
game-seat-you = du
game-seat-engine = Engine, Stufe { $level }
game-lost-men = Verlorene Steine: { $count }
game-actions = Aktionen
game-about = Über diese Partie
game-flip = Brett drehen
game-takeback = Zug zurücknehmen
game-resign = Aufgeben
game-draw-offer = Remis anbieten
game-draw-title = Remis anbieten?
game-draw-words = Nimmt die andere Seite an, ist die Partie zu Ende, und niemand hat gewonnen.
game-draw-accept = Remis annehmen
game-draw-decline = Remis ablehnen
game-draw-withdraw = Angebot zurückziehen
game-draw-offered = Die { $side } bieten Remis an.
game-draw-refused = Die Engine lehnt das Remis ab.
game-may-go-on = Die { $side } dürfen von { $point } aus weiterschlagen
game-must-go-on = Die { $side } müssen von { $point } aus weiterschlagen
game-stay = Zug hier beenden
game-hint = Tipp
game-hint-words = { $from } nach { $to }. { $score }
game-hint-stay = Den Zug auf { $to } beenden. { $score }
game-hint-waiting = Ein guter Zug wird gesucht …
game-share = Teilen und exportieren
game-ask = Jeden Zug bestätigen
game-resign-title = Aufgeben?
game-resign-words = Die { $side } geben auf, und die Partie ist zu Ende.
game-resign-yes = Aufgeben
game-resign-no = Weiterspielen
game-confirm-words = { $from } nach { $to }
game-confirm-yes = Diesen Zug spielen
game-confirm-no = Abbrechen
game-rules-link = Die Regeln dieses Spiels
game-inferred = Die Grundstellung ist erschlossen.

thinking-title = Die Engine
thinking-depth = { $depth ->
    [one] { $depth } Halbzug tief
   *[other] { $depth } Halbzüge tief
  }
thinking-line = Beste Variante
score-even = Die Partie sieht ausgeglichen aus.
score-ahead = Die { $side } liegen um etwa { $men ->
    [one] einen Stein
   *[other] { $men } Steine
  } vorn.
score-win = Die { $side } gewinnen in { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
  }.

moves-title = Züge
moves-first = Erste Stellung
moves-previous = Einen Zug zurück
moves-next = Einen Zug vor
moves-last = Aktuelle Stellung
moves-start = Grundstellung
moves-die = Würfel { $value }
moves-stay = { $point } bleibt
moves-none = Es wurde noch kein Zug gemacht.

## Wie eine Partie endet

end-winner = Die { $side } haben gewonnen
end-draw = Die Partie endet remis
end-reason-king-captured = Der König ist geschlagen.
end-reason-king-escaped = Der König ist entkommen.
end-reason-encirclement = Der König und alle seine Männer sind eingekreist.
end-reason-exit-fort = Der König steht am Rand in einer Festung, die niemand brechen kann.
end-reason-king-alone = Der König hat alle seine Männer verloren.
end-reason-king-walled-in = Der König ist eingemauert.
end-reason-no-escape = Der König kann keine Ecke mehr erreichen und keine Festung bauen.
end-reason-no-moves = Es gibt keinen Zug mehr.
end-reason-repetition = Dieselbe Stellung ist wiedergekehrt.
end-reason-turn-limit = Es sind so viele Züge gespielt worden, wie die Regeln erlauben.
end-reason-resigned = Die { $side } haben aufgegeben.
end-reason-agreed = Beide Seiten haben sich auf Remis geeinigt.
end-reason-out-of-time = Die { $side } haben die Zeit überschritten.
end-reason-absent = Die { $side } haben die Partie verlassen und sind nicht zurückgekehrt.
end-reason-other = Eine Regel dieses Spiels beendet hier die Partie.
end-rule = Die Regel, die entscheidet
end-rule-link = Unter den Regeln nachlesen
end-rematch = Revanche
end-swap = Revanche mit vertauschten Seiten
end-new = Neue Partie
end-next = Wie weiter?
end-analyse = Diese Partie analysieren
end-report = Partiebericht

## Was gesprochen wird

say-move = { $side }: { $from } nach { $to }.
say-stay = { $side }: Der Stein bleibt auf { $point }, der Zug ist beendet.
say-pass = { $side }: Zug verfallen.
say-captures = { $count ->
    [one] Geschlagen: { $points }.
   *[other] { $count } geschlagen: { $points }.
  }
say-turn = Am Zug: { $side }.
say-your-turn = Du bist am Zug.
say-picked = { $piece } auf { $point } aufgenommen, { $count ->
    [one] ein mögliches Ziel
   *[other] { $count } mögliche Ziele
  }.
say-proposed = { $from } nach { $to }? Eingabe spielt den Zug, Esc nimmt ihn zurück.
say-dropped = Zurückgestellt.
say-taken-back = Zurückgenommen bis Zug { $ply }.
say-die = Der Würfel zeigt { $value }.
cell-empty = { $point }, leer
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
cell-target = { $cell }, mögliches Ziel
cell-selected = { $cell }, aufgenommen

why-fallen = { $count ->
    [one] Warum wurde er geschlagen?
   *[other] Warum wurden sie geschlagen?
}

## Listen

move-count = { $count ->
    [0] noch nicht begonnen
    [one] ein Zug
   *[other] { $count } Züge
  }
remove-listed = { $name } aus der Liste entfernen
remove-words = Das lässt sich nicht rückgängig machen.
remove-yes = Aus der Liste entfernen
