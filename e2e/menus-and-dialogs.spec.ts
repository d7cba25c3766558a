import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

// Parts of the pages that several of them have.

test("a menu is opened, walked through and left by keyboard alone", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/portal/keys`);
  const button = page.getByRole("button", { name: /^Account 0x/ });
  const menu = page.getByRole("menu");
  const item = (name: string) => menu.getByRole("menuitem", { name });
  // Enter opens it even before the page's scripts run.
  await button.press("Enter");
  await expect(item("My profile")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("My profile")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(item("Sign out")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("My profile")).toBeFocused();
  await page.keyboard.press("n");
  await expect(item("Notifications")).toBeFocused();
  await page.keyboard.press("s");
  await expect(item("Settings")).toBeFocused();
  await page.keyboard.press("s");
  await expect(item("Sign out")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(item("My profile")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(item("My profile")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await button.press("Enter");
  await expect(item("My profile")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await expect(item("API keys")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(`${origin}/portal/keys`);
  await expect(menu).toBeHidden();
});

test("a menu hangs at its button, inside the smallest window", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/portal/keys`);
  // Its address has no room there.
  const button = page.getByRole("button", { name: "Account", exact: true });
  await button.click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [menu, from] = [await page.getByRole("menu").boundingBox(), await button.boundingBox()];
  if (!menu || !from) throw new Error("nothing is shown");
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(Math.round(menu.x + menu.width)).toBe(Math.round(from.x + from.width));
  expect(menu.y - from.y - from.height).toBeGreaterThanOrEqual(0);
  expect(menu.y - from.y - from.height).toBeLessThan(10);
  await page.mouse.click(20, 700);
  await expect(page.getByRole("menu")).toBeHidden();
});

test("tabs are changed by arrows, and are one stop of the tab key", async ({ page, origin }) => {
  await page.goto(`${origin}/docs/webhooks`);
  const tabs = page.getByRole("tablist", { name: "Language of the receiver" }).getByRole("tab");
  await expect(tabs.first()).toBeEnabled();
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.last()).toBeFocused();
  await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: (await tabs.last().textContent()) ?? "" })).toBeFocused();
});

test.describe("a window whose code does not come", () => {
  test.use({ provoked: /ERR_FAILED|Loading chunk|Failed to load/i });

  test("says so, and comes once it is tried again", async ({ page, origin }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/portal/keys`, { waitUntil: "networkidle" });
    await page.route("**/_next/static/chunks/**", (route) => route.abort());
    await page.getByRole("button", { name: "Create a key" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute("**/_next/static/chunks/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog", { name: "Create a key" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#content")).toBeFocused();
    await page.getByRole("button", { name: "Create a key" }).press("Enter");
    await expect(page.getByRole("dialog", { name: "Create a key" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Create a key" })).toBeFocused();
  });
});
