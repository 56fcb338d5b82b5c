## Deine Partien

games-title = Deine Partien
games-lead = Die Partien dieses Browsers: alle, die mit anderen laufen, und die { $count } letzten der übrigen.
games-none = In diesem Browser wurde noch keine Partie gespielt.
games-new = Neue Partie
games-shared = Partien mit anderen
games-others = Andere Partien
games-all = Alle deine Partien ({ $count })
games-turn = { $count ->
    [one] Du bist in einer Partie am Zug.
   *[other] Du bist in { $count } Partien am Zug.
  }
games-group-turn = Du bist am Zug ({ $count })
games-group-wait = Der andere ist am Zug ({ $count })
games-group-open = Einladungen ({ $count })
games-group-alone = Andere laufende Partien ({ $count })
games-group-over = Beendet ({ $count })

## Wie eine Partie steht

games-both = Beide Seiten an diesem Gerät
games-watch = Als Zuschauer
games-against = { $side }, gegen { $name }
games-engine = gegen die Engine, Stufe { $level }
games-waiting = Noch hat niemand den freien Platz genommen
games-invitation = Einladung zeigen
games-your-turn = Du bist am Zug
games-their-turn = Der andere ist am Zug
games-due = bis { $time }
games-won = Du hast gewonnen
games-lost = Du hast verloren
games-draw = Remis
games-winner = { $side } haben gewonnen
games-off = Abgesagt
games-gone = Diese Partie ist nicht mehr auf dem Server.

## Was entfernt wird

games-remove-title = { $name } entfernen?
games-remove-own = Du kannst die Partie vom Server löschen, mit allen Zügen und für alle, die einen Link zu ihr haben. Oder du entfernst sie nur aus dieser Liste: Dann bleibt sie auf dem Server, aber dieser Browser verliert das Recht, in ihr zu spielen. Beides lässt sich nicht rückgängig machen.
games-remove-playing = Dieser Browser verliert das Recht, für dich zu spielen. Die Partie bleibt auf dem Server, und der andere kann sie gewinnen, wenn du nicht zurückkommst. Um sie zu beenden, öffne sie und gib auf.
games-remove-over = Die Partie bleibt auf dem Server: Sie gehört auch dem anderen.
games-removed = { $name } steht nicht mehr in der Liste.
games-delete = Partie löschen
games-delete-title = Partie löschen?
games-delete-words = Sie wird vom Server gelöscht, mit allen Zügen und für alle, die einen Link zu ihr haben. Das lässt sich nicht rückgängig machen.
games-keep = Behalten
games-deleted = Die Partie ist gelöscht: { $name }
games-unname = Meinen Namen entfernen
games-unname-title = Deinen Namen aus dieser Partie entfernen?
games-unname-words = Die Partie gehört auch dem anderen und bleibt deshalb. Dein Name verschwindet aus ihr, für alle.
games-unname-no = Namen behalten
