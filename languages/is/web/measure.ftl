## Mæling á jafnvægi reglna

measure-note = Vélin teflir við sjálfa sig á þessum þjóni, úr sömu byrjunum og með þremur styrkleikum. Það tekur um mínútu á litlu borði og fimm til tuttugu mínútur á 19×19.
measure-note-parent = Ef reglurnar breyta innbyggðu reglusafni fylgja viðureignir eftir því til samanburðar.
measure-button = Mæla jafnvægið
measure-own-machine = Eða á eigin tölvu:
measure-title = Jafnvægið: { $name }
measure-link-note = Þessi síða á sína eigin slóð: þú getur komið aftur að henni eða sent hana öðrum.
measure-goes-on = Taflmennskan heldur áfram þótt enginn horfi á.
measure-waiting = Bíður eftir að röðin komi. { $ahead ->
        [0] Þetta er næst.
        [one] Ein önnur mæling er á undan.
       *[other] { $ahead } aðrar mælingar eru á undan.
    }
measure-begins = Fyrstu viðureignirnar eru í gangi.
measure-playing = Teflt: { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    } ({ $done }). Um það bil { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    } eftir.
measure-stopped = Stöðvað. Teflt hingað til: { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    }.
measure-done = Öllu er lokið: { $games ->
        [one] { $games } viðureign
       *[other] { $games } viðureignir
    }.
measure-failed = Þessar reglur er ekki hægt að mæla:
measure-outdated = Vélin hefur breyst síðan þetta var teflt. Mældu aftur á síðu reglnanna.
measure-engine = Vél { $engine }, beðið um það { $day }.
measure-progress = Tefldar viðureignir
measure-stop = Stöðva
measure-resume = Halda áfram
measure-result = Niðurstaða
measure-so-far = Niðurstaða hingað til
measure-boards = Viðureignirnar
measure-board-playing = Í gangi, leikur { $plies }
measure-board-over = { $result }, { $plies } leikir
measure-beside = Í samanburði við { $name }
measure-beside-later = Til samanburðar koma viðureignir eftir þessum reglum þegar hinum er lokið.
measure-beside-layouts = Uppstillingarnar eru ekki þær sömu, svo að viðureignirnar hefjast á öðrum byrjunum en hinar.
measure-moved-attackers = Breytingin hjálpar sóknarmönnum: árangur þeirra er { $points } stigum af hundraði hærri en í { $name } (95%: { $low } til { $high }).
measure-moved-defenders = Breytingin hjálpar varnarmönnum: árangur sóknarmanna er { $points } stigum af hundraði lægri en í { $name } (95%: { $low } til { $high }).
measure-moved-unclear = Ekki verður ráðið af þessum viðureignum hvort breytingin hjálpar öðru liðinu: í samanburði við { $name } færir hún árangur sóknarmanna um { $low } til { $high } stig af hundraði (95%).
measure-files = Skrár
measure-files-note = Með þessar skrár í einni möppu getur hver sem er teflt sömu viðureignir á eigin tölvu og gengið lengra: með meiri styrk með hærra `nodes` í study.toml og með fleiri viðureignum þegar `hnefi lab openings` hefur gert fleiri byrjanir.
measure-file-study = hvað er teflt og hvernig er dæmt
measure-file-openings = byrjanirnar
measure-file-rules = reglurnar
measure-file-games = allar viðureignir sem tafla (Parquet)
measure-command = Skipun
error-unknown-measurement = Þessi mæling er ekki til hér.
