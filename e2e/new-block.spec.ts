import { callChain } from "../scripts/simulation/json-rpc.ts";
import { SWITCH_AT, whileScheduled } from "./setup/model.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";

test("a new block moves the score: the line and the table beside it end with the change", async ({
  page,
  origin,
  nodeUrl,
}) => {
  const [, sender = ""] = (await callChain(nodeUrl, "eth_accounts", [])) as string[]; // The node's format.
  await page.goto(`${origin}/profile/${sender}`);
  await page.getByText("Show as table").click();
  const newest = page
    .getByRole("table", { name: /^Every day that ended/ })
    .getByRole("row")
    .nth(1);
  await expect(page).toHaveURL(/[?&]table=history$/);
  const before = (await newest.textContent()) ?? "";

  // One more day with transactions, to addresses it never sent anything to: enough to move a total.
  const { timestamp } = (await callChain(nodeUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string };
  for (let n = 0; n < 12; n++) {
    const to = `0x${"5e".repeat(19)}${n.toString(16).padStart(2, "0")}`;
    await callChain(nodeUrl, "eth_sendTransaction", [{ from: sender, to, value: "0xde0b6b3a7640000" }]);
  }
  await callChain(nodeUrl, "evm_mine", [{ timestamp: Number(timestamp) + 86_400 }]);

  await expect(async () => {
    await page.reload();
    expect(await newest.textContent()).not.toBe(before);
  }).toPass();
  await expect(newest).toContainText(/New transactions|A new day/);
  await page.getByRole("link", { name: "Hide the table" }).click();
  await expect(newest).toBeHidden();
  await expect(page.getByRole("img", { name: /^Score from \d+ on .+ to \d+ on / })).toBeVisible();
  // At the top, the section links cover nothing.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("a scheduled model is announced: by the API, on the home page, and on a profile with its score under it", async ({
  page,
  origin,
  wallet,
}) => {
  const version = "1";
  await whileScheduled(version, async () => {
    const { scheduled } = await (await fetch(`${origin}/v1/model`)).json();
    expect(scheduled).toMatchObject({ version, from: SWITCH_AT, summary: null });
    await page.goto(origin);
    const title = page.getByText(`Model ${version} replaces the scoring model on 1 Jan 2100, 00:00 UTC`);
    await expect(title).toBeVisible();
    await page.goto(`${origin}/profile/${wallet}`);
    await expect(title).toBeVisible();
    const score = page.getByText(/^Under model 1: /);
    await expect(score).toHaveText(/^Under model 1: [\d,]+ \((?:no change|[+−][\d,]+)\)$/);
    const dial = await page.getByRole("img", { name: /^Score [\d,]+ of/ }).getAttribute("aria-label");
    const number = (text: string | null | undefined) => Number(text?.replaceAll(",", "").replace("−", "-"));
    const [, total, change] = (await score.textContent())?.match(/: ([\d,]+) \((.+)\)$/) ?? [];
    const difference = change === "no change" ? 0 : number(change);
    expect(number(total)).toBe(number(dial?.match(/Score ([\d,]+)/)?.[1]) + difference);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
  await page.goto(origin);
  await expect(page.getByText(/replaces the scoring model/)).toBeHidden();
});
