## The article on whether Alea is fair

fair-title = { $finding ->
    [attackers] Alea hyglir sóknarmönnum
    [mostly-attackers] Alea hyglir sóknarmönnum eftir flestum reglum
    [defenders] Alea hyglir varnarmönnum
    [mostly-defenders] Alea hyglir varnarmönnum eftir flestum reglum
    [fair] Alea er sanngjarnt
    [partly-fair] Alea er sanngjarnt eftir flestum reglum
    [depends] Hvort Alea er sanngjarnt fer eftir reglunum
    [sides] Hverjum Alea hyglir fer eftir reglunum
   *[open] Hvort Alea er sanngjarnt er enn óráðið
}
fair-sides = Í Alea Evangelii elta margir sóknarmenn konung, og varnarmenn hans hjálpa honum að komast undan. Sterkt forrit hefur teflt við sjálft sig eftir { $rules } reglusöfnum nýlegra höfunda, { $layouts ->
    [one] á einni uppstillingu
   *[other] hvert á { $layouts } uppstillingum
} mannanna. Það sá um { $plies } leiki fram, beggja liða samanlagt.
fair-answer-favours-attackers = Með { $places } er sóknarmönnum greinilega hyglað.
fair-answer-favours-defenders = Með { $places } er varnarmönnum greinilega hyglað.
fair-answer-fair = Með { $places } eiga bæði lið álíka möguleika.
fair-answer-open = Óútkljáð: { $places }.
fair-even = Jafnast er { $rules }, uppstilling { $layout }: þar fá sóknarmenn { $score } (mjög líklega á milli { $low } og { $high }). Jafntefli telst hálfur sigur, og ólokin viðureign, sem hætt var vegna lengdar, líka ({ $unfinished } þessara viðureigna).
fair-even-verdict = { $verdict ->
    [fair] Það telst sanngjarnt.
    [open] Sanngjarnt telst 40 til 60 af hundraði; óútkljáð er hvort svo er hér.
   *[other] Jafnvel hér er öðru liðinu hyglað.
}
fair-even-people = { $way ->
    [more] Á milli fólks vegnar varnarmönnum ef til vill betur en í þessum viðureignum:
   *[less] Á milli fólks vegnar sóknarmönnum ef til vill betur en í þessum viðureignum:
}
fair-made = Leit meðal annarra samsetninga þessara reglna fann eina sem er nær jöfnu, okkar eigin, sem engin heimild hefur: þar fá sóknarmenn { $score } (mjög líklega á milli { $low } og { $high }; { $unfinished } ólokið).
fair-made-open = Hvort það er sanngjarnt er líka óútkljáð.
fair-made-more = Sú rannsókn
fair-by = Svörin eru úr { $games } viðureignum við einn styrk, eftir öllum þessum reglusöfnum; viðureignir með minni og með meiri umhugsun sýna hvað breytist. Bæði liðin hugsa jafn mikið.
fair-play = Tefla það jafnasta
fair-see-rules = Reglur þess
fair-chart-title = Öll reglusöfnin sem tefld voru
fair-authors = Höfundarnir: H. J. R. Murray, sagnfræðingur borðspila (1952); Damian Walker, sem gefur út taflreglur; St. Thomasguild, sem endurgerði borðið; Sten Helmfrid, sem lagði til tvær uppstillinganna.
fair-ahead-unfinished = { $side ->
    [attackers] Með { $places } standa sóknarmenn betur, en of mörgum viðureignum er ólokið til að það sé víst.
   *[defenders] Með { $places } standa varnarmenn betur, en of mörgum viðureignum er ólokið til að það sé víst.
}
fair-again = { $all ->
    [yes] Viðureignir úr öðrum byrjunum staðfesta öll { $verdicts } svörin öðru liðinu í vil.
   *[no] Viðureignir úr öðrum byrjunum staðfesta { $confirmed } af { $verdicts } svörum öðru liðinu í vil.
}
fair-again-contradicted = Þær stangast á við { $contradicted } þeirra.
fair-readings = Handritið segir ekki hvaða menn eru konungsins; { $layouts } aðrar samhverfar uppstillingar voru tefldar með minni umhugsun.
fair-readings-same = Eftir { $rules } er sama liði hyglað þar líka.
fair-readings-depends = Eftir { $rules } ræður uppstillingin.
fair-rules-title = Hvaða reglur ráða úrslitum
fair-rules-lead = Einni reglu var breytt í senn í reglunum { $rules }, á einni uppstillingu, með minni umhugsun. Tölurnar eru stig af hundraði sem bætast við árangur sóknarmanna, með líklegu bili sínu.
fair-rule-instead = „{ $level }“ í stað „{ $reference }“
fair-rules-hint = Aðeins vísbending: þetta sést ekki í hvoru reglusafninu um sig.
fair-rules-opposite = fer eftir hinum reglunum
fair-rules-under = eftir { $rules }
fair-rules-opposite-hint = Aðeins vísbendingar, hver í einu reglusafni.
fair-rules-rest = { $rules ->
    [one] Einni reglu til var breytt án þess að áhrif sjáist; hafi hún einhver eru þau að meðaltali yfir þessi reglusöfn í mesta lagi { $most } stig.
   *[other] { $rules } reglum til var breytt án þess að áhrif sjáist; hafi einhver þeirra áhrif eru þau að meðaltali yfir þessi reglusöfn í mesta lagi { $most } stig.
}
fair-limits-title = Hvað þetta segir ekki
fair-limit-history = Hvernig teflt var við hirð Aðalsteins konungs. Handritið sýnir borðið og varla nokkra reglu; hvert reglusafn hér er nýleg tillaga, og safn Murrays var gert fyrir minni borð.
fair-limit-program = Hvernig viðureign tveggja manna fer. Forritið gerir önnur mistök en fólk og hefur ekki verið reynt gegn sterkum leikmönnum.
fair-limit-depth = Hvað fullkomin taflmennska gæfi. Dýpri taflmennska getur breytt svarinu.
fair-people-more = Meira um viðureignir fólks
fair-methods-title = Hvernig mælt var
fair-methods-plan = Hvað er teflt og hvað telst sanngjarnt var skrifað niður á undan fyrstu viðureigninni; síðar var viðureignum sleppt sem varla hefðu skorið úr neinu; það sem þær hefðu getað skorið úr stendur opið. Liði er hyglað ef árangur þess er mjög líklega yfir 55 af hundraði, jafnvel þótt hitt liðið fái allar óloknar viðureignir, og ef það stendur einnig betur með meiri umhugsun og með fyrri vogum forritsins. Annars er reglusafn sanngjarnt ef árangur sóknarmanna er við tvo styrkleika mjög líklega frá 40 til 60 og minnst þriðjungur viðureignanna fær sigurvegara. Annars er það óútkljáð.
fair-methods-games = Öll reglusöfn með sömu uppstillingu og sama lið sem byrjar hefja leik á sömu byrjunum. Viðureign sem er orðin 600 leikir heldur áfram í mesta lagi í 200 til með fjórfaldri umhugsun og er þá hætt.
fair-methods-verdict = Líkurnar á að svo mikið sem eitt svar sé rangt eru í mesta lagi ein af tuttugu, og líklegt bil nær yfir hinn sanna árangur í 95 tilvikum af hundraði. Viðureignir sem endurtaka aðra teljast einu sinni.
fair-methods-again = Með öðrum byrjunum breytist árangur sóknarmanna um { $points } stig af hundraði, að meðaltali yfir öll reglusöfn (mjög líklega um { $low } til { $high }).
fair-every-figure = Allar tölur
fair-report = Skýrslan, með aðferðunum fyrir tölfræðinga
fair-data = Viðureignir og tölur til að sækja
fair-older = Allar rannsóknir
