import { type Hex, keccak256, toHex } from "viem";
import { beforeEach, describe, expect, test } from "vitest";
import { signer, testEas } from "../../../tests/factories/attestations.ts";
import { writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { SOURCE_GRACE_MS } from "../../core/chains.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { applyAttestationEvents } from "../attestations/index.ts";
import { builtInSchemas } from "../attestations/register-schema.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluatePolicy } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const FIRST = 100;
const contracts = { ...testEas, easFirstBlock: FIRST, governors: [], pools: [] };
const chain = (id: number, more: object) => ({
  id,
  name: `chain ${id}`,
  rpcUrls: ["http://127.0.0.1:9"],
  contracts,
  ...more,
});
const world = useContext({
  chains: [
    chain(71, { wallets: "all", startBlock: FIRST }),
    chain(72, { wallets: "all", startBlock: FIRST + 1 }),
    chain(73, {}),
    chain(74, { rpcUrls: [], explorers: [{ url: "http://explorer.test/api" }] }),
    { id: 75, name: "without EAS", rpcUrls: ["http://127.0.0.1:9"], wallets: "tracked" as const },
  ],
});
const [issuer, alice, linked] = [signer(1).lower, signer(2).lower, signer(3).lower];
const endorsement = builtInSchemas.find(({ name }) => name === "endorsement")?.uid;
const HEAD_TIME = Date.parse("2026-01-15T11:59:00Z") / 1000;

beforeEach(async () => {
  const { pg } = world.ctx();
  await emptyTables(
    pg,
    "left_out_attestation, pending_attestation, attestation, wallet, tracked_wallet, chain_cursor, score, score_facts, score_close, score_feed",
  );
  await writeScoreRows(pg, [{ subject: alice, points: { activity: 100 }, at: new Date("2025-11-01T12:00:00Z") }]);
  await pg.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [alice]);
  await pg.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, state, updated_at)
     select id, 900, '0x01', $1, 'following', now() from unnest(array[71, 72, 73, 75]) id`,
    [HEAD_TIME],
  );
  await boardsOf(world.ctx()).refresh();
});

async function track(wallet: string, reads: { to: number; attestedFrom?: number }): Promise<void> {
  await world
    .ctx()
    .pg.query(
      `insert into tracked_wallet (address, chain_id, state, to_block, attested_from) values ($1, 73, 'ready', $2, $3)`,
      [wallet, reads.to, reads.attestedFrom ?? null],
    );
}

async function attest(count: number, chainId: number): Promise<void> {
  await world.ctx().pg.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time, expiration_time, revocable,
       ref_uid, signature_kind, created_at, block_number, final)
     select 'att_' || n, 'uid ' || n, $2, $3, $4, $5, $6, '0x', 1760000000, 0, true, '', 'onchain',
       to_timestamp(1760000000), 800, true
     from generate_series(1, $1) n`,
    [count, chainId, testEas.eas, issuer, alice, endorsement],
  );
}

async function judge(rule: object, at?: string) {
  const policy = Policy.parse({
    op: "all",
    rules: [{ module: "attestation", params: { schema: "endorsement" }, ...rule }],
  });
  const day = at === undefined ? {} : { at: Date.parse(`${at}T00:00:00Z`) / 1000 };
  const { rules } = await evaluatePolicy(world.ctx(), { identity: alice, policy, ...day });
  return { outcome: rules[0]?.outcome, actual: rules[0]?.actual, reason: rules[0]?.reason };
}

describe("a count of attestations that does not satisfy a rule", () => {
  const least = (value: number, chainId: number) => ({ cmp: "gte", value, chainIds: [chainId] });

  test("fails where all attestations since EAS's first block are known, and on a chain without EAS", async () => {
    expect(await judge(least(1, 71))).toMatchObject({ outcome: "fail", actual: 0 });
    expect(await judge(least(1, 75))).toMatchObject({ outcome: "fail", actual: 0 });
  });

  test.each([
    [
      "made before the first followed block",
      72,
      "Attestations before block 101 of chain 72 (chain 72) are not known yet.",
    ],
    ["of a wallet that is not tracked", 73, "Attestations on chain 73 (chain 73) are not known yet."],
    ["on a chain whose contracts cannot be read", 74, "Attestations on chain 74 (chain 74) are not known yet."],
  ])("could not be checked while some may be missing: %s", async (_, chainId, reason) => {
    expect(await judge(least(1, chainId))).toEqual({ outcome: "indeterminate", actual: 0, reason });
    expect(await judge(least(1, chainId), "2025-11-05")).toMatchObject({ outcome: "indeterminate", reason });
    // Over all chains it is the same.
    expect(await judge({ cmp: "gte", value: 1 })).toMatchObject({ outcome: "indeterminate" });
  });

  test("could not be checked until those about each wallet are read", async () => {
    const { pg } = world.ctx();
    await track(alice, { to: 500 });
    expect((await judge(least(1, 73))).reason).toBe(
      "Attestations before block 501 of chain 73 (chain 73) are not known yet.",
    );
    await pg.query("update tracked_wallet set attested_from = 250");
    expect((await judge(least(1, 73))).reason).toContain("before block 250 ");
    await pg.query("update tracked_wallet set attested_from = $1", [FIRST]);
    expect(await judge(least(1, 73))).toMatchObject({ outcome: "fail", actual: 0 });
    await pg.query("insert into wallet (address, subject) values ($1, $2)", [linked, alice]);
    expect((await judge(least(1, 73))).outcome).toBe("indeterminate");
    await track(linked, { to: 600, attestedFrom: FIRST + 1 });
    expect((await judge(least(1, 73))).reason).toContain("before block 101 ");
    await pg.query("update tracked_wallet set attested_from = $1", [FIRST]);
    expect((await judge(least(1, 73))).outcome).toBe("fail");
  });

  test("could not be checked while its chain is not read up to its head, or fails for longer than the grace", async () => {
    const { pg, now } = world.ctx();
    const reason = "Attestations after block 900 of chain 71 (chain 71) are not known yet.";
    await pg.query("update chain_cursor set state = 'syncing'");
    expect(await judge(least(1, 71))).toMatchObject({ outcome: "indeterminate", reason });
    // Of a day that was read, nothing is missing.
    expect(await judge(least(1, 71), "2025-11-05")).toMatchObject({ outcome: "fail" });
    await pg.query("update chain_cursor set state = 'retrying', failing_since = $1", [
      new Date(now.getTime() - SOURCE_GRACE_MS),
    ]);
    expect(await judge(least(1, 71))).toMatchObject({ outcome: "fail" });
    await pg.query("update chain_cursor set failing_since = failing_since - interval '1 ms'");
    expect(await judge(least(1, 71))).toMatchObject({ outcome: "indeterminate", reason });
    await pg.query("update chain_cursor set block_number = null");
    expect((await judge(least(1, 71))).reason).toBe("Attestations on chain 71 (chain 71) are not known yet.");
  });
});

describe("of attestations whose contents were not read yet", () => {
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
  async function leaveUnread(
    count: number,
    more: { subject?: Hex; by?: Hex; at?: string; revoked?: string; chainId?: number } = {},
  ): Promise<void> {
    const time = day(more.at ?? "2025-11-10");
    const revocation = more.revoked && { source: { number: 400, time: day(more.revoked) } };
    await world.ctx().pg.query(
      `insert into pending_attestation (chain_id, uid, block_number, block_hash, block_time, tx_hash, log_index, subject, issuer, revocation, at, retry_at)
       select $1, 'unread ' || n || $2, 300, '', $3, '', n, $4, $5, $6, now(), now() from generate_series(1, $7::int) n`,
      [
        ...[more.chainId ?? 71, JSON.stringify(more), time, more.subject ?? alice, more.by ?? issuer],
        ...[revocation ? JSON.stringify(revocation) : null, count],
      ],
    );
  }
  const of = (more: object = {}, at?: string) => judge({ cmp: "gte", value: 1, chainIds: [71], ...more }, at);

  test("a count could not be checked, today and from the day on which they were made", async () => {
    await leaveUnread(1);
    const reason = "The contents of an attestation on chain 71 were not read yet.";
    expect(await of()).toEqual({ outcome: "indeterminate", actual: 0, reason });
    expect(await of({ chainIds: undefined }, "2025-11-10")).toMatchObject({ outcome: "indeterminate" });
    expect(await of({}, "2025-11-10")).toEqual({ outcome: "indeterminate", actual: 0, reason });
    expect(await of({}, "2025-11-09")).toMatchObject({ outcome: "fail", actual: 0 });
    await leaveUnread(2, { at: "2025-11-12" });
    expect((await of()).reason).toBe("The contents of 3 attestations on chain 71 were not read yet.");
    // What they cannot change is decided.
    await attest(1, 71);
    expect(await of()).toMatchObject({ outcome: "pass", actual: 1 });
    expect(await of({ cmp: "lt" })).toMatchObject({ outcome: "fail", actual: 1 });
  });

  test("those that cannot count leave a count decided: revoked, by an own wallet, by another issuer, on another chain", async () => {
    await leaveUnread(1, { revoked: "2025-11-20" });
    expect(await of()).toMatchObject({ outcome: "fail" });
    expect(await of({}, "2025-11-20")).toMatchObject({ outcome: "fail" });
    expect(await of({}, "2025-11-19")).toMatchObject({ outcome: "indeterminate" });
    await leaveUnread(1, { by: alice });
    await leaveUnread(1, { chainId: 75 });
    expect(await of()).toMatchObject({ outcome: "fail" });
    await leaveUnread(1, { by: linked });
    expect(await of({ params: { schema: "endorsement", issuer } })).toMatchObject({ outcome: "fail" });
    expect(await of({ params: { schema: "endorsement", minIssuerScore: 1 } })).toMatchObject({ outcome: "fail" });
    expect(await of({ params: { schema: "endorsement", issuer: linked } })).toMatchObject({ outcome: "indeterminate" });
    // About a linked wallet, it may count for the identity.
    await world.ctx().pg.query("delete from pending_attestation");
    await world.ctx().pg.query("insert into wallet (address, subject) values ($1, $2)", [linked, alice]);
    await leaveUnread(1, { subject: linked });
    expect(await of()).toMatchObject({ outcome: "indeterminate" });
  });
});

test("a count that earlier attestations cannot change is decided", async () => {
  await attest(3, 72);
  const outcome = async (cmp: string, value: number | number[]) =>
    (await judge({ cmp, value, chainIds: [72] })).outcome;
  expect([await outcome("gte", 3), await outcome("gt", 2), await outcome("ne", 2)]).toEqual(["pass", "pass", "pass"]);
  expect([
    await outcome("lt", 3),
    await outcome("lte", 2),
    await outcome("eq", 2),
    await outcome("in", [1, 2]),
  ]).toEqual(Array.from({ length: 4 }, () => "fail"));
  for (const [cmp, value] of [
    ["gte", 4],
    ["gt", 3],
    ["lt", 4],
    ["lte", 3],
    ["eq", 3],
    ["ne", 3],
    ["ne", 4],
  ] as const) {
    expect([cmp, value, await outcome(cmp, value)]).toEqual([cmp, value, "indeterminate"]);
  }
});

/** Attestations of alice that one sender makes through the issuer, a block a second from a day on; the last ones expire. */
async function attestThrough(
  sender: Hex,
  input: { count: number; from: string; schema?: string; expires?: string },
): Promise<void> {
  const from = Date.parse(`${input.from}T12:00:00Z`) / 1000;
  const contract = { chainId: 71, contract: testEas.eas, version: "1.4.0" };
  const schemaUid = builtInSchemas.find(({ name }) => name === (input.schema ?? "endorsement"))?.uid ?? "0x";
  const blocks = Array.from({ length: input.count }, (_, i) => ({
    source: { chainId: 71, number: 200 + i, hash: toHex(i, { size: 32 }), time: from + i },
    events: [
      {
        ...{ kind: "attested" as const, subject: alice, issuer, sender, schemaUid, schema: null, data: "0x" as const },
        ...{
          uid: keccak256(toHex(`${sender} ${schemaUid} ${i}`)),
          txHash: toHex(i, { size: 32 }),
          logIndex: 0,
          revocable: true,
        },
        ...{ time: BigInt(from + i), refUid: toHex(0, { size: 32 }) },
        expirationTime: input.expires === undefined ? 0n : BigInt(Date.parse(`${input.expires}T00:00:00Z`) / 1000),
      },
    ],
  }));
  const { pg, now } = world.ctx();
  await sqlTransaction(pg, (sql) => applyAttestationEvents(sql, { eas: contract, blocks, trackedOnly: false, now }));
  await pg.query("update attestation set final = true");
}

describe("of a sender who made too many attestations through an issuer", () => {
  const chainIds = [71];
  const stranger = signer(5).lower;

  test("a count is decided by what is kept, or could not be checked; on the days before it is exact", async () => {
    await attestThrough(stranger, { count: 150, from: "2025-11-10" });
    const of = (cmp: string, value: number, at?: string) => judge({ cmp, value, chainIds }, at);
    expect(await of("gte", 100)).toMatchObject({ outcome: "pass", actual: 100 });
    expect(await of("gte", 101)).toEqual({
      ...{ outcome: "indeterminate", actual: 100 },
      reason: "One sender made more than 100 of these attestations: some are left out.",
    });
    expect(await of("gte", 101, "2025-11-10")).toMatchObject({ outcome: "indeterminate" });
    expect(await of("gte", 101, "2025-11-09")).toMatchObject({ outcome: "fail", actual: 0 });
    const outcomes = [
      ["lt", 100],
      ["lte", 99],
      ["eq", 99],
      ["ne", 99],
      ["lt", 101],
      ["eq", 100],
      ["ne", 150],
    ] as const;
    const found = [];
    for (const [cmp, value] of outcomes) found.push((await of(cmp, value)).outcome);
    expect(found).toEqual(["fail", "fail", "fail", "pass", "indeterminate", "indeterminate", "indeterminate"]);
  });

  test("nothing of another schema, or of another sender's, is unknown, nor after all expired", async () => {
    await attestThrough(stranger, { count: 150, from: "2025-11-10", schema: "skill", expires: "2025-12-01" });
    await attestThrough(signer(6).lower, { count: 2, from: "2025-11-11" });
    expect(await judge({ cmp: "gte", value: 2, chainIds })).toMatchObject({ outcome: "pass", actual: 2 });
    expect(await judge({ cmp: "gte", value: 3, chainIds })).toMatchObject({ outcome: "fail", actual: 2 });
    const skill = { cmp: "gte", value: 101, chainIds, params: { schema: "skill" } };
    expect(await judge(skill)).toMatchObject({ outcome: "fail", actual: 0 });
    expect(await judge(skill, "2025-11-20")).toMatchObject({ outcome: "indeterminate", actual: 100 });
  });
});
