import type { Page } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

test("a session elsewhere is seen and ended, by keyboard; ending all signs this browser out too", async ({
  page,
  browser,
  origin,
}) => {
  const account = newAccount();
  await signIn(page.context(), origin, account);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, origin, account);
  const isSignedIn = async () => (await elsewhere.request.get(`${origin}/v1/auth/sessions`)).status() === 200;
  expect(await isSignedIn()).toBe(true);

  await page.goto(`${origin}/portal/sessions`);
  await expect(rows(page)).toHaveCount(2);
  const other = rows(page).filter({ hasNotText: "this browser" });
  await expect(other).toHaveCount(1);
  const end = other.getByRole("button", { name: /^End: Browser, signed in / });
  await expect(end).toBeEnabled();
  await end.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "End this session?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(end).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "End session" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("this browser");
  expect(await isSignedIn()).toBe(false);

  await page.getByRole("button", { name: "End all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End all sessions" }).click();
  await expect(page.getByRole("button", { name: "Connect and sign in" }).first()).toBeVisible();
  await elsewhere.close();
});
