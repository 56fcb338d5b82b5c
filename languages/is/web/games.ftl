## Viðureignirnar þínar

games-title = Viðureignirnar þínar
games-lead = Viðureignir þessa vafra: allar sem standa yfir við aðra og { $count } þær nýjustu af hinum.
games-none = Engin viðureign hefur verið tefld í þessum vafra enn.
games-new = Ný viðureign
games-shared = Viðureignir við aðra
games-others = Aðrar viðureignir
games-all = Allar viðureignirnar þínar ({ $count })
games-turn = { $count ->
    [one] Þú átt leik í { $count } viðureign.
   *[other] Þú átt leik í { $count } viðureignum.
  }
games-group-turn = Þú átt leik ({ $count })
games-group-wait = Mótspilarinn á leik ({ $count })
games-group-open = Boð ({ $count })
games-group-alone = Aðrar viðureignir sem standa yfir ({ $count })
games-group-over = Lokið ({ $count })

## Staða viðureignar

games-both = Bæði lið á þessu tæki
games-watch = Fylgst með
games-against = { $side }. Mótspilari: { $name }
games-engine = gegn vélinni, stig { $level }
games-waiting = Enginn hefur tekið lausa sætið enn
games-invitation = Sýna boðið
games-your-turn = Þú átt leik
games-their-turn = Mótspilarinn á leik
games-due = til { $time }
games-won = Þú vannst
games-lost = Þú tapaðir
games-draw = Jafntefli
games-winner = { $side } unnu
games-off = Aflýst
games-gone = Þessi viðureign er ekki lengur á þjóninum.

## Það sem er fjarlægt

games-remove-title = Fjarlægja af listanum: { $name }?
games-remove-own = Þú getur eytt viðureigninni af þjóninum, með öllum leikjum, fyrir öllum sem hafa tengil á hana. Eða fjarlægt hana aðeins af þessum lista: þá er hún áfram á þjóninum, en þessi vafri missir réttinn til að tefla í henni. Hvorugt verður afturkallað.
games-remove-playing = Þessi vafri missir réttinn til að tefla fyrir þig. Viðureignin er áfram á þjóninum og mótspilarinn getur unnið hana ef þú kemur ekki aftur. Til að ljúka henni skaltu opna hana og gefast upp.
games-remove-over = Viðureignin er áfram á þjóninum: mótspilarinn á hana líka.
games-removed = Ekki lengur á listanum: { $name }
games-delete = Eyða viðureigninni
games-delete-title = Eyða viðureigninni?
games-delete-words = Henni er eytt af þjóninum, með öllum leikjum, fyrir öllum sem hafa tengil á hana. Það verður ekki afturkallað.
games-keep = Halda henni
games-deleted = Viðureigninni var eytt: { $name }
games-unname = Fjarlægja nafnið mitt
games-unname-title = Fjarlægja nafnið þitt úr þessari viðureign?
games-unname-words = Mótspilarinn á viðureignina líka og því verður hún áfram til. Nafnið þitt hverfur úr henni fyrir öllum.
games-unname-no = Halda nafninu
