import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserArguments } from "../e2e/setup/browser.ts";
import { leadingWallet } from "../e2e/setup/global.ts";
import { pages as visited } from "../e2e/setup/pages.ts";
import { startWorld } from "../e2e/setup/world.ts";
import { parseCommandLine } from "./command-line.ts";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { type Portal, signedInPages } from "./screenshots/signed-in-pages.ts";
import { ensureBuilt } from "./setup/build.ts";
import { findChromium } from "./setup/find-chromium.ts";
import { callChain } from "./simulation/json-rpc.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "screenshots");
const { values, positionals: asked } = parseCommandLine(
  `usage: npm run screenshots [-- --pictures] [-- <page> …]

Take every page at 360, 768 and 1440 pixels, light and dark, into the folder screenshots/ (ignored by git).

  <page>      only pages whose names begin with this
  --pictures  only the pictures of the README, into docs/pictures`,
  { pictures: { type: "boolean", default: false } },
  100,
);
const isAsked = (name: string) => asked.length === 0 || asked.some((one) => name.startsWith(one));
const isForReadme = values.pictures;
/** The pages the README shows. */
const pictures = ["leaderboard", "profile", "policies", "docs-console"];

const guard = await startGuard();
try {
  const folder = mkdtempSync(join(tmpdir(), "credence-screenshots-"));
  guard.removeAtEnd(folder);
  const database = await startDatabase({
    dataDir: folder,
    guard,
    durable: false,
    temporary: true,
    log: join(folder, "postgres.log"),
  });
  await ensureBuilt(root, folder);
  const start = (wallets: number) => startWorld({ databaseServer: database.url, guard, logs: folder, wallets });
  const [full, empty] = await Promise.all([start(Number.POSITIVE_INFINITY), start(0)]);
  const wallet = await leadingWallet(full.origin);
  // Names are minted for these pages.
  if (full.nodeUrl) await callChain(full.nodeUrl, "evm_setAutomine", [true]);
  const portal: Portal = { origin: full.origin, wallet };
  const urls = new Map(
    visited.map(({ name, path, empty: isEmpty }) => [
      name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      `${(isEmpty ? empty : full).origin}${path(wallet)}`,
    ]),
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH, folder),
    args: browserArguments(),
  });
  const show = async (page: Page, name: string) => {
    const url = urls.get(name);
    if (url === undefined) return signedInPages[name]?.(page, portal);
    await page.goto(url, { waitUntil: "networkidle" });
    // Open the first category; the README's picture shows the beginning only.
    if (name === "profile" && !isForReadme) await page.locator("summary").first().click();
  };
  /** Open a page in its own browser context, and store a picture of each tab. */
  const take = async (name: string, look: BrowserContextOptions, keep: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext(look);
    await show(await context.newPage(), name);
    for (const page of context.pages()) {
      await page.evaluate(() => document.fonts.ready);
      // Move the pointer off the pressed button.
      await page.mouse.move(0, 0);
      await keep(page);
    }
    await context.close();
  };
  /** Take the whole page, with all pictures loaded; with an open dialog, the visible part. */
  const keepWhole = async (page: Page, path: string) => {
    const isCovered = (await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()) > 0;
    if (!isCovered) {
      // Scroll, so that lazy pictures load.
      await page.evaluate(async () => {
        const pictures = [...document.images].filter((one) => one.loading === "lazy");
        for (const one of pictures) one.loading = "eager";
        await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
      });
    }
    await page.screenshot({ path, fullPage: !isCovered, animations: "disabled" });
  };
  if (isForReadme) {
    const folder = join(root, "docs/pictures");
    for (const name of pictures) {
      await take(name, { colorScheme: "light", viewport: { width: 1280, height: 800 } }, (page) =>
        page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 72, animations: "disabled" }),
      );
    }
    console.log(`Written to ${folder}.`);
  } else {
    mkdirSync(target, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [360, 768, 1440]) {
        for (const name of [...urls.keys(), ...Object.keys(signedInPages)].filter(isAsked)) {
          await take(name, { colorScheme, viewport: { width, height: 900 } }, (page) =>
            keepWhole(page, join(target, `${name}-${width}-${colorScheme}.png`)),
          ).catch((error) => {
            process.exitCode = 1;
            console.error(`${name} at ${width} pixels, ${colorScheme}: ${error}`);
          });
        }
      }
    }
    console.log(`Written to ${target}.`);
  }
  await browser.close();
  await Promise.all([full.close(), empty.close()]);
} finally {
  await guard.close();
}
