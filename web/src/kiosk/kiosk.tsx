// The client on a stand: a game is replayed until a visitor touches the screen, plays one, and goes. Nothing here leads to another page.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { newVersion } from "../offline/version";
import { Pending, useLoaded } from "../parts/loaded";
import { useTitle } from "../parts/title";
import { language, speak, t } from "../words/words";
import type { Kiosk } from "./address";
import { Choice } from "./choice";
import { LeftAlone } from "./left-alone";
import { type Offered, offered } from "./offered";
import { Start } from "./start";
import { type Seated, Table } from "./table";
import "../styles/kiosk.css";

type Stage = { at: "start" | "choice" } | { at: "table"; seated: Seated };

/** The stand. */
export function KioskPage({ kiosk }: { kiosk: Kiosk }) {
  const { value, problem, again } = useLoaded("offered", () => offered(kiosk));
  useTitle(t("kiosk-title"));
  useEffect(closeWaysOut, []);
  if (value) return <Stand kiosk={kiosk} games={value} />;
  return (
    <div class="kiosk">
      <section class="leaf narrow" aria-busy={!problem}>
        <h1>{t("kiosk-title")}</h1>
        <Pending problem={problem} again={again} />
      </section>
    </div>
  );
}

function Stand({ kiosk, games }: { kiosk: Kiosk; games: Offered[] }) {
  const [stage, setStage] = useState<Stage>({ at: "start" });
  const main = useRef<HTMLDivElement>(null);
  const usual = useRef(language.peek());
  const start = useCallback(() => {
    setStage({ at: "start" });
    void speak(usual.current, false);
  }, []);
  // The start gives the focus to its button.
  useEffect(() => {
    if (stage.at !== "start") main.current?.focus({ preventScroll: true });
  }, [stage.at]);
  // A stand may stay open for months, and nobody is there to reload it.
  const renewed = newVersion.value && stage.at === "start";
  useEffect(() => {
    if (renewed) location.reload();
  }, [renewed]);
  return (
    <div class={`kiosk at-${stage.at}`} ref={main} tabIndex={-1}>
      {stage.at === "start" && <Start games={games} begin={() => setStage({ at: "choice" })} />}
      {stage.at === "choice" && (
        <Choice games={games} back={start} begin={(seated) => setStage({ at: "table", seated })} />
      )}
      {stage.at === "table" && (
        <Table
          key={stage.seated.id}
          seated={stage.seated}
          leave={start}
          again={(seated) => setStage({ at: "table", seated })}
        />
      )}
      {stage.at !== "start" && <LeftAlone idle={kiosk.idle} leave={start} />}
    </div>
  );
}

/** Takes away what a long press or a drag would open. */
function closeWaysOut(): () => void {
  const stop = (event: Event) => event.preventDefault();
  const ways = ["contextmenu", "dragstart"];
  for (const way of ways) document.addEventListener(way, stop);
  return () => {
    for (const way of ways) document.removeEventListener(way, stop);
  };
}
