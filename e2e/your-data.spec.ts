import { signInAsDemo } from "./setup/session.ts";
import { expect, pressEnter, sidewaysScroll, test, views } from "./setup/test.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
/** A demo account that no other test uses. */
const ACCOUNT = 741;

test.setTimeout(240_000);

// While data is erased, signing in is refused; the session's end is met by what the page still asks.
test.use({ provoked: /status of (?:40[013]|503)/ });

test("a person downloads what is kept, erases it with a signature, and comes back to an empty account", async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${origin}/settings`);
  await signInAsDemo(page, ACCOUNT);
  const headers = { Origin: origin };
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(`${origin}${path}`, { headers, data });
    expect(`${path} ${answer.status()}`).toBe(`${path} 201`);
    return answer.json();
  };
  const { apiKey } = await post("/v1/developer/keys", { name: "A key of mine", permissions: ["read"] });
  await post("/v1/webhooks", { url: "https://example.org/a-hook-of-mine", events: ["score.updated"] });
  await post("/v1/notices/channels", { medium: "email", target: "somebody@example.com", kinds: ["score"] });
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
  await post("/v1/trust/policies", { name: "A policy of mine", policy });
  await post("/v1/lists", { name: "A list of mine", identities: ["0x00000000000000000000000000000000000000a1"] });

  const download = page.waitForEvent("download", patience);
  await page.getByRole("link", { name: "Download your data" }).click();
  const stream = await (await download).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  for (const own of ["A key of mine", "a-hook-of-mine", "somebody@example.com", "A policy of mine", "A list of mine"])
    expect(text).toContain(own);
  expect(text).not.toContain(apiKey);
  expect(text.trimEnd().split("\n").at(-1)).toContain('"kind":"end"');

  await page.getByRole("button", { name: "Erase your data" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase your data?" });
  await expect(dialog.getByText("This cannot be undone")).toBeVisible(patience);
  for (const { size, colorScheme, find } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await find(page)).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await pressEnter(page.getByRole("button", { name: "Erase your data" }));
  await dialog.getByRole("button", { name: "Sign and erase" }).press("Enter");
  await expect(dialog.getByText("Your sessions and keys have ended.")).toBeVisible(patience);
  const refused = await context.request.get(`${origin}/v1/developer/usage`, {
    headers: { Authorization: `Bearer ${apiKey}` },
  });
  expect(refused.status()).toBe(401);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Sign in to see your names")).toBeVisible(patience);

  await expect(async () => {
    await page.goto(`${origin}/portal/keys`);
    await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
    const wallets = page.getByRole("dialog", { name: "Connect a wallet" });
    await wallets.getByLabel("Other account number").fill(String(ACCOUNT));
    await wallets.getByRole("button", { name: "Use it" }).click();
    await expect(page.getByRole("button", { name: /^Account / })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  for (const path of [
    "/v1/developer/keys",
    "/v1/webhooks",
    "/v1/notices/channels",
    "/v1/trust/policies",
    "/v1/lists",
  ]) {
    const answer = await context.request.get(`${origin}${path}`);
    expect(await answer.text()).not.toMatch(/of mine|of-mine|example\.com/);
  }
});
