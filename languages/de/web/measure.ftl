## Die Balance einer Regelung messen

measure-note = Die Engine spielt auf diesem Server Partien gegen sich selbst, aus denselben Eröffnungen und mit drei Spielstärken. Das dauert etwa eine Minute auf einem kleinen Brett und fünf bis zwanzig Minuten auf 19×19.
measure-note-parent = Ändern die Regeln ein eingebautes Regelwerk, so folgen zum Vergleich Partien nach diesem.
measure-button = Balance messen
measure-own-machine = Oder auf dem eigenen Rechner:
measure-title = Die Balance von { $name }
measure-link-note = Diese Seite hat eine eigene Adresse: Man kann zu ihr zurückkehren oder sie jemandem schicken.
measure-goes-on = Die Partien gehen weiter, auch wenn niemand zusieht.
measure-waiting = Wartet, bis sie an der Reihe ist. { $ahead ->
        [0] Sie ist die nächste.
        [one] Eine andere Messung wird zuerst gespielt.
       *[other] { $ahead } andere Messungen werden zuerst gespielt.
    }
measure-begins = Die ersten Partien werden gespielt.
measure-playing = Gespielt: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } ({ $done }). Noch etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
measure-stopped = Angehalten. Bisher gespielt: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
measure-done = Alle Partien sind gespielt: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }.
measure-failed = Diese Regeln lassen sich nicht messen:
measure-outdated = Die Engine hat sich geändert, seit diese Partien gespielt wurden. Man kann auf der Seite der Regeln neu messen.
measure-engine = Engine { $engine }, angefragt am { $day }.
measure-progress = Gespielte Partien
measure-stop = Anhalten
measure-resume = Fortsetzen
measure-result = Ergebnis
measure-so-far = Bisheriges Ergebnis
measure-boards = Die Partien
measure-board-playing = Wird gerade gespielt, Zug { $plies }
measure-board-over = { $result }, { $plies } Züge
measure-beside = Im Vergleich mit { $name }
measure-beside-later = Zum Vergleich folgen Partien nach diesen Regeln, sobald die obigen gespielt sind.
measure-beside-layouts = Die Aufstellungen sind nicht dieselben, sodass die Partien mit anderen Eröffnungen beginnen als die obigen.
measure-moved-attackers = Die Änderung hilft den Angreifern: Ihr Ergebnis liegt { $points } Punkte von hundert höher als bei { $name } (95 %: { $low } bis { $high }).
measure-moved-defenders = Die Änderung hilft den Verteidigern: Das Ergebnis der Angreifer liegt { $points } Punkte von hundert niedriger als bei { $name } (95 %: { $low } bis { $high }).
measure-moved-unclear = Ob die Änderung einer Seite hilft, sagen diese Partien nicht: Im Vergleich mit { $name } verschiebt sie das Ergebnis der Angreifer um { $low } bis { $high } Punkte von hundert (95 %).
measure-files = Dateien
measure-files-note = Mit diesen Dateien in einem Ordner spielt jeder auf dem eigenen Rechner dieselben Partien und kann weitergehen: mit größerer Spielstärke durch ein größeres `nodes` in study.toml und mit mehr Partien, wenn `hnefi lab openings` mehr Eröffnungen gemacht hat.
measure-file-study = was gespielt und wie geurteilt wird
measure-file-openings = die Eröffnungen
measure-file-rules = die Regeln
measure-file-games = alle Partien als Tabelle (Parquet)
measure-command = Befehl
error-unknown-measurement = Diese Messung gibt es hier nicht.
