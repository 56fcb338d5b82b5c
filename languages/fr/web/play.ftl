## Un plateau

board-more = Plus
board-goals = Montrer où le roi gagne
board-size = Taille du plateau
board-focus = Mode concentration
board-focus-leave = Quitter le mode concentration

## Une partie

game-board-label = Plateau de { $size } sur { $size }
game-keys = Les flèches parcourent les points, avec Ctrl jusqu’au prochain point utile. Entrée ou Espace prend une pièce et la pose, Échap la lâche. Une lettre et un nombre, comme d8, mènent à ce point. Hors du plateau, gauche et droite parcourent les coups.
game-keys-title = Touches
game-position = Position
game-turn = Au tour des { $side }
game-turn-yours = À vous, les { $side }
game-turn-engine = Les { $side } réfléchissent…
game-over = La partie est finie
game-past = Coup { $ply } sur { $count }
game-past-start = Position de départ affichée
game-live = Revenir à la position actuelle
game-lost-turn = tour perdu
game-die = Le dé montre { $value }
game-announce-raichi = Raicki : le roi a une voie ouverte
game-announce-tuichu = Tuicku : le roi a au moins deux voies ouvertes
game-announce-raichi-short = raicki
game-announce-tuichu-short = tuicku
game-reconnecting = La connexion est perdue. On essaie de joindre le serveur…
game-watching = Vous regardez cette partie.
game-seat-human = sur cet appareil
game-seat-elsewhere = sur un autre appareil
game-seat-you = vous
game-seat-engine = moteur, niveau { $level }
game-lost-men = Hommes perdus : { $count }
game-actions = Que faire
game-about = À propos de cette partie
game-flip = Retourner le plateau
game-takeback = Reprendre le coup
game-resign = Abandonner
game-draw-offer = Proposer la nulle
game-draw-title = Proposer la nulle ?
game-draw-words = Si l’autre camp accepte, la partie est finie et personne n’a gagné.
game-draw-accept = Accepter la nulle
game-draw-decline = Refuser la nulle
game-draw-withdraw = Retirer la proposition
game-draw-offered = Les { $side } proposent la nulle.
game-draw-refused = Le moteur refuse la nulle.
game-may-go-on = Les { $side } peuvent continuer à prendre depuis { $point }
game-must-go-on = Les { $side } doivent continuer à prendre depuis { $point }
game-stay = Finir le tour ici
game-hint = Conseil
game-hint-words = De { $from } en { $to }. { $score }
game-hint-stay = Finir le tour en { $to }. { $score }
game-hint-waiting = Recherche d’un bon coup…
game-share = Partager et exporter
game-ask = Confirmer chaque coup
game-resign-title = Abandonner ?
game-resign-words = Les { $side } abandonnent, et la partie est finie.
game-resign-yes = Abandonner
game-resign-no = Continuer à jouer
game-confirm-words = De { $from } en { $to }
game-confirm-yes = Jouer ce coup
game-confirm-no = Annuler
game-rules-link = Les règles de ce jeu
game-inferred = La position de départ est déduite.

thinking-title = Le moteur
thinking-depth = { $depth ->
    [one] { $depth } demi-coup de profondeur
   *[other] { $depth } demi-coups de profondeur
  }
thinking-line = Meilleure suite
score-even = La partie semble égale.
score-ahead = Les { $side } ont l’avantage d’environ { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
  }.
score-win = Les { $side } gagnent en { $plies ->
    [one] un demi-coup
   *[other] { $plies } demi-coups
  }.

moves-title = Coups
moves-first = Première position
moves-previous = Un coup en arrière
moves-next = Un coup en avant
moves-last = Position actuelle
moves-start = Position de départ
moves-die = dé { $value }
moves-stay = { $point } reste
moves-none = Aucun coup n’a encore été joué.

## Comment une partie finit

end-winner = Les { $side } ont gagné
end-draw = La partie est nulle
end-reason-king-captured = Le roi est pris.
end-reason-king-escaped = Le roi s’est échappé.
end-reason-encirclement = Le roi et tous ses hommes sont encerclés.
end-reason-exit-fort = Le roi se tient au bord dans un fort que personne ne peut briser.
end-reason-king-alone = Le roi a perdu tous ses hommes.
end-reason-king-walled-in = Le roi est emmuré.
end-reason-no-escape = Le roi ne peut plus ni atteindre un angle ni se tenir dans un fort.
end-reason-no-moves = Il n’y a plus de coup à jouer.
end-reason-repetition = La même position est revenue.
end-reason-turn-limit = On a joué autant de tours que les règles le permettent.
end-reason-resigned = Les { $side } ont abandonné.
end-reason-agreed = Les deux camps se sont accordés sur la nulle.
end-reason-out-of-time = Les { $side } ont dépassé leur temps.
end-reason-absent = Les { $side } ont quitté la partie et ne sont pas revenus.
end-reason-other = Une règle de ce jeu y met fin ici.
end-rule = La règle qui décide
end-rule-link = La lire parmi les règles
end-rematch = Rejouer
end-swap = Rejouer, camps échangés
end-new = Nouvelle partie
end-next = Et maintenant ?
end-analyse = Analyser cette partie
end-report = Rapport de la partie

## Ce qui est dit à voix haute

say-move = { $side } : de { $from } en { $to }.
say-stay = { $side } : la pièce reste en { $point }, fin du tour.
say-pass = { $side } : tour perdu.
say-captures = { $count ->
    [one] Prise en { $points }.
   *[other] { $count } prises : { $points }.
  }
say-turn = Au tour des { $side }.
say-your-turn = À vous.
say-picked = { $piece } en { $point }, { $count ->
    [one] un point possible
   *[other] { $count } points possibles
  }.
say-proposed = De { $from } en { $to } ? Entrée le joue, Échap le reprend.
say-dropped = Reposé.
say-taken-back = Repris jusqu’au coup { $ply }.
say-die = Le dé montre { $value }.
cell-empty = { $point }, vide
cell-piece = { $point }, { $piece }
cell-mark = { $cell }, { $mark }
cell-moves = { $cell }, { $count ->
    [one] un coup
   *[other] { $count } coups
  }
cell-target = { $cell }, peut venir ici
cell-selected = { $cell }, en main

why-fallen = { $count ->
    [one] Pourquoi cette pièce est-elle prise ?
   *[other] Pourquoi ces pièces sont-elles prises ?
}

## Listes

move-count = { $count ->
    [0] pas commencée
    [one] un coup
   *[other] { $count } coups
  }
remove-listed = Retirer { $name } de la liste
remove-words = Cela ne peut pas être annulé.
remove-yes = Retirer de la liste
