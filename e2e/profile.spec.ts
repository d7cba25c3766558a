import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from "viem/accounts";
import { LOCAL_MNEMONIC } from "../lib/core/published-keys.ts";
import { Receipt } from "../lib/domains/scores/receipt/receipt.ts";
import { verifyReceipt } from "../lib/domains/scores/receipt/verify.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { smartAccountOf } from "../scripts/simulation/smart-accounts.ts";
import { BUNDLER, SMART_ACCOUNTS } from "../scripts/simulation/wallets.ts";
import { signIn } from "./setup/session.ts";
import { expect, openSection, test } from "./setup/test.ts";

const categoriesOf = (page: Page) => page.getByRole("region", { name: "Breakdown" }).locator("summary");

test("the categories add up to the total the dial shows and are in the radar's label; one opens by keyboard to inputs, formula and transactions", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const dial = page.getByRole("img", { name: /^Score [\d,]+ of 1,300/ });
  const total = Number((await dial.getAttribute("aria-label"))?.match(/Score ([\d,]+)/)?.[1]?.replaceAll(",", ""));
  const parts = await categoriesOf(page).allTextContents();
  expect(parts).toHaveLength(8);
  const points = parts.map((text) => Number(text.match(/([\d,]+) of /)?.[1]?.replaceAll(",", "")));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  const label = await page.getByRole("img", { name: /^Points by category/ }).getAttribute("aria-label");
  expect([...(label ?? "").matchAll(/(\d+) of (\d+)/g)].map(([, value]) => Number(value))).toEqual(points);

  const activity = page.locator("summary").filter({ hasText: "Activity" });
  await activity.focus();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("listitem").filter({ has: activity });
  await expect(opened.getByRole("heading", { name: "Formula" })).toBeVisible();
  await expect(opened.getByText("Active days", { exact: true })).toBeVisible();
  const links = opened.getByRole("link");
  await expect(links.first()).toHaveAttribute("href", /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/);
});

test("the blocks the score was read from are named", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}#coverage`);
  const table = page.getByRole("table", { name: "Blocks this score was computed from" });
  const row = table.getByRole("row").filter({ hasText: "Ethereum (recorded)" });
  await expect(row).toContainText("complete");
});

test("each chain has its own score, in the address", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const chains = page.getByRole("navigation", { name: "Chain" });
  await chains.getByRole("link", { name: /^Ethereum \(recorded\)/ }).click();
  await expect(page).toHaveURL(`${origin}/profile/${wallet}?chainId=1`);
  await expect(page.getByRole("img", { name: /^Score [1-9][\d,]* of/ })).toBeVisible();
  await chains.getByRole("link", { name: /^Another chain/ }).click();
  await expect(page).toHaveURL(/chainId=10$/);
  await expect(page.getByText("No outgoing transactions on Another chain yet")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Score 0 of/ })).toBeVisible();
  await page.goto(`${origin}/profile/${wallet}?chainId=999&range=ever`);
  await expect(chains.getByRole("link", { name: /^All chains/ })).toHaveAttribute("aria-current", "page");
});

test("a range of the history is chosen in the address and ends where the whole does", async ({ page, origin }) => {
  await page.goto(`${origin}/profile/${mnemonicToAccount(LOCAL_MNEMONIC).address}`);
  const line = page.getByRole("img", { name: /^Score from/ });
  const whole = await line.getAttribute("aria-label");
  await page.getByRole("navigation", { name: "Range" }).getByRole("link", { name: "30 days" }).click();
  await expect(page).toHaveURL(/range=30d$/);
  await expect(line).not.toHaveAttribute("aria-label", whole ?? "");
  const part = await line.getAttribute("aria-label");
  expect(part?.split(" to ")[1]).toBe(whole?.split(" to ")[1]);
});

test("on a phone, a link that chooses a range opens the history, and choosing all keeps it open", async ({
  page,
  origin,
  wallet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const line = page.getByRole("img", { name: /^Score from/ });
  await page.goto(`${origin}/profile/${wallet}`);
  await expect(line).toBeHidden();
  await page.goto(`${origin}/profile/${wallet}?range=1y`);
  await expect(line).toBeVisible();
  await page.getByRole("navigation", { name: "Range" }).getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL(/range=all$/);
  await expect(line).toBeVisible();
});

test("swaps are shown where they are indexed; elsewhere the profile says that they are not available", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}#trading`);
  const trading = page.getByRole("region", { name: "Trading" });
  await expect(trading).toContainText("Swaps are not available");
  await expect(trading.getByRole("link", { name: "See trading achievements" })).toBeVisible();
  await page.goto(`${origin}/leaderboard?chainId=31337`);
  await page.getByRole("row").nth(1).getByRole("link").click();
  await openSection(page, "Trading");
  await expect(trading).toContainText(/Swaps\d+|No swaps yet/);
});

test("the last of the board has the same rank on its profile, however few its points", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard?chainId=1`);
  const ranked = Number((await page.getByText(/^[\d,]+ wallets? ranked$/).textContent())?.replaceAll(/\D/g, ""));
  await page.goto(`${origin}/leaderboard?chainId=1&offset=${ranked - 1}`);
  const last = page.getByRole("row").last();
  const [rank] = await last.getByRole("cell").allTextContents();
  const profile = await last.getByRole("link").getAttribute("href");
  await page.goto(`${origin}${profile}?chainId=1`);
  await expect(page.getByRole("region", { name: "Score" }).getByRole("definition").first()).toHaveText(rank ?? "");
  await expect(page.getByText(/^No outgoing transactions/)).toHaveCount(0);
});

test("what costs points stands first, with the way back, as the API gives it", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard?chainId=31337&offset=0`);
  const wallets = await page
    .getByRole("row")
    .getByRole("link")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const costs = page
    .getByRole("region", { name: "Score", exact: true })
    .getByText(/^Risk signals cost [\d,]+ points?$/);
  let found = 0;
  for (const profile of wallets) {
    await page.goto(`${origin}${profile}`);
    if ((await costs.count()) === 0) continue;
    found += 1;
    const lost = Number((await costs.textContent())?.replaceAll(/\D/g, ""));
    expect(lost).toBeGreaterThan(0);
    await expect(costs.locator("..").getByRole("listitem").first()).toContainText(
      /−\d+.*(What helps: |Nothing that the wallet does)/,
    );
    break;
  }
  expect(found).toBe(1);
});

test("sections open by their links, by the address and by keyboard", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const receipt = page.getByRole("link", { name: "Download receipt" });
  await expect(receipt).toBeHidden();
  await openSection(page, "Verify");
  await expect(receipt).toBeVisible();
  await expect(page).toHaveURL(/#recompute$/);
  const share = page.locator("summary").filter({ hasText: "Share" });
  await share.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${origin}/profile/${wallet}`, { exact: true })).toBeVisible();
});

test.describe("while parts cannot be loaded", () => {
  test.use({ provoked: /Failed to load resource: net::ERR_FAILED|Failed to fetch/ });

  test("what is folded comes when it is opened, once, and is asked for again after a failure", async ({
    page,
    origin,
    wallet,
  }) => {
    let asked = 0;
    let fails = true;
    await page.route(`**/profile/${wallet}`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      asked += 1;
      return fails ? route.abort() : route.continue();
    });
    const html = await (await page.goto(`${origin}/profile/${wallet}`))?.text();
    expect(html).not.toContain("etherscan.io/tx/");
    const opened = page.getByRole("listitem").filter({ has: page.locator("summary").filter({ hasText: "Activity" }) });
    const activity = opened.locator("summary");
    await activity.focus();
    await page.keyboard.press("Enter");
    await expect(opened.getByRole("alert")).toContainText("This part could not be loaded.");
    await expect(opened.getByRole("link", { name: "Load the whole page" })).toHaveAttribute("href", /open=activity#/);
    fails = false;
    await opened.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(opened.getByRole("heading", { name: "Evidence" })).toBeVisible();
    expect(asked).toBe(2);
    for (const _ of ["closed", "open again"]) await activity.press("Enter");
    await expect(opened.getByRole("heading", { name: "Evidence" })).toBeVisible();
    expect(asked).toBe(2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each folded part of a profile is a link away", async ({ page, origin, wallet }) => {
    await page.goto(`${origin}/profile/${wallet}`);
    for (const [name, shows] of [
      ["Achievements", "In progress, closest first"],
      ["Attestations", "Attest to this wallet"],
      ["Trading", "Swaps are not available"],
      ["Share", "Badge"],
    ] as const) {
      const section = page.getByRole("region", { name, exact: true });
      await section.locator("summary").first().click();
      await section.getByRole("link", { name: "Show this part" }).click();
      await expect(section.getByText(shows, { exact: true })).toBeVisible();
    }
    await page.locator("summary").filter({ hasText: "Volume" }).click();
    await page.getByRole("region", { name: "Breakdown" }).getByRole("link", { name: "Show this part" }).click();
    await expect(page.getByRole("heading", { name: "Formula" })).toBeVisible();
  });
});

test("profiles fit a phone: what is folded ends before three thousand pixels", async ({ page, origin, wallet }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const profiles = [`/profile/${wallet}`];
  for (const offset of [0, 100, 200, 300]) {
    await page.goto(`${origin}/leaderboard?offset=${offset}`);
    const links = page.getByRole("table").getByRole("link");
    const found = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    profiles.push(...found.filter((href) => href.startsWith("/profile/")).slice(0, 2));
  }
  expect(profiles.length).toBeGreaterThan(4);
  for (const profile of profiles) {
    await page.goto(`${origin}${profile}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Sixty of them choose the language.
    expect([profile, Math.max(height, 3_060)]).toEqual([profile, 3_060]);
  }
});

test("two wallets are compared, and the better of each row is marked", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  await page.getByRole("link", { name: "Compare" }).click();
  await page.getByLabel("Compare with").fill(mnemonicToAccount(LOCAL_MNEMONIC).address);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(new RegExp(`/compare/${wallet}/0x[0-9a-f]{40}$`, "i"));
  const score = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Score", exact: true }) });
  const [one, other] = (await score.getByRole("cell").allTextContents()).map((text) =>
    Number(/[\d,]+/.exec(text.replace("Score", ""))?.[0].replaceAll(",", "")),
  );
  await expect(score.getByText(`+${Math.abs((one ?? 0) - (other ?? 0)).toLocaleString("en")}`)).toBeVisible();
});

test("anybody can verify the downloaded receipt; a browser recomputes the score from it, and finds one that was changed", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/profile/${wallet}#recompute`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download receipt" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("receipt.json");
  const { receipt: downloaded } = JSON.parse(await text(await file.createReadStream()));
  expect((await verifyReceipt(downloaded, {})).ok).toBe(true);
  const dial = await page.getByRole("img", { name: /^Score [\d,]+ of/ }).getAttribute("aria-label");
  expect(dial).toContain(`Score ${Receipt.parse(downloaded).result.total.toLocaleString("en")} of`);

  const section = page.getByRole("region", { name: "Verify this score" });
  await section.getByRole("button", { name: "Verify in this browser" }).click();
  const total = /^Score ([\d,]+) of/.exec(dial ?? "")?.[1];
  await expect(section.getByText(`Verified: your browser computed ${total} points`)).toBeVisible();
  await expect(section.getByRole("img", { name: "failed" })).toHaveCount(0);

  await page.route("**/receipt.json", async (route) => {
    const answer = await route.fetch();
    const { receipt } = await answer.json();
    receipt.facts.activeDays += 1;
    await route.fulfill({ response: answer, json: { receipt } });
  });
  await section.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(section.getByText("Not verified")).toBeVisible();
  await expect(section.getByRole("img", { name: "failed" })).not.toHaveCount(0);

  // Receipts that version 1.0.0 issued, one of each of its models, on a day on which they are valid.
  const older: Receipt[] = JSON.parse(readFileSync("tests/engine/fixtures/receipts-1.0.0.json", "utf8"));
  for (const receipt of older) {
    await page.clock.setFixedTime(receipt.issuedAt * 1000);
    const altered = { ...receipt, facts: { ...receipt.facts, activeDays: receipt.facts.activeDays + 1 } };
    for (const [shown, verdict] of [
      [altered, "Not verified"],
      [receipt, `Verified: your browser computed ${receipt.result.total} points`],
    ] as const) {
      await page.route("**/receipt.json", (route) => route.fulfill({ json: { receipt: shown } }));
      await section.getByRole("button", { name: "Verify in this browser" }).click();
      await expect(section.getByText(verdict)).toBeVisible();
    }
  }
});

test("whoever is signed in has an unknown wallet's past read from its page", async ({ page, origin, context }) => {
  const stranger = privateKeyToAddress(generatePrivateKey());
  // Its page would have it read by itself, and go on.
  await page.route("**/read", () => {});
  await page.goto(`${origin}/profile/${stranger}`);
  await expect(page.getByRole("button", { name: "Connect to start indexing" })).toBeVisible();
  await signIn(context, origin, mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex: 3 }));
  await page.reload();
  await page.getByRole("button", { name: "Score this wallet" }).click();
  await expect(page.getByRole("heading", { name: "Breakdown" })).toBeVisible();
  await expect(page.getByText("No outgoing transactions on any chain yet")).toBeVisible();
});

test("the address can be copied", async ({ page, origin, context, wallet }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/profile/${wallet}`);
  await page.getByRole("button", { name: "Copy the address", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet);
});

test("a smart account's profile says what it is and counts its acts; its key and its bundler did nothing", async ({
  page,
  origin,
}) => {
  const [trader] = [...SMART_ACCOUNTS];
  if (trader === undefined) throw new Error("the simulation has smart accounts");
  const account = smartAccountOf(localAccount(trader).address);
  await page.goto(`${origin}/profile/${account}`);
  await expect(page.getByText("Smart account. Its acts count as its own")).toBeVisible();
  await openSection(page, "Wallets");
  const own = page.getByRole("region", { name: "Wallets" }).getByRole("listitem");
  await expect(own).toContainText(/smart account.*[1-9]\d* transactions? on Local One/);
  for (const other of [trader, BUNDLER]) {
    expect((await page.goto(`${origin}/profile/${localAccount(other).address}`))?.status()).toBe(404);
  }
});

test("an unknown wallet, a name that nobody has and text that is no identity answer 404 and say what is missing", async ({
  page,
  origin,
}) => {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  // Otherwise it is read, and its profile opens.
  await page.route("**/read", () => {});
  const unknown = await page.goto(`${origin}/profile/0x000000000000000000000000000000000000dEaD`);
  expect(unknown?.status()).toBe(404);
  await expect(heading("We have not indexed this wallet yet")).toBeVisible();
  await expect(page.getByText("/v1/wallets")).toBeVisible();
  const nobody = await page.goto(`${origin}/profile/nobody-at-all.svc`);
  expect(nobody?.status()).toBe(404);
  await expect(heading("Name not found")).toBeVisible();
  expect((await page.request.get(`${origin}/profile/${encodeURIComponent("<b>no</b>")}`)).status()).toBe(404);
});
