## Hvað er geymt

privacy-title = Persónuvernd
privacy-lead = Hér eru engir aðgangar. Þjónninn biður ekki um netfang, setur engar vafrakökur, og síður hans sækja ekkert frá öðrum þjónum.
privacy-games-title = Viðureignir þínar
privacy-games = Þjónninn geymir reglur hverrar viðureignar, leikina og hvenær þeir voru leiknir, úrslitin og nöfnin sem leikmenn gáfu sér. Af leyndarmálinu sem gefur þér sætið geymir hann fingrafar, ekki leyndarmálið. Stöður sem þú aðeins greinir eru ekki geymdar. Viðureignir sem þú flytur inn í taflsafnið eru geymdar. Reglur sem þú lætur þjóninn mæla eru líka geymdar, með viðureignunum sem hann teflir.
privacy-seen-title = Hvað aðrir sjá
privacy-seen = Hver sem hefur slóð viðureignar getur horft á hana. Viðureignir eru líka í taflsafni þjónsins með nöfnunum, þar sem allir gestir hans geta fundið þær, einnig fyrir lokin.
privacy-address-title = IP-tala tækisins
privacy-address = Þjónninn skráir hana hvergi. Hann hefur hana í minni til að takmarka hve mikið einn gestur getur beðið um, og gleymir henni í síðasta lagi eftir einn dag. Í annál þjónsins eru engar IP-tölur, engin nöfn og engar leitir. Milliþjónn fyrir framan hann getur haldið eigin annál.
privacy-browser-title = Í vafranum þínum
privacy-browser = Stillingar, viðureignir þínar með leyndarmálum sæta þinna, drög og það sem þú hefur lært er geymt í þessum vafra. Leyndarmál er aðeins sent með því sem þú gerir í viðureign þess. Annað af þessu fer ekki úr vafranum. Skrár síðnanna eru líka geymdar þar, svo að þær opnist án nettengingar.
privacy-long-title = Hve lengi
privacy-long = Viðureignir eru geymdar þar til þú eða sá sem rekur þjóninn eyðir þeim. Stilla má þjón þannig að hann eyði óloknum viðureignum þar sem ekkert hefur gerst lengi.
privacy-delete-title = Hvernig á að eyða
privacy-delete = Í stillingunum er hnappur sem eyðir öllu í þessum vafra. Á síðu viðureignar geturðu eytt henni af þjóninum, svo lengi sem enginn annar á hana líka; úr viðureign við aðra manneskju geturðu fjarlægt nafnið þitt. Um annað skaltu snúa þér til þess sem rekur þjóninn.

## What is kept by a site of files, which has no server

privacy-files-lead = Hér eru engir aðgangar og enginn þjónn sem geymir neitt: þessi vefur er gerður úr skrám. Hann setur engar vafrakökur, og síðurnar sækja ekkert annars staðar frá.
privacy-files-browser-title = Í vafranum þínum
privacy-files-browser = Stillingar, viðureignir þínar, drög og það sem þú hefur lært er geymt í þessum vafra. Ekkert af þessu fer úr honum. Skrár síðnanna eru líka geymdar þar, svo að þær opnist án nettengingar.
privacy-files-host-title = Hýsing skránna
privacy-files-host = Sá sem hýsir þessar skrár getur séð, eins og á öllum vefjum, um hverjar þeirra IP-tala tækisins þíns biður.
privacy-files-delete-title = Hvernig á að eyða
privacy-files-delete = Í stillingunum er hnappur sem eyðir öllu í þessum vafra.
error-no-server = Til þess þarf þjón. Þessi vefur er aðeins gerður úr skrám.
