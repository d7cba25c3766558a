import type { Page } from "@playwright/test";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { signIn } from "./setup/session.ts";
import { expect, pressEnter, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const stranger = () => privateKeyToAddress(generatePrivateKey());
const reading = (page: Page) => page.getByRole("region", { name: "Reading" });
const lines = (...all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join("");
const of = (state: string) => ({ asked: `1.${"a".repeat(22)}`, chains: [{ chainId: 1, state }] });

test("a stranger pastes an address that nobody has seen and reads its profile, on a phone and by keyboard", async ({
  page,
  origin,
}) => {
  const address = stranger();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(origin);
  const field = page.getByRole("combobox", { name: "Name or wallet address" });
  await field.focus();
  await page.keyboard.insertText(` eth:${address}\n`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?asked=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(address);
  await expect(page.getByText("Read once, not followed")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Score 0 of/ })).toBeVisible();
  await expect(page.getByText("/v1/wallets")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator("summary").filter({ hasText: "Activity" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Transactions are not kept of a wallet that is read once.").first()).toBeVisible();
  // Its reader alone sees it.
  const unasked = await page.request.get(`${origin}/profile/${address}`);
  expect(unasked.status()).toBe(404);
});

test("a sign-out that is on its way when the page goes on arrives", async ({ page, context, origin }) => {
  await signIn(context, origin, newAccount());
  let read = () => {};
  let signOut = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  const wentOn = new Promise<void>((resolve) => (signOut = resolve));
  await page.route("**/read", (route) => isRead.then(() => route.continue()));
  await page.route("**/signout", (route) => wentOn.then(() => route.continue()));
  await page.goto(`${origin}/profile/${stranger()}`);
  await page.getByRole("button", { name: /^Account / }).click();
  await Promise.all([page.waitForRequest("**/signout"), page.getByRole("menuitem", { name: "Sign out" }).click()]);
  read();
  await expect(page).toHaveURL(/\?asked=/);
  signOut();
  await expect(page.getByRole("banner").getByRole("button", { name: "Connect" })).toBeVisible();
});

test("the progress names chain, list and rows, and moves nothing else", async ({ page, origin }) => {
  await page.addInitScript(
    (text) => {
      const body = () => new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(text)) });
      window.fetch = async () => new Response(body());
    },
    lines({
      ...of("reading"),
      state: "reading",
      secondsLeft: 48,
      chains: [{ chainId: 1, state: "reading", list: "tokens", rows: 3200 }],
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/profile/${stranger()}`);
  await expect(reading(page).getByRole("status")).toHaveText("Reading its history");
  await expect(reading(page)).toContainText("Ethereum (recorded)3,200 rows, token transfers");
  await expect(reading(page)).toContainText("At most 48 seconds left");
  expect(await violations(page)).toEqual([]);
});

test("an explorer that is down, too many questions and a lost connection are said, each with a way to try again", async ({
  page,
  origin,
}) => {
  const answers = [
    { body: lines({ ...of("failed"), state: "failed" }), says: "The source of Ethereum (recorded) is not responding" },
    { body: lines({ ...of("waiting"), state: "waiting" }), says: "This takes longer than usual" },
    { status: 429, body: "{}", says: "Too many wallets in a minute" },
    { status: 503, body: "{}", says: "The service is busy" },
  ];
  let next = 0;
  await page.route("**/read", (route) => {
    const answer = answers[next++];
    return answer ? route.fulfill({ status: answer.status ?? 200, body: answer.body }) : route.continue();
  });
  const address = stranger();
  await page.goto(`${origin}/profile/${address}`);
  for (const { says } of answers) {
    await expect(reading(page).getByRole("alert")).toContainText(says);
    await pressEnter(reading(page).getByRole("button", { name: "Try again" }));
  }
  await expect(page).toHaveURL(/\?asked=/);
});
test.use({ provoked: /Failed to load resource: the server responded with a status of (429|503)/ });

test("without scripts a button has it read, and its page says what happens", async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const address = stranger();
  await page.goto(`${origin}/profile/${address}`);
  await expect(page.getByText("Reading its history")).toBeHidden();
  await page.getByRole("button", { name: "Read this wallet now" }).click();
  await expect(page).toHaveURL(/\?asked=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(address);
  await expect(page.getByText("We are still reading this wallet")).toHaveCount(0);
  await page.goto(`${origin}/profile/${stranger()}?asked=limited`);
  await expect(page.getByRole("alert")).toContainText("Too many wallets in a minute");
  await context.close();
});
