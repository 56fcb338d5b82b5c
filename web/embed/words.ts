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

/** The language for a tag, English by default. */
export function languageOf(tag: string): string {
  return wished(tag) ?? "en";
}

/** The texts of the script in a language. */
export function wordsFor(language: string): Words {
  return wordsOf(language, files[`../../languages/${language}/web/embed.ftl`] ?? "");
}

/** The messages of a file in a language. */
export function wordsOf(language: string, file: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  return (id, values = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : id;
  };
}
