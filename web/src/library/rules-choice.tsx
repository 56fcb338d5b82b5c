// A choice among all rule sets that may be left open.
import { rulesets } from "../api/client";
import { useLoaded } from "../parts/loaded";
import { RulesField } from "../parts/rules-field";

interface Props {
  id: string;
  label: string;
  open: string;
  value: string;
  onChoose: (id: string) => void;
}

/** A field with all rule sets, once the server has named them. */
export function RulesChoice(props: Props) {
  const { value: sets } = useLoaded("rulesets", rulesets);
  return <RulesField {...props} sets={sets ?? []} />;
}
