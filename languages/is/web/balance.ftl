## Jafnvægi, eins og það mældist

studies-title = Hvaða reglur eru sanngjarnar?
studies-lead = Vélin teflir þúsundir viðureigna við sjálfa sig, þar sem bæði lið hugsa jafn mikið, og telur. Hér er það sem hún fann, reglusafn fyrir reglusafn, og hversu öruggt það er.
studies-own = Mælingar þínar
studies-none = Hér hefur ekkert verið mælt enn.
studies-counted =
    { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    }, { $arms ->
        [one] { $arms } reglusafn
       *[other] { $arms } reglusöfn með uppstillingum sínum
    }
studies-report = Lesa skýrsluna
studies-show = Reglusöfnin hvert fyrir sig
studies-cite = Hvernig vísa skal til hennar, og útgáfur hennar
studies-all = Allar rannsóknir
studies-fair = Er Alea sanngjarnt?
studies-sorted = Þau jöfnustu standa fremst: raðað er eftir því hve langt árangur sóknarmanna er frá helmingi.
studies-people-title = Hvað viðureignir fólks segja
studies-people = Fólk hefur teflt { $games } viðureignir eftir { $sets } skyldum reglusöfnum sem forritið hefur ekki lært af. Í { $clear } þeirra vinnur annað liðið greinilega oftar; forritið telur sama lið standa betur í { $agree ->
    [all] þeim öllum
   *[some] { $same } þeirra
}.
studies-people-difference = { $way ->
    [more] Í þessum { $sets } reglusöfnum fá sóknarmenn forritsins að meðaltali { $points } stigum af hundraði meira en sóknarmenn fólks (mjög líklega á milli { $low } og { $high }). Tafl sem forritið telur gott fyrir sóknarmenn getur því verið jafnt milli fólks.
    [less] Í þessum { $sets } reglusöfnum fá sóknarmenn forritsins að meðaltali { $points } stigum af hundraði minna en sóknarmenn fólks (mjög líklega á milli { $low } og { $high }). Tafl sem forritið telur gott fyrir varnarmenn getur því verið jafnt milli fólks.
   *[open] Ekki er sýnt að sóknarmenn forritsins fái að meðaltali meira eða minna í þessum { $sets } reglusöfnum en sóknarmenn fólks.
}
studies-people-edge = Í nær öllum þessara { $sets } vinnur konungurinn við jaðarinn, ekki í horni.
studies-people-others = Í { $others } öðrum, sem forritið hefur lært af, er ekki sýnt að neinn munur sé.
studies-data-title = Gögn
studies-data-lead = Hver viðureign með leikjum sínum, og hver tala, fyrir þínar eigin spurningar.
studies-data-lead-excerpt = Úrdráttur úr viðureignunum með leikjum þeirra, og hver tala, fyrir þínar eigin spurningar.
studies-data-games = Allar viðureignir, með mati vélarinnar á hverjum leik
studies-data-excerpt = Úrdráttur: fyrstu viðureignir hvers reglusafns við hvern styrk
studies-data-hash = Gátsumma töflunnar með öllum viðureignum (SHA-256)
studies-data-apart = Taflan með öllum viðureignum er of stór til að fylgja forritinu. Rannsóknin, tefld aftur með sömu vél, gefur sömu skrá. Gátsumman segir hvort skrá er þessi tafla.
studies-data-apart-parts = Taflan með öllum viðureignum er of stór til að fylgja forritinu. Hún er sett saman úr þeim hlutum rannsóknarinnar sem voru tefldir. Gátsumman segir hvort skrá er þessi tafla.
studies-data-arms = Hvert reglusafn
studies-data-cells = Hvert reglusafn við hvern styrk
studies-data-ladder = Breytingin með styrk
studies-data-effects = Einstakar reglur bornar saman
studies-data-people = Viðureignir fólks
studies-data-check = Hvað nýrri vél segir
studies-data-figures = Allar tölur
studies-data-query = Teldu úrslitin með DuckDB, í möppunni þar sem taflan er vistuð:
studies-data-notebook = Vinnubók í Python sem teiknar niðurstöður töflunnar með bilum þeirra
studies-data-of-excerpt = Þetta eru tölur úrdráttarins, og vinnubókin teiknar niðurstöður hans; það eru ekki tölur rannsóknarinnar.
balance-title = Hve jafnt er á með liðunum
balance-lead = Vélin gegn sjálfri sér, bæði lið hugsa jafn mikið, í hverri uppstillingu sem mæld var.
balance-none = Þetta reglusafn hefur ekki verið mælt enn.
balance-by = Hvernig mælt var
balance-here = sú sem hér er valin
balance-bar = { $attackers } unnu { $won }, jafntefli { $drawn }, { $defenders } unnu { $lost }
balance-bar-unfinished = { $attackers } unnu { $won }, jafntefli { $drawn }, ólokið { $unfinished }, { $defenders } unnu { $lost }
balance-score = Árangur ({ $attackers }): { $score }, { $confidence } öryggisbil frá { $low } til { $high }
balance-games = { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    }, { $positions } stöður skoðaðar fyrir hvern leik, helmingurinn lengri en { $plies ->
        [one] { $plies } leikur
       *[other] { $plies } leikir
    }
balance-people = Fólk, í { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignum
    } undir heitinu
balance-more = Með meiri eða minni umhugsun
balance-other-studies = { $studies ->
    [one] Önnur rannsókn á sömu reglum
   *[other] { $studies } aðrar rannsóknir á sömu reglum
}
balance-ladder = { $positions } stöður fyrir hvern leik
balance-bare = Frá upphafsstöðunni einni, { $positions } stöður fyrir hvern leik
balance-evaluation = Með öðru mati ({ $name }), { $positions } stöður fyrir hvern leik
balance-handicap = Stöður fyrir hvern leik: { $attackers } ({ $attackers-name }), { $defenders } ({ $defenders-name })
balance-verdict-fair = sanngjarnt
balance-verdict-favours-attackers = { $attackers } standa betur
balance-verdict-favours-defenders = { $defenders } standa betur
balance-verdict-open = of fáar viðureignir til að skera úr
balance-verdict-undetermined = óútkljáð
balance-because-games = Viðureignirnar eru of fáar.
balance-because-unfinished = Of mörgum viðureignum var ólokið.
balance-because-draws = Árangurinn er jafn, en of fáar viðureignir eru útkljáðar.
balance-because-one-strength = Árangurinn er aðeins sýndur jafn við einn styrk.
balance-because-strength = Sterkari taflmennska segir annað.
balance-because-evaluations = Annað mat segir annað.
balance-because-trend = Árangurinn er jafn, en færist frá því þegar bæði liðin hugsa meira.
balance-depth = Leit sér að meðaltali { $plies } hálfleiki fram.
balance-bounds = Sama hverjir hefðu unnið óloknu viðureignirnar er árangurinn á milli { $low } og { $high }.
balance-caution = Jafnvægi í veikri taflmennsku er ekki jafnvægi: betri leikmenn kunna að finna það sem hvorugt liðið sér hér.
balance-key-band = Utan skyggða beltisins hallar á annað liðið; línan er árangurinn með öryggisbili sínu.
commented-title = { $count ->
    [one] Viðureign til að skoða
   *[other] { $count } viðureignir til að skoða
}
commented-watch = Skoða
commented-close = Loka
commented-after = { $ply ->
    [0] Í byrjun:
   *[other] Eftir leik { $ply }:
}
interim-title = Þessari rannsókn er ekki lokið.
interim-sets = { $closed } af { $cells } fyrirhuguðum syrpum viðureigna eru tefldar; svörin geta enn breyst.
interim-ended-title = Þessari rannsókn var hætt fyrir tímann, { $day }.
interim-ended-sets = { $closed } af { $cells } fyrirhuguðum syrpum viðureigna voru tefldar til enda; hinar verða það ekki.
superseded-title = Teflt af eldri vél.
superseded-played =
    { $day ->
        [none] Viðureignirnar voru tefldar
       *[other] Viðureignirnar voru tefldar { $day }
    } af vélinni með fingrafarið { $engine }{ $version ->
        [none] {""}
       *[other] {" "}(hnefi { $version })
    }; vél dagsins hefur { $today } og teflir öðruvísi, svo að dómarnir hér að neðan gilda aðeins um þá eldri.
superseded-depth = Með { $positions } stöður fyrir hvern leik sér leit að jafnaði { $least } til { $most } hálfleiki fram í tímann (mælt með vél dagsins; hálfleikur er einn leikur annars liðsins).
superseded-check = Til að sjá hvað stendur eftir tefldi nýrri vél { $games } viðureignir { $day }: af { $verdicts } dómum eru { $changed } nú aðrir, { $upheld } standa, og um { $undecided } segja svo fáar viðureignir ekkert.
superseded-unchecked = Þessir dómar hafa ekki enn verið athugaðir með núverandi vél.
superseded-check-old = Sú vél er líka önnur en vél dagsins.
superseded-again = Nýrri vél, í { $games } viðureignum með { $positions } stöður fyrir hvern leik:
outcomes-answer = Það sem viðureignirnar segja
outcomes-won = sóknarmenn vinna
outcomes-drawn = jafntefli
outcomes-unfinished = ólokið
outcomes-lost = varnarmenn vinna
outcomes-caption = Hver súla sýnir hvernig viðureignirnar við einn styrk enduðu; lengra til hægri hugsa bæði liðin lengur. Talan undir henni segir, námunduð, hve marga leiki beggja liða forritið sér fram; svarið gildir um þá feitletruðu. Strikalínan er helmingur viðureignanna.
outcomes-as-table = Sýna sem töflu
outcomes-rules = Reglur
outcomes-strength = Stöður fyrir hvern leik
outcomes-plies = Hálfleikir fram
outcomes-on-layouts = { $rules } ({ $layouts })
outcomes-layouts = { $count ->
    [one] uppstilling { $letters }
   *[other] uppstillingarnar { $letters }
}
outcomes-many = { $count ->
    [one] { $count } reglusafni
   *[other] { $count } reglusöfnum
}
studies-sets = { $count ->
    [one] { $count } reglusafn
   *[other] { $count } reglusöfn
}
superseded-by = Síðari rannsókn svarar þessari spurningu betur:
movement-title = Þegar bæði liðin hugsa meira
movement-attackers = Með { $places } vinna sóknarmenn á.
movement-defenders = Með { $places } vinna varnarmenn á.
movement-neither = Með { $places } sést engin greinileg breyting; hún kann samt að vera til.
movement-unfinished = Með { $places } er ekki vitað hverjir vinna á: það fer eftir því hverjir hefðu unnið óloknu viðureignirnar.
movement-rest = Annars sést engin greinileg breyting; hún kann samt að vera til.
movement-none = Engin greinileg breyting sést með neinu reglusafnanna; hún kann samt að vera til.
contrasts-title = Hverju eitt val breytir
contrasts-note = Stig af hundraði sem fyrra valið bætir við árangur sóknarmanna miðað við hið síðara, í reglusöfnum sem annars eru eins; þar undir 95% öryggisbil. Dálkur er fjöldi staða fyrir hvern leik.
contrasts-choice = Val
contrasts-instead = { $level } í stað { $reference }
contrasts-interval = { $low } til { $high }
contrasts-fewer = í { $measured } af { $sets } reglusöfnum
