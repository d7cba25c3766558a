import { symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { readHistories } from "../../lab/validity/read-histories.ts";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { createReceipt, signReceipt } from "../../lib/domains/scores/issue-receipt.ts";
import { type Receipt, type ReceiptSource, receiptDomain } from "../../lib/domains/scores/receipt/receipt.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import {
  type Activity,
  currentModel,
  DAY,
  emptyFacts,
  foldActivity,
  mergeFacts,
  type ScoreFacts,
  type WalletFacts,
} from "../../lib/engine/index.ts";
import { startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { differingFacts } from "../../scripts/verify/derive-facts.ts";
import { activity } from "../indexer/activity-factory.ts";
import { startAnvil } from "../indexer/anvil.ts";
import { useFolder } from "../setup/folder.ts";
import { runProgram } from "../setup/run-program.ts";
import { allStates, sampleFacts } from "./sample-facts.ts";

const ETHER = 10n ** 18n;
const key = generatePrivateKey();
const samples = resolve(import.meta.dirname, "../../data/wallets");
const folder = useFolder();

function verify(content: unknown, ...args: string[]): Promise<Ended> {
  const file = join(folder, "receipt.json");
  writeFileSync(file, JSON.stringify(content));
  return run(file, ...args);
}

type Ended = Awaited<ReturnType<typeof run>>;

async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, out, err } = await runProgram("scripts/verify.ts", args);
  return { code, output: out + err };
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

/** Issued now, unless said otherwise. */
function receiptOf(facts: ScoreFacts, from: ReceiptSource, issuedAt = Math.floor(Date.now() / 1000)): Promise<Receipt> {
  const unsigned = createReceipt({
    subject: facts.subject,
    facts,
    sources: [from],
    coverage: [from],
    domain: receiptDomain({ CHAINS: [{ id: from.chainId }], PUBLIC_ORIGIN: "http://localhost:3000" }),
    issuedAt,
    model: currentModel,
  });
  return signReceipt(unsigned, key);
}

function factsOf(facts: WalletFacts, asOf: number): ScoreFacts {
  return mergeFacts({
    subject: facts.wallet,
    wallets: [facts.wallet],
    parts: [{ facts, asOf, referenceWei: String(ETHER) }],
    funding: [],
    passed: [{ wallet: facts.wallet, chainId: 1, hands: 20, left: "9", balanceTime: "20000000", balance: "5", at: 0 }],
    social: [],
    listed: new Set(),
    listsHash: "0x",
    listContacts: true,
    listSelf: false,
    states: allStates("ok"),
  });
}

test("a good receipt ends with code 0", async () => {
  const receipt = await receiptOf(sampleFacts(), source({}));
  const signer = privateKeyToAccount(key).address;
  expect(await verify(receipt, "--signer", signer)).toMatchObject({
    code: 0,
    output: expect.stringContaining("Verified: total"),
  });
});

test("a receipt that ended fails the check of its expiry, unless it is asked about a time before, also as the API's answer", async () => {
  const receipt = await receiptOf(sampleFacts(), source({}), 1_700_000_000);
  const until = receipt.validUntil ?? 0;
  const end = new Date(until * 1000);
  expect(until - receipt.issuedAt).toBeGreaterThan(0);
  expect(until - receipt.issuedAt).toBeLessThanOrEqual(30 * DAY);
  expect(await verify(receipt)).toMatchObject({
    code: 1,
    output: expect.stringMatching(new RegExp(`FAIL +expiry .*\\n.*expired at ${end.toISOString()}`)),
  });
  const answer = { success: true, receipt, timestamp: "" };
  expect(await verify(answer, "--at", end.toISOString())).toMatchObject({ code: 0 });
  expect(await verify(receipt, "--at", "tomorrow")).toMatchObject({ code: 2, output: expect.stringContaining("--at") });
  const failing = async (one: object, at: number) =>
    (await verifyReceipt(one, { at })).checks.flatMap(({ check, ok }) => (ok ? [] : [check]));
  expect(await failing(receipt, until + 1)).toEqual(["expiry"]);
  expect(await failing({ ...receipt, validUntil: until + 1 }, until)).toContain("expiry");
  const { validUntil: _, ...facts } = receipt.facts;
  const { validUntil: __, ...endless } = { ...receipt, facts };
  expect(await failing(endless, until)).toContain("facts");
});

test("a changed fact under a wrong signer, a file that is none and none at all end with another code and say why", async () => {
  const receipt = await receiptOf(sampleFacts(), source({}));
  const changed = { ...receipt, facts: { ...receipt.facts, failed: 0 } };
  const other = privateKeyToAccount(generatePrivateKey()).address;
  const { code, output } = await verify(changed, "--signer", other);
  expect([code, output]).toEqual([1, expect.stringMatching(/FAIL +facts[\s\S]*FAIL +signer/)]);
  const none = await verifyReceipt({ hello: "world" });
  expect([none.ok, none.checks]).toMatchObject([false, [{ check: "format", ok: false }]]);
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
    expect(honest).toMatchObject({ version: 3, sketched: [] });
    const from = source({ toBlock: explorer.head });
    const args = ["--explorer", explorer.url];
    const differing = async (claimed: ScoreFacts) =>
      differingFacts(
        await receiptOf(claimed, from),
        [{ kind: "explorer", url: explorer.url, chainId: 1 }],
        new AbortController().signal,
      );
    expect(await verify(await receiptOf(honest, from), ...args)).toMatchObject({ code: 0 });

    const { sketched: _none, ...first } = honest;
    expect(await differing({ ...first, version: 1 })).toEqual([]);

    // What the blocks of one wallet do not contain is taken from the receipt.
    expect(await differing({ ...honest, trustedCounterparties: 1_500, trustedVolume: "70000" })).toEqual([]);

    const lie = await receiptOf({ ...honest, sent: honest.sent + 1 }, from);
    expect((await verifyReceipt(lie)).ok).toBe(true);
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
      const receipt = (await anvil.call("eth_getTransactionReceipt", txHash)) as Record<string, string>; // RPC's JSON.
      rows.push(
        activity({
          ...{ chainId: 31337, blockNumber: i + 1, at, txHash: String(txHash), wallet: from, kind: "sent" },
          ...{ counterparty: to, amount: value },
          fee: BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0),
        }),
      );
    }
    const newest = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
    const last = genesis + 40 * DAY;
    const facts = factsOf(foldActivity(emptyFacts(from, 31337), rows), last - (last % DAY));
    const at = source({ chainId: 31337, toBlock: 3, blockHash: newest.hash });
    const differing = async (claimed: ScoreFacts, named = at, chainId = 31337) =>
      differingFacts(
        await receiptOf(claimed, named),
        [{ kind: "rpc", url: anvil.url, chainId }],
        new AbortController().signal,
      );
    expect(await differing(facts)).toEqual([]);
    expect(await differing({ ...facts, volume: "9000000" })).toEqual(["volume"]);
    await expect(differing(facts, at, 5)).rejects.toThrow("name a source for it");
    const elsewhere = await receiptOf(facts, { ...at, blockHash: `0x${"ab".repeat(32)}` });
    expect(await verify(elsewhere, "--rpc", `${anvil.url},31337`)).toMatchObject({
      code: 1,
      output: expect.stringContaining("could not check"),
    });
  } finally {
    await anvil.stop();
  }
});
