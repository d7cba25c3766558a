import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { economyAddresses } from "../scripts/simulation/economy.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { DEPLOYER } from "../scripts/simulation/wallets.ts";
import { signIn } from "./setup/session.ts";
import {
  beforeScripts,
  expect,
  openEverything,
  pressEnter,
  sidewaysScroll,
  test,
  views,
  violations,
} from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const ROWS = 500;
const address = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;

/** Signs a new developer in who has a policy, and opens the page of lists. */
async function openLists(page: Page, origin: string): Promise<void> {
  await signIn(page.context(), origin, newAccount());
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
  const data = { name: "Members", policy };
  await page.request.post(`${origin}/v1/trust/policies`, { headers: { Origin: origin }, data });
  await page.goto(`${origin}/portal/lists`);
}

/** Drops a file as a person does from another window. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  // Before the page is hydrated nothing takes it.
  await expect(page.getByRole("button", { name: "Upload" })).toBeEnabled();
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file));
      return data;
    },
    [name, text] as const,
  );
  await page.getByText("Drop a file here, or choose one").dispatchEvent("drop", { dataTransfer: transfer });
}

/** Uploads pasted text and waits until the list is complete. */
async function pasteList(page: Page, text: string): Promise<void> {
  await page.getByLabel("Or paste addresses").fill(text);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 60_000 });
}

/** No fault of accessibility, and nothing wider than the window, on a phone in the dark and on a desk in the light. */
async function expectSound(page: Page): Promise<void> {
  for (const { size, colorScheme } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await openEverything(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
}

test("a developer drops a list of 500, watches it, and downloads the right result", async ({
  page,
  origin,
  wallet,
}) => {
  await openLists(page, origin);
  await expect(page.getByText("No list yet")).toBeVisible();
  await expectSound(page);
  const others = Array.from({ length: ROWS - 1 }, (_, n) => `${address(n + 0x10_0000)},person ${n}`);
  await dropFile(page, "members.csv", ["wallet,handle", `${wallet},=first`, ...others].join("\n"));
  await expect(page.getByLabel("Name of the list")).toHaveValue("members");
  // Wallets that nobody knows would take minutes.
  await page.getByLabel("Unknown wallets").selectOption({ label: "Leave them undecided" });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("heading", { name: "members", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 60_000 });
  const rows = page.getByRole("table", { name: "Rows of the list" }).getByRole("row");
  await expect(rows).toHaveCount(26);
  await expect(rows.nth(1)).toContainText("Pass");
  await expectSound(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const lines = readFileSync(await (await download).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines[1]).toContain(`1,${wallet},${wallet},`);
  expect(lines.slice(2).every((line, n) => line.startsWith(`${n + 2},${address(n + 0x10_0000)},`))).toBe(true);
  expect(lines.filter((line) => line.includes(",pass,"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes(",indeterminate,"))).toHaveLength(ROWS - 1);

  await page.getByLabel("Outcome").selectOption({ label: "Pass" });
  await expect(rows).toHaveCount(2);
});

test("a list that does not know its column asks, and reads the chosen one", async ({ page, origin, wallet }) => {
  await openLists(page, origin);
  await dropFile(page, "two.csv", `from,to\n${address(11)},${wallet}\n${address(12)},${address(13)}\n`);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("It is not clear which column has the addresses")).toBeVisible();
  const sample = page.getByRole("table", { name: "The first records" });
  await expect(sample.getByRole("row").first()).toContainText(address(11));
  await expectSound(page);
  await page.getByRole("radio", { name: "to", exact: true }).check();
  await page.getByRole("button", { name: "Use this column" }).click();
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("table", { name: "Rows of the list" }).getByRole("row").nth(1)).toContainText("Pass");
});

test("a link shows a list without a sign-in and without the upload, until it is revoked", async ({
  page,
  browser,
  origin,
  wallet,
}) => {
  await openLists(page, origin);
  await pasteList(page, `wallet,handle\n${wallet},secret-handle\n${address(21)},another-handle\nbroken,third-handle\n`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const url = await page
    .getByRole("dialog")
    .getByText(/\/shared\//)
    .textContent();
  await page.getByRole("button", { name: "I have stored it" }).click();
  const stranger = await browser.newPage();
  const shown = await stranger.goto(url ?? "");
  expect(shown?.status()).toBe(200);
  expect(shown?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(stranger.getByRole("table", { name: "Outcomes by address" }).getByRole("row").nth(1)).toContainText(
    wallet,
  );
  expect(await stranger.content()).not.toMatch(/handle|broken/);
  await expectSound(stranger);
  await page.getByRole("button", { name: /^Revoke the link/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByRole("list", { name: "Links" })).toBeHidden();
  expect((await stranger.goto(url ?? ""))?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: "Nothing is shared here" })).toBeVisible();
  await stranger.close();
});

test("on a phone, by keyboard alone: paste a list, make a tree, and read its root", async ({
  page,
  origin,
  wallet,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLists(page, origin);
  const text = page.getByLabel("Or paste addresses");
  await expect(text).toBeEnabled();
  await text.focus();
  await page.keyboard.insertText(`${wallet}\n${address(31)}\n`);
  await pressEnter(page.getByRole("button", { name: "Upload" }));
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 60_000 });
  await pressEnter(page.getByRole("button", { name: "Make a tree" }));
  const trees = page.getByRole("list", { name: "Trees" });
  await expect(trees).toContainText("1 leaf", { timeout: 60_000 });
  await expect(trees).toContainText(/0x[0-9a-f]{64}/);
  await expectSound(page);
});

test.describe("with a field that is wrong first", () => {
  test.use({ provoked: /status of 400/ });

  test("the holders of a token become a list by the form, whose kind was chosen before scripts ran", async ({
    page,
    origin,
  }) => {
    await openLists(page, origin);
    await beforeScripts(page, page.url(), () =>
      page.getByLabel("Wallets from").selectOption({ label: "Holders of a token" }),
    );
    const token = page.getByLabel("Token", { exact: true });
    await token.fill("0x12");
    await page.getByLabel("Chain", { exact: true }).selectOption({ label: "Local One" });
    await page.getByLabel("Unknown wallets").selectOption({ label: "Leave them undecided" });
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(token).toHaveAttribute("aria-invalid", "true");
    await expectSound(page);
    await token.fill(economyAddresses(localAccount(DEPLOYER).address).stable);
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 60_000 });
    expect(await page.getByRole("table", { name: "Rows of the list" }).getByRole("row").count()).toBeGreaterThan(5);
    await expectSound(page);
  });
});
