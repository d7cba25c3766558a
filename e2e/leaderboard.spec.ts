import { mnemonicToAccount } from "viem/accounts";
import { LOCAL_MNEMONIC } from "../lib/core/published-keys.ts";
import { signIn } from "./setup/session.ts";
import { beforeScripts, expect, test } from "./setup/test.ts";

test("ranks rise, scores fall, and equal scores share a rank, down to the last page", async ({ page, origin }) => {
  // The recorded chain does not change, whatever other tests do.
  await page.goto(`${origin}/leaderboard?chainId=1`);
  const rows: { rank: number; score: number }[] = [];
  for (;;) {
    for (const row of (await page.getByRole("row").all()).slice(1)) {
      const cells = await row.getByRole("cell").allTextContents();
      rows.push({ rank: Number.parseInt(cells[0] ?? "", 10), score: Number((cells[4] ?? "").replaceAll(",", "")) });
    }
    const next = page.getByRole("link", { name: "Next" });
    if ((await next.count()) === 0) break;
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(`${rows.length + 1}–`);
  }
  expect(rows.length).toBeGreaterThan(25);
  for (const [i, row] of rows.entries()) {
    const above = rows[i - 1];
    if (!above) expect(row.rank).toBe(1);
    else expect(row.rank).toBe(row.score === above.score ? above.rank : i + 1);
    if (above) expect(row.score).toBeLessThanOrEqual(above.score);
  }
});

test("every choice is in the URL, and the URL alone restores it", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard`);
  await page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Diversity" }).click();
  await expect(page.getByRole("table", { name: /^Diversity on all chains/ })).toBeVisible();
  await page.getByLabel("Change over").selectOption({ label: "24 hours" });
  await expect(page.getByRole("table", { name: /change over 24 hours/ })).toBeVisible();
  await page.getByLabel("Chain").selectOption({ label: "Ethereum (recorded)" });
  await expect(page.getByText("No ranked wallet gained or lost points in 24 hours.")).toBeVisible();
  const table = page.getByRole("table", { name: "Diversity on Ethereum (recorded), change over 24 hours" });
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(`${origin}/leaderboard?category=diversity&chainId=1&timeframe=24h`);
  const rows = await table.textContent();
  await page.reload();
  expect(await table.textContent()).toBe(rows);
  await expect(page.getByLabel("Chain")).toHaveValue("1");
  await expect(page.getByRole("link", { name: "Diversity" })).toHaveAttribute("aria-current", "page");
});

test("who rose and who fell most leads to their profiles, and opens on demand on a phone", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard`);
  const movers = page.getByRole("region", { name: "Moved most in 30 days" });
  await expect(movers.getByRole("heading", { level: 3 })).toHaveText(["Rose", "Fell"]);
  const first = movers.getByRole("listitem").first();
  await expect(first).toHaveText(/\+\d+to \d/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(first).toBeHidden();
  await page.getByRole("heading", { name: "Moved most in 30 days" }).click();
  await expect(first).toBeVisible();
  const profile = await first.getByRole("link").getAttribute("href");
  await first.click();
  await expect(page).toHaveURL(`${origin}${profile}`);
  // Over all time hardly anybody was ranked at the start.
  await page.goto(`${origin}/leaderboard?timeframe=all`);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(movers).toHaveCount(0);
});

test("the board of a past day leads to profiles as of that day, and back to now", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard?chainId=1`);
  // Hydration puts the day of the URL back into the field.
  await expect(page.locator("button:disabled")).toHaveCount(0);
  const day = page.getByLabel("As of", { exact: true });
  await day.fill("2024-06-30");
  const board = page.getByRole("table", {
    name: /^Total on Ethereum \(recorded\) at the end of 30 Jun 2024, change over/,
  });
  await expect(board).toBeVisible();
  await expect(page).toHaveURL(`${origin}/leaderboard?chainId=1&at=2024-06-30`);
  await expect(page.getByText("Scores at the end of 30 Jun 2024, UTC, as known now.")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Moved most/ })).toHaveCount(0);
  const row = board.getByRole("row").nth(1);
  const [rank, , , , score] = await row.getByRole("cell").allTextContents();
  await row.getByRole("link").click();
  const points = page.getByRole("region", { name: /^30 Jun 2024/ });
  await expect(points.getByRole("definition").first()).toHaveText(score ?? "");
  await expect(points).toContainText(new RegExp(`Rank${rank} of [\\d,]+`));
  await expect(points.getByRole("list", { name: "Points by category" }).getByRole("listitem")).toHaveCount(8);
  // Two keys on the chart: the day after the next.
  await page.getByRole("slider", { name: "Day of the chart" }).press("ArrowRight");
  await page.getByRole("slider", { name: "Day of the chart" }).press("ArrowRight");
  await expect(page.getByRole("region", { name: /^2 Jul 2024/ })).toBeVisible();
  await expect(page.getByLabel("Score as of")).toHaveValue("2024-07-02");
  await page.getByRole("link", { name: "Close 2 Jul 2024" }).click();
  await expect(page.getByLabel("Score as of")).toHaveValue("");
  await expect(page).not.toHaveURL(/at=/);

  await page.goto(`${origin}/leaderboard?at=1990-01-01`);
  await expect(page.getByText("No scores on 1 Jan 1990")).toBeVisible();
  await page.getByRole("link", { name: "Show the current board" }).click();
  await expect(page.getByRole("table", { name: "Total on all chains, change over 30 days" })).toBeVisible();
  await expect(day).toHaveValue("");
});

test("invalid values in the URL fall back to the default", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard?category=luck&chainId=-1&timeframe=1y&at=today&offset=x`);
  await expect(page.getByRole("table", { name: "Total on all chains, change over 30 days" })).toBeVisible();
});

test("an empty chain says so and links back", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard?chainId=10`);
  await expect(page.getByText("No ranked wallets on Another chain yet.")).toBeVisible();
  await page.getByRole("link", { name: "Show all chains" }).click();
  await expect(page.getByRole("table", { name: /on all chains/ })).toBeVisible();
});

test("before the first scores the board says so", async ({ page, emptyOrigin }) => {
  await page.goto(`${emptyOrigin}/leaderboard`);
  await expect(page.getByText("No scores yet")).toBeVisible();
});

test("a row is reached and followed by keyboard, and the first stop skips to the content", async ({ page, origin }) => {
  await page.goto(`${origin}/leaderboard`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const first = page.getByRole("row").nth(1).getByRole("link");
  while (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Breakdown" })).toBeVisible();
});

test("a signed-in user jumps to their rank on the board", async ({ page, origin, context }) => {
  const account = mnemonicToAccount(LOCAL_MNEMONIC);
  await page.goto(`${origin}/leaderboard?category=age`);
  await expect(page.getByRole("link", { name: /^My rank/ })).toHaveCount(0);
  await signIn(context, origin, account);
  await page.reload();
  const jump = page.getByRole("link", { name: /^My rank: \d+$/ });
  const rank = (await jump.textContent())?.match(/\d+/)?.[0];
  await jump.click();
  await expect(page).toHaveURL(/category=age.*#you$/);
  const own = page.getByRole("row").filter({ hasText: "you" });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("cell").first()).toHaveText(rank ?? "");
  await expect(own.getByRole("link")).toHaveAttribute("href", `/profile/${account.address}`);
  // On a chain where the wallet is not ranked there is no rank to jump to.
  await page.goto(`${origin}/leaderboard?chainId=1`);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: /^My rank/ })).toHaveCount(0);
});

test("on a phone every row keeps rank, name, tier, score and percentile", async ({ page, origin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${origin}/leaderboard?chainId=1`);
  const row = page.getByRole("row").nth(1);
  await expect(row.getByRole("cell").first()).toHaveText("1");
  for (const part of [
    row.getByRole("link"),
    row.getByText(/^(Bronze|Silver|Gold|Platinum)$/),
    row.getByText("100.00"),
  ]) {
    await expect(part.filter({ visible: true })).toHaveCount(1);
  }
});

test("a filter that is chosen before scripts run is followed once they do", async ({ page, origin }) => {
  await beforeScripts(page, `${origin}/leaderboard`, () =>
    page.getByLabel("Chain").selectOption({ label: "Ethereum (recorded)" }),
  );
  await expect(page).toHaveURL(/chainId=1(&|$)/);
  await expect(page.getByLabel("Chain")).toHaveValue("1");
});
