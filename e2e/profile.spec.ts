import { callChain } from "../scripts/simulation/json-rpc.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";

test("the categories add up to the total the dial shows", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const dial = page.getByRole("img", { name: /^Score [\d,]+ of 1,300/ });
  const total = Number((await dial.getAttribute("aria-label"))?.match(/Score ([\d,]+)/)?.[1]?.replaceAll(",", ""));
  const parts = await page.locator("summary").filter({ hasText: " of " }).allTextContents();
  expect(parts).toHaveLength(8);
  const points = parts.map((text) => Number(text.match(/([\d,]+) of /)?.[1]?.replaceAll(",", "")));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
});

test("a category opens by keyboard to its inputs, formula and real transactions", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const activity = page.locator("summary").filter({ hasText: "Activity" });
  await activity.focus();
  await page.keyboard.press("Enter");
  const opened = page.getByRole("listitem").filter({ has: activity });
  await expect(opened.getByRole("heading", { name: "Formula" })).toBeVisible();
  await expect(opened.getByText("Transactions sent", { exact: true })).toBeVisible();
  const links = opened.getByRole("link");
  await expect(links.first()).toHaveAttribute("href", /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/);
});

test("a new block moves the score: the line and the table beside it grow by one change", async ({
  page,
  origin,
  nodeUrl,
}) => {
  const [, sender = ""] = (await callChain(nodeUrl, "eth_accounts", [])) as string[]; // The node's format.
  await page.goto(`${origin}/profile/${sender}`);
  await page.getByText("The same as a table").click();
  const rows = page.getByRole("table", { name: "Every change" }).getByRole("row");
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);

  // One more day with a transaction, to somebody it never sent anything to.
  const { timestamp } = (await callChain(nodeUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string };
  await callChain(nodeUrl, "eth_sendTransaction", [
    { from: sender, to: `0x${"5e".repeat(20)}`, value: "0xde0b6b3a7640000" },
  ]);
  await callChain(nodeUrl, "evm_mine", [{ timestamp: Number(timestamp) + 86_400 }]);

  await expect(async () => {
    await page.reload();
    await page.getByText("The same as a table").click();
    expect(await rows.count()).toBeGreaterThan(before);
  }).toPass();
  await expect(rows.nth(1)).toContainText(/New transactions|A new day/);
  await expect(page.getByRole("img", { name: /^Score from \d+ on .+ to \d+ on / })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("the blocks the score was read from are named", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/profile/${wallet}`);
  const table = page.getByRole("table", { name: "Blocks this score was computed from" });
  const row = table.getByRole("row").filter({ hasText: "Ethereum (recorded)" });
  await expect(row).toContainText("complete");
});

test("the address can be copied", async ({ page, origin, context, wallet }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/profile/${wallet}`);
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet);
});

test("a wallet nobody knows answers 404 and says how it becomes known", async ({ page, origin }) => {
  const answer = await page.goto(`${origin}/profile/0x000000000000000000000000000000000000dEaD`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This wallet is not known here" })).toBeVisible();
  await expect(page.getByText("/v1/wallets")).toBeVisible();
});

test("what is no identity at all answers 404", async ({ page, origin }) => {
  const answer = await page.goto(`${origin}/profile/${encodeURIComponent("<b>no</b>")}`);
  expect(answer?.status()).toBe(404);
});
