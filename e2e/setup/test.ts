import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { isThorough } from "../../tests/setup/rounds.ts";

interface Fixtures {
  /** Origin of a service that has read wallets. */
  origin: string;
  /** Origin of a service that has read nothing yet. */
  emptyOrigin: string;
  /** Checksummed address of the recorded wallet that leads its chain. */
  wallet: string;
  /** The local chain's node. */
  nodeUrl: string;
  /** The relay of WalletConnect. */
  relayUrl: string;
  /** Messages and exceptions that a test brings about on purpose. */
  provoked: RegExp | null;
}

function required(name: "E2E_ORIGIN" | "E2E_EMPTY_ORIGIN" | "E2E_WALLET" | "E2E_NODE_URL" | "E2E_RELAY_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by e2e/setup/global.ts`);
  return value;
}

/**
 * Every test also promises: no error in the console (a breach of the content security policy is one), no exception in the page,
 * and no request to any other host. Let through are Chromium's own message about a page that answers 404, and what a test
 * says it provokes.
 */
export const test = base.extend<Fixtures>({
  origin: ({ browserName: _ }, use) => use(required("E2E_ORIGIN")),
  emptyOrigin: ({ browserName: _ }, use) => use(required("E2E_EMPTY_ORIGIN")),
  wallet: ({ browserName: _ }, use) => use(required("E2E_WALLET")),
  nodeUrl: ({ browserName: _ }, use) => use(required("E2E_NODE_URL")),
  relayUrl: ({ browserName: _ }, use) => use(required("E2E_RELAY_URL")),
  provoked: [null, { option: true }],
  page: async ({ page, origin, emptyOrigin, provoked }, use) => {
    const faults: string[] = [];
    const own = new Set([origin, emptyOrigin]);
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      const missing = message.text().startsWith("Failed to load resource: the server responded with a status of 404");
      if ((missing && message.location().url === page.url()) || provoked?.test(message.text())) return;
      faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => {
      if (!provoked?.test(error.message)) faults.push(`exception: ${error.message}`);
    });
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol !== "data:" && !own.has(url.origin)) faults.push(`request to another host: ${url}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/**
 * How pages are opened that are looked at as a whole: in another window and another theme. The phone's is asked for everything, the desk's
 * for its colours; in thorough runs for everything too, and for the colours of the other theme.
 */
export const views = [
  { size: { width: 360, height: 740 }, colorScheme: "dark", find: violations },
  {
    size: { width: 1440, height: 900 },
    colorScheme: "light",
    find: isThorough ? violationsInBothThemes : violationsOfColours,
  },
] as const;

/** Guidelines that pages are held to. */
const guidelines = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
/** The rules among them that look at colours. */
const rulesOfColours = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** What axe finds against WCAG 2.2 AA and its own best practices, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  await settle(page);
  return find(page, guidelines);
}

/** The same of colours alone. */
export async function violationsOfColours(page: Page): Promise<string[]> {
  await settle(page);
  return find(page, rulesOfColours);
}

/**
 * What axe finds in the theme of the page, and in the other one. Both draw the same elements, which is looked at, in other
 * colours: so the other one is asked for those.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const first = await violations(page);
  const drawn = await drawnOn(page);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  const other = await violationsOfColours(page);
  expect(await drawnOn(page)).toEqual(drawn);
  return [...first, ...other];
}

async function find(page: Page, asked: typeof guidelines | typeof rulesOfColours): Promise<string[]> {
  const runOnly = { type: asked.type, values: [...asked.values] };
  // Pages have no frames, so results need no merging; results without violations are left out to save time.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode();
  const { violations: found } = await axe.analyze();
  return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}

/** What fades in has its contrast when it is there. Endless motion is stopped at its first frame. */
async function settle(page: Page): Promise<void> {
  // While a page is asked for again its title is gone for a moment.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((one) => {
        if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) return one.finished.catch(() => {});
        one.pause();
        one.currentTime = 0;
        return one.ready;
      }),
    ),
  );
}

/** Every element that is drawn. */
function drawnOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => `${element.tagName} ${element.getAttribute("class")}`),
  );
}

/** Opens a page whose scripts come after an act on it, as over a slow connection. */
export async function beforeScripts(page: Page, url: string, act: () => Promise<unknown>): Promise<void> {
  let release = () => {};
  const acted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await acted;
    await route.fallback();
  });
  await page.goto(url, { waitUntil: "commit" });
  await act();
  release();
}

/** Open all that can be opened on a page. */
export async function openEverything(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    // What is loaded when a fold opens was asked for, and has come.
    const isLoading = [...document.querySelectorAll("details [role=status]")].some((one) =>
      /Loading/.test(one.textContent),
    );
    return (
      !isLoading &&
      ![...document.querySelectorAll("details noscript")].some((one) => /Show this part/.test(one.textContent))
    );
  });
}

/** Presses Enter on a button once scripts run: until then it is disabled, and a key does nothing. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

/** Follow the link to a section of a profile, which opens it. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name, exact: true }).click();
}

/** The most that may move while a page comes in, as browsers count it: what they call good is five times as much. */
export const MOST_SHIFT = 0.02;

/** Loads of a page of which one must come in whole, so that nothing can move. */
const MOST_LOADS = 4;

/**
 * Nothing of the page moves after it was first drawn. What moves in some loads and not in others is what a busy machine drew of a page
 * that was not all there yet: a table is as wide as its rows. Of that only little may be seen.
 */
export async function expectNothingMoves(page: Page): Promise<void> {
  for (let load = 1; ; load++) {
    const shift = await layoutShift(page);
    expect(shift).toBeLessThan(load < MOST_LOADS ? MOST_SHIFT : Number.MIN_VALUE);
    if (shift === 0) return;
    await page.reload();
  }
}

/** How far things moved after they were first drawn, as browsers count it. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are handed over before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Pixels by which the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
