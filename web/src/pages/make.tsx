// The page that makes a game to print: board and pieces of a rule set, seen as they will come out of the printer.
import { rulesets } from "../api/client";
import type { Ruleset } from "../api/schema";
import { bringsDraft } from "../editor/rules/address";
import { changed, order, readChoices } from "../make/choices";
import { ChoicesForm } from "../make/choices-form";
import { Preview } from "../make/preview";
import { canPrint } from "../make/printer";
import { subjectAt } from "../make/subject";
import { LayoutChoice } from "../parts/layout-choice";
import { PendingPage, useLoaded } from "../parts/loaded";
import { RulesField } from "../parts/rules-field";
import { useTitle } from "../parts/title";
import { baseOf, joinId } from "../play/ruleset-id";
import { go, here } from "../router";
import { fullAddress, isOnThisComputer } from "../site";
import { language, say, t } from "../words/words";
import "../styles/make.css";

/** The page at `/make`: `?rules=` names a rule set, the fragment may hold a draft; the rest of the query is what is chosen. */
export function MakePage() {
  const { searchParams: query, hash } = here.value;
  const draft = bringsDraft(hash) ? hash : "";
  const id = query.get("rules")?.replaceAll(" ", "+") ?? null;
  const { value, problem, again } = useLoaded(`${id} ${draft}`, () => subjectAt(id, draft));
  if (problem || !value) return <PendingPage problem={problem} again={again} />;
  if (value === "faulty") return <Faulty draft={draft} />;
  const { set, subject, isDraft } = value;
  const put = (next: URLSearchParams) => go(`/make?${next}${draft}`, true);
  const layout = set.layouts.find((one) => one.id === set.layout);
  const onFolio = (layout?.marks.variegated.length ?? 0) > 0;
  const choices = readChoices(query, { page: language.value, locale: navigator.language, onFolio });
  return (
    <article class="make">
      <section class="leaf">
        <Heading set={set} isDraft={isDraft} />
        {!isDraft && (
          <RulesChoice
            set={set}
            choose={(rules) =>
              put(new URLSearchParams({ ...Object.fromEntries(here.value.searchParams), rules }))
            }
          />
        )}
        <ChoicesForm
          choices={choices}
          onFolio={onFolio}
          change={(change) => put(changed(here.value.searchParams, change))}
        />
      </section>
      {canPrint ? (
        <Preview
          name={baseOf(set.id) || "board"}
          subject={subject}
          part={choices.part}
          order={order(choices, "id" in subject ? siteAddress() : null)}
        />
      ) : (
        <p class="problem">{t("make-impossible")}</p>
      )}
    </article>
  );
}

/** Where this site is for others; null where only this machine reaches it. */
function siteAddress(): string | null {
  return isOnThisComputer() ? null : fullAddress("/").replace(/\/$/, "");
}

function Heading({ set, isDraft }: { set: Ruleset; isDraft: boolean }) {
  useTitle(t("make-title", { name: say(set.name) }));
  return (
    <>
      <h1>{t("make-title", { name: say(set.name) })}</h1>
      <p class="lead">{t("make-lead")}</p>
      {!isDraft && (
        <p>
          <a href={`/rules/${set.id}`}>{t("make-rules")}</a>
        </p>
      )}
    </>
  );
}

function RulesChoice({ set, choose }: { set: Ruleset; choose: (id: string) => void }) {
  const { value: sets } = useLoaded("rulesets", rulesets);
  const options = set.options.filter((option) => option.selected).map((option) => option.id);
  return (
    <>
      {sets && (
        <RulesField
          id="make-set"
          label={t("make-set")}
          sets={sets}
          value={baseOf(set.id)}
          onChoose={choose}
        />
      )}
      <LayoutChoice
        legend={t("rules-layouts")}
        layouts={set.layouts}
        chosen={set.layout}
        choose={(layout) => choose(joinId(baseOf(set.id), options, layout))}
      />
    </>
  );
}

function Faulty({ draft }: { draft: string }) {
  useTitle(t("make-faulty-title"));
  return (
    <section class="leaf narrow">
      <h1>{t("make-faulty-title")}</h1>
      <p class="problem">{t("make-faulty")}</p>
      <a href={`/editor/rules${draft}`}>{t("make-mend")}</a>
    </section>
  );
}
