import type { Page, Response } from "@playwright/test";
import { encodeDeployData, getAddress, type Hex, numberToHex, parseEther } from "viem";
import { readArtifact } from "../scripts/contracts/artifacts.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { type PhoneWallet, startPhoneWallet } from "./setup/phone-wallet.ts";
import { test as base, expect, sidewaysScroll, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const LOCAL = 31337;
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };

type Start = (options: Partial<Parameters<typeof startPhoneWallet>[0]>) => Promise<PhoneWallet>;

const test = base.extend<{ startPhone: Start }>({
  startPhone: async ({ relayUrl }, use) => {
    const wallets: PhoneWallet[] = [];
    await use(async (options) => {
      const wallet = await startPhoneWallet({ relayUrl, chainIds: [1, LOCAL], ...options });
      wallets.push(wallet);
      return wallet;
    });
    for (const wallet of wallets) await wallet.close();
  },
});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole("dialog");
const account = (page: Page) => page.getByRole("button", { name: /^Account 0x/ });
const connect = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Connect" });
const choose = (page: Page) =>
  dialog(page)
    .getByRole("button", { name: /^WalletConnect/ })
    .click();

/** Opens the dialog and chooses WalletConnect. Returns the link that the page offers. */
async function askForCode(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/`);
  await connect(page).click();
  await choose(page);
  return copyLink(page);
}

async function copyLink(page: Page): Promise<string> {
  await expect(dialog(page).getByRole("img", { name: "QR code" })).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect(dialog(page).getByRole("button", { name: "Link copied" })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a phone's wallet pairs, signs in, survives a reload, signs typed data, and is released by signing out", async ({
  page,
  origin,
  startPhone,
}) => {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  const phone = await startPhone({});
  await phone.pair(await askForCode(page, origin));
  await expect(account(page)).toContainText(phone.address, patience);
  expect(phone.asked).toEqual(["personal_sign"]);

  await page.goto(`${origin}/attest?subject=${newAccount().address}`);
  await expect(account(page)).toContainText(phone.address);
  await page.getByLabel("How you know them").fill("A guild");
  await page.getByLabel("Your statement").fill("Reviewed our vault.");
  await page.getByRole("button", { name: "Review and sign" }).click();
  await dialog(page).getByRole("button", { name: "Sign attestation" }).click(patience);
  await expect(dialog(page).getByRole("button", { name: "Done" })).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  expect(phone.asked).toEqual(["personal_sign", "eth_signTypedData_v4"]);
  // The relay gets encrypted messages, and no description of them.
  expect(sent.filter((text) => text.includes("irn_publish")).length).toBeGreaterThan(1);
  const described = /"(?:correlationId|rpcMethods|chainId|contractAddresses|txHashes|attestation)"/;
  expect(sent.filter((text) => described.test(text))).toEqual([]);
  await page.goto(`${origin}/attest/given`);
  await expect(page.getByRole("main")).toContainText("Endorsement", patience);

  await account(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(connect(page)).toBeVisible();
  await expect.poll(phone.sessions, patience).toBe(0);
});

test("the code is drawn for small windows and for screen readers, and another attempt has another one", async ({
  page,
  origin,
  startPhone,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const first = await askForCode(page, origin);
  expect(first).toMatch(/^wc:[0-9a-f]{64}@2\?/);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(dialog(page)).toContainText("Waiting for the wallet");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Connect a wallet" })).toBeVisible();
  await choose(page);
  const second = await copyLink(page);
  expect(second).not.toBe(first);
  const phone = await startPhone({});
  await phone.pair(second);
  await expect(dialog(page)).toBeHidden(patience);
  // The header of a wide window names the account.
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(account(page)).toContainText(phone.address);
});

test("a wallet that refuses to pair, or has none of the networks, says so; a code that was cancelled connects nobody", async ({
  page,
  origin,
  startPhone,
}) => {
  const phone = await startPhone({});
  phone.behave("refuses to pair");
  await phone.pair(await askForCode(page, origin));
  await expect(dialog(page).getByRole("alert")).toContainText("You declined the request", patience);
  phone.behave("has no such network");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await phone.pair(await copyLink(page));
  await expect(dialog(page).getByRole("alert")).toContainText("Your wallet does not support this", patience);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  const cancelled = await copyLink(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  phone.behave("agrees");
  await phone.pair(cancelled);
  // It holds a session until the page ends it.
  await expect.poll(phone.approved, patience).toBe(1);
  await expect.poll(phone.sessions, patience).toBe(0);
  expect(phone.asked).toEqual([]);
});

test("a declined signature can be tried again without another code; a wallet that ends the session is asked no more", async ({
  page,
  origin,
  startPhone,
}) => {
  const phone = await startPhone({});
  phone.behave("declines");
  await phone.pair(await askForCode(page, origin));
  await expect(dialog(page).getByRole("alert")).toContainText("You declined the request", patience);
  phone.behave("is silent");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toContainText("The connected wallet shows a message", patience);
  await expect(dialog(page)).toContainText(
    "You have ten minutes; a smart account whose owners sign one by one has a day.",
  );
  await expect.poll(() => phone.asked, patience).toEqual(["personal_sign", "personal_sign"]);
  await phone.disconnect();
  await expect(dialog(page).getByRole("alert")).toContainText("The wallet ended the connection", patience);
  phone.behave("agrees");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await phone.pair(await copyLink(page));
  await expect(account(page)).toContainText(phone.address, patience);
});

test("a smart account signs in with a signature that its chain verifies (ERC-1271)", async ({
  page,
  origin,
  nodeUrl,
  startPhone,
}) => {
  const key = newAccount();
  const phone = await startPhone({
    chainIds: [LOCAL],
    smartAccount: { key, address: await deploy(nodeUrl, key.address) },
  });
  await phone.pair(await askForCode(page, origin));
  await expect(account(page)).toContainText(phone.address, patience);
});

test("the relay is away for a while: the page says so, and the same code works afterwards", async ({
  page,
  origin,
  relayUrl,
  startPhone,
}) => {
  const sockets: { close: () => Promise<void> }[] = [];
  let isAway = false;
  await page.routeWebSocket(new RegExp(relayUrl), async (socket) => {
    if (isAway) return socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  const uri = await askForCode(page, origin);
  isAway = true;
  for (const socket of sockets) await socket.close();
  await expect(dialog(page)).toContainText("The connection to the relay was lost", patience);
  isAway = false;
  await expect(dialog(page)).toContainText("Waiting for the wallet", patience);
  const phone = await startPhone({});
  await phone.pair(uri);
  await expect(account(page)).toContainText(phone.address, patience);
});

test("a relay that does not answer is named, and the next attempt reaches it", async ({ page, origin, relayUrl }) => {
  await page.clock.install();
  let isAway = true;
  let attempts = 0;
  await page.routeWebSocket(new RegExp(relayUrl), (socket) => {
    attempts++;
    if (isAway) void socket.close();
    else socket.connectToServer();
  });
  await page.goto(`${origin}/`);
  await connect(page).click();
  await choose(page);
  await expect.poll(() => attempts, patience).toBeGreaterThan(0);
  await page.clock.fastForward("00:30");
  await expect(dialog(page).getByRole("alert")).toContainText("WalletConnect is not reachable", patience);
  isAway = false;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await copyLink(page);
});

test.describe("after five minutes", () => {
  // The protocol's client leaves a rejection of its own timer unhandled.
  test.use({ provoked: /^Proposal expired$/ });

  test("a code has expired, and another one can be asked for", async ({ page, origin }) => {
    await page.clock.install();
    const old = await askForCode(page, origin);
    await page.clock.fastForward("05:10");
    await expect(dialog(page).getByRole("alert")).toContainText("The wallet did not answer in time", patience);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    expect(await copyLink(page)).not.toBe(old);
  });
});

test("a phone's wallet sends a transaction on a local chain, which the page reads for it", async ({
  page,
  origin,
  nodeUrl,
  startPhone,
}) => {
  const phone = await startPhone({ chainIds: [LOCAL], nodeUrl });
  await callChain(nodeUrl, "evm_setAutomine", [true]);
  await callChain(nodeUrl, "anvil_setBalance", [phone.address, numberToHex(parseEther("1"))]);
  await phone.pair(await askForCode(page, origin));
  await expect(account(page)).toContainText(phone.address, patience);
  await page.goto(`${origin}/names/marjoram`);
  await page.getByRole("button", { name: "Reserve marjoram" }).click();
  await dialog(page).getByRole("button", { name: "Reserve", exact: true }).click(patience);
  await expect(dialog(page).getByText(/marjoram is reserved/)).toBeVisible(patience);
  expect(phone.asked).toEqual(["personal_sign", "eth_sendTransaction"]);
});

test("its code is loaded when it is chosen, and the relay is in the policy", async ({ page, origin, relayUrl }) => {
  const scripts: Response[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer);
  });
  const withProtocol = async () => {
    const texts = await Promise.all(scripts.map((one) => one.text()));
    return texts.filter((text) => text.includes("wc_sessionPropose")).length;
  };
  const answer = await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  expect(answer?.headers()["content-security-policy"]).toContain(`connect-src 'self' ${relayUrl};`);
  await connect(page).click();
  await expect(dialog(page).getByRole("button", { name: /^WalletConnect/ })).toContainText("or Safe");
  expect(await withProtocol()).toBe(0);
  await choose(page);
  await expect.poll(withProtocol).toBeGreaterThan(0);
});

test("without a project id there is no entry, and no host but its own in the policy", async ({ page, emptyOrigin }) => {
  const answer = await page.goto(`${emptyOrigin}/`);
  expect(answer?.headers()["content-security-policy"]).toContain("connect-src 'self';");
  await connect(page).click();
  await expect(dialog(page)).toContainText("No wallet was found in this browser");
  await expect(dialog(page).getByRole("button", { name: /^WalletConnect/ })).toHaveCount(0);
});

/** Deploys a smart account that a key controls. */
async function deploy(nodeUrl: string, owner: Hex): Promise<Hex> {
  const { abi, bytecode } = readArtifact("LocalSmartAccount");
  const from = newAccount().address;
  await callChain(nodeUrl, "anvil_setBalance", [from, numberToHex(parseEther("1"))]);
  await callChain(nodeUrl, "anvil_impersonateAccount", [from]);
  const data = encodeDeployData({ abi, bytecode, args: [owner] });
  const hash = await callChain(nodeUrl, "eth_sendTransaction", [{ from, data, gas: "0x300000" }]);
  await callChain(nodeUrl, "evm_mine", []);
  // The node answers a receipt.
  const receipt = (await callChain(nodeUrl, "eth_getTransactionReceipt", [hash])) as { contractAddress: Hex };
  return getAddress(receipt.contractAddress);
}
