import { join } from "node:path";
import type { Page } from "@playwright/test";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { pages } from "./setup/pages.ts";
import { signedInPages } from "./setup/signed-in-pages.ts";
import { test } from "./setup/test.ts";

// `npm run screenshots`: a picture of every page, for people to look at.

const root = join(import.meta.dirname, "..");
const isForReadme = process.env.PICTURES === "readme";
/** The pages that the README shows. */
const ofReadme = ["leaderboard", "profile", "policies", "docs-console"];
const asked = (process.env.PICTURES_OF ?? "").split(" ");
const visited = new Map(pages.map((page) => [page.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), page]));
const names = isForReadme
  ? ofReadme
  : [...visited.keys(), ...Object.keys(signedInPages)].filter((name) => asked.some((one) => name.startsWith(one)));
const looks = isForReadme
  ? [{ colorScheme: "light", width: 1280, height: 800 } as const]
  : (["light", "dark"] as const).flatMap((colorScheme) =>
      [360, 768, 1440].map((width) => ({ colorScheme, width, height: 900 })),
    );

// Names are minted for some pages.
test.beforeEach(async ({ nodeUrl }) => {
  await callChain(nodeUrl, "evm_setAutomine", [true]);
});

for (const { colorScheme, ...viewport } of looks) {
  for (const name of names) {
    test(`${name}, ${viewport.width} pixels, ${colorScheme}`, async ({ browser, origin, emptyOrigin, wallet }) => {
      const context = await browser.newContext({ colorScheme, viewport });
      const page = await context.newPage();
      const visit = visited.get(name);
      if (visit) {
        await page.goto(`${visit.empty ? emptyOrigin : origin}${visit.path(wallet)}`, { waitUntil: "networkidle" });
        // Open the first category; the README's picture shows the beginning only.
        if (name === "profile" && !isForReadme) await page.locator("summary").first().click();
      } else await signedInPages[name]?.(page, { origin, wallet });
      // Some steps open another tab.
      for (const tab of context.pages()) await take(tab, `${name}-${viewport.width}-${colorScheme}`);
      await context.close();
    });
  }
}

/** Takes the whole page, with all pictures loaded; with an open dialog, the visible part. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Move the pointer off the pressed button.
  await page.mouse.move(0, 0);
  if (isForReadme) {
    const path = join(root, "docs/pictures", `${name.split("-1280-")[0]}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 72, animations: "disabled" });
    return;
  }
  const isCovered = (await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()) > 0;
  if (!isCovered) {
    // Lazy pictures load when they are scrolled to.
    await page.evaluate(async () => {
      const pictures = [...document.images].filter((one) => one.loading === "lazy");
      for (const one of pictures) one.loading = "eager";
      await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
    });
  }
  const path = join(root, "screenshots", `${name}.png`);
  await page.screenshot({ path, fullPage: !isCovered, animations: "disabled" });
}
