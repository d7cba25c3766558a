import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { mnemonicToAccount } from "viem/accounts";
import { beforeAll, expect, test } from "vitest";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { startAnvil } from "../indexer/anvil.ts";
import { bundleProgram } from "../setup/bundle.ts";
import { useContext } from "../setup/context.ts";
import { reportEntries, withReports } from "./report-entries.ts";

// The numbered lists of docs/architecture.md name the files that a call enters, in the order of their first entries.

const root = join(import.meta.dirname, "../..");

/** What both lists leave out: what any step may use, and the insides of what they name. */
const helpers = [
  /^lib\/core\/(?!listen\.ts)/,
  /^lib\/chain\/(?!json-rpc\/client\.ts)/,
  /^lib\/engine\/(?!(fold|merge|score)\.ts)/,
  // Tables and formats.
  /^lib\/domains\/scores\/(category-sources|(read-)?chain-heads|current-score)\.ts$/,
  /^lib\/domains\/models\/(model-hash|max-points)\.ts$/,
  /^lib\/domains\/attestations\/eas-chains\.ts$/,
  /^lib\/domains\/developers\/(key-format|latency)\.ts$/,
  /^lib\/api\/(request-id|address-buckets)\.ts$/,
  // How smart accounts and exchanges are recognised in a block.
  /^lib\/indexer\/decode\/(smart-accounts|swaps)\//,
  /^lib\/indexer\/wait\.ts$/,
];

const holder = useContext();
let flows: Awaited<ReturnType<typeof traceFlows>>;

beforeAll(async () => {
  flows = await traceFlows();
});

test("a block reaches a rank through the files that docs/architecture.md lists", () => {
  expect(listedIn("Flow: a block's way to a rank")).toEqual(flows.block.filter(isStep));
});

test("a score is looked up through the files that docs/architecture.md lists", () => {
  expect(listedIn("Flow: `GET /v1/score/{address}`")).toEqual(flows.score.filter(isStep));
});

test("every helper that the lists leave out is used", () => {
  const files = [...flows.block, ...flows.score];
  expect(helpers.filter((helper) => !files.some((file) => helper.test(file)))).toEqual([]);
});

test("functions of every form report their entry, and return what they returned before", () => {
  const source =
    "const f = (a) => (b) => ({ a, b }); async function g() { return 1; } class C { m() { return f(2)(3); } } new C().m()";
  const reported: string[] = [];
  const result: unknown = runInNewContext(withReports("lib/x.ts", source), {
    reportEntry: (file: string) => reported.push(file),
  });
  expect(result).toEqual({ a: 2, b: 3 });
  expect(reported).toEqual(["lib/x.ts", "lib/x.ts", "lib/x.ts"]);
});

function isStep(file: string): boolean {
  return !helpers.some((helper) => helper.test(file));
}

/** The files below lib that the numbered list under a heading names, in the order of their first mention. */
function listedIn(heading: string): string[] {
  const [, section = ""] = readFileSync(join(root, "docs/architecture.md"), "utf8").split(`### ${heading}\n`);
  const list = section.split("\n\n").find((paragraph) => paragraph.trimStart().startsWith("1. ")) ?? "";
  return [...new Set([...list.matchAll(/`(lib\/[^`]+)`/g)].map(([, file = ""]) => file))];
}

/** Run both flows in a program that reports what it enters, on a chain with one payment. */
async function traceFlows(): Promise<{ block: string[]; score: string[] }> {
  const program = await bundleProgram("tests/architecture/traced-flows.ts", [reportEntries]);
  const anvil = await startAnvil({ chainId: 31337, genesis: Date.UTC(2025, 0, 1) / 1000, accounts: 2 });
  try {
    const [from, to] = [0, 1].map((addressIndex) => mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex }).address);
    await anvil.call("anvil_setBalance", from, "0xde0b6b3a7640000");
    await anvil.call("eth_sendTransaction", { from, to, value: "0x1", gasPrice: "0x0" });
    await anvil.call("evm_mine");
    const env = { ...process.env, ...programEnv(anvil.url) };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    return JSON.parse(stdout);
  } finally {
    await anvil.stop();
  }
}

function programEnv(rpcUrl: string): Record<string, string> {
  const chain = { id: 31337, name: "Test", rpcUrls: [rpcUrl], finalityDepth: 3, wallets: "all", local: true };
  return {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: holder.url(),
    CHAINS: JSON.stringify([chain]),
    RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
    SESSION_SECRET: "a secret of tests that signs nobody in",
  };
}
