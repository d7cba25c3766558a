import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Fixtures {
  /** Origin of a service that has read wallets. */
  origin: string;
  /** Origin of a service that has read nothing yet. */
  emptyOrigin: string;
  /** Checksummed address of the recorded wallet that leads its chain. */
  wallet: string;
  /** The local chain's node. */
  nodeUrl: string;
  /** Messages and exceptions that a test brings about on purpose. */
  provoked: RegExp | null;
}

function required(name: "E2E_ORIGIN" | "E2E_EMPTY_ORIGIN" | "E2E_WALLET" | "E2E_NODE_URL"): string {
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

/** What axe finds against WCAG 2.2 AA and its own best practices, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  // What fades in has its contrast when it is there. Animations without an end are no fading.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => {})),
    ),
  );
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}

/** Pixels by which the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
