import type { Page } from "@playwright/test";
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

const pages: readonly {
  name: string;
  path: string;
  as: "nobody" | "newcomer" | "developer" | "subscriber";
  button?: string;
}[] = [
  { name: "the portal for nobody", path: "/portal", as: "nobody" },
  { name: "the overview of a newcomer", path: "/portal", as: "newcomer" },
  { name: "the keys of a newcomer", path: "/portal/keys", as: "newcomer" },
  { name: "the overview", path: "/portal", as: "developer" },
  { name: "the overview of a week", path: "/portal?range=7d", as: "developer" },
  { name: "the keys", path: "/portal/keys", as: "developer" },
  { name: "the dialog that creates a key", path: "/portal/keys", as: "developer", button: "Create a key" },
  { name: "the sessions", path: "/portal/sessions", as: "newcomer" },
  { name: "the webhooks of a newcomer", path: "/portal/webhooks", as: "newcomer" },
  {
    name: "the dialog that registers a webhook",
    path: "/portal/webhooks",
    as: "newcomer",
    button: "Register a webhook",
  },
  { name: "the webhooks", path: "/portal/webhooks", as: "subscriber" },
  { name: "a webhook", path: "/portal/webhooks/{id}", as: "subscriber" },
];

for (const { name, path, as, button } of pages) {
  test(`${name}: axe finds nothing, nothing is wider than a small phone, nothing moves`, async ({
    page,
    origin,
    wallet,
  }) => {
    if (as === "newcomer") await signIn(page.context(), origin, newAccount());
    if (as === "developer") await becomeDeveloper(page.context(), origin, wallet);
    const id = as === "subscriber" ? await becomeSubscriber(page.context(), origin) : "";
    // An attempt that is made while the page is looked at would be drawn in one theme and not in the other.
    if (as === "subscriber") await expect.poll(() => holdDeliveries(id)).toBe(1);
    for (const { size, colorScheme, find } of views) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${origin}${path.replace("{id}", id)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
      await openEverything(page);
      if (button) {
        await page.getByRole("button", { name: button }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      }
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await find(page)).toEqual([]);
    }
  });
}

test("controls are large enough for a thumb", async ({ page, origin, wallet }) => {
  const id = await becomeSubscriber(page.context(), origin);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/portal/webhooks", `/portal/webhooks/${id}`]) await expectLarge(page, `${origin}${path}`);
  await becomeDeveloper(page.context(), origin, wallet);
  for (const path of ["/portal", "/portal/keys", "/portal/sessions"]) await expectLarge(page, `${origin}${path}`);
});

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

/** Nothing that can be pressed on a page is smaller than a thumb, links within sentences aside. */
async function expectLarge(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, nav a, select, input:not([type=radio]), summary")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width === 0 || (width >= 44 && height >= 44)
        ? []
        : [`${element.outerHTML.slice(0, 80)} ${width}×${height}`];
    }),
  );
  expect(small.filter((one) => !one.includes("underline"))).toEqual([]);
}

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
