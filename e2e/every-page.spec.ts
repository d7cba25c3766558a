import type { Page, Response } from "@playwright/test";
import { isThorough } from "../tests/setup/rounds.ts";
import { pages as all } from "./setup/pages.ts";
import {
  expect,
  expectNothingMoves,
  openEverything,
  sidewaysScroll,
  test,
  views,
  violationsInBothThemes,
} from "./setup/test.ts";

// Axe looks at every element, which takes its time on a busy machine; nothing is measured.
test.describe.configure({ timeout: 300_000 });

/** In an ordinary run, every third of the pages that are not made of the parts of others. */
const pages = isThorough ? all : all.filter(({ alike }) => !alike).filter((_, at) => at % 3 === 0);

/** Open a page in a window, where nothing moves. */
async function look(page: Page, url: string, view: (typeof views)[number]): Promise<Response | null> {
  await page.setViewportSize(view.size);
  await page.emulateMedia({ colorScheme: view.colorScheme });
  const answer = await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectNothingMoves(page);
  return answer;
}

for (const [at, { name, path, status = 200, empty, foldsAlike }] of pages.entries()) {
  test(`${name}: axe finds nothing, nothing is wider than a small phone, nothing moves`, async ({
    page,
    origin,
    emptyOrigin,
    wallet,
  }) => {
    // The windows by turns where the page is opened once: in the other one it is laid out again, in the other colours.
    const [phone, desk] = views;
    const [first, second] = at % 2 === 0 ? [phone, desk] : [desk, phone];
    // The page of a wallet that nobody knows has it read, and would go on to its profile.
    await page.route("**/profile/*/read", () => {});
    const answer = await look(page, `${empty ? emptyOrigin : origin}${path(wallet)}`, first);
    expect(answer?.status()).toBe(status);
    for (const view of [first, second]) {
      if (view === second && isThorough) await look(page, page.url(), second);
      await page.setViewportSize(view.size);
      await page.emulateMedia({ colorScheme: view.colorScheme });
      // Some are looked at as a whole in both themes.
      const find = at % 12 === 0 ? violationsInBothThemes : view.find;
      if (foldsAlike) expect(await find(page)).toEqual([]);
      // What can be opened is part of the page.
      await openEverything(page);
      expect(await sidewaysScroll(page)).toBe(0);
      // The next page is looked at in this window.
      if (foldsAlike || (view === second && !isThorough)) continue;
      expect(await find(page)).toEqual([]);
    }
  });
}
