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

/** Tests that wait most of their time for turns of workers: they begin, so that others run meanwhile. */
const waiting = ["list-kill", "screening-lists"].map((name) => `${name}.spec.ts`);

/** It sets the chain's clock a day ahead, where no voucher holds any more. */
const ahead = "new-block.spec.ts";
/** It pauses the chain and has it read again. */
const operating = "admin.spec.ts";

/** Tests at once that keep a processor busy. */
const BUSY = 3;

/** It takes pictures for people (`npm run screenshots`), and proves nothing. */
const pictures = "pictures.spec.ts";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup/global.ts",
  fullyParallel: true,
  // More than the two cores of a small machine: some tests wait for blocks or for a clock, and one that waits for a worker counts for none.
  workers: BUSY + 1,
  retries: 0,
  forbidOnly: true,
  // For a machine that does much else; nothing is measured.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: "reading", testMatch: reading, workers: BUSY },
    { name: "waiting", testMatch: waiting, dependencies: ["reading"], workers: 1 },
    {
      name: "acting",
      testIgnore: [...reading, ...waiting, ahead, operating, pictures],
      dependencies: ["reading"],
      workers: BUSY,
    },
    { name: "ahead", testMatch: ahead, dependencies: ["waiting", "acting"] },
    { name: "operating", testMatch: operating, dependencies: ["ahead"], workers: BUSY },
    ...(process.env.PICTURES ? [{ name: "pictures", testMatch: pictures }] : []),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { args: browserArguments(), ...(executablePath && { executablePath }) },
  },
});
