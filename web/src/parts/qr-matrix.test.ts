import jsQR from "jsqr";
import { describe, expect, it } from "vitest";
import { qrOutline } from "./qr-matrix";

/** Pixels a module. */
const SCALE = 4;

/** Draws an outline and reads it as a camera does. */
function read(text: string): string | undefined {
  const { size, path } = qrOutline(text);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsQR(pixels, width, width)?.data;
}

describe("a QR code", () => {
  it.each([
    "http://192.168.1.7:1140/",
    `https://tafl.example.org/game/${"0123456789abcdef".repeat(2)}#seat=${"fedcba9876543210".repeat(2)}`,
    "https://tafl.example.org/game/þorn",
  ])("is read by a camera: %s", (text) => {
    expect(read(text)).toBe(text);
  });
});
