import { encodeFunctionData, type Hex, zeroAddress, zeroHash } from "viem";
import { beforeEach, expect, test } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { schemaUid } from "../../lib/domains/attestations/eas.ts";
import {
  countAttestations,
  getAttestation,
  listAttestations,
  listRevocations,
} from "../../lib/domains/attestations/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import type { Call as EconomyCall } from "../../scripts/simulation/economy.ts";
import { sendJson, startHttpServer } from "../chain/http-server.ts";
import { closesByScope, scoresWithFacts } from "../factories/scores.ts";
import { until } from "../setup/until.ts";
import { accounts, eas, economy, FINALITY, skill, useEasWorld } from "./eas-world.ts";
import { follow } from "./following.ts";

const [seed, alice, newcomer] = accounts.map((account) => account.address.toLowerCase()) as [Hex, Hex, Hex]; // Four of them.
const world = useEasWorld("all");
const { holder, running, clear, mine, empty, chain, ctx, start, reached, rows } = world;

beforeEach(() => mine([alice, economy.pay(seed, 1n)]));

/** Columns of all scores, with their facts without days. */
async function undated(columns: string) {
  return (await scoresWithFacts(holder.ctx().pg, { columns })).map(({ asOf: _, ...row }) => row);
}

async function attestations() {
  const page = { status: "all", sort: "createdAt", order: "asc", limit: 50, offset: 0 } as const;
  return (await listAttestations(ctx(), page)).attestations;
}

async function socialOf(wallet: Hex): Promise<unknown> {
  const { rows: found } = await holder
    .ctx()
    .pg.query("select social from score where subject = $1 and chain_id <= 0", [wallet]);
  return found[0]?.social;
}

const emitted = "select event from outbox where event like 'attestation.%' order by id";

test("an EAS event becomes an attestation and counts at once; its event is emitted when the block is final", async () => {
  const one = await start();
  await mine([seed, eas.attest("skill", alice, skill)]);
  await reached(one);
  const [made] = await attestations();
  expect(made).toMatchObject({
    issuer: accounts[0]?.address,
    subject: accounts[1]?.address,
    schemaName: "skill",
    data: skill,
    status: "active",
    signatureKind: "onchain",
    time: world.time,
    createdAt: new Date(world.time * 1000).toISOString(),
    txHash: expect.stringMatching(/^0x/),
    final: false,
  });
  expect(await socialOf(alice)).toBeGreaterThan(0);
  expect(await rows(emitted)).toEqual([]);
  await empty(FINALITY);
  await reached(one);
  expect((await attestations())[0]?.final).toBe(true);
  expect(await rows(emitted)).toEqual([{ event: "attestation.created" }]);

  await mine([seed, eas.revoke(made?.schema as Hex, made?.uid as Hex)]);
  await reached(one);
  const found = await getAttestation(ctx(), { attestationId: made?.id ?? "" });
  expect(found).toMatchObject({ attestation: { status: "revoked" }, validity: { valid: false }, export: null });
  expect(found.attestation.revokedAt).toBe(new Date(world.time * 1000).toISOString());
  expect(await socialOf(alice)).toBe(0);
  expect((await listRevocations(ctx(), { limit: 10 })).revocations).toEqual([]);
  await empty(FINALITY);
  await reached(one);
  expect((await listRevocations(ctx(), { limit: 10 })).revocations).toMatchObject([
    { attestationId: made?.id, reason: null },
  ]);
  expect(await rows(emitted)).toEqual([{ event: "attestation.created" }, { event: "attestation.revoked" }]);
});

test("a reorg reverts attestations and revocations exactly, and removes wallets known only by them", async () => {
  const one = await start();
  await mine([seed, eas.attest("skill", alice, skill)]);
  await reached(one);
  const state = async () => ({
    attestations: await attestations(),
    known: await rows("select address from wallet order by address"),
    scores: await undated("subject, chain_id, total, social, reached_at"),
  });
  const before = await state();
  const [made] = before.attestations;
  const snapshot = await world.anvil.call("evm_snapshot");
  await mine([seed, eas.revoke(made?.schema as Hex, made?.uid as Hex)]);
  await mine([
    seed,
    eas.attest("skill", newcomer, skill),
    eas.attest("endorsement", alice, { context: "", statement: "" }),
  ]);
  await reached(one);
  expect((await attestations()).map((each) => each.status)).toEqual(["revoked", "active", "active"]);
  expect(await rows(`select address from wallet where address = '${newcomer}'`)).toHaveLength(1);
  await world.anvil.call("evm_revert", snapshot);
  world.time += 1;
  await empty(2);
  await reached(one);
  expect(await state()).toEqual(before);
  await empty(FINALITY);
  await reached(one);
  expect(await rows(emitted)).toEqual([{ event: "attestation.created" }]);
});

interface Call {
  id: number;
  method: string;
  params: unknown[];
}

/**
 * A node before world.anvil. While `behind` names an earlier block, its contracts are as of that block: the state lags behind the head. While
 * `isOverloaded`, it answers no `eth_call`, and all else.
 */
async function laggingNode() {
  const node = { behind: null as Hex | null, isOverloaded: false, url: "", close: async () => {} };
  const delayed = (call: Call): Call =>
    call.method === "eth_call" && node.behind ? { ...call, params: [call.params[0], node.behind] } : call;
  // Geth's words.
  const error = { code: -32000, message: "execution aborted (timeout = 5s)" };
  const answerOne = async (call: Call): Promise<unknown> => {
    if (node.isOverloaded && call.method === "eth_call") return { jsonrpc: "2.0", id: call.id, error };
    const answer = await fetch(world.anvil.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(delayed(call)),
    });
    return answer.json();
  };
  const server = await startHttpServer(async (_request, body, response) => {
    const asked: Call | Call[] = JSON.parse(body);
    sendJson(response, await (Array.isArray(asked) ? Promise.all(asked.map(answerOne)) : answerOne(asked)));
  });
  return Object.assign(node, { url: server.url, close: server.close });
}

const pending = () => rows("select uid, subject, attempts from pending_attestation order by block_number, log_index");

test("attestations that a node does not know yet hold up no block, and count once it does", async () => {
  const node = await laggingNode();
  const one = await follow(ctx(), holder.url(), chain({ rpcUrls: [node.url] }));
  running.push(one);
  await reached(one);
  node.behind = (await world.anvil.call("eth_blockNumber")) as Hex;
  await mine([
    seed,
    eas.attest("skill", alice, skill),
    eas.attest("endorsement", newcomer, { context: "", statement: "" }),
  ]);
  await mine([alice, economy.pay(seed, 1n)]);
  await reached(one);
  expect(await attestations()).toEqual([]);
  const [known, revoked] = await pending();
  expect([known?.subject, revoked?.subject]).toEqual([alice, newcomer]);
  expect((await readiness(ctx())).chains[0]).toMatchObject({ pendingAttestations: 2 });

  const retry = () => holder.ctx().pg.query("update pending_attestation set retry_at = '2020-01-01'");
  await retry();
  await until(async () => (await pending()).every(({ attempts }) => attempts === 1));
  await mine([seed, eas.revoke(schemaUid("string context, string statement", true), revoked?.uid as Hex)]);
  await empty(FINALITY);
  await reached(one);
  node.behind = null;
  await retry();
  await until(async () => (await pending()).length === 0);
  const state = async () => ({
    attestations: (await attestations())
      .map(({ id: _, ...rest }) => rest)
      .sort((a, b) => a.status.localeCompare(b.status)),
    scores: await undated("subject, chain_id, total, social"),
    emitted: await rows(`${emitted}, event`),
  });
  const late = await state();
  expect(late.attestations).toMatchObject([
    { status: "active", final: true },
    { status: "revoked", final: true },
  ]);
  expect(await socialOf(alice)).toBeGreaterThan(0);
  await one.stop();
  await node.close();
  running.splice(0);
  await clear();
  await reached(await start());
  expect(late).toEqual(await state());
});

test("a node that answers no eth_call holds up no block; what it left out is read after a restart, and counts", async () => {
  const node = await laggingNode();
  const settings = chain({ rpcUrls: [node.url] });
  const before = await follow(ctx(), holder.url(), settings);
  running.push(before);
  await reached(before);
  node.isOverloaded = true;
  await mine([seed, eas.attest("skill", alice, skill)]);
  await empty(FINALITY);
  await reached(before);
  expect(before.leader.cursor).toMatchObject({ state: "following", error: null });
  expect(await pending()).toMatchObject([{ subject: alice }]);
  const waitOver = () => holder.ctx().pg.query("update pending_attestation set retry_at = '2020-01-01'");
  await waitOver();
  await until(async () => (await pending()).every(({ attempts }) => attempts === 1));
  expect(await attestations()).toEqual([]);
  await before.stop();
  await waitOver();
  node.isOverloaded = false;
  running.splice(0, 1, await follow(ctx(), holder.url(), settings));
  await until(async () => (await pending()).length === 0);
  expect(await attestations()).toMatchObject([{ subject: accounts[1]?.address, status: "active", final: true }]);
  expect(await socialOf(alice)).toBeGreaterThan(0);
  await running.pop()?.stop();
  await node.close();
});

/** Code that passes every call on to `to`, as a contract through which many attest. */
function proxyTo(to: Hex): Hex {
  const code = `363d3d373d3d363d3473${to.slice(2)}5af1503d600060003e3d6000f3`;
  return `0x60${(code.length / 2).toString(16)}80600a3d393df3fe${code}`;
}

test("junk that the subject itself, a stranger and the issuer send through one contract decides nothing of what others attest there", async () => {
  const contract = readArtifact("EAS");
  const skillUid = schemaUid("string skill, uint8 level, string evidence", true);
  const endorsement = schemaUid("string context, string statement", true);
  const many = (schema: Hex, count: number): EconomyCall["data"] => {
    const data = {
      recipient: alice,
      expirationTime: 0n,
      revocable: true,
      refUID: zeroHash,
      data: "0x" as Hex,
      value: 0n,
    };
    const request = { schema, data: Array.from({ length: count }, () => data) };
    return encodeFunctionData({ ...contract, functionName: "multiAttest", args: [[request]] });
  };
  await mine([seed, { to: null, data: proxyTo(eas.at.eas), value: 0n, gas: 200_000 }]);
  const block = (await world.anvil.call("eth_getBlockByNumber", "latest", true)) as { transactions: { hash: Hex }[] };
  const receipt = (await world.anvil.call("eth_getTransactionReceipt", block.transactions[0]?.hash)) as Record<
    string,
    Hex
  >;
  const proxy = receipt.contractAddress ?? "0x";
  const through = (data: Hex, to = proxy): EconomyCall => ({ to, data, value: 0n, gas: 29_000_000 });
  // The sender is the subject, a stranger, and the issuer.
  for (let i = 0; i < 3; i++) {
    await mine([alice, through(many(skillUid, 40))]);
    await mine([newcomer, through(many(skillUid, 40))]);
    await mine([seed, through(many(skillUid, 40), eas.at.eas)]);
  }
  await mine([alice, through(many(endorsement, 40))]);
  await mine([seed, through(many(endorsement, 1))]);
  await mine([seed, through(many(skillUid, 1))]);
  await empty(FINALITY);
  const one = await start();
  await reached(one);
  const stored = await rows(
    "select concat_ws(' ', issuer, sender, count(*)) as line from attestation group by issuer, sender, schema_uid",
  );
  expect(stored.map(({ line }) => line).sort()).toEqual(
    [
      ...[`${proxy} ${seed} 1`, `${proxy} ${seed} 1`, `${proxy} ${alice} 40`],
      ...[`${proxy} ${alice} 100`, `${proxy} ${newcomer} 100`, `${seed} 100`],
    ].sort(),
  );
  const countOf = async (schema: Hex, issuer: Hex) =>
    (await countAttestations(ctx(), { subjects: [alice], schema, issuer }))?.(alice);
  expect(await countOf(endorsement, proxy)).toEqual({ count: 41, more: null });
  expect(await countOf(skillUid, proxy)).toEqual({ count: 201, more: expect.stringContaining("left out") });
  expect(await countOf(skillUid, seed)).toEqual({ count: 100, more: expect.stringContaining("left out") });
});

test("a reorg removes attestations that were never read", async () => {
  const node = await laggingNode();
  const one = await follow(ctx(), holder.url(), chain({ rpcUrls: [node.url] }));
  running.push(one);
  await reached(one);
  const snapshot = await world.anvil.call("evm_snapshot");
  node.behind = (await world.anvil.call("eth_blockNumber")) as Hex;
  await mine([seed, eas.attest("skill", alice, skill)]);
  await reached(one);
  expect(await pending()).toHaveLength(1);
  await world.anvil.call("evm_revert", snapshot);
  world.time += 1;
  await empty(2);
  await reached(one);
  expect(await pending()).toEqual([]);
  await one.stop();
  running.splice(0);
  await node.close();
});

test("the result does not depend on how blocks are batched", async () => {
  const story = async () => {
    await mine([seed, eas.attest("skill", alice, skill)], [alice, economy.pay(seed, 1n)]);
    await mine([alice, economy.pay(seed, 2n)]);
    await mine(
      [seed, eas.attest("endorsement", alice, { context: "", statement: "" })],
      [alice, economy.pay(seed, 3n)],
    );
    await empty(FINALITY + 1);
  };
  const result = async () => ({
    scores: await rows("select to_jsonb(s) - 'updated_at' - 'steps' as score from score s order by subject, chain_id"),
    facts: await rows("select * from score_facts order by subject, facts_hash"),
    closes: await rows(
      `select to_jsonb(score_close) - 'recorded_at' as close from ${closesByScope} order by subject, chain_id, day`,
    ),
  });
  const slow = await start();
  await reached(slow);
  await story();
  await reached(slow);
  const expected = await result();
  expect((await rows("select from score where social > 0")).length).toBeGreaterThan(0);
  await slow.stop();
  running.splice(0);
  await clear();
  await reached(await start());
  expect(await result()).toEqual(expected);
});

test("no content of the registry or of attestations stops the chain", async () => {
  const registry = readArtifact("SchemaRegistry");
  const contract = readArtifact("EAS");
  const register = (schema: string): EconomyCall => ({
    to: eas.at.schemaRegistry,
    data: encodeFunctionData({ ...registry, functionName: "register", args: [schema, zeroAddress, true] }),
    value: 0n,
    gas: 9_000_000,
  });
  const attest = (schema: string, data: Hex, more: object = {}): EconomyCall => {
    const request = {
      recipient: alice,
      expirationTime: 0n,
      revocable: true,
      refUID: zeroHash,
      data,
      value: 0n,
      ...more,
    };
    const args = [{ schema: schemaUid(schema, true), data: request }];
    return {
      to: eas.at.eas,
      data: encodeFunctionData({ ...contract, functionName: "attest", args }),
      value: 0n,
      gas: 3_000_000,
    };
  };
  const hostile = ["a\0b", "not a schema", "", `string ${"a".repeat(5_000)}`, "\u202eevil"];
  const one = await start();
  await mine([seed, ...hostile.map(register)]);
  await mine([
    seed,
    ...hostile.map((schema) => attest(schema, "0x1234")),
    attest("string skill, uint8 level, string evidence", "0xffff"),
    attest("string context, string statement", "0x", { expirationTime: 2n ** 64n - 1n }),
    attest("string context, string statement", "0x", { recipient: zeroAddress }),
  ]);
  await reached(one);
  const made = await attestations();
  expect(made).toHaveLength(hostile.length + 2);
  expect(made.every((each) => Object.keys(each.data).length === 0)).toBe(true);
  expect(Math.max(...made.map((each) => each.expirationTime))).toBe(Number.MAX_SAFE_INTEGER);
});
