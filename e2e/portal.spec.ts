import type { Page } from "@playwright/test";
import { isThorough } from "../tests/setup/rounds.ts";
import { becomeDeveloper, signIn } from "./setup/session.ts";
import {
  expect,
  layoutShift,
  MOST_SHIFT,
  openEverything,
  sidewaysScroll,
  test,
  views,
  violations,
} from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";
import { becomeSubscriber, holdDeliveries } from "./setup/webhook.ts";

interface PortalPage {
  path: string;
  /** Opens a dialog. */
  button?: string;
}

/** Pages of the portal by who looks at them. */
const pages: Record<"nobody" | "newcomer" | "developer" | "subscriber", readonly PortalPage[]> = {
  nobody: [{ path: "/portal" }],
  newcomer: [
    { path: "/portal" },
    { path: "/portal/keys" },
    { path: "/portal/sessions" },
    { path: "/portal/webhooks" },
    { path: "/portal/webhooks", button: "Register a webhook" },
  ],
  developer: [
    { path: "/portal" },
    { path: "/portal?range=7d" },
    { path: "/portal/keys" },
    { path: "/portal/keys", button: "Create a key" },
  ],
  subscriber: [{ path: "/portal/webhooks" }, { path: "/portal/webhooks/{id}" }],
};

const everybody = ["nobody", "subscriber", "newcomer", "developer"] as const;

for (const as of isThorough ? everybody : everybody.slice(0, 2)) {
  test(`the portal for ${as === "nobody" ? as : `a ${as}`}: axe finds nothing, nothing is wider than a small phone or too small for a thumb, nothing moves`, async ({
    page,
    origin,
    wallet,
  }) => {
    test.setTimeout(300_000);
    if (as === "newcomer") await signIn(page.context(), origin, newAccount());
    if (as === "developer") await becomeDeveloper(page.context(), origin, wallet);
    const id = as === "subscriber" ? await becomeSubscriber(page.context(), origin) : "";
    // An attempt that is made while the page is looked at would be drawn in one theme and not in the other.
    if (as === "subscriber") await expect.poll(() => holdDeliveries(id)).toBe(1);
    for (const { path, button } of pages[as]) {
      // In an ordinary run pages are looked at on a phone alone.
      for (const { size, colorScheme, find } of isThorough ? views : views.slice(0, 1)) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.goto(`${origin}${path.replace("{id}", id)}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        expect([path, (await layoutShift(page)) < MOST_SHIFT]).toEqual([path, true]);
        if (colorScheme === "dark" && !button) expect([path, await smallControls(page)]).toEqual([path, []]);
        await openEverything(page);
        if (button) {
          await page.getByRole("button", { name: button }).click();
          await expect(page.getByRole("dialog")).toBeVisible();
        }
        expect([path, await sidewaysScroll(page)]).toEqual([path, 0]);
        expect([path, await find(page)]).toEqual([path, []]);
      }
    }
  });
}

/** What can be pressed on a page and is smaller than a thumb, links within sentences aside. */
async function smallControls(page: Page): Promise<string[]> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, nav a, select, input:not([type=radio]), summary")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width === 0 || (width >= 44 && height >= 44)
        ? []
        : [`${element.outerHTML.slice(0, 80)} ${width}×${height}`];
    }),
  );
  return small.filter((one) => !one.includes("underline"));
}

test("the menu of a narrow window leads on and closes behind itself", async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/`);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("#site-menu");
  await expect(menu).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Developers" }).click();
  await expect(page).toHaveURL(`${origin}/portal`);
  await expect(menu).toBeHidden();
});

test("the overview and the sessions show what happens elsewhere, without a reload", async ({
  page,
  browser,
  origin,
}) => {
  const account = newAccount();
  await signIn(page.context(), origin, account);
  await page.clock.install();
  /** Once the page is hydrated, moves its clock on until it refreshes. */
  const refresh = async () => {
    await expect(page.locator("button:disabled")).toHaveCount(0);
    await page.clock.fastForward("00:15");
  };

  await page.goto(`${origin}/portal`);
  await expect(page.getByRole("link", { name: "Create the first key" })).toBeVisible();
  await page.request.post(`${origin}/v1/developer/keys`, {
    headers: { Origin: origin },
    data: { name: "Made elsewhere", permissions: ["read"] },
  });
  await refresh();
  await expect(page.getByRole("link", { name: "Manage keys" })).toBeVisible();

  await page.goto(`${origin}/portal/sessions`);
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(1);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, origin, account);
  await refresh();
  await expect(sessions).toHaveCount(2);
  await elsewhere.close();
});
