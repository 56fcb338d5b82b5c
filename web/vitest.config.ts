import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.ts", "board/**/*.test.ts", "embed/**/*.test.ts", "offline/**/*.test.ts"] },
});
