import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserArguments } from "../e2e/setup/browser.ts";
import { leadingWallet } from "../e2e/setup/global.ts";
import { startWorld } from "../e2e/setup/world.ts";
import { findChromium } from "./browser.ts";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { ensureBuilt } from "./setup/build.ts";

// npm run screenshots: every page at 360 and 1440 pixels, light and dark, into the folder screenshots/ (ignored by git).

const root = join(import.meta.dirname, "..");
const target = join(root, "screenshots");

const guard = await startGuard();
try {
  const folder = mkdtempSync(join(tmpdir(), "credence-screenshots-"));
  guard.removeAtEnd(folder);
  const database = await startDatabase({ dataDir: folder, guard, durable: false, log: join(folder, "postgres.log") });
  if (database.elsewhere) guard.removeAtEnd(database.elsewhere);
  await ensureBuilt(root, folder);
  const start = (wallets: number) => startWorld({ databaseServer: database.url, guard, logs: folder, wallets });
  const [full, empty] = await Promise.all([start(Number.POSITIVE_INFINITY), start(0)]);
  const wallet = await leadingWallet(full.origin);
  const pages: Record<string, string> = {
    home: full.origin,
    leaderboard: `${full.origin}/leaderboard`,
    "leaderboard-risk": `${full.origin}/leaderboard?category=risk&chainId=1&timeframe=7d&offset=25`,
    "leaderboard-empty": `${full.origin}/leaderboard?chainId=10`,
    profile: `${full.origin}/profile/${wallet}`,
    "profile-unknown": `${full.origin}/profile/0x000000000000000000000000000000000000dEaD`,
    search: `${full.origin}/search?q=0x1`,
    "search-fault": `${full.origin}/search?q=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046`,
    "not-found": `${full.origin}/nothing/here`,
    "home-indexing": empty.origin,
    "leaderboard-indexing": `${empty.origin}/leaderboard`,
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH),
    args: browserArguments(),
  });
  mkdirSync(target, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1440]) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const [name, url] of Object.entries(pages)) {
        await page.goto(url);
        // The first category is shown opened.
        const category = page.locator("summary").first();
        if (name === "profile") await category.click();
        await page.screenshot({ path: join(target, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  await Promise.all([full.close(), empty.close()]);
  console.log(`Written to ${target}.`);
} finally {
  await guard.close();
}
