## Uppstillingarritillinn

layout-title = Uppstillingarritill
layout-symmetry = Samhverfa pensilsins
layout-size = Borð
layout-from = Byrja á uppstillingu úr forritinu
layout-from-none = velja…
layout-rules = Teflt eftir reglum
layout-name = Heiti
layout-unnamed = Mín uppstilling
layout-good = Tilbúin til leiks.
layout-added = „{ $mark }“: þessar reglur setja það á { $played }.
layout-overruled = „{ $mark }“: teiknað á { $drawn }. Eftir þessum reglum er það þess í stað á { $played }, og þannig er teflt.
layout-unused = „{ $mark }“: teiknað á { $drawn }. Þessar reglur taka ekkert mark á því.
layout-to-have-it-drawn = Breyttu reglunum ef tefla á eins og teiknað er.
layout-broken-link = Tengillinn er skemmdur: engin uppstilling varð lesin úr honum.
layout-underlay = Sýna punkta handritsins
layout-on-points = { $on } af { $of } punktum þess eru setnir, { $beside ->
    [0] og enginn stendur utan þeirra.
    [one] og { $beside } maður stendur utan þeirra.
   *[other] og { $beside } menn standa utan þeirra.
  }
layout-manuscript = Handritið
layout-play = Tefla hana
layout-change-rules = Breyta reglunum
layout-save = Í þessum vafra
layout-save-note = Vinnan vistast í þessum vafra þegar síðunni er lokað. Vistaðu hana undir nafni sínu áður en þú byrjar á öðru.
layout-save-as = Vista sem „{ $name }“
layout-share = Deila eða hala niður
layout-link = Búa til tengil
layout-file = Vista sem skrá
layout-show-file = Skráin
layout-open = Opna regluskrá
layout-no-file = Skráin er ekki villulaust reglusafn, eða borð hennar er ekki eitt þeirra sem hér eru teiknuð.
layout-measure = Er hún sanngjörn?
layout-measure-note = Forritið getur teflt hana við sjálft sig og talið: það tekur mínútur á litlu borði, klukkustund eða meira á stóru. Vistaðu báðar skrárnar í sömu möppu og sláðu þar inn þessar skipanir: sú fyrri gerir byrjanirnar, sú seinni teflir.
layout-measure-save = Vista { $rules } og { $study }
layout-study-title = Er „{ $name }“ sanngjörn?
symmetry-none = engin
symmetry-half-turn = tvöföld: hálfur snúningur
symmetry-mirror = tvöföld: vinstri og hægri
symmetry-quarter-turns = fjórföld: fjórðungssnúningar
symmetry-mirrors = fjórföld: tveir speglar
symmetry-all = áttföld: snúningar og speglar
