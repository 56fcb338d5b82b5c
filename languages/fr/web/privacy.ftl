## Ce qui est conservé

privacy-title = Confidentialité
privacy-lead = Il n’y a pas de comptes ici. Ce serveur ne demande aucune adresse électronique, ne pose aucun cookie, et ses pages ne chargent rien d’autres serveurs.
privacy-games-title = Vos parties
privacy-games = Le serveur conserve les règles de chaque partie, ses coups et le moment où ils ont été joués, son résultat et les noms que les joueurs se sont donnés. Du secret qui vous donne votre place, il conserve une empreinte, non le secret. Les positions que vous ne faites qu’analyser ne sont pas conservées. Les parties que vous importez dans la bibliothèque le sont. Les règles dont vous faites mesurer l’équilibre sont aussi conservées, avec les parties jouées.
privacy-seen-title = Ce que voient les autres
privacy-seen = Qui a l’adresse d’une partie peut la regarder. Les parties figurent aussi dans la bibliothèque de ce serveur, avec les noms ; tous ses visiteurs peuvent les y trouver, même avant la fin.
privacy-address-title = Votre adresse sur le réseau
privacy-address = Le serveur ne l’écrit nulle part. Il la garde en mémoire pour limiter ce qu’un visiteur peut demander, et l’oublie après un jour au plus. Le journal du serveur ne contient ni adresses, ni noms, ni recherches. Un serveur mandataire placé devant lui peut tenir son propre journal.
privacy-browser-title = Dans votre navigateur
privacy-browser = Les réglages, vos parties avec les secrets de vos places, les brouillons et ce que vous avez appris restent dans ce navigateur. Un secret n’est envoyé qu’avec ce que vous faites dans sa partie. Rien d’autre de tout cela ne quitte le navigateur. Les fichiers des pages y restent aussi, pour qu’elles s’ouvrent sans connexion.
privacy-long-title = Pour combien de temps
privacy-long = Les parties sont conservées jusqu’à ce que vous ou l’exploitant les supprimiez. Un serveur peut être réglé pour supprimer les parties inachevées où rien ne s’est passé depuis longtemps.
privacy-delete-title = Comment supprimer
privacy-delete = Les réglages ont un bouton qui supprime tout ce qui est dans ce navigateur. Sur la page d’une partie, vous pouvez la supprimer du serveur tant qu’elle n’est pas aussi à quelqu’un d’autre ; d’une partie contre une autre personne, vous pouvez retirer votre nom. Pour tout le reste, adressez-vous à l’exploitant.

## What is kept by a site of files, which has no server

privacy-files-lead = Il n’y a ici ni comptes ni serveur qui garde quoi que ce soit : ce site est fait de fichiers. Il ne pose aucun cookie, et ses pages ne chargent rien d’ailleurs.
privacy-files-browser-title = Dans votre navigateur
privacy-files-browser = Les réglages, vos parties, les brouillons et ce que vous avez appris restent dans ce navigateur. Rien de tout cela ne le quitte. Les fichiers des pages y restent aussi, pour qu’elles s’ouvrent sans connexion.
privacy-files-host-title = L’hébergeur des fichiers
privacy-files-host = Qui héberge ces fichiers peut voir, comme sur tout site, lesquels votre adresse réseau demande.
privacy-files-delete-title = Comment supprimer
privacy-files-delete = Les réglages ont un bouton qui supprime tout ce qui est dans ce navigateur.
error-no-server = Il faut pour cela un serveur. Ce site n’est fait que de fichiers.
