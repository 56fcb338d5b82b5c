## Le cadre de chaque page

site-name = hnefi
site-tagline = Le jeu des Évangiles et sa parenté
skip-to-content = Aller au contenu
nav-label = Principal
nav-play = Jouer
nav-lobby = Salon
nav-learn = Apprendre
nav-rules = Règles
nav-settings = Réglages
nav-puzzles = Problèmes
nav-studies = Équilibre
nav-compare = Comparer
nav-history = Histoire
nav-analysis = Analyse
nav-library = Parties
language-label = Langue
theme-label = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
footer-words = Tout se passe sur la machine qui sert cette page ; rien n’est demandé à une autre.
footer-licences = Licences de ses composants
page-title = { $page } · hnefi
missing-title = Page introuvable
missing-words = Aucune page à cette adresse.
missing-home = Retour à l’accueil
failed-title = Une erreur est survenue
waiting = Un instant…
try-again = Réessayer
version-new = Une nouvelle version est là.
version-reload = Recharger

## Ce qui va mal, selon le code du serveur

error-bad-request = Le serveur n’a pas compris cette demande.
error-unreadable-record = Ce texte n’a pas été reconnu comme une partie ou une position, ou il est endommagé.
error-unknown-ruleset = Aucun jeu de règles ne porte ce nom.
error-unknown-layout = Il n’y a pas ici de disposition de ce nom.
error-unknown-version = Il n’y a jamais eu de version de ce numéro.
error-not-found = Cette partie n’existe pas ici.
error-not-your-seat = Vous n’avez pas de place dans cette partie : vous ne pouvez que la regarder.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-illegal-move = Les règles ne permettent pas ce coup.
error-game-over = La partie est finie.
error-out-of-step = La partie a avancé entre-temps.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-no-offer = Aucune nulle n’est proposée.
error-too-large = C’est plus que le serveur n’en accepte.
error-too-many-requests = Trop de requêtes. Attendez un instant et réessayez.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-storage-full = Le disque du serveur est plein : rien n’a pu être enregistré. L’administrateur doit libérer de la place.
error-internal = Quelque chose a mal tourné dans le serveur.
error-offline = Le serveur ne répond pas.
error-close = Fermer
error-exactly = Le message exact, en anglais

## Camps et pièces

side-attackers = attaquants
side-defenders = défenseurs
side-with-name = { $name } ({ $role })
piece-special = { $kind } des { $side }
piece-commander = commandant
piece-knight = chevalier
piece-mercenary = mercenaire
piece-guard = garde
mark-throne = trône
mark-corner = point d’angle
mark-camp = camp de base
mark-variegated = point bigarré
piece-letter-attacker = A
piece-letter-defender = D
piece-letter-king = R

standing-stated = énoncée
standing-pictured = figurée
standing-reading = notre lecture
standing-stated-title = La source le dit.
standing-pictured-title = La source le montre seulement, par une figure ou sa légende.
standing-reading-title = La source se tait ou n’est pas claire ; c’est notre lecture.
