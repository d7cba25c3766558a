import type { Page } from "@playwright/test";
import { expect, test } from "./setup/test.ts";

test.describe("a receipt on paper", () => {
  test.use({ colorScheme: "dark" });

  test("is black on white without what only a screen needs, and says what the file holds", async ({
    page,
    origin,
    wallet,
  }) => {
    await page.goto(`${origin}/profile/${wallet}#recompute`);
    await page.getByRole("link", { name: "View or print" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Receipt of a trust score" })).toBeVisible();
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).not.toBe("rgb(255, 255, 255)");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect.poll(paper).toBe("rgb(255, 255, 255)");
    for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button")]) {
      await expect(gone).toHaveCount(0);
    }
    const { receipt } = await (await page.request.get(`${origin}/profile/${wallet}/receipt.json`)).json();
    for (const text of [receipt.subject, receipt.modelHash, receipt.factsHash, receipt.signer]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    const points = page.getByRole("table", { name: "Points by category" }).getByRole("row");
    await expect(points).toHaveCount(9);
    // A column for unread data follows where there is any.
    const columns = await points.first().getByRole("columnheader").count();
    const shown = await points.getByRole("cell").allTextContents();
    const numbers = shown.filter((_, i) => i % columns === 1).map(Number);
    expect(numbers).toEqual(Object.values(receipt.result.breakdown));
  });

  test("is printed by its button", async ({ page, origin, wallet }) => {
    await page.goto(`${origin}/profile/${wallet}/receipt`);
    const printed = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.print = () => resolve(true);
        }),
    );
    await page.getByRole("button", { name: "Print", exact: true }).click();
    expect(await printed).toBe(true);
  });
});

/** What has the focus: its role or tag with its text, and whether it can be seen. */
function focused(page: Page): Promise<{ what: string; seen: boolean }> {
  return page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === document.body) return { what: "nothing", seen: true };
    // A picture of a control may stand for it, beside it.
    const marked = [one, one.parentElement].some((at) => {
      const style = at ? getComputedStyle(at) : null;
      return style !== null && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    });
    return {
      what: `${one.tagName} ${one.getAttribute("href") ?? one.getAttribute("aria-label") ?? one.id}`,
      seen: marked,
    };
  });
}

for (const path of ["/", "/leaderboard", "/names?q=amber", "/search?q=0x1", "profile", "receipt"]) {
  test(`${path}: everything is reached by Tab, in order, and shows that it has the focus`, async ({
    page,
    origin,
    wallet,
  }) => {
    const own: Record<string, string> = { profile: `/profile/${wallet}`, receipt: `/profile/${wallet}/receipt` };
    await page.goto(`${origin}${own[path] ?? path}`);
    await page.keyboard.press("Tab");
    expect((await focused(page)).what).toBe("A #content");
    const unseen: string[] = [];
    const reached: string[] = [];
    for (;;) {
      const { what, seen } = await focused(page);
      if (what === "nothing" || (what === "A #content" && reached.length > 0)) break;
      if (!seen) unseen.push(what);
      reached.push(what);
      await page.keyboard.press("Tab");
    }
    expect(unseen).toEqual([]);
    const links = await page.locator("a[href]:visible").count();
    expect(reached.filter((what) => what.startsWith("A ")).length).toBeGreaterThanOrEqual(links);
  });
}

test("the header can be skipped, and a page chosen by keyboard alone", async ({ page, origin }) => {
  await page.goto(origin);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Connect" })).toBeFocused();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Names" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Names" })).toBeVisible();
});

test.describe("with less motion asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves for longer than an instant, windows included", async ({ page, origin, wallet }) => {
    for (const path of ["/", `/profile/${wallet}`, "/names"]) {
      await page.goto(`${origin}${path}`);
      await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const slow = await page.evaluate(() =>
        [...document.querySelectorAll("*")].flatMap((one) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
          const longest = Math.max(
            ...[animationDuration, transitionDuration].join(",").split(",").map(Number.parseFloat),
          );
          const moves = animationName !== "none" || !/^0s$/.test(transitionDuration);
          return moves && longest > 0.001 ? [`${one.tagName} ${one.className}`] : [];
        }),
      );
      expect(slow).toEqual([]);
    }
  });
});
