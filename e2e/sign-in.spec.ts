import type { Page, Response } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { installWallet, newAccount } from "./setup/wallet.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const account = (page: Page) => page.getByRole("button", { name: /^Account 0x/ });

async function getWallets(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Connect a wallet" })).toBeVisible();
}

test("an injected wallet connects, signs in, is shown, and signs out", async ({ page, origin }) => {
  const wallet = await installWallet(page, { chainId: 1 });
  await getWallets(page, origin);
  await expect(dialog(page).getByRole("button", { name: "Test Wallet" })).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: /^Account 10 .+ \d+ points?$/ })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
  await expect(account(page)).toContainText(wallet.account.address);
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(account(page)).toContainText(wallet.account.address);

  await account(page).click();
  await page.getByRole("menuitem", { name: "My profile" }).click();
  // A wallet that nobody knows is read, and its page goes on.
  await expect(page).toHaveURL(new RegExp(`^${origin}/profile/${wallet.account.address}(\\?asked=|$)`));
  await account(page).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect" })).toBeVisible();
});

test("each way in which a wallet does not sign in has its sentence and a way on", async ({ page, origin }) => {
  const wallet = await installWallet(page, { chainId: 1 });
  const button = (name: string) => dialog(page).getByRole("button", { name });
  const says = (text: string) => expect(dialog(page).getByRole("alert")).toContainText(text);
  wallet.behave("declines");
  await getWallets(page, origin);
  await button("Test Wallet").click();
  await says("You declined the request");
  expect(await violations(page)).toEqual([]);
  wallet.behave("locked");
  await button("Try again").click();
  await says("Your wallet is locked or busy");
  await button("Choose another wallet").click();
  await expect(dialog(page).getByRole("heading", { name: "Connect a wallet" })).toBeVisible();
  wallet.behave("empty");
  await button("Test Wallet").click();
  await says("Your wallet shared no account");
  wallet.behave("declines to sign");
  await button("Try again").click();
  await says("You declined the request");
  expect((await (await page.request.get(`${origin}/api/auth/session`)).json()).address).toBeUndefined();
  wallet.behave("agrees");
  await button("Try again").click();
  await expect(account(page)).toContainText(wallet.account.address);
});

test("a wallet on a network that is not read is moved to one that is", async ({ page, origin }) => {
  const wallet = await installWallet(page, { chainId: 999, knows: [10] });
  await getWallets(page, origin);
  await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Your wallet is on another network");
  await dialog(page).getByRole("button", { name: "Switch to Ethereum (recorded)" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Your wallet did not switch");
  await dialog(page).getByRole("button", { name: "Switch to Another chain" }).click();
  await expect(account(page)).toContainText(wallet.account.address);
  expect(wallet.chainId()).toBe(10);
});

test("each way in which a wallet does not switch the network has its sentence and a way on", async ({
  page,
  origin,
}) => {
  const wallet = await installWallet(page, { chainId: 999 });
  const alert = dialog(page).getByRole("alert");
  const button = (name: string) => dialog(page).getByRole("button", { name });
  await getWallets(page, origin);
  await button("Test Wallet").click();
  for (const [behaviour, sentence] of [
    ["declines to switch", "You declined to switch the network"],
    ["agrees", "Your wallet does not know this network"],
    ["internal switch", "Your wallet does not know this network"],
    ["locked", "Your wallet is locked or busy"],
  ] as const) {
    wallet.behave(behaviour);
    if (behaviour === "agrees") await expect(button("Add the network")).toBeHidden();
    await button("Switch to Another chain").click();
    await expect(alert).toContainText(sentence);
    if (behaviour === "locked") await button("Try again").click();
  }
  wallet.behave("silent switch");
  await expect(alert).toContainText("Your wallet is on another network");
  await button("Switch to Another chain").click();
  await expect(dialog(page)).toContainText("is asked to switch to Another chain");
  await button("Stop waiting").click();
  await expect(alert).toContainText("Your wallet did not answer");
  wallet.behave("agrees");
  await button("Switch to Another chain").click();
  await button("Add the network").click();
  await expect(alert).toContainText("Your wallet is on another network");
  await button("Switch to Another chain").click();
  await expect(account(page)).toContainText(wallet.account.address);
  expect(wallet.chainId()).toBe(10);
});

test.describe("with a signature of another key", () => {
  test.use({ provoked: /status of (400|401)/ });

  test("a refused signature is refused in the service's words", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    const shown = wallet.account;
    wallet.signsBy = newAccount();
    await getWallets(page, origin);
    await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("The service did not accept the signature");
    await expect(alert).toContainText(`the key of ${wallet.signsBy.address}`);
    await expect(alert).toContainText(`not that of ${shown.address}`);
  });
});

test("an account that is changed while the message waits is not signed in", async ({ page, origin }) => {
  let changes = 1;
  const wallet = await installWallet(page, {
    chainId: 1,
    onSign: async (signing) => {
      if (changes-- > 0) await signing.changeAccount(newAccount());
    },
  });
  await getWallets(page, origin);
  await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Your wallet changed its account");
  await expect(account(page)).toBeHidden();
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(account(page)).toContainText(wallet.account.address);
});

test("after a change of account the page asks to sign in, and the session stays until then", async ({
  page,
  origin,
}) => {
  const wallet = await installWallet(page, { chainId: 1 });
  await getWallets(page, origin);
  await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
  const first = wallet.account.address;
  await expect(account(page)).toContainText(first);
  await wallet.changeAccount(newAccount());
  await expect(dialog(page).getByRole("heading", { name: "Your wallet changed its account" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Stay signed in as before" }).click();
  await expect(account(page)).toContainText(first);
  await wallet.changeAccount(newAccount());
  await dialog(page).getByRole("button", { name: "Sign in with the new account" }).click();
  await expect(account(page)).toContainText(wallet.account.address);
});

test("where no wallet is found the dialog says how to get one, and no demo wallet is offered without a local chain", async ({
  page,
  emptyOrigin,
}) => {
  await getWallets(page, emptyOrigin);
  await expect(dialog(page)).toContainText("No wallet was found in this browser");
  await expect(dialog(page).getByRole("heading", { name: "Demo wallets" })).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test("the dialog opens, is used and closes by keyboard, and gives the focus back", async ({ page, origin }) => {
  await page.goto(`${origin}/`);
  const connect = page.getByRole("banner").getByRole("button", { name: "Connect" });
  await expect(connect).toBeEnabled();
  await connect.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(connect).toBeFocused();
});

test("nothing that speaks to wallets is loaded before somebody connects", async ({ page, origin }) => {
  const scripts: Response[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer);
  });
  const withWallets = async () => {
    const texts = await Promise.all(scripts.map((one) => one.text()));
    return texts.filter((text) => text.includes("eip6963:requestProvider")).length;
  };
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  expect(await withWallets()).toBe(0);
  await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(withWallets).toBeGreaterThan(0);
});

test.describe("with the service out of reach", () => {
  test.use({ provoked: /net::ERR_FAILED/ });

  test("the dialog says so, and signing in works once it is back", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    await getWallets(page, origin);
    await page.route("**/v1/auth/nonce", (route) => route.abort());
    await dialog(page).getByRole("button", { name: "Test Wallet" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("We could not reach the service");
    await page.unroute("**/v1/auth/nonce");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(account(page)).toContainText(wallet.account.address);
  });
});

test.describe("with a session that has ended", () => {
  test.use({ provoked: /status of 401/ });

  test("a change is refused with the way to a new session, and what was written stays", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    await signIn(page.context(), origin, wallet.account);
    await page.goto(`${origin}/portal/keys`);
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Kept");
    // As if somebody signed out in another window.
    const ended = await page.request.delete(`${origin}/v1/auth/token`, { headers: { Origin: origin }, data: {} });
    expect(ended.status()).toBe(200);
    await page.getByRole("button", { name: "Create key" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Your session has ended");
    await page.getByRole("button", { name: "Sign in again" }).click();
    await page.getByRole("button", { name: "Test Wallet" }).click();
    await expect(page.getByRole("heading", { name: "Connect a wallet" })).toBeHidden();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kept");
    await page.getByRole("button", { name: "Create key" }).click();
    await expect(page.getByRole("heading", { name: "Copy the key now" })).toBeVisible();
  });

  test("a portal page asks for a wallet again", async ({ page, origin }) => {
    const wallet = await installWallet(page, { chainId: 1 });
    await signIn(page.context(), origin, wallet.account);
    await page.goto(`${origin}/portal`);
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
    await page.request.delete(`${origin}/v1/auth/token`, { headers: { Origin: origin }, data: {} });
    await page.reload();
    await expect(page.getByRole("button", { name: "Connect and sign in" })).toBeVisible();
  });
});
