import { toHex } from "viem";
import { localRegistries } from "../scripts/simulation/agent-life.ts";
import { createAgents } from "../scripts/simulation/agents.ts";
import type { Call } from "../scripts/simulation/economy.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { DEPLOYER } from "../scripts/simulation/wallets.ts";
import { expect, sidewaysScroll, test, views, violations } from "./setup/test.ts";

const agents = createAgents(localRegistries(localAccount(DEPLOYER).address));
const idOf = (agentId: string) => `eip155:31337:${agents.at.identity}#${agentId}`;

test("an agent's page shows whose it is, its file and its feedback raw and weighted, and its owner's profile leads to it", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/search?q=${encodeURIComponent(idOf("0"))}`);
  await expect(page).toHaveURL(`${origin}/agents/31337/0`);
  await expect(page.getByRole("heading", { name: "Agent 0", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Registration file" })).toContainText("Price watcher");
  const rows = page.getByRole("table", { name: "Means by tag" }).getByRole("row");
  await expect(rows.first()).toHaveText(/Mean of all.*Mean by weight/);
  const cells = rows.filter({ hasText: "starred" }).getByRole("cell");
  for (const mean of [1, 3]) await expect(cells.nth(mean)).toHaveText(/^\d+(\.\d+)?$/);
  await expect(page.getByRole("table", { name: "Givers by weight" })).toBeVisible();

  const owner = page.getByRole("term").filter({ hasText: "Owner" }).locator("xpath=following-sibling::dd");
  await owner.getByRole("link").click();
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Agents", exact: true }).click();
  await page.getByRole("region", { name: "Agents" }).getByRole("link", { name: "Agent 0 on Local One" }).click();
  await expect(page).toHaveURL(`${origin}/agents/31337/0`);
});

test("a stranger's file and tags are short plain text, and feedback that was revoked is named", async ({
  page,
  origin,
  nodeUrl,
}) => {
  const accounts = (await callChain(nodeUrl, "eth_accounts", [])) as string[]; // The node's format.
  const [owner = "", giver = "", other = ""] = accounts.slice(3);
  const send = async (from: string, { to, data, gas }: Call) => {
    const hash = await callChain(nodeUrl, "eth_sendTransaction", [{ from, to, data, gas: toHex(gas) }]);
    await callChain(nodeUrl, "evm_mine", []);
    // The node's format.
    return (await callChain(nodeUrl, "eth_getTransactionReceipt", [hash])) as { logs: { topics: string[] }[] };
  };
  const file = {
    name: `\u202eKind agent <script>${"x".repeat(500)}`,
    image: "https://tracker.example/pixel.png",
    services: [{ name: "web", endpoint: "javascript:alert(1)" }],
    registrations: [{ agentId: 5, agentRegistry: "eip155:1:0x8004A169FB4a3325136EB29fA0ceB6D2e539a432" }],
  };
  const made = await send(owner, agents.register(`data:application/json,${encodeURIComponent(JSON.stringify(file))}`));
  const agentId = BigInt(made.logs.find(({ topics }) => topics.length === 4)?.topics[3] ?? "");
  await send(giver, agents.praise(agentId, { value: "12.5", tag: "\u202egood" }));
  await send(other, agents.praise(agentId, { value: "100", tag: "starred" }));
  await send(other, agents.revoke(agentId, 1n));

  await expect(async () => {
    await page.goto(`${origin}/agents/31337/${agentId}`);
    await expect(page.getByText("1 that its giver revoked: not counted")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const main = page.locator("main");
  await expect(page.getByText("The file was not written for this agent")).toBeVisible();
  const cells = page.getByRole("table", { name: "Means by tag" }).getByRole("cell");
  await expect(cells.nth(0)).toHaveText("\ufffdgood");
  await expect(cells.nth(1)).toHaveText("12.5");
  await expect(main).toContainText(/Kind agent <script>x{50,120}…/);
  await expect(main).toContainText("javascript:alert(1)");
  await expect(main.locator('a[href^="javascript"], a[href*="tracker"], img[src*="tracker"]')).toHaveCount(0);
  expect(await main.innerText()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
});
