import { defineConfig } from "@playwright/test";
import { browserArguments } from "./e2e/setup/browser.ts";

/** Tests that change nothing others can see. All share one service: these run first, while nothing moves under them. */
const reading = [
  "axe",
  "every-page",
  "home",
  "hostile-names",
  "leaderboard",
  "profile",
  "print-and-keyboard",
  "search",
  "security",
  "sharing",
].map((name) => `${name}.spec.ts`);

/** It sets the chain's clock a day ahead, where no voucher holds any more. */
const ahead = "new-block.spec.ts";
/** It pauses the chain and has it read again. */
const operating = "admin.spec.ts";

/** It takes pictures for people (`npm run screenshots`), and proves nothing. */
const pictures = "pictures.spec.ts";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup/global.ts",
  fullyParallel: true,
  // More than the two cores of a small machine: some tests wait for blocks or for a clock.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For a machine that does much else; nothing is measured.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: "reading", testMatch: reading },
    { name: "acting", testIgnore: [...reading, ahead, operating, pictures], dependencies: ["reading"] },
    { name: "ahead", testMatch: ahead, dependencies: ["acting"] },
    { name: "operating", testMatch: operating, dependencies: ["ahead"] },
    ...(process.env.PICTURES ? [{ name: "pictures", testMatch: pictures }] : []),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { args: browserArguments(), ...(executablePath && { executablePath }) },
  },
});
