## Was aufbewahrt wird

privacy-title = Datenschutz
privacy-lead = Hier gibt es keine Konten. Dieser Server fragt nach keiner E-Mail-Adresse, setzt keine Cookies, und seine Seiten laden nichts von anderen Servern.
privacy-games-title = Deine Partien
privacy-games = Der Server bewahrt von jeder Partie die Regeln auf, die Züge und wann sie gemacht wurden, den Ausgang und die Namen, die sich die Spieler gegeben haben. Von dem Geheimnis, das dir deinen Platz gibt, bewahrt er einen Fingerabdruck auf, nicht das Geheimnis. Stellungen, die du nur analysierst, werden nicht aufbewahrt. Partien, die du in die Bibliothek einliest, schon. Auch Regeln, deren Balance du den Server messen lässt, werden mit den gespielten Partien aufbewahrt.
privacy-seen-title = Was andere sehen
privacy-seen = Wer die Adresse einer Partie hat, kann zusehen. Partien stehen mit den Namen auch in der Bibliothek dieses Servers, wo alle seine Besucher sie finden können, auch vor dem Ende.
privacy-address-title = Deine Netzwerkadresse
privacy-address = Der Server schreibt sie nicht auf. Er hält sie im Speicher, um zu begrenzen, wie viel ein Besucher verlangen kann, und vergisst sie spätestens nach einem Tag. Das Protokoll des Servers enthält keine Adressen, keine Namen und keine Suchen. Ein Proxy vor dem Server kann ein eigenes Protokoll führen.
privacy-browser-title = In deinem Browser
privacy-browser = Einstellungen, deine Partien mit den Geheimnissen deiner Plätze, Entwürfe und was du gelernt hast, bleiben in diesem Browser. Ein Geheimnis wird nur mit dem gesendet, was du in seiner Partie tust. Sonst verlässt nichts davon den Browser. Auch die Dateien der Seiten bleiben dort, damit sie sich ohne Verbindung öffnen.
privacy-long-title = Wie lange
privacy-long = Partien bleiben, bis du oder der Betreiber sie löscht. Ein Server kann so eingestellt sein, dass er unbeendete Partien löscht, in denen lange nichts geschehen ist.
privacy-delete-title = Wie man löscht
privacy-delete = In den Einstellungen gibt es einen Knopf, der alles in diesem Browser löscht. Auf der Seite einer Partie kannst du sie vom Server löschen, solange sie nicht auch jemand anderem gehört; aus einer Partie mit einem anderen kannst du deinen Namen entfernen. Mit allem Übrigen wende dich an den Betreiber.

## What is kept by a site of files, which has no server

privacy-files-lead = Hier gibt es keine Konten und keinen Server, der etwas aufbewahrt: Diese Website besteht aus Dateien. Sie setzt keine Cookies, und ihre Seiten laden nichts von anderswo.
privacy-files-browser-title = In deinem Browser
privacy-files-browser = Einstellungen, deine Partien, Entwürfe und was du gelernt hast, bleiben in diesem Browser. Nichts davon verlässt ihn. Auch die Dateien der Seiten bleiben dort, damit sie sich ohne Verbindung öffnen.
privacy-files-host-title = Der Anbieter der Dateien
privacy-files-host = Wer diese Dateien bereitstellt, kann wie bei jeder Website sehen, welche davon deine Netzwerkadresse anfordert.
privacy-files-delete-title = Wie man löscht
privacy-files-delete = In den Einstellungen gibt es einen Knopf, der alles in diesem Browser löscht.
error-no-server = Dafür braucht es einen Server. Diese Website besteht nur aus Dateien.
