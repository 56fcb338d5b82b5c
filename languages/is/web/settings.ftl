## Hvernig maður vill sjá, heyra og tefla

settings-title = Stillingar
settings-lead = Geymt í þessum vafra og hvergi annars staðar; tekur gildi um leið.
settings-no-storage = Þessi vafri bannar síðum að muna nokkuð: það sem þú velur gildir þar til þú lokar þessari síðu.
settings-look = Útlit
look-manuscript = Bókfell og rautt blek
look-wood = Viður og bein
look-slate = Flöguberg
look-contrast = Mikil birtuskil
settings-scheme = Ljóst eða dökkt
settings-pieces = Menn
pieces-gospel = Eins og í guðspjallabókinni
pieces-pyramids = Strýtur, eins og frá Gunnarshaug
pieces-glass = Glerdropar
pieces-discs = Flatir steinar
pieces-letters = Bókstafir
settings-sample = Tablutborð til sýnis
settings-board = Borðið
settings-coordinates = Bókstafir og tölur í kring
settings-crosshair = Merkja röðina og dálkinn undir bendlinum
settings-flipped = Snúið við
settings-ask = Staðfesta hvern leik
settings-motion = Sýna hreyfingu manna
settings-motion-hint = Slökkt ef kerfið biður um minni hreyfingu.
settings-sound = Hljóð þegar leikið er
settings-people = Viðureignir við aðra
settings-premove = Leyfa mér að velja næsta leik fyrir fram
settings-ask-slow = Staðfesta hvern leik þegar dagar eru til umhugsunar
settings-muted = Fela það sem aðrir leikmenn segja
settings-muted-hint = Hver viðureign hefur líka þennan rofa fyrir sig.
settings-app = Forrit
settings-app-words = Settu hnefi upp til að opna það eins og hvert annað forrit. Það virkar þá líka án nettengingar. Aðeins viðureign við aðra manneskju þarf tengingu.
settings-app-installed = Þú notar hnefi sem uppsett forrit.
settings-app-install = Setja upp
settings-app-how = Leitaðu að „Setja upp“ eða „Bæta á heimaskjá“ í valmynd vafrans. Á iPhone og iPad: ýttu á Deila og veldu „Bæta á heimaskjá“.
settings-data = Það sem þessi vafri geymir
settings-data-words = Viðureignir þínar og sæti þín í þeim, stillingarnar og það sem þú hefur lært. Taktu það með þér í annan vafra sem skrá. Hver sem hefur skrána getur teflt viðureignir þínar: haltu henni fyrir þig.
settings-privacy = Hvað þjónninn geymir um þig
settings-export = Flytja út í skrá
settings-import = Flytja inn úr skrá
settings-imported = { $count ->
        [one] { $count } atriði var lesið.
       *[other] { $count } atriði voru lesin.
    }
settings-not-ours = Skráin var ekki flutt út úr hnefi.
settings-no-room = Þessi vafri hefur ekki pláss fyrir allar þessar viðureignir. Það sem hægt var að flytja inn er geymt.
settings-clear = Eyða öllum gögnum
settings-clear-sure = Gleyma viðureignum þínum, sætum þínum í þeim og öllum stillingum? Viðureignum við aðra verður þá ekki haldið áfram héðan.
settings-clear-yes = Já, eyða öllu
settings-clear-no = Hætta við
