## Vos parties

games-title = Vos parties
games-lead = Les parties de ce navigateur : toutes celles en cours avec d’autres, et les { $count } dernières parmi les autres.
games-none = Aucune partie n’a encore été jouée dans ce navigateur.
games-new = Nouvelle partie
games-shared = Parties avec d’autres
games-others = Autres parties
games-all = Toutes vos parties ({ $count })
games-turn = { $count ->
    [one] C’est à vous de jouer dans une partie.
   *[other] C’est à vous de jouer dans { $count } parties.
  }
games-group-turn = À vous de jouer ({ $count })
games-group-wait = À l’autre joueur ({ $count })
games-group-open = Invitations ({ $count })
games-group-alone = Autres parties en cours ({ $count })
games-group-over = Terminées ({ $count })

## Où en est une partie

games-both = Les deux camps sur cet appareil
games-watch = En spectateur
games-against = { $side }, contre { $name }
games-engine = contre le moteur, niveau { $level }
games-waiting = Personne n’a encore pris la place libre
games-invitation = Montrer l’invitation
games-your-turn = À vous de jouer
games-their-turn = À l’autre joueur
games-due = jusqu’au { $time }
games-won = Gagnée
games-lost = Perdue
games-draw = Nulle
games-winner = Les { $side } ont gagné
games-off = Annulée
games-gone = Cette partie n’est plus sur le serveur.

## Ce qui est retiré

games-remove-title = Retirer { $name } ?
games-remove-own = Vous pouvez supprimer la partie du serveur, avec tous ses coups, pour tous ceux qui en ont un lien. Ou la retirer seulement de cette liste : elle reste alors sur le serveur, mais ce navigateur perd le droit d’y jouer. Les deux sont définitifs.
games-remove-playing = Ce navigateur perd le droit de jouer pour vous. La partie reste sur le serveur, et l’autre joueur peut la gagner si vous ne revenez pas. Pour la terminer, ouvrez-la et abandonnez.
games-remove-over = La partie reste sur le serveur : elle est aussi à l’autre joueur.
games-removed = { $name } n’est plus dans la liste.
games-delete = Supprimer la partie
games-delete-title = Supprimer la partie ?
games-delete-words = Elle est supprimée du serveur, avec tous ses coups, pour tous ceux qui en ont un lien. C’est définitif.
games-keep = La garder
games-deleted = La partie est supprimée : { $name }
games-unname = Retirer mon nom
games-unname-title = Retirer votre nom de cette partie ?
games-unname-words = La partie est aussi à l’autre joueur, elle reste donc. Votre nom en disparaît pour tout le monde.
games-unname-no = Garder mon nom
