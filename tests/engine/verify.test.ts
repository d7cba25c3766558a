import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { type Receipt, type ReceiptSource, receiptDomain } from "../../lib/domains/scores/receipt.ts";
import { createReceipt, signReceipt } from "../../lib/domains/scores/sign-receipt.ts";
import {
  type Activity,
  DAY,
  emptyFacts,
  foldActivity,
  mergeFacts,
  type ScoreFacts,
  type WalletFacts,
} from "../../lib/engine/index.ts";
import { startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { readHistories } from "../../scripts/validity/read-histories.ts";
import { startAnvil } from "../indexer/anvil.ts";
import { bundleProgram } from "../setup/bundle.ts";
import { allStates, sampleFacts } from "./sample-facts.ts";

const ETHER = 10n ** 18n;
const key = generatePrivateKey();
const samples = resolve(import.meta.dirname, "../../data/wallets");
let folder = "";
let program = "";

beforeAll(async () => {
  program = await bundleProgram("scripts/verify.ts");
  folder = mkdtempSync(join(tmpdir(), "credence-verify-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number | null;
  output: string;
}

function verify(content: unknown, ...args: string[]): Promise<Ended> {
  const file = join(folder, "receipt.json");
  writeFileSync(file, JSON.stringify(content));
  return run(file, ...args);
}

function run(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: resolve(import.meta.dirname, "../.."),
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ code, output }));
  });
}

function source(changes: Partial<ReceiptSource>): ReceiptSource {
  return {
    chainId: 1,
    fromBlock: 0,
    toBlock: 900,
    blockHash: null,
    referenceWei: String(ETHER),
    prices: {},
    contracts: { governors: [], pools: [] },
    ...changes,
  };
}

function receiptOf(facts: ScoreFacts, from: ReceiptSource): Promise<Receipt> {
  const unsigned = createReceipt({
    subject: facts.subject,
    facts,
    sources: [from],
    coverage: [from],
    domain: receiptDomain({ CHAINS: [{ id: from.chainId }], PUBLIC_ORIGIN: "http://localhost:3000" }),
    issuedAt: 1_700_000_000,
  });
  return signReceipt(unsigned, key);
}

function factsOf(facts: WalletFacts, asOf: number): ScoreFacts {
  return mergeFacts({
    subject: facts.wallet,
    wallets: [facts.wallet],
    parts: [{ facts, asOf, referenceWei: String(ETHER) }],
    funding: [],
    social: [],
    listed: new Set(),
    listsHash: "0x",
    listContacts: true,
    listSelf: false,
    states: allStates("ok"),
  });
}

test("a good receipt ends with code 0, as the bare receipt and as the API's answer", async () => {
  const receipt = await receiptOf(sampleFacts(), source({}));
  const signer = privateKeyToAccount(key).address;
  expect(await verify(receipt, "--signer", signer)).toMatchObject({
    code: 0,
    output: expect.stringContaining("Verified: total"),
  });
  expect(await verify({ success: true, receipt, timestamp: "" })).toMatchObject({ code: 0 });
});

test("a changed fact, a wrong signer and a file that is none end with another code and say why", async () => {
  const receipt = await receiptOf(sampleFacts(), source({}));
  const changed = { ...receipt, facts: { ...receipt.facts, failed: 0 } };
  expect(await verify(changed)).toMatchObject({ code: 1, output: expect.stringMatching(/FAIL +facts/) });
  const other = privateKeyToAccount(generatePrivateKey()).address;
  expect(await verify(receipt, "--signer", other)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/FAIL +signer/),
  });
  expect(await verify({ hello: "world" })).toMatchObject({ code: 1, output: expect.stringMatching(/FAIL +format/) });
  expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining("usage") });
  expect(await run(join(folder, "none.json"))).toMatchObject({ code: 2 });
});

test("facts are derived again from an explorer's rows, and a signed lie about them is found", async () => {
  const explorer = await startRecordedExplorer({ dir: samples });
  try {
    const [wallet = ""] = explorer.wallets;
    writeFileSync(join(folder, "wallets.sample.csv"), `address,cohort,fraud,firstTimestamp\n${wallet},sample,0,0\n`);
    for (const table of ["normal_tx", "erc20_tx"]) {
      symlinkSync(join(samples, `${table}.sample.csv.gz`), join(folder, `${table}.sample.csv.gz`));
    }
    // Read from the files, not through the explorer.
    const [recorded] = await readHistories(folder, "sample");
    const facts = foldActivity(emptyFacts(wallet, 1), recorded?.activity ?? []);
    expect(facts.sent).toBeGreaterThan(0);
    const honest = factsOf(facts, (facts.lastSeenAt ?? 0) - ((facts.lastSeenAt ?? 0) % DAY));
    expect(honest).toMatchObject({ version: 2, sketched: [] });
    const from = source({ toBlock: explorer.head });
    const args = ["--explorer", explorer.url];
    expect(await verify(await receiptOf(honest, from), ...args)).toMatchObject({ code: 0 });

    const { sketched: _none, ...first } = honest;
    expect(await verify(await receiptOf({ ...first, version: 1 }, from), ...args)).toMatchObject({ code: 0 });

    const lie = await receiptOf({ ...honest, sent: honest.sent + 1 }, from);
    expect(await verify(lie)).toMatchObject({ code: 0 });
    expect(await verify(lie, ...args)).toMatchObject({ code: 1, output: expect.stringContaining("differing: sent\n") });
  } finally {
    await explorer.close();
  }
});

test("facts are derived again from a chain's blocks, and other blocks or none are reported", async () => {
  const genesis = 1_700_000_000;
  const anvil = await startAnvil({ chainId: 31337, genesis, accounts: 2 });
  try {
    const [from = "", to = ""] = [0, 1].map((addressIndex) =>
      mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex }).address.toLowerCase(),
    );
    await anvil.call("anvil_setBalance", from, `0x${(100n * ETHER).toString(16)}`);
    const rows: Activity[] = [];
    for (const [i, days] of [1, 2, 40].entries()) {
      const at = genesis + days * DAY;
      const value = BigInt(i + 1) * ETHER;
      const txHash = await anvil.call("eth_sendTransaction", { from, to, value: `0x${value.toString(16)}` });
      await anvil.call("evm_setNextBlockTimestamp", at);
      await anvil.call("evm_mine");
      rows.push({
        chainId: 31337,
        blockNumber: i + 1,
        at,
        txHash: String(txHash),
        txIndex: 0,
        logIndex: -1,
        wallet: from,
        kind: "sent",
        counterparty: to,
        asset: null,
        amount: value,
        assetOut: null,
        amountOut: null,
        method: null,
      });
    }
    const newest = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
    const last = genesis + 40 * DAY;
    const facts = factsOf(foldActivity(emptyFacts(from, 31337), rows), last - (last % DAY));
    const named = source({ chainId: 31337, toBlock: 3, blockHash: newest.hash });
    const args = ["--rpc", `${anvil.url},31337`];
    expect(await verify(await receiptOf(facts, named), ...args)).toMatchObject({ code: 0 });

    const lie = await receiptOf({ ...facts, volume: "9000000" }, named);
    expect(await verify(lie, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining("differing: volume\n"),
    });
    const elsewhere = await receiptOf(facts, { ...named, blockHash: `0x${"ab".repeat(32)}` });
    expect(await verify(elsewhere, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining("could not check"),
    });
    const unknown = ["--rpc", `${anvil.url},5`];
    expect(await verify(await receiptOf(facts, named), ...unknown)).toMatchObject({
      code: 1,
      output: expect.stringContaining("name a source for it"),
    });
  } finally {
    await anvil.stop();
  }
});
