import { expect, test } from "./setup/test.ts";

test("an address typed on the home page leads to its profile", async ({ page, origin, wallet }) => {
  await page.goto(origin);
  await page.getByRole("searchbox").fill(wallet.toLowerCase());
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page).toHaveURL(`${origin}/profile/${wallet.toLowerCase()}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
});

test("the beginning of an address lists the wallets that begin so", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/search`);
  await page.getByRole("searchbox").fill(wallet.slice(0, 7));
  await page.getByRole("searchbox").press("Enter");
  const results = page.getByRole("list", { name: "Results" }).getByRole("link");
  await expect(results.first()).toBeVisible();
  for (const text of await results.allTextContents()) {
    expect(text.toLowerCase()).toContain(wallet.slice(0, 7).toLowerCase());
  }
  await results.filter({ hasText: wallet }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
});

test("an address with a wrong checksum is told so, and nothing is looked up", async ({ page, origin }) => {
  await page.goto(`${origin}/search?q=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046`);
  await expect(page.getByRole("searchbox")).toHaveAccessibleDescription(/checksum/);
  await expect(page.getByRole("list", { name: "Results" })).toHaveCount(0);
});

test("markup in a search is shown as text", async ({ page, origin }) => {
  const hostile = `"><img src=x onerror=alert(1)>`;
  await page.goto(`${origin}/search?q=${encodeURIComponent(hostile)}`);
  await expect(page.getByRole("searchbox")).toHaveValue(hostile);
  await expect(page.getByText("Nothing begins like this.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search leads to the profile all the same", async ({ page, origin, wallet }) => {
    await page.goto(origin);
    await page.getByRole("searchbox").fill(wallet);
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
  });

  test("the board's chain and period can be chosen all the same", async ({ page, origin }) => {
    await page.goto(`${origin}/leaderboard?category=age`);
    await page.getByLabel("Chain").selectOption({ label: "Ethereum (recorded)" });
    await page.getByLabel("Change over").selectOption({ label: "7 days" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${origin}/leaderboard?category=age&chainId=1&timeframe=7d`);
    await expect(page.getByRole("table", { name: /Age on Ethereum \(recorded\), change over 7 days/ })).toBeVisible();
  });
});
