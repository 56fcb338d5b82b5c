// Tests for packing and unpacking.
import { describe, expect, it } from "vitest";
import { packed, unpacked } from "./share";

describe("a text in an address", () => {
  it.each([
    "",
    "a",
    'name = "Þórr’s game 王"\n[drawn.yard]\npieces = """\n. . K . .\n"""\n',
    ". a d K\n".repeat(4000),
  ])("comes out as it was (%#)", async (text) => {
    const letters = await packed(text);
    expect(letters).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(await unpacked(letters)).toBe(text);
  });

  it("is short where the text repeats itself", async () => {
    expect((await packed(". a d K\n".repeat(4000))).length).toBeLessThan(200);
  });

  it("is nothing where nothing was packed", async () => {
    const whole = await packed('id = "yard"\n'.repeat(20));
    for (const letters of ["x", "%%%", "AAAA", whole.slice(0, -9), `${whole}!`])
      expect(await unpacked(letters)).toBeNull();
  });

  it("is refused where it would fill the memory", async () => {
    expect(await unpacked(await packed("a".repeat(600_000)))).toBeNull();
  });
});
