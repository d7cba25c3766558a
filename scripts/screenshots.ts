import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserArguments } from "../e2e/setup/browser.ts";
import { leadingWallet } from "../e2e/setup/global.ts";
import { adminPages, pages as visited } from "../e2e/setup/pages.ts";
import { becomeAttested, becomeDeveloper, becomeNamed, signIn } from "../e2e/setup/session.ts";
import { newAccount } from "../e2e/setup/wallet.ts";
import { becomeSubscriber } from "../e2e/setup/webhook.ts";
import { startWorld } from "../e2e/setup/world.ts";
import { DEMO_OPERATOR } from "../lib/core/published-keys.ts";
import { parseCommandLine } from "./command-line.ts";
import { startDatabase } from "./database/embedded.ts";
import { startGuard } from "./processes/guard.ts";
import { ensureBuilt } from "./setup/build.ts";
import { findChromium } from "./setup/find-chromium.ts";
import { callChain } from "./simulation/json-rpc.ts";
import { localAccount } from "./simulation/local-chain.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "screenshots");
const { values, positionals: asked } = parseCommandLine(
  `usage: npm run screenshots [-- --pictures] [-- <page> …]

Take every page at 360, 768 and 1440 pixels, light and dark, into the folder screenshots/ (ignored by git).

  <page>      only pages whose names begin with this
  --pictures  only the pictures of the README, into docs/pictures`,
  { pictures: { type: "boolean", default: false } },
  100,
);
const isAsked = (name: string) => asked.length === 0 || asked.some((one) => name.startsWith(one));
const isForReadme = values.pictures;
/** The pages the README shows. */
const pictures = ["leaderboard", "profile", "policies", "docs-console"];

interface Portal {
  origin: string;
  /** A wallet with a score. */
  wallet: string;
}

type Steps = (page: Page, portal: Portal) => Promise<unknown>;

const asNewcomer: Steps = (page, { origin }) => signIn(page.context(), origin, newAccount());
const asOperator: Steps = (page, { origin }) => signIn(page.context(), origin, localAccount(DEMO_OPERATOR.account));
const asDeveloper: Steps = (page, { origin, wallet }) => becomeDeveloper(page.context(), origin, wallet);
const asNamed: Steps = (page, { origin }) => becomeNamed(page.context(), origin);
const asAttested: Steps = (page, { origin }) => becomeAttested(page.context(), origin);

/** Open a path, signed in by `as`. */
function open(path: string, as?: Steps): Steps {
  return async (page, portal) => {
    await as?.(page, portal);
    await page.goto(`${portal.origin}${path}`, { waitUntil: "networkidle" });
  };
}

/** The same steps, and more after them. */
function after(first: Steps, then: (page: Page) => Promise<void>): Steps {
  return async (page, portal) => {
    await first(page, portal);
    await then(page);
  };
}

const keys = open("/portal/keys", asDeveloper);
const createKey = after(keys, async (page) => {
  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Mint page");
});
const webhooksOfNewcomer = open("/portal/webhooks", asNewcomer);
const settings = open("/settings", asNamed);

/** Pages that need a wallet and their dialogs, with the steps to reach each. */
const portalPages: Record<string, Steps> = {
  "portal-nobody": open("/portal"),
  "wallet-dialog": after(open("/portal"), async (page) => {
    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).waitFor();
  }),
  "portal-newcomer": open("/portal", asNewcomer),
  "portal-overview": open("/portal", asDeveloper),
  "portal-keys": keys,
  "portal-create-key": createKey,
  "portal-new-key": after(createKey, async (page) => {
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("button", { name: "Run it here" }).click();
    await page.getByText("points").waitFor();
  }),
  "portal-revoke": after(keys, async (page) => {
    await page.getByRole("button", { name: "Actions for Mint page" }).click();
    await page.getByRole("menuitem", { name: "Revoke" }).click();
    await page.getByRole("alertdialog").waitFor();
  }),
  "portal-webhooks-newcomer": webhooksOfNewcomer,
  "portal-register-webhook": after(webhooksOfNewcomer, async (page) => {
    await page.getByRole("button", { name: "Register a webhook" }).click();
    await page.getByLabel("URL").waitFor();
  }),
  "portal-webhooks": open("/portal/webhooks", (page, { origin }) => becomeSubscriber(page.context(), origin)),
  "portal-webhook": async (page, { origin }) => {
    const id = await becomeSubscriber(page.context(), origin);
    await page.goto(`${origin}/portal/webhooks/${id}`, { waitUntil: "networkidle" });
    await page.locator("summary").first().click();
  },
  "docs-console": after(open("/docs/reference/policies", asNewcomer), async (page) => {
    const form = page.getByRole("form", { name: "Console of evaluatePolicy" });
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByText("X-RateLimit-Remaining").waitFor();
    await form.evaluate((opened) => opened.scrollIntoView());
  }),
  "name-free": open("/names/nobody-has-this", asNewcomer),
  "name-reserve": after(open("/names/nobody-has-this"), async (page) => {
    await page.getByRole("button", { name: "Connect to get it" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).click();
    await page.getByRole("button", { name: "Reserve nobody-has-this" }).click();
    await page.getByRole("button", { name: "Reserve", exact: true }).waitFor();
  }),
  "names-mine": open("/names", asNamed),
  "name-mine": async (page, { origin }) => {
    const name = await becomeNamed(page.context(), origin);
    await page.goto(`${origin}/names/${name}`, { waitUntil: "networkidle" });
  },
  "policy-result": async (page, portal) => {
    await open(`/policies?identity=${portal.wallet}`, asNewcomer)(page, portal);
    await page.getByRole("button", { name: "Sybil resistance" }).click();
    await page.getByRole("list", { name: "Rules" }).waitFor();
    await page.getByRole("button", { name: "Simulate" }).click();
    await page
      .getByRole("img", { name: /^Share that passes/ })
      .first()
      .waitFor();
  },
  "attest-review": async (page, portal) => {
    await open(`/attest?schema=skill&subject=${portal.wallet}`, asNewcomer)(page, portal);
    await page.getByRole("textbox", { name: "Skill", exact: true }).fill("Solidity");
    await page.getByLabel("Level").fill("4");
    await page.getByRole("button", { name: "Review and sign" }).click();
    await page.getByRole("button", { name: "Sign attestation" }).waitFor();
  },
  attestation: async (page, { origin }) => {
    const { attestationId } = await becomeAttested(page.context(), origin);
    await page.goto(`${origin}/attest/${attestationId}`, { waitUntil: "networkidle" });
  },
  "attest-received": open("/attest/received", asAttested),
  "attest-revoke": async (page, { origin }) => {
    const { issuer } = await becomeAttested(page.context(), origin);
    await signIn(page.context(), origin, issuer);
    await page.goto(`${origin}/attest/given`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Revoke/ }).click();
    await page.getByRole("button", { name: "Review", exact: true }).click();
    await page.getByRole("button", { name: "Sign and revoke" }).waitFor();
  },
  notifications: open("/notifications", asAttested),
  settings,
  ...Object.fromEntries(
    adminPages.map((path) => [`admin${path.replace("/", "-")}`, open(`/admin${path}`, asOperator)]),
  ),
  "link-wallet": after(settings, async (page) => {
    await page.getByRole("button", { name: "Link a wallet" }).click();
    await page.getByRole("button", { name: /^Account 10/ }).click();
    await page.getByRole("button", { name: "Sign and link" }).waitFor();
  }),
};

const guard = await startGuard();
try {
  const folder = mkdtempSync(join(tmpdir(), "credence-screenshots-"));
  guard.removeAtEnd(folder);
  const database = await startDatabase({
    dataDir: folder,
    guard,
    durable: false,
    temporary: true,
    log: join(folder, "postgres.log"),
  });
  await ensureBuilt(root, folder);
  const start = (wallets: number) => startWorld({ databaseServer: database.url, guard, logs: folder, wallets });
  const [full, empty] = await Promise.all([start(Number.POSITIVE_INFINITY), start(0)]);
  const wallet = await leadingWallet(full.origin);
  // Names are minted for these pages.
  if (full.nodeUrl) await callChain(full.nodeUrl, "evm_setAutomine", [true]);
  const portal: Portal = { origin: full.origin, wallet };
  const urls = new Map(
    visited.map(({ name, path, empty: isEmpty }) => [
      name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
      `${(isEmpty ? empty : full).origin}${path(wallet)}`,
    ]),
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env.CHROMIUM_PATH, folder),
    args: browserArguments(),
  });
  const show = async (page: Page, name: string) => {
    const url = urls.get(name);
    if (url === undefined) return portalPages[name]?.(page, portal);
    await page.goto(url, { waitUntil: "networkidle" });
    // Open the first category; the README's picture shows the beginning only.
    if (name === "profile" && !isForReadme) await page.locator("summary").first().click();
  };
  /** Open a page in its own browser context, and store a picture of each tab. */
  const take = async (name: string, look: BrowserContextOptions, keep: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext(look);
    await show(await context.newPage(), name);
    for (const page of context.pages()) {
      await page.evaluate(() => document.fonts.ready);
      // Move the pointer off the pressed button.
      await page.mouse.move(0, 0);
      await keep(page);
    }
    await context.close();
  };
  /** Take the whole page, with all pictures loaded; with an open dialog, the visible part. */
  const keepWhole = async (page: Page, path: string) => {
    const isCovered = (await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()) > 0;
    if (!isCovered) {
      // Scroll, so that lazy pictures load.
      await page.evaluate(async () => {
        const pictures = [...document.images].filter((one) => one.loading === "lazy");
        for (const one of pictures) one.loading = "eager";
        await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)));
      });
    }
    await page.screenshot({ path, fullPage: !isCovered, animations: "disabled" });
  };
  if (isForReadme) {
    const folder = join(root, "docs/pictures");
    for (const name of pictures) {
      await take(name, { colorScheme: "light", viewport: { width: 1280, height: 800 } }, (page) =>
        page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 72, animations: "disabled" }),
      );
    }
    console.log(`Written to ${folder}.`);
  } else {
    mkdirSync(target, { recursive: true });
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [360, 768, 1440]) {
        for (const name of [...urls.keys(), ...Object.keys(portalPages)].filter(isAsked)) {
          await take(name, { colorScheme, viewport: { width, height: 900 } }, (page) =>
            keepWhole(page, join(target, `${name}-${width}-${colorScheme}.png`)),
          ).catch((error) => {
            process.exitCode = 1;
            console.error(`${name} at ${width} pixels, ${colorScheme}: ${error}`);
          });
        }
      }
    }
    console.log(`Written to ${target}.`);
  }
  await browser.close();
  await Promise.all([full.close(), empty.close()]);
} finally {
  await guard.close();
}
