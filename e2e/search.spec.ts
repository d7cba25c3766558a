import type { Page } from "@playwright/test";
import { expect, test, violations } from "./setup/test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Name or wallet address" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("suggestions come while one types, and the arrows and Enter lead to one", async ({ page, origin, wallet }) => {
  await page.goto(origin);
  await field(page).pressSequentially(wallet.slice(0, 6));
  await expect(suggestions(page).first()).toBeVisible();
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  // Until the answer to the last letter is there, the list may be that of fewer letters.
  await expect(suggestions(page).filter({ hasNotText: wallet.slice(0, 6) })).toHaveCount(0);
  await expect(suggestions(page).filter({ hasText: wallet })).toHaveCount(1);
  await field(page).fill(wallet);
  await expect(suggestions(page)).toHaveCount(1);
  await field(page).press("ArrowDown");
  await expect(suggestions(page)).toHaveAttribute("aria-selected", "true");
  await expect(suggestions(page)).toHaveId((await field(page).getAttribute("aria-activedescendant")) ?? "none");
  await field(page).press("Enter");
  await expect(page).toHaveURL(`${origin}/profile/${wallet}`);
});

test("Escape closes the suggestions and keeps the text; a click selects one", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/search`);
  await field(page).fill(wallet.slice(0, 8));
  await expect(suggestions(page).first()).toBeVisible();
  await field(page).press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(wallet.slice(0, 8));
  await field(page).press("ArrowDown");
  await suggestions(page).filter({ hasText: wallet }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
});

test("the header's field is reached by a key, suggests, and takes a pasted address straight to its profile", async ({
  page,
  origin,
  wallet,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/leaderboard`);
  const search = page.getByRole("search", { name: "Site" }).getByRole("combobox");
  await expect(search).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  const height = async () => (await page.getByRole("banner").boundingBox())?.height;
  const before = await height();
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.press("/");
  await expect(search).toHaveValue("/");
  await search.fill(wallet);
  await expect(suggestions(page)).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page).toHaveURL(`${origin}/profile/${wallet}`);
  await expect(search).toHaveValue("");
  // In other fields the keys are the field's own.
  await page.goto(`${origin}/names`);
  await page.getByRole("textbox").first().press("/");
  await expect(search).not.toBeFocused();
  // The page of names writes what was typed into its address.
  await expect(page).toHaveURL(`${origin}/names?q=%2F`);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+k");
  await expect(search).toBeFocused();
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${wallet} `);
  await page.keyboard.press("Control+v");
  await expect(page).toHaveURL(`${origin}/profile/${wallet}`);
  // On a phone an icon opens it over the header.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(search).toBeHidden();
  await page.getByRole("link", { name: "Search" }).click();
  await expect(search).toBeFocused();
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await search.fill("0x");
  await expect(suggestions(page)).toHaveCount(10);
  await search.press("Escape");
  await expect(search).toBeVisible();
  await search.press("Escape");
  await expect(page.getByRole("link", { name: "Search" })).toBeFocused();
});

test("open suggestions keep axe content, in both themes", async ({ page, origin }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(origin);
    await field(page).fill("0x");
    await expect(suggestions(page)).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
  }
});

test.describe("without suggestions", () => {
  test.use({ provoked: /net::ERR_FAILED/ });

  test("the form works all the same", async ({ page, origin, wallet }) => {
    await page.route("**/v1/search*", (route) => route.abort());
    await page.goto(origin);
    const refused = page.waitForEvent("requestfailed");
    await field(page).fill(wallet);
    await refused;
    await expect(page.getByText("Suggestions could not be loaded.").first()).toBeVisible();
    // On a phone the note would be over the button, and the click would fail.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
  });
});

test("the beginning of an address lists the wallets that begin so", async ({ page, origin, wallet }) => {
  await page.goto(`${origin}/search`);
  await field(page).fill(wallet.slice(0, 7));
  await field(page).press("Enter");
  const results = page.getByRole("list", { name: "Results" }).getByRole("link");
  await expect(results.first()).toBeVisible();
  for (const text of await results.allTextContents()) {
    expect(text.toLowerCase()).toContain(wallet.slice(0, 7).toLowerCase());
  }
  await results.filter({ hasText: wallet }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
});

test("an address with a wrong checksum is refused, and nothing is looked up", async ({ page, origin }) => {
  await page.goto(`${origin}/search?q=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046`);
  await expect(field(page)).toHaveAccessibleDescription(/checksum/);
  await expect(page.getByRole("list", { name: "Results" })).toHaveCount(0);
});

test("an ENS name is offered to be looked up; without a node of mainnet one reads to send the address", async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/search`);
  await field(page).pressSequentially("nobody-here.eth");
  await expect(page.getByText("Press Enter to look up this ENS name.").first()).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByText("No matches for “nobody-here.eth”.")).toBeVisible();
  await expect(page.getByText("ENS is not read here. Send the address instead, and we score it.")).toBeVisible();
});

test("markup in a search is shown as text", async ({ page, origin }) => {
  const hostile = `"><img src=x onerror=alert(1)>`;
  await page.goto(`${origin}/search?q=${encodeURIComponent(hostile)}`);
  await expect(field(page)).toHaveValue(hostile);
  await expect(page.getByText(/^No matches for “/)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search leads to the profile all the same", async ({ page, origin, wallet }) => {
    await page.goto(origin);
    await field(page).fill(wallet);
    await page.getByRole("button", { name: "Look up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wallet);
  });

  test("the board's chain and period can be chosen all the same", async ({ page, origin }) => {
    await page.goto(`${origin}/leaderboard?category=age`);
    await page.getByLabel("Chain").selectOption({ label: "Ethereum (recorded)" });
    await page.getByLabel("Change over").selectOption({ label: "7 days" });
    await page.getByRole("button", { name: "Apply" }).click();
    // Forms without scripts send empty fields too.
    await expect(page).toHaveURL(`${origin}/leaderboard?category=age&chainId=1&timeframe=7d&at=`);
    await expect(page.getByRole("table", { name: /Age on Ethereum \(recorded\), change over 7 days/ })).toBeVisible();
  });
});
