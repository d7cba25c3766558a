import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginnerFacts, sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { hashNumber } from "../../../tests/factories/activity.ts";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, replaceFacts, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { SOURCE_GRACE_MS } from "../../core/chains.ts";
import { createPool } from "../../core/db.ts";
import { type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { findSchema } from "../attestations/index.ts";
import { noteNameChanges } from "../identities/identity-rows.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluatePolicyBatch } from "./index.ts";
import { Policy } from "./policy-schema.ts";

// Each test continues from the state the one before it left: the cache holds the results of earlier evaluations.
const holder = useContext({
  chains: [
    { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
    { id: 2, name: "Two", explorers: [{ url: "http://127.0.0.1:1", rate: 1, pageSize: 10 }] },
  ],
});
const [subject, other] = [addressNumber(1), addressNumber(2)];
const start = new Date("2026-01-15T12:00:00Z");
/** Transactions in the busiest week: few enough to leave points. */
const busiest = { sent: 13, from: start.getTime() / 1_000 };

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

const evaluate = (input: Partial<Parameters<typeof evaluatePolicyBatch>[1]> = {}) =>
  evaluatePolicyBatch(holder.ctx(), { identities: [subject], policy, ...input });

/** What a process without cached facts and results answers. */
async function evaluateUncached() {
  const pg = createPool(holder.url(), 2);
  const ctx = holder.ctx({ pg });
  try {
    await boardsOf(ctx).loaded;
    return await evaluatePolicyBatch(ctx, { identities: [subject], policy });
  } finally {
    await boardsOf(ctx).stop();
    await pg.end();
  }
}

/** Make a change. Returns the modules of the rules whose results changed; the answer is the same as without a cache. */
async function changedBy(change: () => unknown): Promise<string[]> {
  const [before] = await evaluate();
  await change();
  await boardsOf(holder.ctx()).refresh();
  const answer = await evaluate();
  expect(answer).toEqual(await evaluateUncached());
  expect(await evaluate()).toEqual(answer);
  const rules = answer[0]?.rules ?? [];
  const changed = rules.filter((rule, index) => JSON.stringify(rule) !== JSON.stringify(before?.rules[index]));
  return [...new Set(changed.map(({ module }) => module))];
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
  const some = { activeDays: 30, activeMonths: 5, sent: 40, busiest };
  await writeScore(other, sampleFacts({ subject: other, wallets: [other], ...some }));
  await followChain(holder.ctx().pg, { time: start.getTime() / 1000 - 60 });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

describe("a cached result", () => {
  it("is reused while nothing it depends on changes, with the time of each evaluation", async () => {
    const [before] = await evaluate();
    later(1);
    const [after] = await evaluate();
    expect(before?.rules[0]?.howTo).not.toBeNull();
    // Searched for again, it would be an equal object, not the same one.
    expect(after?.rules[0]?.howTo).toBe(before?.rules[0]?.howTo);
    expect(after?.evaluatedAt).toBe(holder.now.toISOString());
    const readNow = (after?.rules ?? []).filter(({ dataAsOf }) => dataAsOf === holder.now.toISOString());
    expect(readNow.map(({ module }) => module)).toEqual(["identity", "attestation"]);
  });

  it("belongs to one policy: one that allows differs from one that denies", async () => {
    const unread = { ...policy, rules: [{ module: "activity", cmp: "gte", value: 1, maxAgeSeconds: 0 }] };
    for (const onIndeterminate of ["deny", "allow", "deny"] as const) {
      const [answer] = await evaluate({ policy: Policy.parse({ ...unread, onIndeterminate }) });
      expect(answer).toMatchObject({ outcome: "indeterminate", allowed: onIndeterminate === "allow" });
    }
  });

  it("is replaced on new facts, even if no points changed", async () => {
    const facts = beginnerFacts({ subject, wallets: [subject] });
    const listed = { ...facts, listed: { ...facts.listed, self: true } };
    const { pg } = holder.ctx();
    const changed = await changedBy(() => replaceFacts(pg, subject, listed));
    expect(changed).toContain("flag");
  });

  it("is replaced on new points", async () => {
    const facts = beginnerFacts({ subject, wallets: [subject], sent: 20, activeDays: 10, activeMonths: 3, busiest });
    expect(await changedBy(() => writeScore(subject, facts))).toEqual(expect.arrayContaining(["total", "activity"]));
  });

  it("is replaced on new points of one chain", async () => {
    const facts = sampleFacts({ subject, wallets: [subject] });
    expect(await changedBy(() => writeScore(subject, facts, 2))).toEqual(["total"]);
  });

  it("is replaced when other subjects change, which changes the way past them", async () => {
    const [before] = await evaluate();
    expect(before?.rules[3]).toMatchObject({ actual: 0, outcome: "fail" });
    const fewer = { activeDays: 20, activeMonths: 4, sent: 30, busiest };
    const facts = sampleFacts({ subject: other, wallets: [other], ...fewer });
    expect(await changedBy(() => writeScore(other, facts))).toEqual(["percentile"]);
    expect((await evaluate())[0]?.rules[3]).toMatchObject({ actual: 0, outcome: "fail" });
  });

  it("has the time of the newest block", async () => {
    const { pg } = holder.ctx();
    const changed = await changedBy(() => pg.query("update chain_cursor set block_time = block_time + 30"));
    expect(changed).toEqual(["total", "walletAgeDays", "activity", "percentile", "flag"]);
  });

  it("has the time its wallets' history was last read", async () => {
    const { pg } = holder.ctx();
    const track =
      "insert into tracked_wallet (address, chain_id, state, ready_at, checked_at) values ($1, 2, 'ready', $2, $2)";
    expect(await changedBy(() => pg.query(track, [subject, new Date(start.getTime() - 90_000)]))).toContain("total");
    const again = "update tracked_wallet set checked_at = $1";
    expect(await changedBy(() => pg.query(again, [new Date(start.getTime() - 70_000)]))).toContain("total");
  });

  it("is replaced when a name is minted and when it is activated", async () => {
    const { pg } = holder.ctx();
    expect(await changedBy(() => insertIdentities(pg, [{ name: "cached", owner: subject }]))).toEqual(["identity"]);
    const link =
      'insert into identity_wallet (name, address, "primary", linked_at) select name, owner, true, now() from identity';
    const activate = async () => {
      await pg.query(link);
      await noteNameChanges(pg, ["cached"]);
    };
    expect(await changedBy(activate)).toEqual(["identity"]);
  });

  it("is replaced when an attestation is created, and when it expires", async () => {
    const { pg } = holder.ctx();
    const uid = (await findSchema(holder.ctx(), "endorsement"))?.uid;
    const expires = Math.floor(holder.now.getTime() / 1000) + 60;
    const attest = `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, time,
        expiration_time, revocable, ref_uid, signature_kind, created_at)
      values ('att_1', $1, 1, $2, $2, $3, $4, '0x', 1, $5, true, $1, 'eoa', now())`;
    expect(await changedBy(() => pg.query(attest, [hashNumber(1), other, subject, uid, expires]))).toEqual([
      "attestation",
    ]);
    expect((await evaluate())[0]?.rules[6]).toMatchObject({ outcome: "pass", actual: 1 });
    later(59_000);
    expect((await evaluate())[0]?.rules[6]).toMatchObject({ outcome: "pass", actual: 1 });
    later(2_000);
    expect((await evaluate())[0]?.rules[6]).toMatchObject({ outcome: "fail", actual: 0 });
  });

  it("is replaced when its data exceeds the age a rule allows, at each second of its age", async () => {
    const [fresh] = await evaluate();
    const age = holder.now.getTime() - Date.parse(fresh?.rules[2]?.dataAsOf ?? "");
    later(3_600_000 - age);
    expect((await evaluate())[0]?.rules[2]).toMatchObject({ outcome: "pass" });
    for (const seconds of [3_601, 3_602]) {
      later(1_000);
      const reason = `The data are ${seconds} seconds old; at most 3600 are allowed.`;
      expect((await evaluate())[0]?.rules[2]).toMatchObject({ outcome: "indeterminate", reason });
    }
  });

  it("is replaced when a followed chain has failed for too long, and when it responds again", async () => {
    const { pg } = holder.ctx();
    expect(await changedBy(() => pg.query("update chain_cursor set failing_since = $1", [holder.now]))).toEqual([]);
    later(SOURCE_GRACE_MS);
    expect((await evaluate())[0]?.rules[0]?.outcome).not.toBe("indeterminate");
    later(1);
    expect((await evaluate())[0]?.rules[0]).toMatchObject({ outcome: "indeterminate" });
    expect(await changedBy(() => pg.query("update chain_cursor set failing_since = null"))).toContain("total");
  });
});
