// The form to play from the edited position.
import { useState } from "preact/hooks";
import { levels } from "../api/client";
import type { Seat, Side } from "../api/schema";
import { codeOf, Pending, Trouble, useLoaded } from "../parts/loaded";
import { type Role, roles, seatsFor } from "../play/begin";
import { defaultLevel } from "../play/play-form";
import { capital, say, t } from "../words/words";

interface Props {
  /** Creates the game and opens its page. */
  begin: (seats: Record<Side, Seat>) => Promise<void>;
  /** Whether the form is disabled. */
  disabled: boolean;
}

/** The form. */
export function PlayFrom({ begin, disabled }: Props) {
  const { value, problem, again } = useLoaded("levels", levels);
  const [role, setRole] = useState<Role>("both");
  const [level, setLevel] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!value) return <Pending problem={problem} again={again} />;
  const chosen = level ?? String(defaultLevel(value));
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      await begin(seatsFor(role, Number(chosen)));
    } catch (error) {
      setRefused(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <form class="play-from" onSubmit={submit}>
      <div class="field">
        <label for="arrange-role">{t("form-side")}</label>
        <select
          id="arrange-role"
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
        >
          {roles.map((name) => (
            <option key={name} value={name}>
              {name === "attackers" || name === "defenders"
                ? capital(t(`side-${name}`))
                : t(`form-side-${name}`)}
            </option>
          ))}
        </select>
      </div>
      {role !== "both" && (
        <div class="field">
          <label for="arrange-level">{t("form-level")}</label>
          <select id="arrange-level" value={chosen} onChange={(event) => setLevel(event.currentTarget.value)}>
            {value.map((one) => (
              <option key={one.level} value={String(one.level)}>
                {one.level} · {say(one.name)}
              </option>
            ))}
          </select>
        </div>
      )}
      <Trouble problem={refused} />
      <button type="submit" class="primary" disabled={disabled || busy} data-testid="play-arranged">
        {t("arrange-play")}
      </button>
    </form>
  );
}
