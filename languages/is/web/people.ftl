## Viðureignir við annað fólk

people-against = Gegn
people-against-engine = Vélinni
people-against-person = Annarri manneskju, með tengli
people-against-screen = Annarri manneskju við þennan skjá
people-against-watch = Engum: horfa á tvær vélar
people-against-others = Engum: tvær aðrar manneskjur tefla, með tenglum
people-level = Styrkur vélarinnar
people-name = Nafnið þitt
people-name-hint = Mótspilarinn og áhorfendur sjá það. Það má vera autt. Vafrinn man það.
people-no-name = nafnlaus spilari
people-clock = Klukka
people-clock-attackers = Klukka sóknarmanna
people-clock-defenders = Klukka varnarmanna
people-clock-none = engin klukka
people-clock-sudden = { $minutes } mín. + { $seconds } sek. á leik
people-clock-periods = { $minutes } mín., svo { $periods } × { $seconds } sek.
people-clock-days = { $days ->
    [one] { $days } dagur á leik
   *[other] { $days } dagar á leik
  }
people-clock-own = aðrir tímar
people-clock-kind = Tegund klukku
people-clock-kind-sudden-death = tími fyrir viðureignina og viðbót eftir hvern leik
people-clock-kind-byo-yomi = tími fyrir viðureignina, svo lotur (byo-yomi)
people-clock-kind-correspondence = dagar á hvern leik
people-clock-unequal = Ójafn tími (forgjöf)
people-clock-mixed = Gefðu báðum liðum daga á leik eða hvorugu.
people-number-minutes = Mínútur á viðureign
people-number-increment = Viðbótarsekúndur eftir leik
people-number-period = Sekúndur í lotu
people-number-periods = Lotur
people-number-days = Dagar á leik
people-number-wrong = Sláðu inn heila tölu frá { $least } til { $most }.
people-fair = Jafnræði
people-fair-none = Ein viðureign eins og hún er
people-fair-pie = Kökureglan: eftir fyrsta leik má seinni spilarinn taka lið þess fyrri
people-fair-two = Tvær viðureignir: hvor um sig leikur bæði lið einu sinni; fleiri stig ráða og vinni hvor sína ræður minni leikjafjöldi
people-listed = Sýna öllum á þessum þjóni í anddyrinu
people-lobby-link = Sjá hverjir aðrir vilja tefla
people-create = Stofna viðureign
people-waiting = Beðið eftir mótspilara. Sendu tengilinn þeim sem þú vilt tefla við.
people-waiting-two = Tvö sæti eru laus. Sendu hvorum spilara tengil.
people-here-only = Þetta vistfang virkar aðeins á þessari tölvu: aðrir ná ekki í það. Til að tefla við einhvern annars staðar þarf að ræsa þjóninn á vistfangi sem aðrir ná í.
people-link = Tengill mótspilarans
people-link-side = Tengill fyrir: { $side }
people-code = QR-kóði: { $what }
people-share = Deila…
people-watch-link = Tengill áhorfenda
people-is-listed = Viðureignin er í anddyrinu.
people-own-invitation = Þetta er þín eigin viðureign: tengillinn er fyrir mótspilarann. Sætið er enn laust.
people-call-off = Aflýsa viðureigninni
people-call-off-title = Aflýsa viðureigninni?
people-call-off-words = Tenglarnir hætta þá að virka.
people-call-off-no = Bíða áfram
people-called-off = Þessari viðureign var aflýst.
people-sides = Lið
people-sides-drawn = dregið um lið
people-seat-open = laust
people-board = Borðið: { $layout }

## Að setjast að tafli

people-invites = { $name } býður þér til leiks.
people-invites-nobody = Þér er boðið til leiks.
people-you-get = Liðið þitt: { $side }.
people-sit = Setjast
people-only-watch = Bara horfa
people-watching = Þú fylgist með. Viðureignin hefst þegar bæði sætin eru setin.
people-taken = Einhver annar hefur tekið þetta sæti. Þú getur horft á viðureignina eða teflt aðra.
people-watch = Horfa á viðureignina
people-invite-somebody = Bjóða einhverjum
people-begins = Bæði sætin eru setin. Viðureignin hefst.
people-begins-with = Viðureignin hefst. Liðið þitt: { $side }. Mótspilari: { $name }.
people-device = Tefla á öðru tæki
people-device-words = Opnaðu tengilinn í hinu tækinu til að halda áfram þar. Bæði tækin hafa þá sætið. Hver sem hefur tengilinn getur leikið fyrir þig, svo ekki sýna hann öðrum.
people-device-link = Tengill á sætið þitt
people-device-other = Þessi vafri á þegar sæti í viðureigninni og heldur því. Tengillinn er á annað sæti.

## Anddyrið

lobby-title = Anddyri
lobby-lead = Fólk á þessum þjóni sem vill tefla. Sestu, og viðureignin hefst.
lobby-empty = Enginn bíður eftir mótspilara sem stendur. Stofnaðu viðureign og sýndu hana hér.
lobby-create = Stofna viðureign
lobby-own = Þín eigin viðureign
lobby-look = Skoða
lobby-you-play = liðið þitt: { $side }
lobby-choose-side = lið að eigin vali
lobby-pie = kökuregla
lobby-two = tvær viðureignir

## Það sem fer úrskeiðis

error-seat-taken = Einhver annar hefur tekið þetta sæti.
error-not-invited = Þessi tengill er ekki boð í þessa viðureign. Biddu um nýjan.
