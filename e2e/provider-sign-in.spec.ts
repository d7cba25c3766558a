import type { Page } from "@playwright/test";
import { withClient } from "../scripts/database/with-client.ts";
import { startSignInProvider } from "../tests/setup/sign-in-provider.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
const port = Number(process.env.E2E_PROVIDER_PORT);
const issuer = `http://127.0.0.1:${port}`;

const enter = (page: Page) => page.getByRole("button", { name: `Sign in by 127.0.0.1:${port}` }).click(patience);

/** The provider's own session of whoever signed in last. */
async function sessionOf(subject: string): Promise<string> {
  return withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    const { rows } = await client.query(
      "select provider_session from person_session where subject = $1 order by created_at desc limit 1",
      [subject],
    );
    return rows[0].provider_session;
  });
}

test("an operator signs in by the provider once it is up, acts, and is signed out by it; a reader cannot act", async ({
  browser,
  origin,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  await enter(page);
  await expect(page.getByRole("alert").getByText("The provider cannot be reached now.")).toBeVisible(patience);
  // A wallet needs no provider.
  await expect(page.getByRole("button", { name: "Connect and sign in" })).toBeEnabled();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  const provider = await startSignInProvider(origin, port);
  try {
    provider.people.set("ada", { groups: ["operators"] });
    provider.people.set("grace", { groups: ["readers"] });
    provider.next = "ada";
    await enter(page);
    await expect(page.getByRole("heading", { name: "Needs attention" })).toBeVisible(patience);

    await page.goto(`${origin}/admin/jobs`);
    await page.getByRole("button", { name: "Find alike wallets" }).click(patience);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Find alike wallets" }).click(patience);
    await expect(dialog).toBeHidden(patience);
    await page.goto(`${origin}/admin/audit?act=clusters.search&actor=${encodeURIComponent(`${issuer} ada`)}`);
    const entries = page.getByRole("table", { name: "Entries of the audit log" }).getByRole("row");
    await expect(entries.nth(1)).toContainText(`${issuer} ada`, patience);
    await page.goto(`${origin}/admin/sessions`);
    await expect(page.getByRole("row").filter({ hasText: "ada" })).toContainText("this browser", patience);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    await provider.logOut("ada", await sessionOf("ada"));
    await page.goto(`${origin}/admin`);
    await expect(page.getByRole("button", { name: "Connect and sign in" })).toBeVisible(patience);

    const other = await browser.newContext();
    const reading = await other.newPage();
    provider.next = "grace";
    await reading.goto(`${origin}/admin/jobs`);
    await enter(reading);
    await expect(reading.getByText("You are a reader")).toBeVisible(patience);
    await expect(reading).toHaveURL(`${origin}/admin/jobs`);
    await expect(reading.getByRole("heading", { name: "Start a task" })).toBeVisible();
    await expect(reading.getByRole("button", { name: "Find alike wallets" })).toHaveCount(0);
    const refused = await other.request.post(`${origin}/v1/admin/jobs`, {
      headers: { Origin: origin },
      data: { task: "clusters.search" },
    });
    expect(refused.status()).toBe(403);
    await reading.getByRole("button", { name: /^Account/ }).click(patience);
    await reading.getByRole("menuitem", { name: "Sign out" }).click(patience);
    await expect(reading.getByRole("button", { name: "Connect and sign in" })).toBeVisible(patience);
    await other.close();
  } finally {
    await provider.close();
  }
  await context.close();
});
