// Tests for the choice of language.
import { expect, it } from "vitest";
import { wished } from "./languages";

it.each([
  ["de-AT", "de"],
  ["nn-NO", "nb"],
  ["no", "nb"],
  ["IS", "is"],
  ["fr", "fr"],
  ["pt-BR", null],
  ["", null],
])("%s is a wish for %s", (wish, language) => {
  expect(wished(wish)).toBe(language);
});
