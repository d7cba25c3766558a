import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { errorCodes } from "../lib/core/errors.ts";
import { eventNames, events } from "../lib/core/events.ts";
import { planLimits, planTiers } from "../lib/core/plans.ts";
import { signedTypes } from "../lib/core/typed-data.ts";
import { modelHash, newestModel } from "../lib/domains/models/index.ts";
import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const consoleOf = (page: Page, operationId: string) =>
  page.getByRole("form", { name: `Console of ${operationId}`, exact: true });

test("a demo wallet signs in, creates a key and calls with it on the pages alone, without an extension", async ({
  page,
  origin,
}) => {
  await page.goto(origin);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Quick start" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create a key" })).toBeDisabled();

  await page.getByRole("button", { name: "Connect and sign in" }).click();
  await page.getByRole("dialog").getByLabel("Other account number").fill("903");
  await page.getByRole("dialog").getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/^Signed in as 0x/)).toBeVisible();

  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("First steps");
  await page.getByRole("button", { name: "Create key" }).click();
  const shown = await page
    .getByRole("dialog")
    .getByText(/^svc_live_[0-9A-Za-z]{36}$/)
    .textContent();
  await page.getByRole("button", { name: "I have stored it" }).click();

  const form = consoleOf(page, "getScore");
  await expect(form.getByLabel("API key")).toHaveValue(shown ?? "");
  const asked = page.waitForRequest(/\/v1\/score\/0x/);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("200", { exact: true })).toBeVisible();
  expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${shown}`);
  await expect(form.getByText("X-RateLimit-Remaining")).toBeVisible();
  await expect(form.locator("pre").first()).toContainText('"success": true');
  expect(await violations(page)).toEqual([]);

  // The key stays while the reader navigates, is in no store of the browser, and is gone after a reload.
  await page.getByRole("navigation", { name: "Docs" }).getByRole("link", { name: "Scores" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Scores" })).toBeVisible();
  await expect(consoleOf(page, "getLeaderboard").getByLabel("API key")).toHaveValue(shown ?? "");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain("svc_live_");
  await page.reload();
  await expect(consoleOf(page, "getLeaderboard").getByLabel("API key")).toHaveValue("");
});

test("a console calls as the signed-in wallet, also to change data, and shows the same call as code", async ({
  page,
  origin,
}) => {
  await signIn(page.context(), origin, newAccount());
  await page.goto(`${origin}/docs/reference/policies`);
  const form = consoleOf(page, "savePolicy");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("201", { exact: true })).toBeVisible();
  const answer = form.locator("pre").first();
  await expect(answer).toContainText('"id": "pol_');
  const id = /"id": "(pol_\w+)"/.exec((await answer.textContent()) ?? "")?.[1] ?? "";

  const remove = consoleOf(page, "deletePolicy");
  await remove.getByLabel("policyId").fill(id);
  await expect(remove.getByText(`curl -X DELETE`)).toContainText(`/v1/trust/policies/${id}`);
  await remove.getByRole("tab", { name: "TypeScript" }).click();
  await expect(remove.getByText('credence.call("DELETE /v1/trust/policies/{policyId}"')).toContainText(id);
  await remove.getByRole("button", { name: "Send" }).click();
  await expect(remove.getByText("200", { exact: true })).toBeVisible();
});

test("invalid input is shown beside its field, and nothing is sent", async ({ page, origin }) => {
  await page.goto(`${origin}/docs/reference/scores`);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/")) asked.push(request.url());
  });
  const one = consoleOf(page, "getScore");
  await one.getByLabel("identity").fill("");
  await one.getByRole("button", { name: "Send" }).click();
  await expect(one.getByLabel("identity")).toBeFocused();
  await expect(one.getByLabel("identity")).toHaveAccessibleDescription("This parameter is required.");
  const batch = consoleOf(page, "getScoreBatch");
  await batch.getByLabel("body").fill('{"identities": [}');
  await batch.getByRole("button", { name: "Send" }).click();
  await expect(batch.getByLabel("body")).toHaveAccessibleDescription(/^Invalid JSON at or after line/);
  expect(asked).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test.describe("with calls that are refused", () => {
  test.use({ provoked: /status of (400|401|404|429)/ });

  test("a missing key, a wrong key and bad input show what to do next", async ({ page, origin }) => {
    await page.goto(`${origin}/docs/reference/scores`);
    const form = consoleOf(page, "getScore");
    const send = form.getByRole("button", { name: "Send" });
    await send.click();
    await expect(form.getByText("UNAUTHORIZED", { exact: true })).toBeVisible();
    await expect(form.getByRole("link", { name: "Create a key" })).toBeVisible();
    await expect(form.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await form.getByLabel("API key").fill("svc_live_wrong");
    await send.click();
    await expect(form.locator("pre").first()).toContainText('"error": "UNAUTHORIZED"');

    await form.getByLabel("API key").fill("");
    await signIn(page.context(), origin, newAccount());
    await form.getByLabel("chainId").fill("not a chain");
    await send.click();
    await expect(form.getByText("INVALID_REQUEST", { exact: true })).toBeVisible();
    await expect(form.locator("pre").first()).toContainText('"path": "query.chainId"');

    await form.getByLabel("chainId").fill("");
    await form.getByLabel("identity").fill("nobody-is-called-so");
    await send.click();
    await expect(form.getByText("USER_NOT_FOUND", { exact: true })).toBeVisible();
    await form.getByRole("link", { name: "About USER_NOT_FOUND" }).click();
    await expect(page).toHaveURL(`${origin}/docs/errors#USER_NOT_FOUND`);
    await expect(page.getByRole("heading", { name: "USER_NOT_FOUND" })).toBeInViewport();
  });

  test("an exhausted limit is shown with the seconds to wait", async ({ page, origin }) => {
    const { request } = page.context();
    await signIn(page.context(), origin, newAccount());
    const data = { name: "Narrow", permissions: ["read"], rateLimit: 1 };
    const made = await request.post(`${origin}/v1/developer/keys`, { headers: { Origin: origin }, data });
    const { apiKey } = await made.json();
    await page.goto(`${origin}/docs/reference/policies`);
    const form = consoleOf(page, "getModules");
    await form.getByLabel("API key").fill(apiKey);
    // A minute may end between two calls; two of three fall into one.
    for (let i = 0; i < 3; i++) {
      const answered = page.waitForResponse(/\/v1\/trust\/modules/);
      await form.getByRole("button", { name: "Send" }).click();
      if ((await answered).status() === 429) break;
      await expect(form.getByText("200", { exact: true })).toBeVisible();
    }
    await expect(form.getByText("RATE_LIMIT_EXCEEDED", { exact: true })).toBeVisible();
    await expect(form.getByRole("term").filter({ hasText: "Retry-After" })).toBeVisible();
  });
});

/** What the pages of the docs hold as they are sent, before any script runs. */
function readPages(page: Page, paths: readonly string[]) {
  return page.evaluate(async (paths) => {
    const read = async (path: string) => {
      const html = await (await fetch(path, { headers: { Accept: "text/html" } })).text();
      // The policy of this page forbids styles with the nonce of another answer.
      const doc = new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/s, ""), "text/html");
      const headings = [...doc.querySelectorAll("article :is(h2, h3)")];
      return {
        path,
        text: doc.querySelector("article")?.textContent ?? "",
        ids: [...doc.querySelectorAll("[id]")].map(({ id }) => id),
        bare: headings.filter(({ id }) => id === "").length,
        thirdHeadings: headings.filter(({ tagName }) => tagName === "H3").map(({ id }) => id),
        links: [...doc.querySelectorAll("article a[href]")].map(
          (one) => new URL(one.getAttribute("href") ?? "", new URL(path, location.origin)).href,
        ),
      };
    };
    const found = [];
    for (const path of paths) found.push(await read(path));
    return found;
  }, paths);
}

test("every heading has its own anchor, and every link within the docs works", async ({ page, origin }) => {
  await page.goto(`${origin}/docs`);
  const nav = page.getByRole("navigation", { name: "Docs" }).getByRole("link");
  const paths = await nav.evaluateAll((links) => links.flatMap((one) => one.getAttribute("href") ?? []));
  expect(paths.length).toBeGreaterThan(15);
  const pages = await readPages(page, paths);
  const ids = new Map(pages.map((one) => [one.path, new Set(one.ids)]));
  for (const one of pages) {
    expect([one.path, one.text.length > 100, one.bare]).toEqual([one.path, true, 0]);
    expect([one.path, one.ids.filter((id, i) => one.ids.indexOf(id) !== i)]).toEqual([one.path, []]);
  }
  const links = pages.flatMap((one) => one.links.map((href) => ({ from: one.path, to: new URL(href) })));
  const broken = links.filter(({ to: { pathname, hash } }) => {
    if (!pathname.startsWith("/docs")) return false;
    const place = ids.get(pathname);
    return !place || (hash !== "" && !place.has(decodeURIComponent(hash.slice(1))));
  });
  expect(broken.map(({ from, to }) => [from, to.href])).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

/** Paths and summaries of all operations. */
async function readEndpoints(origin: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { summary?: string }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) => [
    path,
    ...Object.values(operations).flatMap(({ summary }) => summary ?? []),
  ]);
}

test("the tables are complete: errors, events, tiers, signed messages, categories, signals, endpoints", async ({
  page,
  origin,
}) => {
  const { spec } = newestModel;
  const textsByPath: Record<string, readonly string[]> = {
    "/docs/errors": Object.values(errorCodes).flatMap(({ meaning, status }) => [
      meaning.replaceAll("`", ""),
      String(status),
    ]),
    "/docs/webhooks": [...eventNames, ...eventNames.map((name) => events[name].when.replaceAll("`", ""))],
    "/docs/limits": planTiers.flatMap((name) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      planLimits[name].perMinute.toLocaleString("en"),
    ]),
    "/docs/signing": Object.keys(signedTypes),
    "/docs/names-in-wallets": [
      ...["score", "tier", "percentile", "updated", "receipt"].map((name) => `credence.${name}`),
      ...["description", "avatar", "url"],
    ],
    "/docs/scoring": [modelHash(newestModel), ...Object.values(spec.formulas.signals), spec.formulas.curve],
    "/docs/reference": await readEndpoints(origin),
  };
  await page.goto(`${origin}/docs/errors`);
  const pages = await readPages(page, Object.keys(textsByPath));
  for (const { path, text } of pages) {
    expect([path, textsByPath[path]?.filter((one) => !text.includes(one))]).toEqual([path, []]);
  }
  const [errors] = pages;
  expect(errors?.thirdHeadings).toEqual(Object.keys(errorCodes));
});

test("print hides navigation and consoles, and opens folded sections", async ({ page, origin }) => {
  await page.goto(`${origin}/docs/reference/wallets`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Docs" })).toHaveCount(0);
  await expect(consoleOf(page, "getWallet")).toBeHidden();
  await expect(page.getByText("Track wallets and follow the progress of their histories.")).toBeVisible();
  const folded = page.getByRole("article").locator("details").first();
  await expect(folded).not.toHaveAttribute("open");
  const height = await folded.evaluate((part) => part.querySelector("li")?.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages, the collapsible sidebar and the search work", async ({ page, origin }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/docs/errors`);
    await page.locator("summary").first().click();
    await page.getByRole("navigation", { name: "Docs" }).getByRole("link", { name: "All endpoints" }).click();
    await page.getByRole("searchbox").fill("batch");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("link", { name: /\/v1\/scores\/batch/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /\/v1\/search/ })).toHaveCount(0);
    await page.getByRole("link", { name: /\/v1\/scores\/batch/ }).click();
    await expect(page.getByText("curl -X POST").first()).toBeVisible();
  });
});

test("a production build has no page of the design system", async ({ page, origin }) => {
  const answer = await page.goto(`${origin}/design`);
  expect(answer?.status()).toBe(404);
  const manifest = join(import.meta.dirname, "../.next/server/app-paths-manifest.json");
  expect(existsSync(manifest)).toBe(true);
  const built = Object.keys(JSON.parse(readFileSync(manifest, "utf8")));
  expect(built).toContain("/(site)/docs/page");
  expect(built.filter((path) => path.includes("design"))).toEqual([]);
});
