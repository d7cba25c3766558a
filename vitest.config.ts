import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["lib/**/*.test.ts", "scripts/**/*.test.ts", "tests/**/*.test.ts", "components/**/*.test.ts"],
    globalSetup: "tests/setup/global.ts",
    pool: "forks",
    maxWorkers: 2,
    // For a machine that does much else; nothing is measured.
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
