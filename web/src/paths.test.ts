import { expect, test } from "vitest";
import pages from "./pages.json" with { type: "json" };
import { pageAt } from "./paths";

const at = (path: string) => pageAt(path.split("/").filter((part) => part !== ""));

test("every page of the list is found at its own path", () => {
  for (const path of Object.keys(pages)) {
    const id = path.includes(":id") ? "a b" : "";
    expect(at(path.replace(":id", "a%20b"))).toEqual({ path, id });
  }
});

test("a page with a name of its own goes before one with any name", () => {
  expect(at("/library/explore")).toEqual({ path: "/library/explore", id: "" });
  expect(at("/library/explored")).toEqual({ path: "/library/:id", id: "explored" });
});

test("nothing is at other addresses, or at those that no text can be read from", () => {
  for (const path of [
    "/nope",
    "/game",
    "/rules/a/b",
    "/game/1/nope",
    "/game/%",
    "/game/%C3",
    "/editor",
    "/Rules",
  ])
    expect(at(path), path).toBeNull();
});
