import type { Page } from "@playwright/test";
import { createWalletClient, encodeFunctionData, erc20Abi, type Hex, http, parseEther } from "viem";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount, privateKeyToAddress } from "viem/accounts";
import { economyAddresses } from "../scripts/simulation/economy.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { DEPLOYER } from "../scripts/simulation/wallets.ts";
import { bundlePage, pageOf, servePage } from "./setup/embedded-page.ts";
import { signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** Two keys, found by trying some: their addresses begin and end with the same four digits. */
const pair = {
  paid: "0x00c0ffee0000000000000000000000000000000000000000000000000000f6c5",
  thief: "0x00c0ffee0000000000000000000000000000000000000000000000000001fe37",
} as const;
const [paid, thief] = [privateKeyToAccount(pair.paid), privateKeyToAccount(pair.thief)];

const result = (page: Page) => page.getByRole("region", { name: "Result" });
const stranger = () => privateKeyToAddress(generatePrivateKey());

/** Pays one address, after which another, which looks like it, sends dust and is named by a transfer of nothing. */
async function lifeOf(payer: PrivateKeyAccount, nodeUrl: string): Promise<void> {
  const [rich = "", poisoner = ""] = (await callChain(nodeUrl, "eth_accounts", [])) as string[]; // The node's format.
  const transfer = async (transaction: object) => {
    await callChain(nodeUrl, "eth_sendTransaction", [transaction]);
    await callChain(nodeUrl, "evm_mine", []);
  };
  const pay = async (from: PrivateKeyAccount, to: Hex, value: string) => {
    const chain = { id: 31337, name: "local", nativeCurrency: { name: "E", symbol: "E", decimals: 18 } };
    const client = createWalletClient({
      account: from,
      transport: http(nodeUrl),
      chain: { ...chain, rpcUrls: { default: { http: [nodeUrl] } } },
    });
    await client.sendTransaction({ to, value: parseEther(value), gas: 100_000n });
    await callChain(nodeUrl, "evm_mine", []);
  };
  for (const { address } of [payer, thief]) await transfer({ from: rich, to: address, value: "0xde0b6b3a7640000" });
  await pay(payer, paid.address, "0.1");
  await pay(thief, payer.address, "0.000001");
  const token = economyAddresses(localAccount(DEPLOYER).address).stable;
  const args = [payer.address, thief.address, 0n] as const;
  await transfer({
    ...{ from: poisoner, to: token, gas: "0x186a0" },
    data: encodeFunctionData({ abi: erc20Abi, functionName: "transferFrom", args }),
  });
}

test("somebody pastes a look-alike of their own counterparty and is warned before they copy it, here and on a page of a wallet", async ({
  page,
  context,
  origin,
  nodeUrl,
}) => {
  const payer = newAccount();
  await lifeOf(payer, nodeUrl);
  await signIn(context, origin, payer);
  await page.goto(origin);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Check", exact: true }).click();
  await expect(page.getByLabel("Your wallet")).toHaveValue(payer.address);
  await page.getByLabel("Address or name to pay").fill(`  ${thief.address}\n`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/check\?address=/);
  await expect(async () => {
    await page.reload();
    await expect(result(page).getByRole("alert")).toContainText("It sent you something", { timeout: 1_000 });
  }).toPass();
  const alert = result(page).getByRole("alert");
  await expect(alert.getByRole("heading")).toHaveText(
    /^Do not pay it yet: it only looks like an address that you paid/,
  );
  await expect(alert).toContainText("transfers with it that you did not make");
  const compared = page.getByRole("region", { name: "The address that you paid" });
  const different = [...paid.address].filter((digit, at) => digit.toLowerCase() !== thief.address[at]?.toLowerCase());
  await expect(compared.locator("mark")).toHaveCount(2 * different.length);
  await expect(compared).toContainText(`${different.length} digits differ of 40`);
  await expect(compared.getByRole("button", { name: "Copy the address that you paid" })).toBeVisible();
  expect(await page.locator("main").innerText()).not.toMatch(/\bsafe/i);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  // The one that was paid, whose copies are named.
  await page.goto(`${origin}/check?address=${paid.address}&from=${payer.address}`);
  await expect(page.getByRole("region", { name: "Addresses in your history that look like it" })).toContainText(
    "it sent you something, and transfers that you did not make name it",
  );
  await expect(page.getByText("You paid it before").locator("xpath=following-sibling::dd")).toContainText(
    "Yes, last on",
  );

  const shop = await servePage();
  try {
    const made = await page.request.post(`${origin}/v1/developer/keys`, {
      headers: { Origin: origin },
      data: { name: "Wallet", kind: "publishable", permissions: ["read"], origins: [shop.origin] },
    });
    const { apiKey } = await made.json();
    shop.serve(pageOf(await bundlePage(sourceOf({ origin, apiKey, from: payer.address }))));
    const wallet = await context.newPage();
    await wallet.goto(shop.origin);
    const warning = wallet.getByRole("region", { name: "Before you send" });
    await expect(warning.getByRole("alert")).toContainText("Do not send yet.");
    await expect(warning.locator("mark")).toHaveCount(2 * different.length);
    expect(await violations(wallet)).toEqual([]);
  } finally {
    shop.close();
  }
});

/** The page of a wallet, with the component of the package. */
const sourceOf = ({ origin, apiKey, from }: { origin: string; apiKey: string; from: string }) => `
import { createRoot } from "react-dom/client";
import { CheckBeforeSending, CredenceProvider } from "@credence/react";

createRoot(document.querySelector("main")).render(
  <CredenceProvider baseUrl="${origin}" publishableKey="${apiKey}">
    <h1>Send</h1>
    <CheckBeforeSending address="${thief.address}" from="${from}" />
  </CredenceProvider>,
);`;

test("a wallet that nobody knows is read while its owner waits, without signing in, and what is left open is named", async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/check?address=${stranger()}&from=${stranger()}`);
  await expect(page).toHaveURL(/[?&]asked=/);
  await expect(page.getByRole("region", { name: "What could not be checked" })).toContainText("was read once");
  await expect(result(page)).toContainText("No warning, but not all could be checked");
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("faults are named at their fields; without a wallet of one's own it says what it lacks", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/check?address=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046&from=nobody-at-all`);
  await expect(page.getByLabel("Address or name to pay")).toHaveAccessibleDescription(/checksum/);
  await expect(page.getByLabel("Your wallet")).toHaveAccessibleDescription(/No wallet has this name/);
  await expect(result(page)).toHaveCount(0);
  await page.goto(`${origin}/check?address=0x12`);
  await expect(page.getByText("Enter an address of 0x and 40 hex digits")).toBeVisible();
  await page.goto(`${origin}/check?address=${stranger()}`);
  await expect(page.getByText("Add your wallet above").first()).toBeVisible();
  await expect(result(page)).toContainText("No warning, but not all could be checked");
});

test("without scripts a button has the paying wallet read, and the check goes on", async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/check`);
  await page.getByLabel("Address or name to pay").fill(thief.address);
  await page.getByLabel("Your wallet").fill(stranger());
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Read this wallet now" }).click();
  await expect(page).toHaveURL(/\/check\?address=.+&from=.+&asked=/);
  await expect(result(page)).toBeVisible();
  await context.close();
});
