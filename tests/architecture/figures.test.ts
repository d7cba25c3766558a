import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { mnemonicToAccount } from "viem/accounts";
import { beforeAll, expect, test } from "vitest";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { testEas } from "../factories/attestations.ts";
import { startAnvil } from "../indexer/anvil.ts";
import { bundleProgram } from "../setup/bundle.ts";
import { useContext } from "../setup/context.ts";
import { measureCode } from "./measure-code.ts";
import { reportEntries, withReports } from "./report-entries.ts";

// How far a reader travels, in figures that may not grow. Who makes one smaller writes the new value here.

/** A figure, the most that it may be, and by how much it may be less without being written here. */
const figures = [
  ["files of lib that a look-up of a score enters", 22, 2],
  ["files of lib that a block enters on its way to a rank", 61, 4],
  ["files of lib that an attestation enters on its way to a webhook", 64, 6],
  ["files that get-score.ts loads", 64, 4],
  ["exported names in 1,000 lines of lib", 32.5, 0.8],
  ["imports in 1,000 lines of lib", 43.3, 1.2],
  ["functions above 40 lines among 1,000", 11.2, 0.8],
] as const;
type Figure = (typeof figures)[number][0];

/** What any step may use is no step. */
const shared = /^lib\/(core|chain|engine)\//;

const holder = useContext();
let measured: Readonly<Record<Figure, number>>;

beforeAll(async () => {
  const flows = await traceFlows();
  const steps = (files: readonly string[]) => files.filter((file) => !shared.test(file)).length;
  const code = measureCode();
  measured = {
    "files of lib that a look-up of a score enters": steps(flows.score),
    "files of lib that a block enters on its way to a rank": steps(flows.block),
    "files of lib that an attestation enters on its way to a webhook": steps(flows.attestation),
    "files that get-score.ts loads": code.loaded,
    "exported names in 1,000 lines of lib": code.exported,
    "imports in 1,000 lines of lib": code.imports,
    "functions above 40 lines among 1,000": code.longFunctions,
  };
});

test.each(figures)("%s: at most %f", (figure, most, margin) => {
  expect(measured[figure]).toBeGreaterThan(0);
  expect(measured[figure]).toBeLessThanOrEqual(most);
  // A smaller figure is written above, so that it does not grow again.
  expect(measured[figure]).toBeGreaterThanOrEqual(most - margin);
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

type Flows = Record<"attestation" | "block" | "score", string[]>;

/** Run the flows in a program that reports what it enters, on a chain with one payment. */
async function traceFlows(): Promise<Flows> {
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
  const followed = { id: 31337, name: "Test", rpcUrls: [rpcUrl], finalityDepth: 3, wallets: "all", local: true };
  const attested = { id: 5, name: "Attested", rpcUrls: ["http://127.0.0.1:9"], contracts: testEas };
  return {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: holder.url(),
    CHAINS: JSON.stringify([followed, attested]),
    RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
    SESSION_SECRET: "a secret of tests that signs nobody in",
  };
}
