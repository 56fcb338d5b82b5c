// The texts of the embedded board. All languages are part of the script, since it makes no network requests.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { wished } from "../src/words/languages";

const files = import.meta.glob<string>("../../languages/*/web/embed.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A message of `embed.ftl` by its id. */
export type Words = (id: string, values?: Record<string, FluentVariable>) => string;

/** The texts for a language tag, English by default. */
export function wordsFor(tag: string): Words {
  const language = wished(tag) ?? "en";
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../../languages/${language}/web/embed.ftl`] ?? ""));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
}
