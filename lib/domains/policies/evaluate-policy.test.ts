import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allStates, beginnerFacts, sampleFacts } from "../../../tests/engine/sample-facts.ts";
import { followChain } from "../../../tests/factories/indexed.ts";
import { addressNumber, type MadeScore, replaceFacts, writeScoreRows } from "../../../tests/factories/scores.ts";
import { signedIn } from "../../../tests/factories/sessions.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { type ScoreFacts, scorePoints, walletAgeDays } from "../../engine/index.ts";
import { ensureDeveloper } from "../developers/index.ts";
import { boardsOf } from "../scores/index.ts";
import * as policies from "./index.ts";
import { Policy } from "./policy-schema.ts";

const {
  countRejections,
  deletePolicy,
  evaluatePolicy,
  evaluatePolicyBatch,
  getPolicy,
  listPolicies,
  savePolicy,
  simulatePolicy,
} = policies;

const holder = useContext({
  chains: [
    { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
    { id: 2, name: "Two", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
  ],
});
const asOf = new Date("2026-01-15T11:59:00Z");
const busy = addressNumber(1);
const beginner = addressNumber(2);
const unread = addressNumber(3);
const failing = addressNumber(4);

/** The day of the chains' newest blocks, which facts are of when they are read. */
const today = Math.floor(asOf.getTime() / 86_400_000) * 86_400;
const of = (subject: string) => ({ subject, wallets: [subject], asOf: { "1": today } });
const made: Record<string, ScoreFacts> = {
  [busy]: sampleFacts(of(busy)),
  [beginner]: beginnerFacts(of(beginner)),
  [unread]: sampleFacts({ ...of(unread), states: allStates("unavailable") }),
  [failing]: sampleFacts({ ...of(failing), states: allStates("stale") }),
};

const factsOf = (subject: string) => made[subject] ?? made[busy] ?? sampleFacts();

beforeAll(async () => {
  const { pg } = holder.ctx();
  const rows = Object.entries(made).map(([subject, facts]): MadeScore => {
    const { breakdown, ranked } = scorePoints(facts);
    const unavailable = subject === unread ? ["activity" as const] : [];
    return { subject, points: breakdown, ranked, unavailable, facts };
  });
  await writeScoreRows(pg, rows);
  for (const chainId of [1, 2]) await followChain(pg, { chainId, time: asOf });
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

type Rule = Record<string, unknown>;
const all = (...rules: Rule[]) => Policy.parse({ op: "all", rules });
const evaluateRule = async (identity: string, rule: Rule, ctx: Context = holder.ctx()) => {
  const { rules } = await evaluatePolicy(ctx, { identity, policy: all(rule) });
  if (!rules[0]) throw new Error("a policy of one rule has one result");
  return rules[0];
};

describe("a rule", () => {
  it("that is satisfied passes with the measured and required value and the age of the data", async () => {
    const { total } = scorePoints(factsOf(busy));
    expect(await evaluateRule(busy, { module: "total", cmp: "gte", value: 300 })).toEqual({
      id: "0",
      module: "total",
      outcome: "pass",
      actual: total,
      required: 300,
      gap: null,
      reason: `Total score is ${total}; the policy requires at least 300.`,
      howTo: null,
      dataAsOf: asOf.toISOString(),
    });
  });

  it("that fails has the gap and a change after which it passes", async () => {
    const { breakdown } = scorePoints(factsOf(beginner));
    const result = await evaluateRule(beginner, { module: "activity", cmp: "gte", value: 100 });
    expect(result).toMatchObject({ outcome: "fail", actual: breakdown.activity, gap: 100 - breakdown.activity });
    expect(result.howTo?.change).toMatch(/^Send a transaction on each of \d+ more days$/);
    expect(result.howTo?.reaches).toBeGreaterThanOrEqual(100);
  });

  it("on a percentile is closed by the points that lead past the others", async () => {
    const result = await evaluateRule(beginner, { module: "percentile", cmp: "gte", value: 50 });
    expect(result).toMatchObject({ outcome: "fail", howTo: { change: expect.any(String) } });
    expect(result.howTo?.reaches).toBeGreaterThanOrEqual(50);
    expect(await evaluateRule(beginner, { module: "percentile", cmp: "lt", value: 0 })).toMatchObject({
      outcome: "fail",
      howTo: null,
    });
  });

  it("is evaluated on the current facts, even if no points changed", async () => {
    const { pg } = holder.ctx();
    const flag = { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false };
    const old = { module: "walletAgeDays", cmp: "gte", value: walletAgeDays(factsOf(busy)) + 1 };
    expect(await evaluateRule(busy, flag)).toMatchObject({ outcome: "pass" });
    expect(await evaluateRule(busy, old)).toMatchObject({ outcome: "fail", howTo: { change: "Wait one day" } });
    const listed = { ...factsOf(busy).listed, self: true };
    const changed = { ...factsOf(busy), listed, firstSentAt: (factsOf(busy).firstSentAt ?? 0) - 86_400 };
    const write = (facts: ScoreFacts) => replaceFacts(pg, busy, facts);
    await write(changed);
    try {
      expect(await evaluateRule(busy, flag)).toMatchObject({ outcome: "fail" });
      expect(await evaluateRule(busy, old)).toMatchObject({ outcome: "pass" });
    } finally {
      await write(factsOf(busy));
    }
    expect(await evaluateRule(busy, flag)).toMatchObject({ outcome: "pass" });
  });

  it("that no change can satisfy reports this", async () => {
    const result = await evaluateRule(busy, { module: "activity", cmp: "lte", value: 1 });
    expect(result).toMatchObject({
      outcome: "fail",
      howTo: null,
      reason: expect.stringContaining("No change by the subject is known to help."),
    });
    expect(result.gap).toBeGreaterThan(0);
  });

  it("on the age of a wallet is closed by waiting, to the day", async () => {
    const days = walletAgeDays(factsOf(busy));
    const result = await evaluateRule(busy, { module: "walletAgeDays", cmp: "gte", value: days + 12 });
    expect(result).toMatchObject({ outcome: "fail", gap: 12, howTo: { change: "Wait 12 days", reaches: days + 12 } });
  });

  it("on tier, identity, flag and attestations measures each", async () => {
    expect(await evaluateRule(busy, { module: "tier", cmp: "gte", value: "bronze" })).toMatchObject({
      outcome: "pass",
    });
    expect(await evaluateRule(busy, { module: "identity", cmp: "gte", value: "minted" })).toMatchObject({
      outcome: "fail",
      actual: "none",
      howTo: { change: "Mint a name", reaches: "minted" },
    });
    const flag = { module: "flag", params: { code: "listed_self" }, cmp: "eq", value: false };
    expect(await evaluateRule(busy, flag)).toMatchObject({ outcome: "pass", actual: false });
    const attested = { module: "attestation", params: { schema: "endorsement" }, cmp: "gte", value: 2 };
    expect(await evaluateRule(busy, attested)).toMatchObject({
      outcome: "fail",
      actual: 0,
      gap: 2,
      howTo: { reaches: 2 },
    });
    const strange = { module: "attestation", params: { schema: "no such schema" }, cmp: "gte", value: 1 };
    expect(await evaluateRule(busy, strange)).toMatchObject({ outcome: "indeterminate", actual: null });
  });

  it("on a flag judges its severity where the rule names one, and says it", async () => {
    const funder = `0x${"f".repeat(40)}`;
    const { pg } = holder.ctx();
    const facts = {
      ...factsOf(busy),
      cluster: { ...factsOf(busy).cluster, funder, size: 50, sentToFunder: 0 },
      counterparties: 1,
    };
    const write = (given: object) => replaceFacts(pg, busy, given);
    await write(facts);
    try {
      const rule = (minPermille?: number) => {
        const params = { code: "same_funder", ...(minPermille && { minPermille }) };
        return evaluateRule(busy, { module: "flag", params, cmp: "eq", value: false });
      };
      const { outcome, reason } = await rule();
      expect(outcome).toBe("fail");
      expect(reason).toMatch(/^The risk flag same_funder is found; the policy requires that it is not\. The severity/);
      const [, percent] = /The severity of same_funder is ([\d.]+)%/.exec(reason) ?? [];
      const permille = Math.round(Number(percent) * 10);
      expect(permille).toBeGreaterThan(0);
      expect([(await rule(permille)).outcome, (await rule(permille + 1)).outcome]).toEqual(["fail", "pass"]);
      expect((await rule(permille + 1)).reason).toMatch(
        / is not at [\d.]+% or more; the policy requires that it is not\./,
      );
    } finally {
      await write(factsOf(busy));
    }
  });

  it("whose source was never read, or does not respond, is indeterminate in either direction", async () => {
    for (const identity of [unread, failing]) {
      for (const [cmp, negate] of [
        ["gte", false],
        ["lt", false],
        ["gte", true],
      ] as const) {
        expect(await evaluateRule(identity, { module: "activity", cmp, value: 5_000, negate })).toMatchObject({
          outcome: "indeterminate",
          howTo: null,
        });
      }
    }
  });

  it("uses the last value of a source that does not respond, within the age the rule allows", async () => {
    const rule = { module: "activity", cmp: "gte", value: 1 };
    expect(await evaluateRule(failing, { ...rule, maxAgeSeconds: 60 })).toMatchObject({ outcome: "pass" });
    expect(await evaluateRule(failing, { ...rule, maxAgeSeconds: 59 })).toMatchObject({ outcome: "indeterminate" });
    expect(await evaluateRule(busy, { ...rule, maxAgeSeconds: 59 })).toMatchObject({
      outcome: "indeterminate",
      reason: "The data are 60 seconds old; at most 59 are allowed.",
    });
  });

  it("on a followed chain that fails is indeterminate", async () => {
    const { pg, now } = holder.ctx();
    await pg.query("update chain_cursor set failing_since = $1 where chain_id = 2", [
      new Date(now.getTime() - 3_600_000),
    ]);
    try {
      expect(await evaluateRule(busy, { module: "total", cmp: "gte", value: 1 })).toMatchObject({
        outcome: "indeterminate",
      });
    } finally {
      await pg.query("update chain_cursor set failing_since = null");
    }
  });

  it("on a token of a chain that does not respond is indeterminate", async () => {
    const token = { module: "token", params: { chainId: 1, address: addressNumber(77) }, cmp: "gte", value: "1" };
    expect(await evaluateRule(busy, token)).toMatchObject({ outcome: "indeterminate", actual: null });
  });

  it("on a chain that was taken out of CHAINS is indeterminate with words, and everything else is judged", async () => {
    const here = holder.ctx();
    const without = { ...here, env: { ...here.env, CHAINS: here.env.CHAINS.filter(({ id }) => id !== 2) } };
    const { id: developerId } = await ensureDeveloper(here, { wallet: addressNumber(505) });
    const actor = { kind: "key", developerId, wallet: busy } as unknown as Context["actor"];
    const gone = [
      { module: "total", cmp: "gte", value: 1, chainIds: [2] },
      { module: "percentile", cmp: "gte", value: 1, chainIds: [2] },
      { module: "activity", cmp: "gte", value: 1, chainIds: [1, 2] },
      { module: "walletAgeDays", cmp: "gte", value: 1, chainIds: [2] },
      { module: "token", params: { chainId: 2, address: addressNumber(77) }, cmp: "gte", value: "1" },
    ];
    const passing = { module: "total", cmp: "gte", value: 1 };
    const written = Policy.parse({ op: "any", rules: [...gone, passing] });
    const { id: policyId } = await savePolicy({ ...here, actor }, { name: "gone", policy: written });
    for (const choice of [{ policy: written }, { policyId }]) {
      const result = await evaluatePolicy({ ...without, actor }, { ...choice, identity: busy });
      expect(result).toMatchObject({ outcome: "pass", allowed: true });
      const [last, ...others] = result.rules.toReversed();
      expect(last).toMatchObject({ outcome: "pass" });
      for (const rule of others) {
        expect(rule).toMatchObject({ outcome: "indeterminate", actual: null });
        expect(rule.reason).toMatch(/^Chain 2 is no longer read here/);
      }
      const [one] = await evaluatePolicyBatch({ ...without, actor }, { ...choice, identities: [busy] });
      expect(one).toMatchObject({ outcome: "pass" });
      await simulatePolicy({ ...without, actor }, { ...choice, identities: [busy] });
      const onDay = evaluatePolicy({ ...without, actor }, { ...choice, identity: busy, at: today - 86_400 });
      expect(await onDay.catch((error: unknown) => error)).not.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
    }
    const all = Policy.parse({ op: "all", rules: [...gone, passing] });
    expect(await evaluatePolicy(without, { policy: all, identity: busy })).toMatchObject({ outcome: "indeterminate" });
    await expect(savePolicy({ ...without, actor }, { name: "new", policy: written })).rejects.toMatchObject({
      code: "UNSUPPORTED_CHAIN",
    });
  });

  it("on a chain that is not configured is refused", async () => {
    const rule = { module: "total", cmp: "gte", value: 1, chainIds: [99] };
    await expect(evaluateRule(busy, rule)).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
  });
});

describe("a policy", () => {
  const high = { module: "total", cmp: "gte", value: 1_300 };
  const low = { module: "total", cmp: "gte", value: 0 };

  it("combines its rules level by level and names each by its position", async () => {
    const policy = Policy.parse({
      op: "atLeast",
      n: 2,
      rules: [high, { op: "any", rules: [high, low] }, { op: "all", rules: [low, low] }],
    });
    const result = await evaluatePolicy(holder.ctx(), { identity: busy, policy });
    expect(result).toMatchObject({ outcome: "pass", allowed: true, evaluatedAt: holder.now.toISOString() });
    expect(result.rules.map(({ id, outcome }) => [id, outcome])).toEqual([
      ["0", "fail"],
      ["1.0", "fail"],
      ["1.1", "pass"],
      ["2.0", "pass"],
      ["2.1", "pass"],
    ]);
  });

  it("rejects an unknown identity, and marks it in a batch", async () => {
    const policy = all(low);
    const nobody = addressNumber(9_999);
    await expect(evaluatePolicy(holder.ctx(), { identity: nobody, policy })).rejects.toMatchObject({
      code: "USER_NOT_FOUND",
    });
    const results = await evaluatePolicyBatch(holder.ctx(), { identities: [nobody, busy], policy });
    expect(results).toMatchObject([
      { identity: nobody, found: false, address: null, outcome: "indeterminate", allowed: false, rules: [] },
      { identity: busy, found: true, outcome: "pass", allowed: true },
    ]);
  });

  it("is rejected if its form is invalid", () => {
    const nested = (depth: number): unknown => (depth === 0 ? low : { op: "all", rules: [nested(depth - 1)] });
    const refused: unknown[] = [
      { op: "all", rules: [] },
      { op: "atLeast", rules: [low] },
      { op: "atLeast", n: 2, rules: [low] },
      { op: "all", n: 1, rules: [low] },
      nested(6),
      { op: "all", rules: Array.from({ length: 26 }, () => ({ op: "all", rules: [low, low] })) },
      { op: "all", rules: [{ module: "total", cmp: "gte", value: "300" }] },
      { op: "all", rules: [{ module: "tier", cmp: "gte", value: "wood" }] },
      { op: "all", rules: [{ module: "tier", cmp: "in", value: "gold" }] },
      { op: "all", rules: [{ module: "flag", cmp: "eq", value: false }] },
      { op: "all", rules: [{ module: "flag", params: { code: "fan_in" }, cmp: "gte", value: true }] },
      { op: "all", rules: [{ module: "total", params: { code: "fan_in" }, cmp: "gte", value: 1 }] },
      { op: "all", rules: [{ module: "flag", params: { code: "fan_in", minPermille: 0 }, cmp: "eq", value: false }] },
      { op: "all", rules: [{ module: "token", params: { chainId: 1, address: busy }, cmp: "gte", value: -1 }] },
      { op: "all", rules: [{ module: "percentile", cmp: "gte", value: 1, chainIds: [1, 2] }] },
      { op: "all", rules: [{ ...low, extra: 1 }] },
    ];
    for (const policy of refused) expect(Policy.safeParse(policy).success, JSON.stringify(policy)).toBe(false);
    expect(Policy.safeParse(nested(5)).success).toBe(true);
  });
});

it("a batch for which nobody waits any more evaluates no further identity", async () => {
  const identities = [busy, beginner, unread, failing];
  /** How often evaluating a policy, which is not cached yet, reads its rules; `onRead` gets each number. */
  const countReads = async (value: number, batch: string[], abort: AbortController, onRead: (n: number) => void) => {
    const { rules, ...root } = all({ module: "total", cmp: "gte", value });
    let reads = 0;
    const policy: Policy = {
      ...root,
      get rules() {
        onRead(++reads);
        return rules;
      },
    };
    const ctx = holder.ctx({ signal: () => abort.signal });
    const ended = await evaluatePolicyBatch(ctx, { policy, identities: batch }).catch((error: unknown) => error);
    return { reads, ended };
  };
  const open = new AbortController();
  const one = await countReads(311, identities.slice(0, 1), open, () => {});
  const every = await countReads(312, identities, open, () => {});
  expect(every.reads).toBeGreaterThan(one.reads);
  const closed = new AbortController();
  const abandoned = await countReads(313, identities, closed, (n) => {
    if (n === one.reads) closed.abort(new Error("closed"));
  });
  expect(abandoned).toEqual({ reads: one.reads, ended: new Error("closed") });
});

it("the rejections of policies are those of their simulations, and are counted once", async () => {
  const ctx = holder.ctx();
  const low = { module: "total", cmp: "gte", value: 300 };
  const policies = [all(low), Policy.parse({ op: "any", rules: [low], onIndeterminate: "allow" })];
  const counted = await countRejections(ctx, policies);
  const [{ fail, indeterminate, population }, allowing] = (await Promise.all(
    policies.map((policy) => simulatePolicy(ctx, { policy })),
  )) as [Awaited<ReturnType<typeof simulatePolicy>>, Awaited<ReturnType<typeof simulatePolicy>>];
  expect(indeterminate).toBeGreaterThan(0);
  expect(counted).toEqual({ evaluated: population, isSample: false, rejected: [fail + indeterminate, allowing.fail] });
  expect(await countRejections(ctx, structuredClone(policies))).toBe(counted);
});

describe("a simulation", () => {
  it("counts all subjects with a score, and the share that would pass at other values", async () => {
    const ctx = holder.ctx();
    const policy = all({ module: "total", cmp: "gte", value: 300 });
    const result = await simulatePolicy(ctx, { policy });
    expect(result).toMatchObject({ population: 4, evaluated: 4, pass: 1, fail: 1, indeterminate: 2 });
    const [curve] = result.byThreshold;
    expect(curve).toMatchObject({ id: "0", module: "total" });
    const shares = curve?.thresholds ?? [];
    expect(shares[0]).toEqual({ value: 0, pass: 0.5 });
    expect(shares.at(-1)).toEqual({ value: 1_300, pass: 0 });
    for (const { value, pass } of shares) {
      const passing = [busy, beginner].filter((subject) => scorePoints(factsOf(subject)).total >= value);
      expect(pass).toBe(passing.length / 4);
    }
  });

  it("combines a subject's outcomes twice for each rule, however many thresholds there are", async () => {
    const { rules, ...root } = all(...Array.from({ length: 10 }, () => ({ module: "total", cmp: "gte", value: 300 })));
    let combined = 0;
    const policy: Policy = {
      ...root,
      get rules() {
        combined++;
        return rules;
      },
    };
    const { evaluated, byThreshold } = await simulatePolicy(holder.ctx(), { policy });
    expect(byThreshold.map(({ thresholds }) => thresholds.length)).toEqual(Array.from({ length: 10 }, () => 21));
    // Once to compile, once for each subject's outcome, then for each of its rules as passing and as failing.
    expect(combined).toBeLessThanOrEqual(1 + evaluated * (1 + 2 * 10));
  });

  it("of named identities covers only these", async () => {
    const policy = all({ module: "total", cmp: "gte", value: 300 });
    const result = await simulatePolicy(holder.ctx(), { policy, identities: [busy, addressNumber(9_999)] });
    expect(result).toMatchObject({ population: 2, pass: 1, fail: 0, indeterminate: 1 });
  });
});

describe("a saved policy", () => {
  it("is evaluated by its id, and only by its developer", async () => {
    const [mine, other] = [await signedIn(holder, 501), await signedIn(holder, 502)];
    const policy = all({ module: "total", cmp: "gte", value: 300 });
    const saved = await savePolicy(mine, { name: "gate", policy });
    expect(saved).toMatchObject({ name: "gate", policy });
    expect((await evaluatePolicy(mine, { identity: busy, policyId: saved.id })).outcome).toBe("pass");
    expect((await listPolicies(mine, { limit: 50, offset: 0 })).policies).toEqual([saved]);
    for (const policyId of [saved.id, "pol_none"]) {
      const refused = { code: "NOT_FOUND", message: "The policy does not exist." };
      await expect(getPolicy(other, { policyId })).rejects.toMatchObject(refused);
      await expect(deletePolicy(other, { policyId })).rejects.toMatchObject(refused);
      await expect(evaluatePolicy(other, { identity: busy, policyId })).rejects.toMatchObject(refused);
    }
    expect(await deletePolicy(mine, { policyId: saved.id })).toEqual(saved);
    await expect(getPolicy(mine, { policyId: saved.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is listed in pages below 1 MB, each followed by the next", async () => {
    const ctx = await signedIn(holder, 504);
    const list = Array.from({ length: 100 }, (_, i) => 10 ** 20 + i * 10 ** 15);
    const policy = all(...Array.from({ length: 50 }, () => ({ module: "total", cmp: "in", value: list })));
    const saved: string[] = [];
    for (let count = 0; count < 12; count++) saved.push((await savePolicy(ctx, { name: `gate ${count}`, policy })).id);
    const listed: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await listPolicies(ctx, { limit: 100, offset: listed.length });
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1_000_000);
      expect(page.policies.length).toBeGreaterThan(0);
      const { limit, offset, total } = page.pagination;
      expect({ offset, total }).toEqual({ offset: listed.length, total: 12 });
      listed.push(...page.policies.map(({ id }) => id));
      hasMore = page.pagination.hasMore;
      if (hasMore) expect(offset + limit).toBe(listed.length);
    }
    expect(listed.sort()).toEqual(saved.sort());
  });

  it("is returned with checksummed addresses, at any depth", async () => {
    const ctx = await signedIn(holder, 503);
    const checksummed = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
    const policyOf = (address: string) => ({
      op: "any",
      rules: [
        { module: "attestation", params: { schema: "skill", issuer: address }, cmp: "gte", value: 1 },
        { op: "all", rules: [{ module: "token", params: { chainId: 1, address }, cmp: "gte", value: "1" }] },
      ],
    });
    const policy = Policy.parse(policyOf(checksummed.toLowerCase()));
    const saved = await savePolicy(ctx, { name: "holders", policy });
    expect(saved.policy).toMatchObject(policyOf(checksummed));
    expect(await getPolicy(ctx, { policyId: saved.id })).toEqual(saved);
  });
});
