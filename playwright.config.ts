import { defineConfig } from "@playwright/test";
import { browserArguments } from "./e2e/setup/browser.ts";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/setup/global.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    browserName: "chromium",
    launchOptions: { args: browserArguments(), ...(executablePath && { executablePath }) },
  },
});
