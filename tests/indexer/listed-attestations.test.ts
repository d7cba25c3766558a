import {
  decodeFunctionData,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  keccak256,
  toHex,
  zeroAddress,
  zeroHash,
} from "viem";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { easAbi, schemaRegistryAbi } from "../../lib/chain/eas-reader.ts";
import { evaluatePolicy } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { readCoverage } from "../../lib/domains/scores/coverage.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { sendJson } from "../chain/http-server.ts";
import {
  friend,
  type ScriptedExplorer,
  says,
  startScriptedExplorer,
  transactionRow,
  wallet,
} from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { testClock } from "../chain/test-clock.ts";
import { testEas } from "../factories/attestations.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { backfillWallet } from "./run-backfill.ts";

const holder = useContext();
const FIRST = 100;
const HEAD = 1_000_000;
const chainId = 1;
const schema = toHex(7, { size: 32 });
let explorers: ScriptedExplorer[] = [];

type Log = Parameters<typeof startScriptedExplorer>[0]["getLogs"] extends (infer L)[] | undefined ? L : never;

/** A log of EAS as explorers give it. */
function easLog(
  eventName: "Attested" | "Revoked",
  given: { block: number; name?: string; about?: string; by?: string; index?: number },
): Log {
  const { block, name = `${block}`, about = wallet, by = friend, index = 0 } = given;
  const args = { recipient: about as Hex, attester: by as Hex, schemaUID: schema };
  return {
    address: testEas.eas,
    topics: encodeEventTopics({ abi: easAbi, eventName, args }) as string[], // All are given.
    data: keccak256(toHex(name)),
    blockNumber: toHex(block),
    timeStamp: toHex(1_500_000_000 + block),
    logIndex: toHex(index),
    transactionHash: keccak256(toHex(`tx ${block}`)),
    transactionIndex: "0x",
  };
}

async function explorerWith(
  rows: Parameters<typeof startScriptedExplorer>[0],
  options: Parameters<typeof startScriptedExplorer>[1] = {},
): Promise<ScriptedExplorer> {
  const explorer = await startScriptedExplorer({ txlist: [transactionRow(50), transactionRow(900)], ...rows }, options);
  explorers.push(explorer);
  return explorer;
}

function contextOf(pageSize = 1_000) {
  const contracts = { ...testEas, easFirstBlock: FIRST, governors: [], pools: [] };
  const settings = explorers.map(({ url }) => ({ url, rate: 1_000, pageSize }));
  const chains = [{ id: chainId, name: "one", explorers: settings, contracts }];
  return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
}

async function backfill(ctx = contextOf()): Promise<void> {
  await trackWallet(ctx, { address: wallet });
  const { signal } = new AbortController();
  const options = { settings: scoringSettings(ctx.env), signal, source: { clock: testClock() } };
  await backfillWallet(ctx, { address: wallet, chainId }, options);
}

async function reached(): Promise<number | null> {
  const { rows } = await holder.ctx().pg.query("select attested_to from tracked_wallet");
  return rows[0]?.attested_to;
}

async function pending(): Promise<unknown[]> {
  const { rows } = await holder.ctx().pg.query(
    `select uid, block_number, block_hash, block_time, subject, issuer, sender, revocation->'source'->'number' as revoked
       from pending_attestation order by block_number, log_index`,
  );
  return rows;
}

async function judge(params: { schema: string } = { schema: "endorsement" }) {
  const rule = { module: "attestation", cmp: "gte", value: 1, chainIds: [chainId], params };
  const policy = Policy.parse({ op: "all", rules: [rule] });
  const { rules } = await evaluatePolicy(contextOf(), { identity: wallet, policy });
  return { outcome: rules[0]?.outcome, reason: rules[0]?.reason };
}

async function coverage() {
  const { env, pg, now } = contextOf();
  const [one] = await readCoverage(pg, { chains: env.CHAINS, wallets: [wallet], now });
  return { from: one?.attestationsFrom, to: one?.attestationsTo, state: one?.state };
}

/** How often logs were asked for, and from which block on. */
const asked = ({ asked: all }: ScriptedExplorer) =>
  all.filter(({ action }) => action === "getLogs").map(({ startblock }) => startblock);

beforeEach(async () => {
  explorers = [];
  await emptyIndex(holder.ctx(), "attestation, pending_attestation, early_revocation");
});

afterEach(async () => {
  for (const explorer of explorers) await explorer.close();
});

describe("on a chain that only explorers serve", () => {
  test("attestations about and by a wallet are known from EAS's first block on, and wait for their contents", async () => {
    const explorer = await explorerWith({
      getLogs: [
        easLog("Attested", { block: 200, name: "a" }),
        easLog("Attested", { block: 210, name: "b", about: friend, by: wallet }),
        easLog("Attested", { block: 220, name: "of nobody here", about: friend }),
        easLog("Revoked", { block: 230, name: "a" }),
      ],
    });
    expect((await judge().catch((error: { code: string }) => error.code)) as unknown).toBe("USER_NOT_FOUND");
    await backfill();
    const from = { block_hash: null, sender: null };
    expect(await pending()).toEqual([
      {
        ...from,
        uid: keccak256(toHex("a")),
        block_number: 200,
        block_time: 1_500_000_200,
        subject: wallet,
        issuer: friend,
        revoked: 230,
      },
      {
        ...from,
        uid: keccak256(toHex("b")),
        block_number: 210,
        block_time: 1_500_000_210,
        subject: friend,
        issuer: wallet,
        revoked: null,
      },
    ]);
    expect(await reached()).toBe(HEAD);
    expect(await coverage()).toEqual({ from: undefined, to: undefined, state: "ok" });
    // What is revoked cannot count, so nothing is missing.
    expect((await judge()).outcome).toBe("fail");
    // One list about and one by the wallet, each with a page that ends it.
    expect(asked(explorer)).toEqual([FIRST, FIRST, FIRST, FIRST]);
  });

  test("a count is decided once nothing is missing, and could not be checked while contents are", async () => {
    const explorer = await explorerWith({});
    explorer.broken.getLogs = (response) => sendJson(response, says("Error! Missing Or invalid Module name"));
    await backfill();
    expect(await coverage()).toEqual({ from: null, to: undefined, state: "ok" });
    expect(await judge()).toEqual({
      outcome: "indeterminate",
      reason: "Attestations on chain 1 (one) are not known yet.",
    });
    delete explorer.broken.getLogs;
    await backfill();
    expect((await judge()).outcome).toBe("fail");
    await explorer.close();
    explorers = [];
    await explorerWith({ getLogs: [easLog("Attested", { block: HEAD + 5 })] }, { head: HEAD + 10 });
    await backfill();
    expect(await judge()).toEqual({
      outcome: "indeterminate",
      reason: "The contents of an attestation on chain 1 were not read yet.",
    });
  });

  test("reading ends at a fault, says how far it came, and goes on there", async () => {
    const many = Array.from({ length: 2_500 }, (_, i) => easLog("Attested", { block: 1_000 + i * 10, name: `${i}` }));
    const explorer = await explorerWith({ getLogs: many });
    explorer.broken.getLogs = (response, { startblock }) =>
      startblock > FIRST && sendJson(response, says("Max calls per sec rate limit reached"));
    await backfill();
    const first = await reached();
    const stored = (await pending()).length;
    expect(stored).toBeGreaterThan(1_000);
    expect(stored).toBeLessThan(2_500);
    expect(first).toBe(1_000 + stored * 10 - 1);
    expect(await coverage()).toMatchObject({ from: undefined, to: first });
    expect((await judge()).reason).toBe(`Attestations after block ${first} of chain 1 (one) are not known yet.`);
    delete explorer.broken.getLogs;
    const before = asked(explorer).length;
    await backfill();
    expect([await reached(), (await pending()).length]).toEqual([HEAD, 2_500]);
    expect(Math.min(...asked(explorer).slice(before))).toBeGreaterThan(1_000);
    expect(await coverage()).toMatchObject({ from: undefined, to: undefined });
  });

  test("a row that cannot be read, or that is not processed yet, leaves what follows unknown", async () => {
    const good = [easLog("Attested", { block: 200 }), easLog("Attested", { block: 300 })];
    const days = holder.now.getTime() / 1_000 + 2 * 86_400;
    for (const odd of [{ data: "?" }, { timeStamp: toHex(days) }, { timeStamp: "0x1" }]) {
      for (const one of explorers.splice(0)) await one.close();
      await explorerWith({ getLogs: [...good, { ...easLog("Attested", { block: 400 }), ...odd }] });
      await backfill();
      // Block 300 is the last that is surely whole.
      expect([await reached(), (await pending()).length]).toEqual([399, 2]);
      await emptyTables(holder.ctx().pg, "tracked_wallet, tracking, pending_attestation, backfill, wallet");
    }
    const explorer = await explorerWith({ getLogs: good });
    for (const one of explorers.splice(0, 1)) await one.close();
    explorer.broken.getLogs = (response) =>
      sendJson(response, { status: "2", message: "not yet been processed", result: [] });
    await backfill();
    expect(await reached()).toBeNull();
    expect((await judge()).outcome).toBe("indeterminate");
  });
});

/** A node whose EAS has these attestations, by UID. */
function nodeWith(uids: readonly string[], by: "proxy" | "JSON-RPC", sender = friend) {
  const contents = (uid: Hex) => ({
    ...{
      uid,
      schema,
      time: 1_500_000_200n,
      expirationTime: 0n,
      revocationTime: 0n,
      refUID: zeroHash,
      data: "0x" as const,
    },
    ...{ recipient: wallet as Hex, attester: friend as Hex, revocable: true },
  });
  const none = { ...contents(zeroHash), schema: zeroHash, time: 0n, recipient: zeroAddress, attester: zeroAddress };
  const answer = (method: string, [given]: readonly unknown[]) => {
    if (method === "eth_getTransactionByHash") return { hash: given, from: sender };
    if (method !== "eth_call") return undefined;
    const { to, data } = given as { to: string; data: Hex }; // As the client sends it.
    if (to === testEas.schemaRegistry) {
      const result = { uid: schema, resolver: zeroAddress, revocable: true, schema: "bool isFriend" };
      return encodeFunctionResult({ abi: schemaRegistryAbi, functionName: "getSchema", result });
    }
    const { args } = decodeFunctionData({ abi: easAbi, data });
    const result = uids.includes(args[0]) ? contents(args[0]) : none;
    return encodeFunctionResult({ abi: easAbi, functionName: "getAttestation", result });
  };
  return { by, answer };
}

async function stored() {
  const { rows } = await holder
    .ctx()
    .pg.query(
      "select uid, subject, issuer, sender, schema_uid as schema, final, revoked_at is not null as revoked from attestation order by uid",
    );
  return rows;
}

describe("the contents of attestations on a chain that only explorers serve", () => {
  const uid = keccak256(toHex("a"));
  const revoked = keccak256(toHex("b"));
  const logs = [
    easLog("Attested", { block: 200, name: "a" }),
    easLog("Attested", { block: 210, name: "b" }),
    easLog("Revoked", { block: 230, name: "b" }),
  ];

  test.each(["proxy", "JSON-RPC"] as const)("come from the node that the explorer calls: %s", async (by) => {
    const sender = address("sender");
    const explorer = await explorerWith({ getLogs: logs }, { node: nodeWith([uid, revoked], by, sender) });
    await backfill();
    const one = { subject: wallet, issuer: friend, sender, schema, final: true };
    const both = [
      { ...one, uid, revoked: false },
      { ...one, uid: revoked, revoked: true },
    ];
    expect(await stored()).toEqual(both.sort((a, b) => (a.uid < b.uid ? -1 : 1)));
    expect(await pending()).toEqual([]);
    expect(await judge({ schema })).toMatchObject({ outcome: "pass" });
    expect(await judge()).toMatchObject({ outcome: "fail" });
    const before = explorer.asked.length;
    await backfill();
    const again = explorer.asked.slice(before).map(({ action }) => action);
    expect(again.filter((action) => action.includes("eth_call"))).toEqual([]);
  });

  test("are not known where no explorer calls a node, and are read once one does", async () => {
    const explorer = await explorerWith({ getLogs: logs });
    await backfill();
    expect(await stored()).toEqual([]);
    expect(await judge({ schema })).toEqual({
      outcome: "indeterminate",
      reason: "The contents of an attestation on chain 1 were not read yet.",
    });
    await explorer.close();
    explorers = [];
    await explorerWith({ getLogs: logs }, { node: nodeWith([uid, revoked], "proxy") });
    await backfill();
    expect(await judge({ schema })).toMatchObject({ outcome: "pass" });
  });

  test("are read 20 blocks below the newest; one of a block that a reorg removed ends", async () => {
    const recent = easLog("Attested", { block: HEAD - 5, name: "a" });
    const explorer = await explorerWith({ getLogs: [recent] }, { node: nodeWith([], "proxy") });
    await backfill();
    expect(await pending()).toHaveLength(1);
    expect(await judge({ schema })).toMatchObject({ outcome: "indeterminate" });
    // The list of that block alone must say so too.
    await explorer.close();
    explorers = [];
    const after = await explorerWith({ getLogs: [recent] }, { head: HEAD + 10 });
    after.broken.getLogs = (response, { startblock }) =>
      startblock < HEAD - 5 && sendJson(response, { status: "0", message: "No records found", result: [] });
    await backfill();
    expect(await pending()).toHaveLength(1);
    await holder.ctx().pg.query("update tracked_wallet set attested_to = $1", [HEAD]);
    await after.close();
    explorers = [];
    await explorerWith({ getLogs: [] }, { head: HEAD + 10 });
    await backfill();
    expect(await pending()).toEqual([]);
    expect(await judge({ schema })).toMatchObject({ outcome: "fail" });
  });

  test("end after three turns in which the contract does not have them, although their block is old", async () => {
    const explorer = await explorerWith({ getLogs: logs.slice(0, 1) }, { node: nodeWith([], "proxy") });
    for (const left of [1, 1, 0]) {
      await backfill();
      expect(await pending()).toHaveLength(left);
      await holder.ctx().pg.query("update pending_attestation set retry_at = at");
    }
    expect(await judge({ schema })).toMatchObject({ outcome: "fail" });
    await explorer.close();
    explorers = [];
  });
});

describe("an empty list of logs", () => {
  const attest = { ...transactionRow(900), to: testEas.eas, methodId: "0xf17325e7", input: "0xf17325e7" };

  test("is not believed where another explorer has rows", async () => {
    await explorerWith({ getLogs: [] });
    await explorerWith({ getLogs: [easLog("Attested", { block: 200 })] });
    await backfill();
    expect([await reached(), (await pending()).length]).toEqual([HEAD, 1]);
  });

  test("is not believed where the wallet called EAS to attest, until logs of it are there", async () => {
    const explorer = await explorerWith({ txlist: [attest] });
    await backfill();
    expect(await reached()).toBeNull();
    expect((await judge()).reason).toBe("Attestations on chain 1 (one) are not known yet.");
    await explorer.close();
    explorers = [];
    await explorerWith({ txlist: [attest], getLogs: [easLog("Attested", { block: 900, about: friend, by: wallet })] });
    await holder.ctx().pg.query("update tracked_wallet set to_block = null, sources = '{}'");
    await backfill();
    expect([await reached(), (await pending()).length]).toEqual([HEAD, 1]);
  });

  test("with a second page is not believed, and one of an explorer that is behind is known up to its head", async () => {
    const log = easLog("Attested", { block: 200, about: friend, by: wallet });
    const explorer = await explorerWith({ txlist: [attest], getLogs: [log] });
    const none = { status: "0", message: "No records found", result: [] };
    explorer.broken.getLogs = (response, { page }) =>
      sendJson(response, page === 1 ? none : { status: "1", message: "OK", result: [log] });
    await backfill();
    expect(await reached()).toBeNull();
    await explorer.close();
    explorers = [];
    const failing = await explorerWith({});
    failing.broken.getLogs = (response) => sendJson(response, says("Error! Missing Or invalid Module name"));
    await explorerWith({ getLogs: [log] }, { head: 500 });
    await emptyTables(holder.ctx().pg, "tracked_wallet, tracking, pending_attestation, backfill, wallet");
    await backfill();
    expect(await reached()).toBe(500);
  });
});
