import type { Page } from "@playwright/test";
import { flagName } from "../components/appeals/labels.ts";
import { DEMO_OPERATOR } from "../lib/core/published-keys.ts";
import type { Receipt } from "../lib/domains/scores/receipt/receipt.ts";
import { verifyReceipt } from "../lib/domains/scores/receipt/verify.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { notifyOfFall } from "./setup/fall.ts";
import { findFlagged } from "./setup/flagged.ts";
import { signIn, signInAsDemo } from "./setup/session.ts";
import { expect, sidewaysScroll, test, views } from "./setup/test.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
// One after the other: both look for a wallet with a flag that nobody contests, and would find the same one.
test.describe.configure({ mode: "default", timeout: 240_000 });

async function isWellMade(page: Page): Promise<void> {
  for (const { size, colorScheme, find } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await find(page)).toEqual([]);
  }
}

test("an owner contests a flag from the profile, an operator upholds it, and the receipt with the override recomputes", async ({
  page,
  browser,
  origin,
}) => {
  const office = await browser.newContext();
  await signIn(office, origin, localAccount(DEMO_OPERATOR.account));
  const desk = await office.newPage();
  const { number, address, flag } = await findFlagged(office, origin);
  const name = flagName(flag, String);

  await page.goto(`${origin}/profile/${address}#flags`);
  const flags = page.getByRole("region", { name: "Risk flags" });
  const own = flags.getByRole("listitem").filter({ hasText: name });
  await own.getByRole("link", { name: "Contest this" }).click();
  await expect(page.getByText("Only the owner of the wallet can contest its flags.")).toBeVisible(patience);
  await signInAsDemo(page, number);
  await page.getByRole("button", { name: "Open the appeal" }).click(patience);
  await expect(page.getByText("Give a reason.")).toBeVisible();
  await page.getByLabel("Reason").fill("A conference week.\nEverybody was paid back.");
  await page.getByLabel("Evidence").fill("https://example.org/schedule");
  await isWellMade(page);
  await page.getByRole("button", { name: "Open the appeal" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible(patience);
  const id = page.url().split("/appeals/")[1] ?? "";
  await isWellMade(page);

  await page.goto(`${origin}/profile/${address}#flags`);
  await expect(own).toContainText("under review", patience);
  await page.goto(`${origin}/appeals?status=open&wallet=${address}`);
  await expect(page.getByRole("list", { name: "Appeals" }).getByRole("link", { name })).toBeVisible(patience);

  await desk.goto(`${origin}/admin/appeals`);
  await desk.locator(`a[href="/admin/appeals?id=${id}"]`).click(patience);
  await desk.getByLabel("Reason of the decision").fill("The schedule explains the week.", patience);
  await isWellMade(desk);
  await desk.getByRole("button", { name: "Uphold" }).click();
  await desk.waitForURL(`${origin}/appeals/${id}`, patience);
  await expect(desk.getByText("The schedule explains the week.")).toBeVisible(patience);
  await expect(desk.getByText("Upheld", { exact: true })).toBeVisible();
  await office.close();

  await page.goto(`${origin}/profile/${address}#flags`);
  await expect(own).toContainText("Set aside by an appeal", patience);
  const explanation = "New transactions lowered Low risk by 70.";
  const scores = { oldScore: 1_320, newScore: 1_250, tier: "legendary", cause: "transactions" };
  await notifyOfFall(address.toLowerCase(), { ...scores, explanation });
  await page.goto(`${origin}/notifications`);
  const notifications = page.getByRole("list", { name: "Notifications" });
  await expect(notifications).toContainText(`Your appeal against ${name} was upheld.`, patience);
  await expect(notifications).toContainText(`Your score fell from 1,320 to 1,250. ${explanation}`);
  await page.goto(`${origin}/profile/${address}#recompute`);
  const download = page.waitForEvent("download", patience);
  await page.getByRole("link", { name: "Download receipt" }).click();
  const stream = await (await download).createReadStream();
  const { receipt } = JSON.parse(Buffer.concat(await stream.toArray()).toString()) as { receipt: Receipt }; // As the API returns it.
  expect(receipt.facts.overrides).toEqual([expect.objectContaining({ flag, appeal: id })]);
  expect(await verifyReceipt(receipt)).toMatchObject({ ok: true });
  const { overrides: _, ...facts } = receipt.facts;
  expect((await verifyReceipt({ ...receipt, facts })).ok).toBe(false);
});

test.describe("with evidence that is wrong", () => {
  test.use({ provoked: /status of 400/ });

  test("the form names the line", async ({ page, origin }) => {
    const context = page.context();
    await signIn(context, origin, localAccount(DEMO_OPERATOR.account));
    const { number, address, flag } = await findFlagged(page.context(), origin);
    await signIn(context, origin, localAccount(number));
    await page.goto(`${origin}/profile/${address}#flags`);
    const flags = page.getByRole("region", { name: "Risk flags" });
    const own = flags.getByRole("listitem").filter({ hasText: flagName(flag, String) });
    await own.getByRole("link", { name: "Contest this" }).click(patience);
    await page.getByLabel("Reason").fill("A conference week.", patience);
    await page.getByLabel("Evidence").fill("https://example.org/schedule\nnot a link");
    await page.getByRole("button", { name: "Open the appeal" }).click();
    const wrong = /“not a link” must be an http\(s\) URL or a transaction hash\.$/;
    await expect(page.getByLabel("Evidence")).toHaveAccessibleDescription(wrong, patience);
  });
});
