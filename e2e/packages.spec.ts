import { bundlePage, pageOf, servePage } from "./setup/embedded-page.ts";
import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

/** A page of an integrator, with the components of the built package. */
const sourceOf = (wallet: string) => `
import { createRoot } from "react-dom/client";
import { CredenceProvider, Gate, ScoreBadge, ScoreCard } from "@credence/react";

const least = (value) => ({ op: "all", rules: [{ module: "total", cmp: "gte", value }] });
createRoot(document.querySelector("main")).render(
  <CredenceProvider baseUrl="/embed/api">
    <h1>Members</h1>
    <p>Your score: <ScoreBadge identity="${wallet}" /> and that of nobody: <ScoreBadge identity="nobody-at-all" /></p>
    <ScoreCard identity="${wallet}" />
    <Gate identity="${wallet}" policy={least(1)}><p>Welcome, member</p></Gate>
    <Gate identity="${wallet}" policy={least(1299)} />
  </CredenceProvider>,
);`;

/** The page of somebody without a server, with a publishable key. */
const sourceWithKey = (wallet: string, baseUrl: string, key: string, policyId: string) => `
import { createRoot } from "react-dom/client";
import { CredenceProvider, Gate, ScoreCard } from "@credence/react";

createRoot(document.querySelector("main")).render(
  <CredenceProvider baseUrl="${baseUrl}" publishableKey="${key}">
    <ScoreCard identity="${wallet}" />
    <Gate identity="${wallet}" policyId="${policyId}"><p>Welcome, member</p></Gate>
  </CredenceProvider>,
);`;

// A score that is missing and requests by a proxy are answered with errors on purpose.
test.use({ provoked: /status of 404/ });

test("the components of the package show a score and a gate on a page of somebody else, in light and dark", async ({
  page,
  origin,
  wallet,
  context,
}) => {
  await signIn(context, origin, newAccount());
  const headers = { Origin: origin };
  const made = await page.request.post(`${origin}/v1/developer/keys`, {
    headers,
    data: { name: "embed", permissions: ["read"] },
  });
  const { apiKey } = await made.json();
  const script = await bundlePage(sourceOf(wallet));
  // The integrator's own server, on this origin: a browser that runs tests lets no other page reach this machine.
  const { createProxy } = await import("../packages/client/src/proxy.ts");
  const proxy = createProxy({ baseUrl: origin, apiKey, path: "/embed/api" });
  await page.route(`${origin}/embed/**`, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (path === "/embed/page") {
      return route.fulfill({ contentType: "text/html", body: pageOf(script) });
    }
    const answer = await proxy(
      new Request(request.url(), { method: request.method(), body: request.postData() ?? undefined }),
    );
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });

  await page.goto(`${origin}/embed/page`);
  const { score } = await (
    await page.request.get(`${origin}/v1/score/${wallet}`, { headers: { Authorization: `Bearer ${apiKey}` } })
  ).json();
  await expect(page.getByRole("img", { name: `Credence trust score: ${score.total} · ` })).toBeVisible();
  await expect(page.getByRole("img", { name: "Credence trust score: not scored" })).toBeVisible();
  const card = page.getByRole("region", { name: `Trust score of ${wallet}` });
  await expect(card.getByText(String(score.total), { exact: true })).toBeVisible();
  await expect(card.getByRole("definition").first()).toHaveText(String(score.breakdown.activity));
  await expect(page.getByText("Welcome, member")).toBeVisible();
  const gate = page.getByRole("region", { name: "Access" });
  await expect(gate.getByText("You do not have access yet.")).toBeVisible();
  await expect(gate.getByRole("listitem")).toHaveCount(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violations(page)]).toEqual([colorScheme, []]);
  }
});

test("a page of another origin reads a score and a policy with a publishable key of the portal, and a third origin cannot", async ({
  page,
  origin,
  wallet,
  context,
}) => {
  const [shop, thief] = [await servePage(), await servePage()];
  try {
    await signIn(context, origin, newAccount());
    const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 1 }] };
    const data = { name: "Members", policy };
    const saved = await page.request.post(`${origin}/v1/trust/policies`, { headers: { Origin: origin }, data });
    const policyId = (await saved.json()).policy.id;
    await page.goto(`${origin}/portal/keys`);
    await page.getByRole("button", { name: "Create a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Shop");
    await dialog.getByRole("radio", { name: "In your pages" }).check();
    await dialog.getByLabel("Origins of your pages").fill(shop.origin);
    await dialog.getByRole("checkbox", { name: "Members" }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create key" }).click();
    const key = (await dialog.getByText(/^svc_pub_[0-9A-Za-z]{36}$/).textContent()) ?? "";
    await dialog.getByRole("button", { name: "I have stored it" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Shop" })).toContainText(`For pages of ${shop.origin}`);

    const script = await bundlePage(sourceWithKey(wallet, origin, key, policyId));
    for (const { serve } of [shop, thief]) serve(pageOf(script));
    const [buyer, victim] = [await context.newPage(), await context.newPage()];
    await buyer.goto(shop.origin);
    await expect(buyer.getByText("Welcome, member")).toBeVisible();
    await expect(buyer.getByRole("definition")).toHaveCount(8);
    await victim.goto(thief.origin);
    await expect(victim.getByText("Access cannot be checked now.")).toBeVisible();
    await expect(victim.getByText("The score cannot be loaded now.")).toBeVisible();
  } finally {
    shop.close();
    thief.close();
  }
});
