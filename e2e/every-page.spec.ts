import { isThorough } from "../tests/setup/rounds.ts";
import { pages } from "./setup/pages.ts";
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

for (const [at, { name, path, status = 200, empty, alike }] of pages.entries()) {
  test(`${name}: axe finds nothing, nothing is wider than a small phone, nothing moves`, async ({
    page,
    origin,
    emptyOrigin,
    wallet,
  }) => {
    for (const { size, colorScheme, find } of views) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const answer = await page.goto(`${empty ? emptyOrigin : origin}${path(wallet)}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectNothingMoves(page);
      // What can be opened is part of the page.
      await openEverything(page);
      expect(await sidewaysScroll(page)).toBe(0);
      if (alike && !isThorough) continue;
      // Every fourth is looked at as a whole in both windows and themes.
      expect(await (at % 4 === 0 ? violationsInBothThemes : find)(page)).toEqual([]);
    }
  });
}
