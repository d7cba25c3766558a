import type { Page } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const keyRow = (page: Page, name: string) =>
  page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: name });

/** The key as the dialog shows it. */
async function readKey(page: Page): Promise<string> {
  const text = await dialog(page)
    .getByText(/^svc_live_[0-9A-Za-z]{36}$/)
    .textContent();
  return text ?? "";
}

test("with a demo wallet alone: sign in, create a key, see it once, call, see the usage, revoke, be refused, sign out", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/portal/keys`);
  await page.getByRole("button", { name: "Connect and sign in" }).click();
  await dialog(page).getByLabel("Other account number").fill("901");
  await dialog(page).getByRole("button", { name: "Use it" }).click();
  await expect(page.getByRole("heading", { name: "API keys" })).toBeVisible();
  await expect(page.getByText("No key yet")).toBeVisible();

  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mint page");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("heading", { name: "Copy the key now" })).toBeVisible();
  const apiKey = await readKey(page);
  await page.getByRole("button", { name: "Run it here" }).click();
  await expect(dialog(page).getByRole("status").filter({ hasText: "points" })).toContainText(/^200 [\d,]+ points/);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await expect(keyRow(page, "Mint page")).toContainText("active");
  await expect(page.locator("body")).not.toContainText(apiKey);
  await page.reload();
  await expect(keyRow(page, "Mint page")).toContainText(`${apiKey.slice(0, 13)}…${apiKey.slice(-4)}`);
  expect(await page.content()).not.toContain(apiKey);

  const call = () =>
    fetch(`${origin}/v1/score/${wallet}`, { headers: { Authorization: `Bearer ${apiKey}` } }).then(
      ({ status }) => status,
    );
  expect(await call()).toBe(200);
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("table", { name: "Usage by endpoint" })).toContainText("GET /v1/score/{identity}");
  await expect(page.getByText(/^\d+ used since 00:00 UTC$/)).not.toHaveText(/^0 /);

  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "API keys" }).click();
  await page.getByRole("button", { name: "Actions for Mint page" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
  // First what goes away by itself.
  await expect(page.getByText("“Mint page” is revoked.").first()).toBeVisible();
  await expect(keyRow(page, "Mint page")).toContainText("revoked");
  expect(await call()).toBe(401);

  await page.getByRole("button", { name: /^Account 0x/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Connect and sign in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Connect and sign in" })).toBeVisible();
});

test("a rotated key and its successor both work until the old one ends", async ({ page, origin, wallet }) => {
  await signIn(page.context(), origin, newAccount());
  const headers = { Origin: origin };
  const body = { name: "Server", permissions: ["read"] };
  const made = await page.request.post(`${origin}/v1/developer/keys`, { headers, data: body });
  const { apiKey: old } = await made.json();
  await page.goto(`${origin}/portal/keys`);
  await page.getByRole("button", { name: "Actions for Server" }).click();
  await page.getByRole("menuitem", { name: "Rotate" }).click();
  await page.getByLabel("The old key expires").selectOption({ label: "In 1 hour" });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create new key" }).click();
  await expect(page.getByRole("heading", { name: "Copy the key now" })).toBeVisible();
  await expect(
    dialog(page).getByText(/^The old key works until .+ UTC\. Replace it everywhere before\.$/),
  ).toBeVisible();
  const fresh = await readKey(page);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await expect(keyRow(page, "Server")).toHaveCount(2);
  await expect(keyRow(page, "Server").filter({ hasText: "replaced, expires" })).toHaveCount(1);
  for (const apiKey of [old, fresh]) {
    const answer = await fetch(`${origin}/v1/score/${wallet}`, { headers: { Authorization: `Bearer ${apiKey}` } });
    expect(answer.status).toBe(200);
  }
});

test("a key's permission is one choice, made by keyboard, that includes the narrower ones", async ({
  page,
  origin,
}) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/portal/keys`);
  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Writer");
  const choice = (name: string) => dialog(page).getByRole("radio", { name, exact: true });
  await choice("Read").press("ArrowDown");
  await expect(choice("Read and write")).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create key" }).click();
  const apiKey = await readKey(page);
  const keys = await fetch(`${origin}/v1/webhooks`, { headers: { Authorization: `Bearer ${apiKey}` } });
  expect(keys.status).toBe(200);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await expect(keyRow(page, "Writer")).toContainText("Read and write");
});

test.describe("with a field that is wrong", () => {
  test.use({ provoked: /status of 400/ });

  test("the error is shown beside its field, and other input is kept", async ({ page, origin }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/portal/keys`);
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByLabel("Rate limit, requests per minute").fill("-5");
    await page.getByRole("button", { name: "Create key" }).click();
    const name = page.getByLabel("Name", { exact: true });
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/Enter a name of 1 to 100 characters\.$/);
    const limit = page.getByLabel("Rate limit, requests per minute");
    await expect(limit).toHaveAttribute("aria-invalid", "true");
    await expect(limit).toHaveValue("-5");
    expect(await violations(page)).toEqual([]);
    await name.fill("Narrow");
    await limit.fill("5");
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("button", { name: "I have stored it" }).click();
    await expect(keyRow(page, "Narrow")).toContainText("5 per minute");
  });
});

test("usage is shown by time, by endpoint and by key, with the same numbers in a table", async ({
  page,
  origin,
  wallet,
}) => {
  await signIn(page.context(), origin, newAccount());
  const headers = { Origin: origin };
  const make = async (name: string) => {
    const made = await page.request.post(`${origin}/v1/developer/keys`, {
      headers,
      data: { name, permissions: ["read"] },
    });
    return (await made.json()).apiKey;
  };
  const [one, two] = [await make("One"), await make("Two")];
  const ask = (key: string, path: string) => fetch(`${origin}${path}`, { headers: { Authorization: `Bearer ${key}` } });
  for (let i = 0; i < 3; i++) await ask(one, `/v1/score/${wallet}`);
  await ask(two, "/v1/score/nobody-is-called-so");
  await page.goto(`${origin}/portal?range=7d`);
  await expect(page.getByRole("img", { name: /^\d+ requests over 7 days, 1 of them errors$/ })).toBeVisible();
  const option = page.getByLabel("Key").getByRole("option", { name: /^One/ });
  const key = (await option.getAttribute("value")) ?? "";
  await page.getByLabel("Key").selectOption(key);
  await expect(page.getByRole("img", { name: "3 requests over 7 days, 0 of them errors" })).toBeVisible();
  await expect(page).toHaveURL(/range=7d&key=key_/);
  await page.getByText("Show as table").click();
  const rows = page.getByRole("table", { name: "Usage over 7 days" }).getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).getByRole("cell").nth(1)).toHaveText("3");
  expect(await violations(page)).toEqual([]);
});
