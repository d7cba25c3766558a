import { mkdtempSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserArguments } from "../e2e/setup/browser.ts";
import { leadingWallet } from "../e2e/setup/global.ts";
import { becomeDeveloper } from "../e2e/setup/session.ts";
import { startWorld } from "../e2e/setup/world.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { startDatabase } from "../scripts/database/embedded.ts";
import { startGuard } from "../scripts/processes/guard.ts";
import { ensureBuilt } from "../scripts/setup/build.ts";
import { findChromium } from "../scripts/setup/find-chromium.ts";
import { median, printTable } from "./support/table.ts";

const { positionals: wanted } = parseCommandLine(
  `usage: npm run bench:pages [-- <page> …]     only pages whose names begin with this

Measure the pages of a production build on recorded wallets, in Chromium with its processor slowed down four times and nothing
cached: medians of five of the largest contentful paint, the layout shift, and the JavaScript of a first load. Fails if a page
fetches too much JavaScript, or wallet code before the user connects.`,
  {},
  100,
);
const ROUNDS = 5;
const SLOWDOWN = 4;
const WALLETS = 100;
/** Bytes of JavaScript a first load may fetch, gzipped. */
const MOST_SCRIPT = 180_000;
const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** A string that occurs only in the code that finds wallets (EIP-6963). */
const WALLET_MARK = "eip6963:requestProvider";
const root = join(import.meta.dirname, "..");

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface Load {
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Bytes of all scripts, each gzipped. */
  script: number;
  walletCode: boolean;
}

const guard = await startGuard();
try {
  const folder = mkdtempSync(join(tmpdir(), "credence-bench-"));
  guard.removeAtEnd(folder);
  await ensureBuilt(root, folder);
  const databaseServer = process.env.BENCH_DATABASE_URL ?? (await startServer(folder));
  const world = await startWorld({ databaseServer, guard, logs: folder, wallets: WALLETS });
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH, folder),
    args: browserArguments(),
  });
  await measure(browser, world.origin);
  await browser.close();
  await world.close();
} finally {
  await guard.close();
}

async function startServer(folder: string): Promise<string> {
  const database = await startDatabase({ dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log") });
  return database.url;
}

/** Every page, by name. */
async function pagesOf(origin: string): Promise<Record<string, string>> {
  const wallet = await leadingWallet(origin);
  const all = {
    home: "/",
    leaderboard: "/leaderboard",
    profile: `/profile/${wallet}`,
    receipt: `/profile/${wallet}/receipt`,
    search: "/search?q=0x1",
    names: "/names?q=nobody-has-this",
    name: "/names/nobody-has-this",
    achievements: "/achievements",
    attest: "/attest",
    attestations: `/attest/received?of=${wallet}`,
    policies: "/policies",
    notifications: "/notifications",
    settings: "/settings",
    docs: "/docs",
    "docs, errors": "/docs/errors",
    "docs, webhooks": "/docs/webhooks",
    "docs, scoring": "/docs/scoring",
    "docs, endpoints": "/docs/reference",
    "docs, scores": "/docs/reference/scores",
    "docs, reservations": "/docs/reference/reservations",
    portal: "/portal",
    "portal, keys": "/portal/keys",
    "portal, webhooks": "/portal/webhooks",
  };
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((one) => name.startsWith(one));
  return Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));
}

/** The cookies of a developer. */
async function signIn(browser: Browser, origin: string): Promise<Session> {
  const context = await browser.newContext();
  await becomeDeveloper(context, origin, await leadingWallet(origin));
  const session = await context.storageState();
  await context.close();
  return session;
}

async function measure(browser: Browser, origin: string): Promise<void> {
  const session = await signIn(browser, origin);
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [name, path] of Object.entries(await pagesOf(origin))) {
    // Read these as a developer with keys and usage, the others anonymously.
    const isOwn = path.startsWith("/portal") || ["/policies", "/settings", "/notifications"].includes(path);
    for (const viewport of viewports) {
      const loads: Load[] = [];
      // The first load is a warm-up and does not count.
      for (let round = 0; round <= ROUNDS; round++) {
        const load = await loadOnce(browser, `${origin}${path}`, { viewport, ...(isOwn && { storageState: session }) });
        if (round > 0) loads.push(load);
      }
      const script = median(loads.map((one) => one.script));
      const walletCode = loads.some((one) => one.walletCode);
      if (script > MOST_SCRIPT) faults.push(`${name}: ${script} bytes of scripts, at most ${MOST_SCRIPT} are allowed`);
      if (walletCode) faults.push(`${name}: wallet code without a request to connect`);
      rows.push([
        `${name}, ${viewport.width} px`,
        String(Math.round(median(loads.map((one) => one.lcp)))),
        Math.max(...loads.map((one) => one.cls)).toFixed(3),
        (script / 1000).toFixed(0),
        walletCode ? "yes" : "no",
      ]);
    }
  }
  console.log(
    `\n${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, slowed down ${SLOWDOWN} times`,
  );
  printTable(["page", "LCP ms", "CLS, most", "scripts, kB gzipped", "wallet code"], rows);
  if (!(await bringsWalletCode(browser, origin))) faults.push("the mark of the wallet code was not found");
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

async function loadOnce(browser: Browser, url: string, options: BrowserContextOptions): Promise<Load> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts = collectScripts(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  const paints = await entries(page, "largest-contentful-paint");
  const shifts = await entries(page, "layout-shift");
  const bodies = await Promise.all(scripts);
  await context.close();
  return {
    lcp: paints.at(-1)?.start ?? Number.NaN,
    cls: shifts.reduce((sum, shift) => sum + shift.value, 0),
    script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    walletCode: bodies.some((body) => body.includes(WALLET_MARK)),
  };
}

function collectScripts(page: Page): Promise<Buffer>[] {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  return scripts;
}

/** Performance entries of a kind so far, each by its start and, for shifts, its size. */
function entries(page: Page, kind: string): Promise<{ start: number; value: number }[]> {
  // Code for the page must not name functions: tsx would wrap them in a helper that the page lacks.
  return page.evaluate(
    (type) =>
      new Promise((resolve) => {
        const seen: { start: number; value: number }[] = [];
        new PerformanceObserver((list) => {
          for (const one of list.getEntries()) {
            seen.push({ start: one.startTime, value: "value" in one ? Number(one.value) : 0 });
          }
        }).observe({ type, buffered: true });
        // Buffered entries arrive before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
    kind,
  );
}

/** Whether the mark appears after a request to connect. */
async function bringsWalletCode(browser: Browser, origin: string): Promise<boolean> {
  const page = await browser.newPage();
  const scripts = collectScripts(page);
  await page.goto(origin);
  await page.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("dialog").waitFor();
  const bodies = await Promise.all(scripts);
  await page.close();
  return bodies.some((body) => body.includes(WALLET_MARK));
}
