import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installWallet } from "../../e2e/setup/wallet.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { findChromium } from "../../scripts/setup/find-chromium.ts";
import { runNode } from "../../scripts/setup/run.ts";
import { EXPLORED } from "../contract/api-server.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { addressNumber } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { isHosting, isThorough } from "../setup/rounds.ts";

// The service below a path of a host, behind a proxy that has another site at the root and passes the path on as it is.

const root = join(import.meta.dirname, "../..");
const PATH = "/trust/credence";
const BUILD_MS = 600_000;
const context = useContext();
const settings = () => ({
  DATABASE_URL: context.url(),
  RECEIPT_SIGNER_KEY: context.ctx().env.RECEIPT_SIGNER_KEY,
  SESSION_SECRET: context.ctx().env.SESSION_SECRET,
  CHAINS: EXPLORED,
});

test("pages that were built for another path are not served, and the start says what to do", async () => {
  const starting = startServer({ ...settings(), PUBLIC_ORIGIN: "https://example.org/elsewhere" });
  await expect(starting).rejects.toThrow(
    "PUBLIC_ORIGIN has the path /elsewhere, and the pages were built for no path: run npm run build with this PUBLIC_ORIGIN.",
  );
});

describe.runIf(isThorough || isHosting)(`below ${PATH}`, { timeout: 120_000 }, () => {
  let folder = "";
  let origin = "";
  let server: ServerProcess;
  let proxy: Awaited<ReturnType<typeof listen>>;
  let browser: Browser;
  let apiKey = "";

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    folder = buildFolder();
    await build(folder, `${origin}${PATH}/`);
    server = await startServer({ ...settings(), PUBLIC_ORIGIN: `${origin}${PATH}/`, TRUST_PROXY: "true" }, folder);
    proxy = await listen(passingOn(server.port), port);
    browser = await chromium.launch({
      executablePath: await findChromium(process.env.CHROMIUM_PATH, folder, "npm"),
      args: ["--no-sandbox"],
    });
    const { id: developerId } = await ensureDeveloper(context.ctx(), { wallet: addressNumber(1), tier: "enterprise" });
    ({ apiKey } = await createKey(context.ctx(), { developerId, name: "test", permissions: ["read"] }));
  }, BUILD_MS);
  afterAll(async () => {
    await browser?.close();
    await proxy?.close();
    server?.child.kill("SIGKILL");
    await server?.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
  const json = async (path: string) => (await get(`${PATH}${path}`)).json();

  test("pages answer, and every address in them is below the path and exists", async () => {
    const asFound = new Map<string, string>();
    for (const path of ["", "/docs", "/docs/limits", "/docs/errors", "/status", "/leaderboard", "/achievements"]) {
      const answer = await get(PATH + path, { Accept: "text/html" });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("content-security-policy"), path).toContain("'nonce-");
      for (const address of addressesIn(await answer.text())) asFound.set(address.replace(/#.*/, ""), path);
    }
    expect(asFound.size).toBeGreaterThan(60);
    const outside = [...asFound.keys()].filter((address) => address !== PATH && !address.startsWith(`${PATH}/`));
    expect(outside).toEqual([]);
    const kinds = /\/(?:_next|fonts|badge)\/|\.(?:svg|ico|png|webmanifest|json|txt)(?:\?|$)|\/docs\/(?!reference)|icon/;
    for (const address of asFound.keys()) {
      if (kinds.test(address)) expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
  });

  test("the API, its documents, agents and files answer below the path and name it", async () => {
    const key = { Authorization: `Bearer ${apiKey}` };
    expect((await get(`${PATH}/v1/scores/leaderboard`, key)).status).toBe(200);
    expect((await get(`${PATH}/api/v1/auth/nonce`)).status).toBe(200);
    expect((await get(`${PATH}/health/ready`)).status).toBe(200);
    expect((await json("/.well-known/credence.json")).origin).toBe(origin + PATH);
    expect((await json("/openapi.json")).servers).toEqual([{ url: origin + PATH }]);
    expect(await (await get(`${PATH}/llms.txt`)).text()).toContain(`Base URL: ${origin}${PATH}.`);
    expect((await get(`${PATH}/credence.ts`)).headers.get("content-type")).toContain("text/plain");
    expect(await (await get(`${PATH}/robots.txt`)).text()).toContain(`Disallow: ${PATH}/portal\n`);
    const manifest = await json("/manifest.webmanifest");
    expect([manifest.start_url, manifest.icons[0].src]).toEqual([PATH, `${PATH}/mark.svg`]);
    expect((await get(manifest.icons[0].src)).status).toBe(200);
    expect((await get(`${PATH}/nothing`, { Accept: "text/html" })).status).toBe(404);
    const signin = await fetch(`${origin}${PATH}/api/auth/signin`, { redirect: "manual" });
    expect(signin.headers.get("location")).toBe(`${PATH}/portal`);

    const refused = await fetch(`${origin}${PATH}/mcp`, { method: "POST", body: "{}" });
    const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(refused.headers.get("www-authenticate") ?? "") ?? [];
    const resource = `${origin}${PATH}/mcp`;
    // By the header, and by the rule of RFC 9728 at the root of the host, which the proxy passes on.
    for (const url of [metadata, `${origin}/.well-known/oauth-protected-resource${PATH}/mcp`]) {
      expect(await (await fetch(url)).json(), url).toMatchObject({ resource });
    }
  });

  test("in a browser a wallet signs in and out, its cookies are of the path, and nothing fails to load", async () => {
    const page = await browser.newPage();
    const failed = watch(page);
    const wallet = await installWallet(page, { chainId: 1 });
    await page.goto(`${origin}${PATH}`);
    const signed = page.waitForResponse((answer) => answer.url().includes("/callback/siwe"));
    await page.getByRole("banner").getByRole("button", { name: "Connect" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Test Wallet" }).click();
    const account = page.getByRole("button", { name: /^Account 0x/ });
    await account.waitFor();
    const form = new URLSearchParams((await signed).request().postData() ?? "");
    expect(form.get("message")).toContain(`\nURI: ${origin}${PATH}\n`);
    const cookies = await page.context().cookies();
    expect(cookies.length).toBeGreaterThan(1);
    expect(new Set(cookies.map((cookie) => cookie.path))).toEqual(new Set([PATH]));
    // By a link, and by a request with the cookie.
    await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
    await page.waitForURL(`${origin}${PATH}/status`);
    await page.goto(`${origin}${PATH}/portal/keys`);
    await page.getByRole("button", { name: "Create a key" }).first().click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Below a path");
    const made = page.waitForResponse((answer) => answer.url() === `${origin}${PATH}/v1/developer/keys`);
    await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
    expect((await made).status()).toBe(201);
    await page.goto(`${origin}${PATH}/profile/${wallet.account.address}`);
    await page.goto(`${origin}${PATH}/leaderboard`);
    await account.click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Connect" }).waitFor();
    expect(failed).toEqual([]);
    await page.close();
  });

  test("a proxy that removes the path reaches the same", async () => {
    const direct = (path: string) =>
      fetch(`http://localhost:${server.port}${path}`, { headers: { Accept: "text/html" } });
    for (const path of ["/", "/status", "/v1/auth/nonce", "/icon.svg", "/health/live"]) {
      expect([path, (await direct(path)).status]).toEqual([path, 200]);
    }
    expect(await (await direct("/status")).text()).toContain(`href="${PATH}/docs"`);
  });
});

/** A copy of what a build reads, inside this checkout, so that it finds the packages. */
function buildFolder(): string {
  mkdirSync(join(root, "dist"), { recursive: true });
  const folder = mkdtempSync(join(root, "dist/below-a-path-"));
  const files = [
    "package.json",
    "tsconfig.json",
    "next.config.js",
    "postcss.config.mjs",
    "proxy.ts",
    "instrumentation.ts",
  ];
  for (const path of [
    ...files,
    "app",
    "components",
    "lib",
    "packages",
    "prisma",
    "public",
    "contracts/artifacts",
    "data/lists",
  ]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

function build(folder: string, publicOrigin: string): Promise<void> {
  return runNode(
    {
      what: "Building the pages below a path",
      program: join(root, "node_modules/next/dist/bin/next"),
      args: ["build"],
      cwd: folder,
      log: join(folder, "build.log"),
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PUBLIC_ORIGIN: publicOrigin },
    },
    {},
  );
}

/** A proxy that passes the service's path, and its well-known address, on as they are; it has nothing else. */
function passingOn(port: number) {
  return createServer((incoming, outgoing) => {
    const { method, url = "/" } = incoming;
    if (!/^(?:\/\.well-known\/[\w-]+)?\/trust\/credence(?:[/?]|$)/.test(url))
      return outgoing.writeHead(404).end("Another site");
    const headers = { ...incoming.headers, "x-forwarded-for": "192.0.2.1" };
    const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
}

/** Addresses of this host in a page: attributes, meta tags of its own origin, and those of its styles. */
function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action|content)="(\/[^"]*)"/g)];
  const styles = [...html.matchAll(/url\("?(\/[^")]*)/g)];
  const absolute = [...html.matchAll(/\scontent="https?:\/\/localhost:\d+(\/[^"]*)"/g)];
  return [...attributes, ...styles, ...absolute].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

/** What fails to load, or is refused by the page's policy, from now on. */
function watch(page: Page): string[] {
  const failed: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400 && !/\/profile\//.test(answer.url())) failed.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) failed.push(message.text());
  });
  return failed;
}
