import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { buildEpoch, createEpochJob } from "../../lib/domains/epochs/index.ts";
import { startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { patience, startWorld, type World } from "../conformance/world.ts";
import { keyOf, useIdentities } from "../names/identity-world.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { person } from "../solidity/names-world.ts";
import { type Example, examplesOf, pages } from "./examples.ts";
import { find, runTo, standIns } from "./run-example.ts";

// Every example of README.md and docs is run as it is written there, page by page, block by block, against a running service.

const root = join(import.meta.dirname, "../..");
/** The recorded mainnet wallet that examples ask about. */
const WALLET = "0x6574F141309bE1e8955207b8735da9720760f380";
/** How a block is run; null: it is only read by people. */
const languages: Record<string, ((example: Example) => Promise<unknown>) | null> = {
  sh: runShell,
  js: runModule,
  python: runPython,
  // No Go comes along; tests/webhooks proves the same receiver in JavaScript.
  go: null,
  json: async ({ code }) => JSON.parse(code),
  text: null,
};
/** What a shell or a program would be asked to do. */
const RUNNABLE = /^\s*(?:\$ )?(?:[A-Z_]+=\S* )*(?:npm|npx|node|curl|export|cd|git|docker|psql)\s/m;

const service = useIdentities();
const empty = useContext();
const closing: (() => Promise<void>)[] = [];
const folder = useFolder();
let world: World;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Some write there.
  cpSync(join(root, "ops"), join(folder, "ops"), { recursive: true });
  mkdirSync(join(folder, "etc/systemd/system"), { recursive: true });
  const explorer = await startRecordedExplorer({ dir: join(root, "data/wallets") });
  closing.unshift(explorer.close);
  const recorded = ChainConfig.parse({ id: 1, name: "Recorded", explorers: [{ url: explorer.url, rate: 1000 }] });
  world = await startWorld(service, closing, [recorded]);
  await world.get("POST /v1/wallets", { body: { address: WALLET, chainIds: [1] } });
  const total = async () => (await world.ask(`GET /v1/score/${WALLET}`)).json?.score?.total;
  await vi.waitUntil(async () => (await total()) > 0, patience);
  // The worker creates the first epoch once a minute has passed with every chain read; an example does not wait.
  await buildEpoch(await createEpochJob(world.ctx, false));
  const { env: settings } = world.ctx;
  env = {
    NODE_ENV: "production",
    PATH: await standIns(join(folder, "bin")),
    HOME: folder,
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: settings.DATABASE_URL,
    EMPTY_DATABASE_URL: empty.url(),
    CHAINS: JSON.stringify(settings.CHAINS),
    RECEIPT_SIGNER_KEY: settings.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: settings.SESSION_SECRET,
    CREDENCE_KEY: world.developer.admin,
    ISSUER_KEY: keyOf(3),
    DEPLOYER_KEY: keyOf(1),
    VOUCHER_SIGNER: world.chain.signer.address,
    MINTER: world.chain.minter.address,
    RECEIPT_SIGNER: person(5).address,
    OWNER: person(6).address,
  };
}, 300_000);
afterAll(async () => {
  for (const close of closing) await close();
});

/** The example with this service's address and key, and with a chain of this test, in place of those it shows. */
function here({ code }: Example): string {
  return code
    .replaceAll("http://localhost:3000", world.origin)
    .replaceAll("svc_live_…", world.developer.admin)
    .replaceAll("https://rpc.example.org", world.chain.url)
    .replaceAll("http://127.0.0.1:8545", world.chain.url)
    .replaceAll("/etc/", `${folder}/etc/`);
}

function runShell(example: Example): Promise<string> {
  const script = here(example);
  // What is left of these would be taken for a word.
  expect(script).not.toContain("…");
  return runTo("bash", ["-euo", "pipefail", "-c", script], { cwd: folder, env });
}

function runModule(example: Example): Promise<string> {
  const path = join(folder, "example.mjs");
  writeFileSync(path, here(example));
  return runTo(process.execPath, [path], { cwd: folder, env });
}

function runPython(example: Example): Promise<string> {
  const path = join(folder, "example.py");
  writeFileSync(path, here(example));
  return runTo("python3", [path], { cwd: folder, env });
}

const examples = pages.flatMap(examplesOf);
const isHere: Record<string, boolean> = {
  sh: find("bash") !== null && find("curl") !== null,
  python: find("python3") !== null,
};

describe("examples", () => {
  it("stand in README.md and docs, each in a language that is known here", () => {
    expect(examples.length).toBeGreaterThan(5);
    for (const { page, line, language } of examples) {
      expect([`${page}:${line}`, Object.keys(languages)]).toEqual([
        `${page}:${line}`,
        expect.arrayContaining([language]),
      ]);
    }
  });

  it("that could be run are not written as text", () => {
    for (const { page, line, language, code } of examples) {
      if (language === "text")
        expect([`${page}:${line}`, RUNNABLE.exec(code)?.[0]]).toEqual([`${page}:${line}`, undefined]);
    }
  });

  it("name scripts that exist", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    );
    for (const page of pages) {
      for (const [, script] of readFileSync(join(root, page), "utf8").matchAll(/npm run ([a-z][a-z:-]*)/g)) {
        expect([page, script, Object.hasOwn(scripts, script ?? "")]).toEqual([page, script, true]);
      }
    }
  });

  const runnable = examples.filter(({ language }) => languages[language] && isHere[language] !== false);
  it.each(runnable.map((example) => [`${example.page}:${example.line}`, example] as const))(
    "%s works as it is written",
    async (_, example) => {
      await languages[example.language]?.(example);
    },
    300_000,
  );
});
