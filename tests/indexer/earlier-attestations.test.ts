import { encodeFunctionData, type Hex, zeroAddress, zeroHash } from "viem";
import { expect, test, vi } from "vitest";
import { schemaUid } from "../../lib/domains/attestations/eas.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import type { Call as EconomyCall } from "../../scripts/simulation/economy.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { startScriptedExplorer, transactionRow } from "../chain/scripted-explorer.ts";
import { knowWallets, storeFacts } from "../factories/indexed.ts";
import { testEnv } from "../setup/context.ts";
import { until } from "../setup/until.ts";
import { activity } from "./activity-factory.ts";
import { accounts, eas, FINALITY, skill, useEasWorld } from "./eas-world.ts";
import type { Following } from "./following.ts";
import { backfillWallet } from "./run-backfill.ts";

const [seed, alice, newcomer, other] = accounts.map((account) => account.address.toLowerCase()) as [Hex, Hex, Hex, Hex]; // Four.
const world = useEasWorld("tracked");
const { holder, running, clear, mine, empty, chain, start, reached, rows } = world;

/** Tracks a wallet from the newest indexed block on, as a request does. */
async function track(...wallets: Hex[]): Promise<void> {
  await holder.ctx().pg.query(
    `insert into tracked_wallet (address, chain_id, state, from_block, to_block)
     select w, 31337, 'ready', 0, block_number from unnest($1::text[]) w, chain_cursor`,
    [wallets],
  );
  await knowWallets(holder.ctx().pg, wallets);
}

const isRead = () =>
  until(async () => (await rows("select from tracked_wallet where attest_due < 'infinity'")).length === 0);
/** Everything about attestations that does not depend on when they were read. */
const state = async () => ({
  attestations: await rows("select to_jsonb(a) - 'id' as row from attestation a order by uid"),
  leftOut: await rows("select uid from left_out_attestation order by uid"),
  early: await rows("select * from early_revocation"),
  pending: await rows("select uid from pending_attestation"),
  social: await rows("select subject, chain_id, social from score order by 1, 2"),
});

/** The same where all has been followed from the first block on. */
async function stateAsFollowed(one: Following): ReturnType<typeof state> {
  await one.stop();
  running.splice(0);
  await clear();
  await reached(await start({ wallets: "all" }));
  return state();
}

/** What the world's node answers. */
async function forward(calls: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return (await fetch(world.anvil.url, { method: "POST", headers, body: JSON.stringify(calls) })).json();
}

/** The logs of EAS, as the node has them. */
async function logsOfEas() {
  const filter = { fromBlock: "0x0", toBlock: "latest", address: eas.at.eas };
  return (await world.anvil.call("eth_getLogs", filter)) as { data: Hex; blockNumber: Hex }[];
}

/** Makes attestations before anything is followed, of which one is revoked then and one later. */
async function makeEarlier(): Promise<{ later: () => Promise<void> }> {
  await mine([seed, eas.attest("skill", alice, skill), eas.attest("skill", alice, { ...skill, level: 1 })]);
  await mine([seed, eas.attest("endorsement", newcomer, { context: "", statement: "" })]);
  await empty(2);
  const logs = await logsOfEas();
  const uidOf = (at: number) => logs.at(at)?.data ?? zeroHash;
  const skillUid = schemaUid("string skill, uint8 level, string evidence", true);
  await mine([seed, eas.revoke(skillUid, uidOf(-2))]);
  await empty(2);
  const endorsement = schemaUid("string context, string statement", true);
  const last = uidOf(-1);
  return { later: () => mine([seed, eas.revoke(endorsement, last)]) };
}

test("attestations about and by a tracked wallet are read from EAS's first block on, and end as if they had been followed", async () => {
  const { later } = await makeEarlier();
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const one = await start({ startBlock: head });
  await reached(one);
  const sent = activity({
    wallet: alice,
    kind: "sent",
    chainId: 31337,
    blockNumber: 1,
    at: world.time,
    counterparty: seed,
  });
  await storeFacts(holder.ctx().pg, [sent], 1);
  await track(alice, newcomer, seed);
  await later();
  await empty(FINALITY);
  await reached(one);
  await isRead();
  const read = await state();
  expect(read.attestations).toMatchObject([1, 2, 3].map(() => ({ row: { final: true, issuer: seed } })));
  expect(
    read.attestations.filter(({ row }) => (row as { revoked_at: string | null }).revoked_at !== null),
  ).toHaveLength(2);
  expect(await rows("select distinct attested_from from tracked_wallet")).toEqual([{ attested_from: 0 }]);
  // Nobody is notified of what is old.
  expect(await rows("select event from outbox where event = 'attestation.created'")).toEqual([]);
  expect(await rows("select from score where social > 0")).not.toEqual([]);
  const { social: _, ...followed } = await stateAsFollowed(one);
  const { social: __, ...earlier } = read;
  expect(earlier).toEqual(followed);
});

test("of too many attestations through one contract the same are left out, whatever was read first", async () => {
  const contract = readArtifact("EAS");
  const attest = (about: Hex): EconomyCall => {
    const schema = schemaUid("string context, string statement", true);
    const data = {
      recipient: about,
      expirationTime: 0n,
      revocable: true,
      refUID: zeroHash,
      data: "0x" as Hex,
      value: 0n,
    };
    const request = { schema, data: Array.from({ length: 40 }, () => data) };
    const call = encodeFunctionData({ ...contract, functionName: "multiAttest", args: [[request]] });
    return { to: eas.at.eas, data: call, value: 0n, gas: 29_000_000 };
  };
  for (let i = 0; i < 3; i++) await mine([seed, attest(alice)]);
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const one = await start({ startBlock: head });
  await reached(one);
  await track(alice);
  await mine([seed, attest(alice)]);
  await empty(FINALITY);
  await reached(one);
  await isRead();
  const { social: _, ...read } = await state();
  expect([read.attestations.length, read.leftOut.length]).toEqual([100, 60]);
  const { social: __, ...followed } = await stateAsFollowed(one);
  expect(read).toEqual(followed);
});

test("a node that has deleted old blocks leaves them unknown, and one that answers no call leaves contents pending", async () => {
  await makeEarlier();
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const node = { lacksLogs: true, lacksCalls: true };
  const answerOne = async (call: { id: number; method: string }): Promise<unknown> => {
    if (call.method === "eth_getLogs" && node.lacksLogs) return { jsonrpc: "2.0", id: call.id, result: [] };
    if (call.method === "eth_call" && node.lacksCalls) {
      return { jsonrpc: "2.0", id: call.id, error: { code: -32000, message: "execution aborted (timeout = 5s)" } };
    }
    return forward(call);
  };
  const server = await startHttpServer(async (_request, body, response) => {
    const asked = JSON.parse(body);
    sendJson(response, await (Array.isArray(asked) ? Promise.all(asked.map(answerOne)) : answerOne(asked)));
  });
  const one = await start({ startBlock: head, rpcUrls: [server.url] });
  await reached(one);
  await track(alice);
  // It is postponed, and nothing is known of the blocks before.
  await until(async () => (await rows("select from tracked_wallet where attest_due > now()")).length === 1);
  expect(await rows("select attested_from from tracked_wallet")).toEqual([{ attested_from: null }]);
  node.lacksLogs = false;
  await holder.ctx().pg.query("update tracked_wallet set attest_due = now()");
  await isRead();
  expect((await state()).attestations).toEqual([]);
  expect((await state()).pending).toHaveLength(2);
  node.lacksCalls = false;
  await holder.ctx().pg.query("update pending_attestation set retry_at = '2020-01-01'");
  await until(async () => (await state()).pending.length === 0);
  expect((await state()).attestations).toHaveLength(2);
  await one.stop();
  running.splice(0);
  await server.close();
});

test("an explorer's logs show what the node has deleted, with contents from the node, as if it had been followed", async () => {
  await makeEarlier();
  await empty(FINALITY);
  const listed = [];
  for (const log of await logsOfEas()) {
    const block = (await world.anvil.call("eth_getBlockByNumber", log.blockNumber, false)) as { timestamp: Hex };
    listed.push({ ...log, timeStamp: block.timestamp });
  }
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const sent = { ...transactionRow(1), from: alice, to: seed };
  const explorer = await startScriptedExplorer(
    { txlist: [sent], getLogs: listed as unknown as Parameters<typeof startScriptedExplorer>[0]["getLogs"] }, // As a node gives them.
    { head },
  );
  // The node has no logs of blocks below the newest.
  const server = await startHttpServer(async (_request, body, response) => {
    const calls = [JSON.parse(body)].flat() as { id: number; method: string; params: { fromBlock: Hex }[] }[];
    const answers = calls.map(async (call) => {
      const isOld = call.method === "eth_getLogs" && Number(call.params[0]?.fromBlock) < head - FINALITY;
      if (isOld) return { jsonrpc: "2.0", id: call.id, error: { code: -32000, message: "missing trie node" } };
      return forward(call);
    });
    sendJson(response, Array.isArray(JSON.parse(body)) ? await Promise.all(answers) : await answers[0]);
  });
  const settings = {
    startBlock: head,
    rpcUrls: [server.url],
    explorers: [{ url: explorer.url, rate: 1_000, pageSize: 1_000 }],
  };
  const one = await start(settings);
  await reached(one);
  const explored = holder.ctx({
    env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain(settings)]), ATTESTATION_SEEDS: seed }),
  });
  const options = { settings: scoringSettings(explored.env), signal: new AbortController().signal };
  for (const address of [alice, newcomer, seed]) {
    await trackWallet(explored, { address });
    await backfillWallet(explored, { address, chainId: 31337 }, options);
  }
  await isRead();
  const read = await state();
  expect(read.attestations).toMatchObject([1, 2, 3].map(() => ({ row: { final: true, issuer: seed } })));
  expect(await rows("select event from outbox where event = 'attestation.created'")).toEqual([]);
  const followed = await stateAsFollowed(one);
  // Explorers give no block hash.
  const plain = ({ attestations }: typeof read) =>
    attestations.map(({ row }) => ({ ...(row as object), block_hash: null }));
  expect(plain(read)).toEqual(plain(followed));
  expect([read.early, read.pending]).toEqual([[], []]);
  await explorer.close();
  await server.close();
});

test.each([
  ["blocks in a request", { code: -32602, message: "query exceeds max block range 3" }, { blocks: 3, logs: 99 }],
  ["logs in a response", { code: -32005, message: "query returned more than 2 results" }, { blocks: 999, logs: 2 }],
  [
    "blocks, in words of its own",
    { code: "-32000", message: "ranges over 1 are for other customers" },
    { blocks: 1, logs: 99 },
  ],
])("a node that limits %s gives all earlier attestations in parts", async (_, error, most) => {
  await makeEarlier();
  await empty(FINALITY);
  let refused = 0;
  const server = await startHttpServer(async (_request, body, response) => {
    const asked = JSON.parse(body);
    const calls = [asked].flat() as { id: number; method: string; params: { fromBlock: Hex; toBlock: Hex }[] }[];
    const answers = (await forward(calls)) as { id: number; result?: unknown[] }[];
    const limited = answers.map((answer, i) => {
      const { method, params } = calls[i] ?? {};
      const { fromBlock, toBlock } = params?.[0] ?? {};
      const isOver = Number(toBlock) - Number(fromBlock) >= most.blocks || (answer.result?.length ?? 0) > most.logs;
      if (method !== "eth_getLogs" || !isOver) return answer;
      refused++;
      return { jsonrpc: "2.0", id: answer.id, error };
    });
    sendJson(response, Array.isArray(asked) ? limited : limited[0]);
  });
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const one = await start({ startBlock: head, rpcUrls: [server.url] });
  await reached(one);
  await track(alice, newcomer, seed);
  await isRead();
  expect(refused).toBeGreaterThan(0);
  const { social: _social, ...read } = await state();
  expect(await rows("select distinct attested_from from tracked_wallet")).toEqual([{ attested_from: 0 }]);
  const { social: _followed, ...followed } = await stateAsFollowed(one);
  expect(read).toEqual(followed);
  await server.close();
});

test("a turn that a node does not answer in time is postponed, and following goes on", async () => {
  await makeEarlier();
  const one = await start({ startBlock: Number(await world.anvil.call("eth_blockNumber")) });
  await reached(one);
  const { timeout } = AbortSignal;
  const late = vi.spyOn(AbortSignal, "timeout");
  // What limits a turn as a whole is over at once.
  late.mockImplementation((ms) =>
    ms === 30_000 ? AbortSignal.abort(new DOMException("late", "TimeoutError")) : timeout(ms),
  );
  await track(alice);
  await until(async () => (await rows("select from tracked_wallet where attest_due > now()")).length === 1);
  await mine();
  await reached(one);
  late.mockRestore();
  await holder.ctx().pg.query("update tracked_wallet set attest_due = now()");
  await isRead();
  expect((await state()).attestations).toHaveLength(2);
});

test("a range is read once for all wallets that need it, and a newcomer waits for nobody", async () => {
  await makeEarlier();
  const asked: { topics: unknown[] }[] = [];
  const server = await startHttpServer(async (_request, body, response) => {
    const calls = JSON.parse(body);
    for (const { method, params } of [calls].flat()) if (method === "eth_getLogs") asked.push(params[0]);
    sendJson(response, await forward(calls));
  });
  const head = Number(await world.anvil.call("eth_blockNumber"));
  const one = await start({ startBlock: head, rpcUrls: [server.url] });
  await reached(one);
  await track(alice, newcomer, other, zeroAddress);
  await isRead();
  // One query for what is about them and one for what is by them.
  expect(asked).toHaveLength(2);
  expect(asked[0]?.topics[1]).toHaveLength(4);
  expect(asked[1]?.topics[2]).toHaveLength(4);
  await one.stop();
  running.splice(0);
  await server.close();
});
