import { expect, test } from "vitest";
import { kioskAt } from "./address";

test.each([
  ["/", null],
  ["/?rules=tablut-murray", null],
  ["/?kiosk", { rules: null, idle: 90 }],
  ["/?kiosk=tablut-murray", { rules: "tablut-murray", idle: 90 }],
  ["/?kiosk=berserk%2Bno-corners&idle=120", { rules: "berserk+no-corners", idle: 120 }],
  ["/?kiosk&idle=1", { rules: null, idle: 30 }],
  ["/?kiosk&idle=1e9", { rules: null, idle: 3600 }],
  ["/?kiosk&idle=soon", { rules: null, idle: 90 }],
])("%s", (address, asked) => {
  expect(kioskAt(new URL(address, "http://localhost"))).toEqual(asked);
});
