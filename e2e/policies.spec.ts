import type { Page } from "@playwright/test";
import { signIn } from "./setup/session.ts";
import { expect, sidewaysScroll, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

// What is typed is tried before it is whole.
test.use({ provoked: /status of (400|404)/ });

const json = (page: Page) => page.getByRole("textbox", { name: "JSON" });
const tab = (page: Page, name: "Form" | "JSON") => page.getByRole("tab", { name }).click();
const result = (page: Page) => page.getByRole("region", { name: "Test on one wallet" });
const rules = (page: Page) => page.getByRole("list", { name: "Rules" }).getByRole("listitem");
const value = (page: Page) => page.getByLabel("Value", { exact: true }).first();
const identity = (page: Page) => page.getByRole("combobox", { name: "Name or wallet address" });
const errors = (page: Page) => page.getByRole("list", { name: "Errors" });

async function expectResult(page: Page, text: string): Promise<void> {
  await expect(result(page).getByRole("status").filter({ hasText: text })).toBeVisible(patience);
}

const addressOf = (policy: object, wallet: string) =>
  `/policies?${new URLSearchParams({ policy: JSON.stringify(policy), identity: wallet })}`;

test("signed out, the result follows the rules and the wallet, and both are sent on by their address", async ({
  page,
  origin,
  wallet,
}) => {
  await page.goto(`${origin}/policies`);
  const templates = page.getByRole("group", { name: "Templates" }).getByRole("button");
  await expect(templates.filter({ hasText: /Rejects \d+ of \d+ scored wallets\./ })).toHaveCount(3, patience);
  // It begins with a wallet that has a score.
  await expect(result(page).getByRole("button", { name: /^Rank/, pressed: true })).toHaveCount(1);
  await expectResult(page, "of 3 rules met.");
  await result(page).getByRole("button", { name: "Rank 1", exact: true }).click();
  await value(page).fill("1");
  await expectResult(page, "Pass");
  await value(page).fill("5000");
  await expectResult(page, "Fail");
  await expect(rules(page).first()).toContainText("Total score at least 5,000");
  await expect(rules(page).first()).toContainText(/Required5,000Gap[\d,]+Data from/);

  await page.getByRole("button", { name: "Remove rule 3" }).click();
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("3. Measure").selectOption({ label: "Risk flag" });
  await page.getByLabel("Severity of at least (%)").fill("45.5");
  await expect(rules(page).nth(2)).toContainText(/Risk flag “.+” below 45\.5%/, patience);

  await identity(page).fill(wallet.slice(0, 10));
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")).toHaveCount(1, patience);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(identity(page)).toHaveValue(wallet);
  await page.getByLabel("Pass if").selectOption({ label: "Any of these rules" });
  await expectResult(page, "Pass");
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);

  // Whoever gets the address sees the same.
  await tab(page, "JSON");
  const text = await json(page).inputValue();
  expect(text).toContain('"minPermille": 455');
  await expect(page).toHaveURL(new RegExp(`455.*identity=${wallet}`));
  await page.goto(page.url());
  await expectResult(page, "Pass");
  await expect(page.getByLabel("3. Measure")).toHaveValue("flag");
  await tab(page, "JSON");
  await expect(json(page)).toHaveValue(text);
});

test("a gap is shown with what would close it; nothing closes that of a past day", async ({ page, origin, wallet }) => {
  await signIn(page.context(), origin, newAccount());
  const answer = await page.context().request.get(`${origin}/v1/score/${wallet}/breakdown`);
  const { breakdown } = await answer.json();
  const activity = breakdown.find((one: { category: string }) => one.category === "activity").score;
  await page.goto(
    origin + addressOf({ op: "all", rules: [{ module: "activity", cmp: "gt", value: activity }] }, wallet),
  );
  await expectResult(page, "Fail");
  await expect(rules(page)).toContainText("Gap1");
  await expect(rules(page)).toContainText(/What would close the gap: Send .+: the value becomes \d+\./);

  await page.getByText("On a past day").click();
  const day = page.getByLabel("As of (optional)");
  await day.fill("2024-06-30");
  await expectResult(page, "As of the end of 30 Jun 2024, UTC.");
  await expect(rules(page)).not.toContainText("What would close the gap");
  await day.fill("2999-01-01");
  await expect(day).toHaveAccessibleDescription("This is a day in the future: 2999-01-01.", patience);
});

test("what could not be checked is neither pass nor fail, and lets in who the policy says", async ({
  page,
  origin,
  wallet,
}) => {
  // What was read is always older than nothing.
  await page.goto(
    origin + addressOf({ op: "all", rules: [{ module: "total", cmp: "gte", value: 1, maxAgeSeconds: 0 }] }, wallet),
  );
  await expectResult(page, "Could not check");
  await expectResult(page, "Denied");
  await expect(rules(page)).toContainText(/The data are \d+ seconds old; at most 0 are allowed\./);
  await page.getByLabel("If data is missing").selectOption({ label: "allow" });
  await expectResult(page, "Allowed");
});

test("errors are shown as one types: at their field, and at their line of the JSON", async ({ page, origin }) => {
  await page.goto(`${origin}/policies`);
  await value(page).fill("many");
  await expect(value(page)).toHaveAccessibleDescription("The value must be a number for total.", patience);
  await tab(page, "JSON");
  await expect(errors(page)).toContainText("Line 4rules.0.value must be a number for total");
  expect(await violations(page)).toEqual([]);
  // A misspelt module, comparison and parameter, deep in a group.
  for (const [wrong, path] of [
    ['"module": "totl", "cmp": "gte"', "rules.0.rules.0.module"],
    ['"module": "total", "cmp": "atleast"', "rules.0.rules.0.cmp"],
    ['"module": "total", "params": { "code": "fan_in" }, "cmp": "gte"', "rules.0.rules.0.params"],
  ]) {
    await json(page).fill(`{ "op": "any", "rules": [\n{ "op": "all",\n "rules": [{ ${wrong},\n "value": 1 }] }] }`);
    await expect(errors(page)).toContainText(`Line 3${path}`, patience);
  }
  await page.getByRole("button", { name: "Line 3" }).click();
  await expect(json(page)).toBeFocused();
  await json(page).fill('{ "op": "all",\n"rules": [}');
  await expect(json(page)).toHaveAccessibleDescription(/Invalid JSON at or after line 2/);
  await expect(page.getByText("Fix the JSON to see the call.")).toBeVisible();
  await json(page).fill("[1]");
  await tab(page, "Form");
  await expect(page.getByText("The form returns when the JSON is a policy")).toBeVisible();
  await page.getByRole("button", { name: "A trusted wallet" }).click();
  await expectResult(page, "rules met.");
  await identity(page).fill("no such/thing");
  await expect(identity(page)).toHaveAccessibleDescription("Enter a name or an address.", patience);
  await identity(page).fill("nobody-is-called-so");
  await expect(page.getByRole("alert").filter({ hasText: "nobody-is-called-so" })).toBeVisible(patience);
  // What cannot be a form is opened as text.
  await page.goto(`${origin}/policies?policy=${encodeURIComponent('{"op":')}`);
  await expect(json(page)).toHaveValue('{"op":');
  await expect(json(page)).toHaveAccessibleDescription(/Invalid JSON/);
});

test("a rule on a contract keeps each of its fields while others change", async ({ page, origin }) => {
  await page.goto(`${origin}/policies`);
  await page.getByLabel("1. Measure").selectOption({ label: "Contract result" });
  const rule = page.getByRole("group", { name: "Rule 1", exact: true });
  const fields = {
    Contract: `0x${"4b".repeat(20)}`,
    Arguments: "{wallet}, 7",
    Function: "balanceOf(address, uint256) view returns (uint256)",
  };
  const expectFields = async () => {
    for (const [label, text] of Object.entries(fields)) {
      await expect(rule.getByLabel(label, { exact: true })).toHaveValue(text);
    }
  };
  for (const [label, text] of Object.entries(fields)) await rule.getByLabel(label, { exact: true }).fill(text);
  await expect(page).toHaveURL(/4b4b.*uint256/);
  await expectFields();

  // Several change before the form is drawn again, as when something fills it in: by React's own handlers, as it draws after each event.
  fields.Contract = `0x${"5c".repeat(20)}`;
  fields.Function = "scoreOf(address, uint256) view returns (uint256)";
  await page.evaluate((texts) => {
    type Handler = (event: { currentTarget: { value: string } }) => void;
    const changes = Object.entries(texts).map(([label, value]) => {
      const named = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
      const props = Object.entries(named?.control ?? {}).find(([key]) => key.startsWith("__reactProps$"));
      const { onChange } = (props?.[1] ?? {}) as { onChange: Handler }; // Of a text field.
      return () => onChange({ currentTarget: { value } });
    });
    for (const change of changes) change();
  }, fields);
  await expectFields();
  await tab(page, "JSON");
  for (const text of [fields.Contract, fields.Function, '["{wallet}", "7"]']) {
    expect(await json(page).inputValue()).toContain(text);
  }
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

test("of a sample it says how far the share that passes may be off, and a saved policy is counted exactly", async ({
  page,
  origin,
}) => {
  await signIn(page.context(), origin, newAccount());
  // The local chains have fewer subjects than a sample. One that is answered here leaves the minute's requests to the exact count.
  await page.route("**/v1/trust/policies/simulate", async (route) => {
    const counts = { population: 1_000_000, evaluated: 5_000, pass: 1_000, fail: 4_000, indeterminate: 0 };
    await route.fulfill({ json: { success: true, ...counts, marginOfError: 0.0114, byThreshold: [] } });
  });
  await page.goto(`${origin}/policies`);
  await page.getByRole("button", { name: "Simulate" }).click();
  const section = page.getByRole("region", { name: "Test on all wallets" });
  const status = section.getByRole("status");
  await expect(status).toContainText("an even sample of 5,000 of 1,000,000 scored wallets and names.", patience);
  await expect(status).toContainText("±1.14 percentage points (95% confidence)");

  const count = section.getByRole("button", { name: "Count all 1,000,000 exactly" });
  await expect(count).toHaveCount(0);
  await section.getByRole("link", { name: "Save this policy" }).click();
  await page.getByLabel("Save this policy as").fill("Exact gate");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await count.click(patience);
  const exact = /Tested on all \d+ scored wallets and names\. Counted exactly, .+ UTC\./;
  await expect(status).toContainText(exact, patience);
  const counted = await status.textContent();
  await page.reload();
  await expect(status).toContainText(counted ?? "", patience);
  // Of another policy it says nothing.
  await value(page).fill("777");
  await expect(section.getByText("Counted exactly")).toHaveCount(0);
});

test("a link that is followed right after typing is not lost", async ({ page, origin, wallet }) => {
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
  await page.goto(`${origin}${addressOf(policy, wallet)}`);
  await expectResult(page, "1 of 1 rule met.");
  // The other page comes once the URL has the typed value.
  await page.route(/\/leaderboard\?/, async (route) => {
    await page.waitForURL(/value%22%3A2%7D/);
    await route.continue();
  });
  await value(page).fill("2");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Leaderboard" }).click();
  await expect(page).toHaveURL(`${origin}/leaderboard`);
  // What was typed is there on return.
  await page.goBack();
  await expect(value(page)).toHaveValue("2");
});

test("policies are saved under a name, taken up again and deleted", async ({ page, origin }) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/policies`);
  await value(page).fill("777");
  await page.getByLabel("Save this policy as").fill("Mint gate");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const saved = page.getByRole("list", { name: "Saved policies" });
  await expect(saved.getByText("Mint gate")).toBeVisible(patience);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  if (size) await page.setViewportSize(size);
  await page.getByRole("button", { name: "Any sign of trust" }).click();
  await expect(value(page)).not.toHaveValue("777");
  await page.getByRole("button", { name: "Load Mint gate" }).click();
  await expect(value(page)).toHaveValue("777");
  await page.getByRole("button", { name: "Delete Mint gate" }).click();
  await page.getByRole("button", { name: "Delete policy" }).click();
  await expect(saved).toHaveCount(0, patience);
});

test("without a wallet the call is copied; to simulate and to save, one connects", async ({
  page,
  origin,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin}/policies?identity=alice`);
  await value(page).fill("42");
  for (const label of ["Connect to simulate", "Connect and sign in"]) {
    await expect(page.getByRole("button", { name: label })).toBeVisible();
  }
  await page.getByRole("tab", { name: "TypeScript" }).click();
  await page.getByRole("button", { name: "Copy the call in TypeScript" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toHaveCount(1);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('"value": 42');
  expect(code).toContain('identity: "alice"');
});
