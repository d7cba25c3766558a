import { callChain } from "../scripts/simulation/json-rpc.ts";
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
    .getByRole("table", { name: /^(Every|The last) change/ })
    .getByRole("row")
    .nth(1);
  const before = (await newest.textContent()) ?? "";

  // One more day with a transaction, to somebody it never sent anything to.
  const { timestamp } = (await callChain(nodeUrl, "eth_getBlockByNumber", ["latest", false])) as { timestamp: string };
  await callChain(nodeUrl, "eth_sendTransaction", [
    { from: sender, to: `0x${"5e".repeat(20)}`, value: "0xde0b6b3a7640000" },
  ]);
  await callChain(nodeUrl, "evm_mine", [{ timestamp: Number(timestamp) + 86_400 }]);

  await expect(async () => {
    await page.reload();
    await page.getByText("Show as table").click();
    expect(await newest.textContent()).not.toBe(before);
  }).toPass();
  await expect(newest).toContainText(/New transactions|A new day/);
  await expect(page.getByRole("img", { name: /^Score from \d+ on .+ to \d+ on / })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
