import { gzipSync } from "node:zlib";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserArguments } from "../e2e/setup/browser.ts";
import { leadingWallet } from "../e2e/setup/global.ts";
import { becomeDeveloper } from "../e2e/setup/session.ts";
import { startWorld } from "../e2e/setup/world.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { findChromium } from "../scripts/setup/find-chromium.ts";
import { entries, longestPress, pressEarly } from "./support/page-entries.ts";
import { measurePageLoad } from "./support/page-load.ts";
import { machine, median, printTable } from "./support/table.ts";
import { inBuiltWorld } from "./support/world.ts";

const { positionals: wanted, values } = parseCommandLine(
  `usage: npm run bench:pages [-- <page> …]     only pages whose names begin with this

Measure the pages of a production build on recorded wallets, in Chromium with its processor slowed down four times, the network of
slow 4G and nothing cached: medians of five of the largest contentful paint, the layout shift, the JavaScript of a first load, and the
longest time from a press of a key or button on the page to the next paint, beginning when all files have come. Fails if a page fetches
too much JavaScript, or wallet code before the user connects. Before that: the times, processor time and memory of profile, home and
leaderboard beside look-ups.

  --load      only that`,
  { load: { type: "boolean", default: false } },
  100,
);
const ROUNDS = 5;
const SLOWDOWN = 4;
const WALLETS = 100;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. Bytes a second, milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
/** Bytes of JavaScript a first load may fetch, gzipped. */
const MOST_SCRIPT = 180_000;
/** Of the pages that strangers see first. */
const MOST_SCRIPT_FIRST = 150_000;
const firstPages = ["leaderboard", "profile"];
const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
/** A string that occurs only in the code that finds wallets (EIP-6963). */
const WALLET_MARK = "eip6963:requestProvider";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface Load {
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Bytes of all scripts, each gzipped. */
  script: number;
  walletCode: boolean;
  /** From a press to the next paint, the longest, milliseconds. */
  press: number;
}

await inBuiltWorld(async ({ guard, folder, databaseServer }) => {
  const world = await startWorld({ databaseServer: await databaseServer(), guard, logs: folder, wallets: WALLETS });
  await measurePageLoad(world);
  if (values.load) return world.close();
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH, folder),
    args: browserArguments(),
  });
  await measure(browser, world.origin);
  await browser.close();
  await world.close();
});

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
    "portal, lists": "/portal/lists",
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
      const most = firstPages.includes(name) ? MOST_SCRIPT_FIRST : MOST_SCRIPT;
      if (script > most) faults.push(`${name}: ${script} bytes of scripts, at most ${most} are allowed`);
      if (walletCode) faults.push(`${name}: wallet code without a request to connect`);
      rows.push([
        `${name}, ${viewport.width} px`,
        String(Math.round(median(loads.map((one) => one.lcp)))),
        Math.max(...loads.map((one) => one.cls)).toFixed(3),
        (script / 1000).toFixed(0),
        String(median(loads.map((one) => one.press))),
        walletCode ? "yes" : "no",
      ]);
    }
  }
  console.log(`\n${machine()}, slowed down ${SLOWDOWN} times, slow 4G`);
  printTable(["page", "LCP ms", "CLS, most", "scripts, kB gzipped", "press to paint ms", "wallet code"], rows);
  if (!(await bringsWalletCode(browser, origin))) faults.push("the mark of the wallet code was not found");
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

async function loadOnce(browser: Browser, url: string, options: BrowserContextOptions): Promise<Load> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts = collectScripts(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(url, { waitUntil: "load" });
  // A press ends the search for the largest paint. Layout shifts soon after a press do not count.
  const paints = await entries(page, "largest-contentful-paint");
  await pressEarly(page);
  await page.waitForLoadState("networkidle");
  const press = await longestPress(page);
  const shifts = (await entries(page, "layout-shift")).filter((one) => !one.expected);
  const bodies = await Promise.all(scripts);
  await context.close();
  return {
    lcp: paints.at(-1)?.start ?? Number.NaN,
    cls: shifts.reduce((sum, shift) => sum + shift.value, 0),
    script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    walletCode: bodies.some((body) => body.includes(WALLET_MARK)),
    press,
  };
}

function collectScripts(page: Page): Promise<Buffer>[] {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  return scripts;
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
