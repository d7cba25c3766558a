import { mnemonicToAccount } from "viem/accounts";
import { LOCAL_MNEMONIC } from "../lib/core/published-keys.ts";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";

test("the home page leads from the best wallets to one of them", async ({ page, origin }) => {
  await page.goto(origin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const rows = page.getByRole("table", { name: "The five highest scores over all chains" }).getByRole("row");
  await expect(rows).toHaveCount(6);
  const scores = (await page.getByRole("cell").allTextContents()).filter((_, i) => i % 6 === 4).map(Number);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const dial = page.getByRole("img", { name: `Score ${scores[0]} of 1,300` });
  await expect(dial).toBeVisible();
  await rows.nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Breakdown" })).toBeVisible();
  await expect(dial).toBeVisible();
});

test("three doors lead to the right places, and signed in the first leads to oneself and the dial is one's own", async ({
  page,
  origin,
  context,
}) => {
  await page.goto(origin);
  const doors = page.getByRole("list", { name: "Where to start" });
  const targets = () => doors.getByRole("link").evaluateAll((links) => links.map((one) => one.getAttribute("href")));
  const others = ["/names", "/check", "/policies", "/docs/gates", "/portal", "/docs"];
  expect(await targets()).toEqual(["/search", ...others]);
  const account = mnemonicToAccount(LOCAL_MNEMONIC);
  await signIn(context, origin, account);
  await page.reload();
  expect(await targets()).toEqual([`/profile/${account.address}`, ...others]);
  const own = page.getByRole("link", { name: /^Score \d+ of 1,300.*Your score: 0x/ });
  await expect(own).toHaveAttribute("href", `/profile/${account.address}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(own).toBeVisible();
});

test("without a wallet a stranger learns what the score is made of, and recomputes one", async ({ page, origin }) => {
  await page.goto(origin);
  const explained = page.getByRole("region", { name: "What the score means" });
  const rows = explained.getByRole("listitem");
  await expect(rows).toHaveCount(8);
  const points = (await rows.allTextContents()).map((text) => /(\d+) of (\d+)$/.exec(text)?.slice(1).map(Number) ?? []);
  const [total = 0, most = 0] = [0, 1].map((at) => points.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  expect(most).toBe(1_300);
  await expect(explained.getByRole("heading", { name: `: ${total} points, and where they come from` })).toBeVisible();
  await explained.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(explained.getByText(`Verified: your browser computed ${total} points`)).toBeVisible();
  await explained.getByRole("link", { name: "How good the score is" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^How good the score is/ })).toBeVisible();
});

test("it shows recent changes and how far each chain is indexed", async ({ page, origin }) => {
  await page.goto(origin);
  const moved = page.getByRole("region", { name: "Recent score changes" }).getByRole("listitem");
  await expect(moved.first()).toContainText(/just now|ago/);
  await expect(moved.first().getByRole("link")).toHaveAttribute("href", /^\/profile\//);
  const chains = page.getByRole("region", { name: "Chains indexed" }).getByRole("listitem");
  await expect(chains.filter({ hasText: "Ethereum (recorded)" })).toContainText(/[1-9]\d* scored/);
  await expect(chains.filter({ hasNotText: "Ethereum" }).filter({ hasText: "live" })).toContainText(/block [\d,]+/);
});

test("three lines of code are copied as they stand, and call for the wallet that leads", async ({
  page,
  origin,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(origin);
  await page.getByRole("button", { name: "Copy the code" }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code.split("\n")).toHaveLength(3);
  expect(code).toContain(`${origin}/v1/score/0x`);
  await expect(page.getByRole("region", { name: "Call the API" })).toContainText("await answer.json()");
});

test("before the first scores the home page says so, and that a wallet can be asked for", async ({
  page,
  emptyOrigin,
}) => {
  await page.goto(emptyOrigin);
  await expect(page.getByText("No scores yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent score changes" })).toHaveCount(0);
  await page.getByRole("link", { name: "Look up a wallet" }).click();
  await expect(page.getByRole("heading", { name: "Search" })).toBeVisible();
});
