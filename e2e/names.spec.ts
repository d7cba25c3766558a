import type { Browser, Page } from "@playwright/test";
import { type Hex, numberToHex, parseEther } from "viem";
import { hashName } from "../lib/chain/name-logs.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { FIRST_WALLET } from "../scripts/simulation/wallets.ts";
import { becomeNamed, signIn, signInAsDemo } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { installWallet, newAccount } from "./setup/wallet.ts";

/** Demo accounts that no other test uses, and nobody of the simulation. */
const OWNER = 905;
const POOR = 906;
const UNDECIDED = 907;
/** A name that somebody of the simulation reserved and forgot: its time has been over for days. */
const FORGOTTEN = "jonquil";
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ mode: "default", timeout: 300_000 });

const dialog = (page: Page) => page.getByRole("dialog");

/** Press the button of the open window and wait until the service knows what was sent. */
async function send(page: Page, button: string, done: RegExp): Promise<void> {
  await dialog(page).getByRole("button", { name: button, exact: true }).click(patience);
  await expect(dialog(page).getByText(done)).toBeVisible(patience);
}

/** Number of a simulated account that has a score and is on no identity. */
async function someoneWithScore(browser: Browser, origin: string, from = 0): Promise<number> {
  const context = await browser.newContext();
  await signIn(context, origin, newAccount());
  const numbers = Array.from({ length: 60 - from }, (_, i) => FIRST_WALLET + from + i);
  const answer = await context.request.post(`${origin}/v1/scores/batch`, {
    headers: { Origin: origin },
    data: { identities: numbers.map((number) => localAccount(number).address) },
  });
  const { scores } = await answer.json();
  await context.close();
  const found = numbers.find((_, i) => scores[i].svcId === null && scores[i].score?.total > 0);
  if (found === undefined) throw new Error("every simulated wallet is on an identity");
  return found;
}

/** Number of the simulated account that reserved a name, as the chain reports it. */
async function reserverOf(nodeUrl: string, name: string): Promise<number> {
  const asked = { fromBlock: "0x0", topics: [null, hashName(name)] };
  // The node answers logs; an address fills the end of its topic.
  const [log] = (await callChain(nodeUrl, "eth_getLogs", [asked])) as { topics: Hex[] }[];
  const reserver = `0x${log?.topics[2]?.slice(-40)}`;
  const numbers = Array.from({ length: 300 }, (_, i) => FIRST_WALLET + i);
  const found = numbers.find((number) => localAccount(number).address.toLowerCase() === reserver);
  if (found === undefined) throw new Error(`${name} was reserved by no simulated account`);
  return found;
}

/** In the settings, link a demo account by the window. */
async function linkDemoWallet(page: Page, number: number): Promise<void> {
  await page.getByRole("button", { name: "Link a wallet" }).click();
  await dialog(page).getByLabel("Other account number").fill(String(number));
  await dialog(page).getByRole("button", { name: "Use it" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Demo wallet signs this (LinkWallet)" })).toBeVisible(
    patience,
  );
}

const reservations = (page: Page) => page.getByRole("list", { name: "My reservations" }).getByRole("listitem");

/** The points a profile shows over all chains. */
async function pointsOf(page: Page, origin: string, identity: string): Promise<number> {
  await page.goto(`${origin}/profile/${identity}`);
  const text = await page
    .getByRole("navigation", { name: "Chain" })
    .getByRole("link", { name: /^All chains/ })
    .textContent();
  return Number((text ?? "").replace("All chains", "").replaceAll(",", ""));
}

test.beforeAll(async () => {
  const node = process.env.E2E_NODE_URL ?? "";
  // Vouchers and reservations are judged by the service's clock: the chain's is set to it, as on any live chain.
  // The node answers a block.
  const latest = (await callChain(node, "eth_getBlockByNumber", ["latest", false])) as { timestamp: Hex };
  const now = Math.floor(Date.now() / 1000);
  if (Number(latest.timestamp) < now) await callChain(node, "evm_mine", [{ timestamp: numberToHex(now) }]);
  await callChain(node, "evm_setAutomine", [true]);
  for (const number of [OWNER, UNDECIDED]) {
    await callChain(node, "anvil_setBalance", [localAccount(number).address, numberToHex(parseEther("10"))]);
  }
});

test("by the pages alone: find a name, reserve, mint, activate, link a wallet, give a subname, transfer", async ({
  page,
  browser,
  origin,
  nodeUrl,
}) => {
  const owner: Hex = localAccount(OWNER).address;
  await page.goto(`${origin}/names`);
  await signInAsDemo(page, OWNER);
  await expect(page.getByText("No name yet")).toBeVisible();

  // As it is typed: refused with a reason, then free.
  const field = page.getByLabel("Name", { exact: true });
  await field.fill("Thistle--x");
  await expect(page.getByRole("region", { name: "Thistle--x" })).toContainText("invalid");
  await field.fill("thistle");
  const verdict = page.getByRole("region", { name: "thistle" });
  await expect(verdict).toContainText("available");
  await expect(page).toHaveURL(`${origin}/names?q=thistle`);
  await verdict.getByRole("link", { name: "Get this name" }).click();

  await page.getByRole("button", { name: "Reserve thistle" }).click();
  await expect(dialog(page).getByText('reserve("thistle")')).toBeVisible(patience);
  await expect(dialog(page)).toContainText("0.01 ETH");
  expect(await violations(page)).toEqual([]);
  await send(page, "Reserve", /thistle is reserved/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("reserved by you")).toBeVisible();
  await expect(page.getByText(/Reserved for you for \d+ d/)).toBeVisible();

  // Every condition is listed.
  await page.getByText("All conditions are met").click();
  const conditions = page.getByRole("list", { name: "Conditions" }).getByRole("listitem");
  await expect(conditions).toHaveCount(9);
  await expect(conditions.filter({ hasText: "Not met" })).toHaveCount(0);

  await page.getByRole("button", { name: "Mint thistle" }).click();
  await send(page, "Mint", /thistle is yours/);
  await expect(dialog(page)).toContainText("not final yet");
  await callChain(nodeUrl, "anvil_mine", [numberToHex(15)]);
  await expect(dialog(page).getByText(/^\d+ confirmations, final$/)).toBeVisible(patience);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Yours:")).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps to your name" }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(steps.and(page.locator("[aria-current=step]"))).toContainText("Activate");

  // Activated, and another wallet joins.
  await page.getByRole("link", { name: "Activate and link wallets" }).click();
  await page.getByRole("button", { name: "Activate thistle" }).click();
  const said = page.getByRole("status").filter({ hasText: "thistle is activated, and has the score of your wallet." });
  await expect(said).toBeVisible(patience);
  const wallets = page.getByRole("list", { name: "Wallets of thistle" }).getByRole("listitem");
  await expect(wallets).toHaveCount(1);
  const before = await pointsOf(page, origin, "thistle");
  const number = await someoneWithScore(browser, origin);
  const { address } = localAccount(number);
  await page.goto(`${origin}/settings`);
  await linkDemoWallet(page, number);
  for (const shown of ["thistle", owner, address]) {
    await expect(dialog(page).getByRole("definition").filter({ hasText: shown })).toBeVisible();
  }
  // Before anything is signed.
  await expect(dialog(page)).toContainText("A link joins this wallet and the owner's for ever");
  await expect(dialog(page)).toContainText("This wallet was never linked before.");
  // Until when the wallet has to sign.
  const deadline = dialog(page)
    .getByRole("definition")
    .filter({ hasText: /^\d{10} \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\)$/ });
  await expect(deadline).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await send(page, "Sign and link", /is linked to thistle/);
  await expect(dialog(page)).toContainText(new RegExp(`The score of thistle: ${before} before, \\d+ now\\.`));
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(wallets).toHaveCount(2);
  await expect.poll(() => pointsOf(page, origin, "thistle"), patience).toBeGreaterThan(before);
  await expect(page.getByText(/^Linked on .* points alone/)).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1, name: "thistle" })).toBeVisible();
  await page.goto(`${origin}/search?q=thist`);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link", { name: /thistle/ })).toBeVisible();

  await page.goto(`${origin}/names/thistle`);
  await page.getByRole("textbox", { name: "Subname" }).fill("team");
  await page.getByRole("button", { name: "Mint the subname" }).click();
  await send(page, "Mint", /team\.thistle is minted/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await page.goto(`${origin}/names`);
  const mine = page.getByRole("list", { name: "My names" });
  await expect(mine.getByRole("link", { name: /^team\.thistle/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "My reservations" })).toContainText("minted");

  await mine.getByRole("link", { name: /^thistle/ }).click();
  const heir = newAccount().address;
  await page.getByLabel("New owner").fill(heir);
  await page.getByRole("button", { name: "Transfer the name" }).click();
  await send(page, "Transfer", /thistle has a new owner/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Owned by")).toBeVisible();
  await expect(page.getByRole("button", { name: "Transfer the name" })).toBeHidden();
  // All its wallets are unlinked.
  await page.goto(`${origin}/settings`);
  await expect(page.getByRole("list", { name: "Wallets of thistle" })).toBeHidden();
});

test("a name is minted at the service's cost, by an invitation, and its owner sees who followed theirs", async ({
  page,
  browser,
  origin,
  nodeUrl,
}) => {
  const host = await browser.newContext();
  await signIn(host, origin, newAccount());
  const invites = await host.newPage();
  await invites.goto(`${origin}/names`);
  const link = await invites.getByText(/\/names\?ref=/).textContent();
  const guest = newAccount();
  await signIn(page.context(), origin, guest);
  await page.goto(link ?? "");
  await expect(page.getByText("Invited by")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("yarrow");
  await page.getByRole("link", { name: "Get this name" }).click();
  await page.getByRole("button", { name: "Mint for free (we pay the gas)" }).click();
  await expect(page.getByRole("status").filter({ hasText: "yarrow is yours. Activate it next." })).toBeVisible(
    patience,
  );
  await expect(page.getByText("Yours:")).toBeVisible(patience);
  // Not at the top of the page, as the button is gone.
  await expect(page.getByRole("main")).toBeFocused();
  // It counts when the mint is final.
  await callChain(nodeUrl, "anvil_mine", [numberToHex(15)]);
  const followed = invites.getByRole("list", { name: "My referrals" });
  await expect
    .poll(async () => {
      await invites.reload();
      return followed.filter({ hasText: guest.address }).filter({ hasText: "confirmed" }).count();
    }, patience)
    .toBe(1);
  await host.close();
});

test("a deposit is taken back before its time, and the name is free again", async ({ page, origin, nodeUrl }) => {
  const { address } = localAccount(UNDECIDED);
  const held = async () => BigInt((await callChain(nodeUrl, "eth_getBalance", [address, "latest"])) as Hex); // Hex by its format.
  await page.goto(`${origin}/names/borage`);
  await signInAsDemo(page, UNDECIDED);
  await page.getByRole("button", { name: "Reserve borage" }).click();
  await send(page, "Reserve", /borage is reserved/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  const without = await held();

  await page.goto(`${origin}/names`);
  const borage = reservations(page).filter({ hasText: "borage" });
  await expect(borage).toContainText("active");
  await expect(borage).toContainText(/[67] d \d+ h left/);
  await borage.getByRole("button", { name: "Withdraw the deposit" }).click();
  expect(await violations(page)).toEqual([]);
  await send(page, "Withdraw the deposit", /borage is released, and your deposit refunded/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(borage).toContainText("refunded");
  await expect(borage.getByRole("button")).toHaveCount(0);
  // The network's fee is a small part of it.
  expect((await held()) - without).toBeGreaterThan(parseEther("0.009"));
  await page.goto(`${origin}/names?q=borage`);
  await expect(page.getByRole("region", { name: "borage" })).toContainText("available");
});

test("a reservation whose time is over is anybody's, and its deposit still its owner's", async ({
  page,
  browser,
  origin,
  nodeUrl,
}) => {
  await page.goto(`${origin}/names`);
  await signInAsDemo(page, await reserverOf(nodeUrl, FORGOTTEN));
  const forgotten = reservations(page).filter({ hasText: FORGOTTEN });
  await expect(forgotten).toContainText("expired");
  await expect(forgotten).not.toContainText("left");

  const other = await browser.newContext();
  await signIn(other, origin, newAccount());
  const theirs = await other.newPage();
  await theirs.goto(`${origin}/names/${FORGOTTEN}`);
  await expect(theirs.getByText("available", { exact: true })).toBeVisible();
  await theirs.getByRole("button", { name: "Mint for free (we pay the gas)" }).click();
  await expect(theirs.getByText("Yours:")).toBeVisible(patience);
  await other.close();

  await forgotten.getByRole("button", { name: "Withdraw the deposit" }).click();
  await send(page, "Withdraw the deposit", /is released/);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(forgotten).toContainText("refunded");
});

test("a wallet is unlinked: it is scored on its own again, and the name without it", async ({
  page,
  browser,
  origin,
}) => {
  const name = await becomeNamed(page.context(), origin);
  // Not one that another test linked: it would have to wait before it counts again.
  const number = await someoneWithScore(browser, origin, 30);
  const { address } = localAccount(number);
  const alone = await pointsOf(page, origin, address);
  expect(alone).toBeGreaterThan(0);
  await page.goto(`${origin}/settings`);
  await linkDemoWallet(page, number);
  await send(page, "Sign and link", new RegExp(`is linked to ${name}`));
  await dialog(page).getByRole("button", { name: "Done" }).click();
  const wallets = page.getByRole("list", { name: `Wallets of ${name}` }).getByRole("listitem");
  await expect(wallets).toHaveCount(2);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${origin}/profile/${address}`);
  await expect(heading).toHaveText(name);

  await page.goto(`${origin}/settings`);
  await page.getByRole("button", { name: `Unlink ${address}` }).click();
  const question = page.getByRole("alertdialog", { name: "Unlink this wallet?" });
  await expect(question).toContainText(address);
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Unlink" }).click();
  await expect(wallets).toHaveCount(1);
  await expect(wallets).toContainText("primary");
  expect(await pointsOf(page, origin, address)).toBe(alone);
  await expect(heading).toHaveText(address);
  await page.goto(`${origin}/profile/${name}#wallets`);
  await expect(page.getByRole("region", { name: "Wallets" }).getByRole("listitem")).toHaveCount(1);
});

test.describe("what goes wrong is said, with a way on", () => {
  test.use({ provoked: /status of (400|503)/ });

  test("a node that is down, and comes back; then too little money", async ({ page, origin }) => {
    await page.goto(`${origin}/names/lovage`);
    await signInAsDemo(page, POOR);
    const gone = { success: false, error: "CHAIN_UNAVAILABLE", message: "The chain cannot be asked now." };
    await page.route("**/v1/chains/*/rpc", (route) => route.fulfill({ status: 503, json: gone }));
    await page.getByRole("button", { name: "Reserve lovage" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("The network is not responding", patience);
    await page.unroute("**/v1/chains/*/rpc");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await dialog(page).getByRole("button", { name: "Reserve" }).click(patience);
    await expect(dialog(page).getByRole("alert")).toContainText("Not enough funds in the wallet", patience);
    expect(await violations(page)).toEqual([]);
  });

  test("a reorg after the mint was confirmed is shown, until the mint is in a block again", async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/names/burdock`);
    await signInAsDemo(page, UNDECIDED);
    await page.getByRole("button", { name: "Mint burdock" }).click();
    let isTaken = false;
    // Not final as long as this test looks on, whatever else is mined meanwhile.
    await page.route("**/mint/confirm", async (route) => {
      const gone = { success: false, error: "TRANSACTION_NOT_CONFIRMED", message: "Its block was reorganised away." };
      if (isTaken) return route.fulfill({ status: 400, json: gone });
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), final: false } });
    });
    await send(page, "Mint", /burdock is yours/);
    isTaken = true;
    await expect(dialog(page).getByText("A reorg removed its block.")).toBeVisible(patience);
    await expect(dialog(page).getByText("burdock is yours")).toBeHidden();
    expect(await violations(page)).toEqual([]);
    isTaken = false;
    await expect(dialog(page).getByText("burdock is yours")).toBeVisible(patience);
  });

  test("a wallet that does not go to the name's network, and one that declines", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    await signIn(page.context(), origin, wallet.account);
    await page.goto(`${origin}/names/teasel`);
    await page.getByRole("button", { name: "Reserve teasel" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Your wallet did not switch", patience);
    await expect(dialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Mint for free (we pay the gas)" }).click();
    await page.getByRole("link", { name: "Activate and link wallets" }).click(patience);
    await page.getByRole("button", { name: "Activate teasel" }).click();
    await page.getByRole("button", { name: "Link a wallet" }).click();
    wallet.behave("declines");
    await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("You declined the request", patience);
    wallet.behave("agrees");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("This is the same account", patience);
  });
});

test("a name's page and its windows fit a small phone, and nothing is found by axe", async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page.context(), origin, newAccount());
  for (const path of ["/names?q=sorrel", "/names/sorrel", "/settings"]) {
    await page.goto(`${origin}${path}`);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
});

test("what is typed before scripts run counts as soon as they do", async ({ page, origin }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${origin}/names`, { waitUntil: "commit" });
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("tarragon");
  release();
  await expect(page.getByRole("link", { name: "Get this name" })).toBeVisible();
  await expect(name).toHaveValue("tarragon");
});
