import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { buildPackages } from "../scripts/packages/build.ts";
import { signIn } from "./setup/session.ts";
import { expect, test, violations } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const root = join(import.meta.dirname, "..");

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

/** The page as one script, with the built packages and the React of this repository. */
async function bundlePage(wallet: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "credence-embed-"));
  try {
    await buildPackages(folder, { types: false });
    const { outputFiles } = await build({
      stdin: { contents: sourceOf(wallet), loader: "jsx", resolveDir: root },
      alias: {
        "@credence/client": join(folder, "client/dist/index.js"),
        "@credence/react": join(folder, "react/dist/index.js"),
      },
      nodePaths: [join(root, "node_modules")],
      tsconfigRaw: {},
      define: { "process.env.NODE_ENV": '"production"' },
      bundle: true,
      minify: true,
      jsx: "automatic",
      write: false,
    });
    return outputFiles[0]?.text ?? "";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
  const script = await bundlePage(wallet);
  // The integrator's own server, on this origin: a browser that runs tests lets no other page reach this machine.
  const { createProxy } = await import("../packages/client/src/proxy.ts");
  const proxy = createProxy({ baseUrl: origin, apiKey, path: "/embed/api" });
  await page.route(`${origin}/embed/**`, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (path === "/embed/page") {
      const body = `<!doctype html><html lang="en"><title>Members</title><meta name="color-scheme" content="light dark"><body><main></main><script>${script.replaceAll("</script", "<\\/script")}</script>`;
      return route.fulfill({ contentType: "text/html", body });
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
