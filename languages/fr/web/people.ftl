## Parties entre personnes

people-against = Contre
people-against-engine = Le moteur
people-against-person = Une autre personne, par un lien
people-against-screen = Une autre personne, sur cet écran
people-against-watch = Personne : regarder deux moteurs
people-against-others = Personne : deux autres personnes jouent, par des liens
people-level = Force du moteur
people-name = Votre nom
people-name-hint = L’autre joueur et les spectateurs le voient. Il peut rester vide. Ce navigateur le retient.
people-no-name = un joueur sans nom
people-clock = Pendule
people-clock-attackers = Pendule des attaquants
people-clock-defenders = Pendule des défenseurs
people-clock-none = sans pendule
people-clock-sudden = { $minutes } min + { $seconds } s par tour
people-clock-periods = { $minutes } min, puis { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
people-clock-own = autres durées
people-clock-kind = Type de pendule
people-clock-kind-sudden-death = un temps pour la partie, plus un ajout à chaque tour
people-clock-kind-byo-yomi = un temps pour la partie, puis des périodes (byo-yomi)
people-clock-kind-correspondence = des jours pour chaque tour
people-clock-unequal = Temps inégaux (handicap)
people-clock-mixed = Donnez des jours par tour aux deux camps, ou à aucun.
people-number-minutes = Minutes pour la partie
people-number-increment = Secondes ajoutées par tour
people-number-period = Secondes par période
people-number-periods = Périodes
people-number-days = Jours par tour
people-number-wrong = Entrez un nombre entier de { $least } à { $most }.
people-fair = Équité
people-fair-none = Une seule partie, telle quelle
people-fair-pie = Règle du gâteau : après le premier tour, le second joueur peut prendre le camp du premier
people-fair-two = Deux parties : chacun joue une fois chaque camp ; le plus de points l’emporte et, à une victoire partout, le moins de coups
people-listed = La montrer dans le salon, à tous sur ce serveur
people-lobby-link = Voir qui d’autre veut jouer
people-create = Créer la partie
people-waiting = En attente de l’autre joueur. Envoyez le lien à la personne avec qui vous voulez jouer.
people-waiting-two = Deux places sont libres. Envoyez un lien à chaque joueur.
people-here-only = Cette adresse ne fonctionne que sur cet ordinateur : les autres ne peuvent pas l’atteindre. Pour jouer avec quelqu’un ailleurs, démarrez le serveur à une adresse que d’autres peuvent atteindre.
people-link = Le lien pour l’autre joueur
people-link-side = Le lien pour les { $side }
people-code = Code QR : { $what }
people-share = Partager…
people-watch-link = Le lien pour les spectateurs
people-is-listed = La partie est dans le salon.
people-own-invitation = C’est votre propre partie : le lien est pour l’autre joueur. La place est toujours libre.
people-call-off = Annuler la partie
people-call-off-title = Annuler la partie ?
people-call-off-words = Les liens ne serviront plus.
people-call-off-no = Continuer d’attendre
people-called-off = Cette partie a été annulée.
people-sides = Camps
people-sides-drawn = camps tirés au sort
people-seat-open = libre
people-board = Le plateau : { $layout }

## Rejoindre une partie

people-invites = { $name } vous invite à une partie.
people-invites-nobody = Vous êtes invité à une partie.
people-you-get = Vous jouez les { $side }.
people-sit = S’asseoir
people-only-watch = Regarder seulement
people-watching = Vous êtes spectateur. La partie commence quand les deux places sont prises.
people-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder la partie ou en jouer une autre.
people-watch = Regarder la partie
people-invite-somebody = Inviter quelqu’un
people-begins = Les deux places sont prises. La partie commence.
people-begins-with = La partie commence. Vous jouez les { $side } contre { $name }.
people-device = Jouer sur un autre appareil
people-device-words = Ouvrez ce lien sur l’autre appareil pour y continuer. Les deux appareils ont alors la place. Qui a ce lien peut jouer à votre place : ne le montrez à personne.
people-device-link = Le lien vers votre place
people-device-other = Ce navigateur a déjà une place dans cette partie et la garde. Le lien suivi mène à une autre place.

## Le salon

lobby-title = Salon
lobby-lead = Des personnes de ce serveur qui veulent jouer. Asseyez-vous, et la partie commence.
lobby-empty = Personne n’attend de joueur en ce moment. Créez une partie et montrez-la ici.
lobby-create = Créer une partie
lobby-own = Votre propre partie
lobby-look = La regarder
lobby-you-play = vous jouez les { $side }
lobby-choose-side = camp au choix
lobby-pie = règle du gâteau
lobby-two = deux parties

## Ce qui peut échouer

error-seat-taken = Quelqu’un d’autre a pris cette place.
error-not-invited = Ce lien n’est pas une invitation à cette partie. Demandez-en un autre.
