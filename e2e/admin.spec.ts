import type { Locator, Page } from "@playwright/test";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { confirm, operator, patience, row } from "./setup/administration.ts";
import { adminPages } from "./setup/pages.ts";
import { quarantine, writeMissingBlock } from "./setup/quarantine.ts";
import { becomeAttested, signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

test.describe.configure({ timeout: 240_000 });

/** By how many pixels the frame of a table scrolls sideways. */
const sidewaysScrollOf = (table: Locator) => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);

test.describe("a chain", () => {
  // One after the other: indexing blocks again forgets what was quarantined in them.
  test.describe.configure({ mode: "default" });

  test("an operator pauses a chain, sets a missing block aside, asks to index it again, and resumes it", async ({
    page,
    origin,
    nodeUrl,
  }) => {
    await signIn(page.context(), origin, operator);
    const chain = row(page, "Chains", "(31337)");
    const show = () => page.goto(`${origin}/admin/chains`);
    const act = (name: string) => chain.getByRole("button", { name, exact: true }).click();
    const blockOf = async () => Number((await chain.getByRole("cell").nth(2).textContent())?.replaceAll(",", ""));
    await show();
    await act("Pause");
    await confirm(page, "Pause", { Reason: "Its node returns wrong receipts." });
    await expect(chain).toContainText("Paused", patience);
    await expect(chain).toContainText("Its node returns wrong receipts.");
    const before = await blockOf();
    await page.goto(`${origin}/status`);
    await expect(page.getByText(/^Local One is paused by the operator since .+ UTC\./)).toBeVisible(patience);
    await show();

    // Its leader would name the block that no node gives.
    const asides = chain.getByRole("button", { name: "Set aside", exact: true });
    await expect(asides).toHaveCount(0);
    await writeMissingBlock(31337, before + 1);
    await show();
    await act("Set aside");
    await confirm(page, "Set aside", { Reason: "All our nodes lost it." });
    await writeMissingBlock(31337, null);
    await show();
    await expect(asides).toHaveCount(0);

    // While it is paused, nothing is read: neither the new block nor the old ones again.
    await callChain(nodeUrl, "evm_mine", []);
    await act("Re-index");
    const oldest = await page.getByRole("dialog").getByLabel("From block").inputValue();
    expect(Number(oldest)).toBeLessThanOrEqual(before);
    await confirm(page, "Re-index", { Reason: "The receipts were wrong." });
    await expect(chain).toContainText("Waits to be indexed again from block", patience);
    await show();
    await expect(chain).toContainText("Waits to be indexed again from block");
    await page.goto(`${origin}/admin`);
    await expect(page.getByRole("region", { name: "Needs attention" })).toContainText(
      "Its node returns wrong receipts.",
    );

    await show();
    await act("Resume");
    await confirm(page, "Resume", {});
    await expect(async () => {
      await show();
      await expect(chain).toContainText("Indexed again from block", { timeout: 1000 });
      await expect(chain).toContainText("Live", { timeout: 1000 });
      expect(await blockOf()).toBeGreaterThan(before);
    }).toPass(patience);

    // The log has every act, as tests of the API show; here its filters find one.
    await page.goto(`${origin}/admin/audit`);
    await page.getByLabel("Actor").fill(operator.address);
    await page.getByLabel("Act", { exact: true }).fill("chain.paused");
    await page.getByLabel("Target").fill("31337");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.waitForURL(/act=chain\.paused/, patience);
    const newest = page.getByRole("table", { name: "Entries of the audit log" }).getByRole("row").nth(1);
    await expect(newest).toContainText("chain.paused", patience);
    await expect(newest).toContainText(operator.address.toLowerCase());
    await expect(newest).toContainText("Its node returns wrong receipts.");
  });

  test("an operator sees a quarantined transaction and has it read again", async ({ page, origin, nodeUrl }) => {
    const { block, reason } = await quarantine(nodeUrl, 31337);
    await signIn(page.context(), origin, operator);
    await page.goto(`${origin}/admin`);
    const attention = page.getByRole("region", { name: "Needs attention" });
    await attention.getByRole("link", { name: "Quarantined transactions and blocks of Local One: 1." }).click();
    await page.waitForURL(`${origin}/admin/chains`, patience);
    const waiting = row(page, "Quarantined transactions", reason);
    await expect(waiting).toContainText(block.toLocaleString("en"), patience);
    expect(await violations(page)).toEqual([]);

    await waiting.getByRole("button", { name: "Read again" }).click();
    await confirm(page, "Read again", {});
    await expect(async () => {
      await page.goto(`${origin}/admin/chains`);
      await expect(waiting.getByRole("cell", { name: "read", exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass(patience);
    await expect(waiting.getByRole("button")).toHaveCount(0);
    await page.goto(`${origin}/admin`);
    await expect(page.getByRole("table", { name: "State of each chain" })).toContainText("Local One");
    await expect(attention).not.toContainText("Quarantined");
  });
});

test("an operator suspends the key of another wallet, which is refused with the reason, and lifts it", async ({
  page,
  browser,
  origin,
  wallet,
}) => {
  const owner = newAccount();
  const other = await browser.newContext();
  await signIn(other, origin, owner);
  const made = await other.request.post(`${origin}/v1/developer/keys`, {
    headers: { Origin: origin },
    data: { name: "Crawler", permissions: ["read"] },
  });
  const { apiKey } = await made.json();
  await other.close();
  const use = async () => {
    const answer = await fetch(`${origin}/v1/score/${wallet}`, { headers: { Authorization: `Bearer ${apiKey}` } });
    return [answer.status, (await answer.json()).message];
  };
  expect(await use()).toEqual([200, undefined]);

  await signIn(page.context(), origin, operator);
  await page.goto(`${origin}/admin/developers`);
  await page.getByLabel(/^Wallet, id/).fill(owner.address);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("table", { name: "Developers" }).getByRole("link", { name: owner.address }).click(patience);
  const crawler = row(page, "Keys of this developer", "Crawler");
  await crawler.getByRole("button", { name: "Suspend" }).click(patience);
  await confirm(page, "Suspend", { Reason: "The key was published." });
  await expect(crawler).toContainText("suspended", patience);
  expect(await use()).toEqual([403, expect.stringContaining("The key was published.")]);

  await crawler.getByRole("button", { name: "Lift" }).click();
  await confirm(page, "Lift", {});
  await expect(crawler).toContainText("active", patience);
  expect((await use())[0]).toBe(200);
  expect(await violations(page)).toEqual([]);
});

test("an operator hides an attestation: it is gone from lists, its page says why, and the log is public", async ({
  page,
  browser,
  origin,
}) => {
  const subject = await browser.newContext();
  const { attestationId, issuer } = await becomeAttested(subject, origin);
  const given = `${origin}/attest/given?of=${issuer.address}`;
  const listed = page.locator(`main a[href="/attest/${attestationId}"]`);
  const said = page.getByText("Reviewed our vault twice, and was right both times.");
  await page.goto(given);
  await expect(listed).toBeVisible(patience);

  await signIn(page.context(), origin, operator);
  await page.goto(`${origin}/admin/takedowns`);
  await page.getByRole("button", { name: "Hide an attestation" }).click();
  await confirm(page, "Hide an attestation", { "Id or uid": attestationId, Reason: "It names a private person." });
  const hidden = row(page, "Takedowns", attestationId);
  await expect(hidden).toContainText("It names a private person.", patience);
  await page.goto(given);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(patience);
  await expect(listed).toHaveCount(0);

  const visitor = await subject.newPage();
  await visitor.goto(`${origin}/attest/${attestationId}`);
  await expect(visitor.getByText("It names a private person.")).toBeVisible(patience);
  await expect(visitor.locator("main")).not.toContainText("Reviewed our vault");
  await visitor.goto(`${origin}/takedowns`);
  await expect(row(visitor, "Takedowns", attestationId)).toContainText("It names a private person.", patience);
  await expect(visitor.getByRole("button", { name: "Lift" })).toHaveCount(0);
  expect(await sidewaysScroll(visitor)).toBe(0);
  expect(await violations(visitor)).toEqual([]);
  await subject.close();

  await page.goto(`${origin}/admin/audit?act=takedown.made`);
  const entry = row(page, "Entries of the audit log", attestationId);
  await expect(entry).toContainText("Kind: attestation");
  await page.goto(`${origin}/admin/takedowns`);
  await hidden.getByRole("button", { name: "Lift" }).click();
  await confirm(page, "Lift", {});
  await expect(hidden).toContainText("lifted", patience);
  await page.goto(`${origin}/attest/${attestationId}`);
  await expect(said).toBeVisible(patience);
});

test("an operator compares an older model, sees who would change, schedules the switch and cancels it", async ({
  page,
  origin,
}) => {
  await signIn(page.context(), origin, operator);
  await page.goto(`${origin}/admin/models`);
  const model = row(page, "Models of this program", "available").last();
  const version = (await model.getByRole("cell").first().textContent()) ?? "";
  const click = (name: string) => model.getByRole("button", { name, exact: true }).click();
  await click("Compare");
  await confirm(page, "Compare", {});
  const change = page.getByRole("region", { name: `What model ${version} changes` });
  const tiers = change.getByRole("table", { name: "Subjects by tier before and after" });
  await expect(tiers).toBeVisible(patience);
  await expect(change.getByRole("table", { name: "Changes by cause" })).toBeVisible();
  await expect(change.getByRole("table", { name: "Largest falls" }).getByRole("link").first()).toBeVisible();

  await click("Schedule");
  await confirm(page, "Schedule", { From: "2099-12-31" });
  const scheduled = row(page, "Models of this program", "scheduled");
  await scheduled.getByRole("button", { name: "Cancel" }).click(patience);
  expect((await (await fetch(`${origin}/v1/model`)).json()).scheduled).toMatchObject({
    version,
    from: "2099-12-31T00:00:00.000Z",
  });
  expect(await violations(page)).toEqual([]);
  await confirm(page, "Cancel", {});
  await expect(scheduled).toHaveCount(0, patience);
});

test("an operator has a worker find alike wallets and create an epoch now", async ({ page, origin }) => {
  await signIn(page.context(), origin, operator);
  const newest = async () => (await (await fetch(`${origin}/v1/epochs?limit=1`)).json()).epochs[0]?.number ?? 0;
  const before = await newest();
  await page.goto(`${origin}/admin/jobs`);
  const tasks = page.getByRole("region", { name: "Start a task" });
  for (const label of ["Find alike wallets", "Create an epoch"]) {
    await tasks.getByRole("button", { name: label, exact: true }).click();
    await confirm(page, label, {});
  }
  await expect.poll(newest, patience).toBeGreaterThan(before);
  await expect(async () => {
    await page.goto(`${origin}/admin/jobs`);
    const jobs = page.getByRole("region", { name: "Jobs", exact: true });
    await expect(jobs).toBeVisible();
    // The late runs of an erasure may wait there for a day.
    await expect(jobs.getByRole("cell", { name: /alike|cluster|epoch/ })).toHaveCount(0, { timeout: 1000 });
  }).toPass(patience);
});

test("a wallet that is no operator finds no administration; an operator's pages have no fault on a small phone", async ({
  page,
  browser,
  origin,
}) => {
  const openMenu = async (one: Page) => {
    await one.goto(origin);
    await one.getByRole("button", { name: /^Account / }).click(patience);
    await expect(one.getByRole("menuitem", { name: "API keys" })).toBeVisible(patience);
    return one.getByRole("menuitem", { name: "Administration" });
  };
  const other = await browser.newContext();
  await signIn(other, origin, newAccount());
  const headers = { Accept: "text/html" };
  for (const path of adminPages) {
    expect((await other.request.get(`${origin}/admin${path}`, { headers })).status()).toBe(404);
  }
  const stranger = await other.newPage();
  await expect(await openMenu(stranger)).toHaveCount(0);
  await other.close();

  await signIn(page.context(), origin, operator);
  await (await openMenu(page)).click();
  await page.waitForURL(`${origin}/admin`, patience);
  const tabs = page.getByRole("navigation", { name: "Administration" });
  for (const path of adminPages) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/admin${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(tabs.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    // One row.
    expect((await tabs.boundingBox())?.height).toBeLessThan(60);
    expect(await violations(page)).toEqual([]);
    // On a tablet the tables fit too.
    await page.setViewportSize({ width: 768, height: 1024 });
    const tables = await page
      .getByRole("region")
      .filter({ has: page.locator("> table") })
      .all();
    for (const table of tables) expect([path, await sidewaysScrollOf(table)]).toEqual([path, 0]);
  }
});
