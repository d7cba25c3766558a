import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginnerFacts, sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { hashNumber } from "../../../tests/factories/activity.ts";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { SOURCE_GRACE_MS } from "../../core/chains.ts";
import { createPool } from "../../core/db.ts";
import { type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { findSchema } from "../attestations/index.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluatePolicyBatch } from "./index.ts";
import { BatchResult, Policy } from "./schemas.ts";

// Each test goes on from where the one before it ended: what is kept is what earlier evaluations left.
const holder = useContext({
  chains: [
    { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
    { id: 2, name: "Two", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 10 }] },
  ],
});
const [subject, other] = [addressNumber(1), addressNumber(2)];
const start = new Date("2026-01-15T12:00:00Z");

const policy = Policy.parse({
  op: "any",
  rules: [
    { module: "total", cmp: "gte", value: 300 },
    { module: "walletAgeDays", cmp: "gte", value: 5_000 },
    { module: "activity", cmp: "gte", value: 1, maxAgeSeconds: 3_600 },
    { module: "percentile", cmp: "gte", value: 90 },
    { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false },
    { module: "identity", cmp: "gte", value: "minted" },
    { module: "attestation", params: { schema: "endorsement" }, cmp: "gte", value: 1 },
    { module: "total", cmp: "gte", value: 300, chainIds: [2] },
  ],
});

type Asked = Partial<Parameters<typeof evaluatePolicyBatch>[1]>;
const ask = (asked: Asked = {}) => evaluatePolicyBatch(holder.ctx(), { identities: [subject], policy, ...asked });
const read = (json: readonly Uint8Array[]) => BatchResult.array().parse(JSON.parse(Buffer.concat(json).toString()));

/** What a process answers that kept nothing. */
async function askAfresh() {
  const pg = createPool(holder.url(), 2);
  const ctx = holder.ctx({ pg });
  try {
    await boardsOf(ctx).loaded;
    return read(await evaluatePolicyBatch(ctx, { identities: [subject], policy }));
  } finally {
    await boardsOf(ctx).stop();
    await pg.end();
  }
}

/** Make a change; the rules, by their module, whose results it moved. The answer is what one who kept nothing gives. */
async function movedBy(change: () => unknown): Promise<string[]> {
  const [before] = read(await ask());
  await change();
  await boardsOf(holder.ctx()).refresh();
  const answer = read(await ask());
  expect(answer).toEqual(await askAfresh());
  expect(read(await ask())).toEqual(answer);
  const rules = answer[0]?.rules ?? [];
  const moved = rules.filter((rule, place) => JSON.stringify(rule) !== JSON.stringify(before?.rules[place]));
  return [...new Set(moved.map(({ module }) => module))];
}

async function writeScore(of: string, facts: ScoreFacts, chainId = 0): Promise<void> {
  const { breakdown, ranked } = scorePoints(facts);
  await writeScoreRows(holder.ctx().pg, [{ subject: of, chainId, points: breakdown, ranked, facts }]);
}

const later = (ms: number) => {
  holder.now = new Date(holder.now.getTime() + ms);
};

beforeAll(async () => {
  holder.now = start;
  await writeScore(subject, beginnerFacts({ subject, wallets: [subject] }));
  await writeScore(subject, beginnerFacts({ subject, wallets: [subject] }), 2);
  await writeScore(other, sampleFacts({ subject: other, wallets: [other] }));
  await holder
    .ctx()
    .pg.query(
      "insert into chain_cursor (chain_id, block_number, block_time, state, updated_at) values (1, 9, $1, 'following', now())",
      [start.getTime() / 1000 - 60],
    );
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

describe("a verdict that is kept", () => {
  it("is told in the same bytes while nothing it rests on changes, at the moment of each evaluation", async () => {
    const before = await ask();
    later(1);
    const after = await ask();
    const [longest] = [...after].sort((a, b) => b.length - a.length);
    expect(before).toContain(longest);
    const [answer] = read(after);
    expect(answer?.evaluatedAt).toBe(holder.now.toISOString());
    const moments = (answer?.rules ?? []).filter(({ dataAsOf }) => dataAsOf === holder.now.toISOString());
    expect(moments.map(({ module }) => module)).toEqual(["identity", "attestation"]);
  });

  it("is of one policy: what allows differs from what denies", async () => {
    const unread = { ...policy, rules: [{ module: "activity", cmp: "gte", value: 1, maxAgeSeconds: 0 }] };
    for (const onIndeterminate of ["deny", "allow", "deny"] as const) {
      const [answer] = read(await ask({ policy: Policy.parse({ ...unread, onIndeterminate }) }));
      expect(answer).toMatchObject({ outcome: "indeterminate", allowed: onIndeterminate === "allow" });
    }
  });

  it("gives way to one on new facts, though no point moved", async () => {
    const facts = beginnerFacts({ subject, wallets: [subject] });
    const listed = { ...facts, listed: { ...facts.listed, self: true } };
    const { pg } = holder.ctx();
    const moved = await movedBy(() =>
      pg.query("update score set facts = $2 where subject = $1 and chain_id = 0", [subject, JSON.stringify(listed)]),
    );
    expect(moved).toContain("flag");
  });

  it("gives way to one on new points", async () => {
    const facts = beginnerFacts({ subject, wallets: [subject], sent: 100, activeDays: 60, activeMonths: 9 });
    expect(await movedBy(() => writeScore(subject, facts))).toEqual(expect.arrayContaining(["total", "activity"]));
  });

  it("gives way to one on the points of one chain", async () => {
    const facts = sampleFacts({ subject, wallets: [subject] });
    expect(await movedBy(() => writeScore(subject, facts, 2))).toEqual(["total"]);
  });

  it("gives way where others moved, and the way past them with them", async () => {
    const [before] = read(await ask());
    expect(before?.rules[3]).toMatchObject({ actual: 0, outcome: "fail" });
    const facts = sampleFacts({ subject: other, wallets: [other], activeDays: 60, sent: 120 });
    expect(await movedBy(() => writeScore(other, facts))).toEqual(["percentile"]);
    expect(read(await ask())[0]?.rules[3]).toMatchObject({ actual: 0, outcome: "fail" });
  });

  it("gives way as its chain is followed", async () => {
    const { pg } = holder.ctx();
    const moved = await movedBy(() => pg.query("update chain_cursor set block_time = block_time + 30"));
    expect(moved).toEqual(["total", "walletAgeDays", "activity", "percentile", "flag"]);
  });

  it("gives way when a wallet's past was asked for again", async () => {
    const { pg } = holder.ctx();
    const track =
      "insert into tracked_wallet (address, chain_id, state, ready_at, checked_at) values ($1, 2, 'ready', $2, $2)";
    expect(await movedBy(() => pg.query(track, [subject, new Date(start.getTime() - 90_000)]))).toContain("total");
    const again = "update tracked_wallet set checked_at = $1";
    expect(await movedBy(() => pg.query(again, [new Date(start.getTime() - 70_000)]))).toContain("total");
  });

  it("gives way when a name is owned and when its owner activates it", async () => {
    const { pg } = holder.ctx();
    expect(await movedBy(() => insertIdentities(pg, [{ name: "kept", owner: subject }]))).toEqual(["identity"]);
    const link =
      'insert into identity_wallet (name, address, "primary", linked_at) select name, owner, true, now() from identity';
    expect(await movedBy(() => pg.query(link))).toEqual(["identity"]);
  });

  it("gives way when an attestation is made, and when it expires", async () => {
    const { pg } = holder.ctx();
    const uid = (await findSchema(holder.ctx(), "endorsement"))?.uid;
    const expires = Math.floor(holder.now.getTime() / 1000) + 60;
    const attest = `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time,
        expiration_time, revocable, ref_uid, signature_kind, created_at)
      values ('att_1', $1, 1, $2, $2, $3, $4, '0x', 1, $5, true, $1, 'eoa', now())`;
    expect(await movedBy(() => pg.query(attest, [hashNumber(1), other, subject, uid, expires]))).toEqual([
      "attestation",
    ]);
    expect(read(await ask())[0]?.rules[6]).toMatchObject({ outcome: "pass", actual: 1 });
    later(59_000);
    expect(read(await ask())[0]?.rules[6]).toMatchObject({ outcome: "pass", actual: 1 });
    later(2_000);
    expect(read(await ask())[0]?.rules[6]).toMatchObject({ outcome: "fail", actual: 0 });
  });

  it("gives way when its data grow older than a rule allows, and tells each second of their age", async () => {
    const [fresh] = read(await ask());
    const age = holder.now.getTime() - Date.parse(fresh?.rules[2]?.dataAsOf ?? "");
    later(3_600_000 - age);
    expect(read(await ask())[0]?.rules[2]).toMatchObject({ outcome: "pass" });
    for (const seconds of [3_601, 3_602]) {
      later(1_000);
      const reason = `The data are ${seconds} seconds old; at most 3600 are allowed.`;
      expect(read(await ask())[0]?.rules[2]).toMatchObject({ outcome: "indeterminate", reason });
    }
  });

  it("gives way when a followed chain has failed for too long, and when it answers again", async () => {
    const { pg } = holder.ctx();
    expect(await movedBy(() => pg.query("update chain_cursor set failing_since = $1", [holder.now]))).toEqual([]);
    later(SOURCE_GRACE_MS);
    expect(read(await ask())[0]?.rules[0]?.outcome).not.toBe("indeterminate");
    later(1);
    expect(read(await ask())[0]?.rules[0]).toMatchObject({ outcome: "indeterminate" });
    expect(await movedBy(() => pg.query("update chain_cursor set failing_since = null"))).toContain("total");
  });
});
