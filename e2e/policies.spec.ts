import type { Page } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

const json = (page: Page) => page.getByRole("textbox", { name: "JSON" });
const result = (page: Page) => page.getByRole("region", { name: "Test on one wallet" });
const rules = (page: Page) => page.getByRole("list", { name: "Rules" }).getByRole("listitem");
const value = (page: Page) => page.getByLabel("Value", { exact: true }).first();

async function evaluate(page: Page, outcome: string): Promise<void> {
  await page.getByRole("button", { name: "Evaluate" }).click();
  await expect(result(page).getByRole("status").filter({ hasText: outcome })).toBeVisible(patience);
}

test("a policy is built by form, asked of a suggested wallet, read rule by rule, and sent on by its address", async ({
  page,
  origin,
  wallet,
}) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/policies`);
  // The JSON follows the form.
  await value(page).fill("5000");
  await expect(json(page)).toHaveValue(/"module": "total", "cmp": "gte", "value": 5000/);
  await page.getByRole("button", { name: "Remove rule 3" }).click();
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("3. Module").selectOption({ label: "Tier" });
  await expect(json(page)).toHaveValue(/"module": "tier", "cmp": "gte", "value": "silver"/);

  const field = page.getByRole("combobox", { name: "Name or wallet address" });
  await field.fill(wallet.slice(0, 10));
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")).toHaveCount(1, patience);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(wallet);

  await evaluate(page, "Fail");
  await expect(rules(page)).toHaveCount(3);
  await expect(rules(page).first()).toContainText("Total score at least 5,000");
  await expect(rules(page).first()).toContainText(/Required5,000Gap[\d,]+Data from/);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel("Pass if").selectOption({ label: "Any of these rules" });
  await expect(page.getByText("The policy has changed since this result.").first()).toBeVisible();
  await evaluate(page, "Pass");

  // Whoever gets the address sees the same.
  await expect(page).toHaveURL(/identity=0x/);
  await expect(page).toHaveURL(/any/);
  const text = await json(page).inputValue();
  await page.goto(page.url());
  await expect(json(page)).toHaveValue(text);
  await expect(field).toHaveValue(wallet);
  await expect(page.getByLabel("3. Module")).toHaveValue("tier");
});

test("a gap is shown with what would close it", async ({ page, origin, wallet }) => {
  await signIn(page.context(), origin, newAccount());
  const answer = await page.context().request.get(`${origin}/v1/score/${wallet}/breakdown`);
  const { breakdown } = await answer.json();
  const activity = breakdown.find((one: { category: string }) => one.category === "activity").score;
  const policy = { op: "all", rules: [{ module: "activity", cmp: "gt", value: activity }] };
  await page.goto(`${origin}/policies?${new URLSearchParams({ policy: JSON.stringify(policy), identity: wallet })}`);
  await evaluate(page, "Fail");
  await expect(rules(page)).toContainText("Gap1");
  await expect(rules(page)).toContainText(/What would close the gap: Send .+: the value becomes \d+\./);

  // Nothing closes the gap of a past day, which the answer names.
  await page.getByLabel("As of (optional)").fill("2024-06-30");
  await evaluate(page, "As of the end of 30 Jun 2024, UTC.");
  await expect(rules(page)).not.toContainText("What would close the gap");
  expect(await sidewaysScroll(page)).toBe(0);
});

test("what could not be checked is neither pass nor fail, and lets in who the policy says", async ({
  page,
  origin,
  wallet,
}) => {
  await signIn(page.context(), origin, newAccount());
  // What was read is always older than nothing.
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1, maxAgeSeconds: 0 }] };
  await page.goto(`${origin}/policies?${new URLSearchParams({ policy: JSON.stringify(policy), identity: wallet })}`);
  await evaluate(page, "Could not check");
  await expect(result(page)).toContainText("Denied.");
  await expect(rules(page)).toContainText(/The data are \d+ seconds old; at most 0 are allowed\./);
  await page.getByLabel("If data is missing").selectOption({ label: "allow" });
  await expect(json(page)).toHaveValue(/"onIndeterminate": "allow"/);
  await evaluate(page, "Allowed.");
});

test.describe("faults", () => {
  test.use({ provoked: /status of (400|404)/ });

  test("the API's stand beside their fields, and go when the policy changes", async ({ page, origin, wallet }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/policies?identity=${wallet}`);
    await value(page).fill("many");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await expect(value(page)).toHaveAccessibleDescription("must be a number for total", patience);
    await expect(page.getByRole("list", { name: "Errors" })).toContainText("rules.0.value must be a number for total");
    expect(await violations(page)).toEqual([]);
    await value(page).fill("1");
    await expect(page.getByRole("list", { name: "Errors" })).toHaveCount(0);
    await evaluate(page, "Pass");
    const day = page.getByLabel("As of (optional)");
    await day.fill("2999-01-01");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await expect(day).toHaveAccessibleDescription("This is a day in the future: 2999-01-01.", patience);
    await day.fill("");

    // One deep in a group, found inside the union of groups and rules.
    const deep = { op: "any", rules: [{ op: "all", rules: [{ module: "total", cmp: "gte" }] }] };
    await json(page).fill(JSON.stringify(deep));
    await expect(page.getByLabel("1.1. Module")).toHaveValue("total");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await expect(page.getByRole("list", { name: "Errors" })).toContainText("rules.0.rules.0.value", patience);
    await expect(value(page)).toHaveAttribute("aria-invalid", "true");
  });

  test("invalid JSON, policies and identities are reported where they are", async ({ page, origin }) => {
    await signIn(page.context(), origin, newAccount());
    await page.goto(`${origin}/policies?policy=${encodeURIComponent('{"op":')}`);
    await expect(json(page)).toHaveValue('{"op":');
    await expect(json(page)).toHaveAccessibleDescription(/This is not valid JSON/);
    await expect(page.getByRole("button", { name: "Evaluate" })).toBeDisabled();
    await json(page).fill("[1]");
    await expect(page.getByText("The form returns when the JSON is a policy")).toBeVisible();
    await json(page).fill('{ "op": "all", "rules": [] }');
    const field = page.getByRole("combobox", { name: "Name or wallet address" });
    await field.fill("no such/thing");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await expect(field).toHaveAccessibleDescription("Enter a name or an address.", patience);
    await expect(page.getByRole("list", { name: "Errors" })).toContainText("rules");
    await page.getByRole("button", { name: "A trusted wallet" }).click();
    await field.fill("nobody-is-called-so");
    await page.getByRole("button", { name: "Evaluate" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "nobody-is-called-so" })).toBeVisible(patience);
  });
});

test("over all subjects it says how many would pass, and at which threshold", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 130 }] };
  await page.goto(`${origin}/policies?policy=${encodeURIComponent(JSON.stringify(policy))}`);
  await page.getByRole("button", { name: "Simulate" }).click();
  const section = page.getByRole("region", { name: "Test on all wallets" });
  await expect(section.getByRole("status")).toContainText(/Tested on all \d+ scored wallets and names\./, patience);
  const counts = await section.getByRole("status").locator("dd:nth-of-type(2)").allTextContents();
  const asked = Number((await section.getByText("scored wallets and names").textContent())?.match(/\d+/)?.[0]);
  expect(counts).toHaveLength(3);
  expect(counts.map(Number).reduce((sum, one) => sum + one, 0)).toBe(asked);
  // All pass at nothing, fewer and fewer above; the table holds the same numbers as the picture.
  const picture = section.getByRole("img", { name: /^Share that passes: 100\.0% at 0, [\d.]+% at 130, [\d.]+% at/ });
  await expect(picture).toBeVisible(patience);
  await section.getByText("Show as table").click();
  const shares = await section.getByRole("row").locator("td:nth-of-type(2)").allTextContents();
  const numbers = shares.map((text) => Number(text.replace("%", "")));
  expect(numbers[0]).toBe(100);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("policies are saved under a name, taken up again and deleted", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/policies`);
  await value(page).fill("777");
  await page.getByLabel("Save this policy as").fill("Mint gate");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const saved = page.getByRole("list", { name: "Saved policies" });
  await expect(saved.getByText("Mint gate")).toBeVisible(patience);
  await page.getByRole("button", { name: "Sybil resistance" }).click();
  await expect(json(page)).not.toHaveValue(/777/);
  await page.getByRole("button", { name: "Load Mint gate" }).click();
  await expect(value(page)).toHaveValue("777");
  await page.getByRole("button", { name: "Delete Mint gate" }).click();
  await page.getByRole("button", { name: "Delete policy" }).click();
  await expect(saved).toHaveCount(0, patience);
});

test("without a wallet it can be written and copied; to ask it, one connects", async ({ page, origin, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/policies?identity=alice`);
  await value(page).fill("42");
  for (const label of ["Connect to evaluate", "Connect to simulate", "Connect and sign in"]) {
    await expect(page.getByRole("button", { name: label })).toBeVisible();
  }
  await page.getByRole("tab", { name: "TypeScript" }).click();
  await page.getByRole("button", { name: "Copy the call in TypeScript" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toHaveCount(1);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('"value": 42');
  expect(code).toContain('identity: "alice"');
});
