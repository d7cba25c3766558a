import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SCORE_LOCK } from "../../lib/core/advisory-lock.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { claimEarned } from "../../lib/domains/achievements/achievements.ts";
import { EMPTY_UID } from "../../lib/domains/attestations/eas.ts";
import { type AttestationEvent, easOf, MOST_LIVE, revokeAttestation } from "../../lib/domains/attestations/index.ts";
import { RevokeAttestation } from "../../lib/domains/attestations/schemas.ts";
import { activateIdentity, getIdentity, linkWallet, unlinkWallet } from "../../lib/domains/identities/index.ts";
import { startCounting } from "../../lib/domains/identities/start-counting.ts";
import { lockScores, recomputeStale, scoreTransaction, scoringSettings } from "../../lib/domains/scores/index.ts";
import { markStaleWeights } from "../../lib/domains/scores/issuer-weights.ts";
import { type ChainLeader, leaderTransaction } from "../../lib/indexer/chain-leader.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { storeEvents } from "../../lib/indexer/retry-attestations.ts";
import { rollBack } from "../../lib/indexer/roll-back.ts";
import { writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { hashNumber } from "../factories/activity.ts";
import { attest, signer, signRevocation } from "../factories/attestations.ts";
import { closesByScope } from "../factories/scores.ts";
import { deadline, sessionOf, signFor } from "../names/identity-world.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { rounds } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";
import { activity } from "./activity-factory.ts";
import { leaderOf } from "./following.ts";
import { differences } from "./index-state.ts";
import { seeded } from "./simulated-chain.ts";

const DAY = 86_400;
const DAYS = 75;
const BLOCKS_A_DAY = 2;
const FIRST = 20_300 * DAY;
const chain = ChainConfig.parse({ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"], wallets: "all" });
const [seed, issuer, subject, owner] = [signer(1), signer(50), signer(51), signer(52)] as const;
const people = [seed, issuer, subject, owner];
const holder = useContext({ chains: [chain], env: { ATTESTATION_SEEDS: seed.address } });
let client: pg.Client;
let leader: ChainLeader;

beforeAll(async () => {
  client = new pg.Client({ connectionString: holder.url() });
  await client.connect();
});

afterAll(() => client.end());

/** Blocks at 06:00 and 18:00 of each day, in which everybody pays one of forty addresses or calls it. */
const blocks = Array.from({ length: DAYS * BLOCKS_A_DAY }, (_, i): DecodedBlock => {
  const number = i + 1;
  const time = FIRST + Math.floor(i / BLOCKS_A_DAY) * DAY + (6 + 12 * (i % BLOCKS_A_DAY)) * 3_600;
  const hash = (n: number) => `0x${(number * 100 + n).toString(16).padStart(64, "0")}`;
  const rows = people.map(({ lower: wallet }, txIndex) => {
    const counterparty = `0x${((i * 7 + txIndex) % 40).toString(16).padStart(40, "c")}`;
    const own = { chainId: 1, blockNumber: number, at: time, wallet, txIndex, txHash: hash(txIndex), counterparty };
    const method = i % 3 === 0 ? "0x01020304" : null;
    return activity({ ...own, kind: "sent", amount: BigInt(i + 1) * 10n ** 15n, fee: 10n ** 15n, method });
  });
  return { number, hash: hash(99), parentHash: hash(-1), time, rows };
});

type Deed = (ctx: Context) => Promise<unknown>;

/** What somebody does between two blocks: after so many, seconds after the last of them. */
interface Dated {
  after: number;
  seconds: number;
  deed: Deed;
}

const timeOf = ({ after, seconds }: Omit<Dated, "deed">) =>
  new Date(((blocks[after - 1]?.time ?? FIRST) + seconds) * 1_000);
const at = ({ deed, ...time }: Dated) => deed(holder.ctx({ now: timeOf(time) }));

/**
 * Index the chain from an empty database while people do this. `late` is written after the first block that follows it, and `rest` after `read`.
 */
async function run(
  deeds: readonly Dated[],
  {
    late,
    read = blocks,
    rest = [],
  }: { late?: Dated; read?: readonly DecodedBlock[]; rest?: readonly DecodedBlock[] } = {},
): Promise<{ weights: string[]; closes: string[] }> {
  const { pg: pool } = holder.ctx();
  await emptyIndex(
    holder.ctx(),
    "meta, attestation, issuer_weight, identity, identity_wallet, identity_departure, earned_achievement",
  );
  await pool.query(
    `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at)
     values ('owner', 1, 1, $1, '', 'minted', '', 1, '', now(), now())`,
    [owner.lower],
  );
  leader = await leaderOf(holder.ctx(), client, chain);
  let written = 0;
  const writeAll = async (next: readonly DecodedBlock[]) => {
    const head = next.at(-1)?.number;
    if (head) await writeBlocks(leader, next, { head, finalized: Math.max(0, head - 8) });
  };
  const write = async (end: number) => {
    const next = read.slice(written, end);
    written = Math.max(written, end);
    await writeAll(next);
  };
  for (const one of [...deeds].sort((a, b) => Number(timeOf(a)) - Number(timeOf(b)))) {
    await write(one.after);
    await at(one);
  }
  if (late) {
    await write(late.after);
    await whileWaiting(
      () => write(late.after + 1),
      () => at(late),
    );
  }
  await write(read.length);
  await writeAll(rest);
  await settle();
  return state();
}

/** Begin both while the score lock is taken, so that the first has it first, and what the second does is written after that. */
async function whileWaiting(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const { pg: pool } = holder.ctx();
  const waiting = async (count: number) => {
    const { rows } = await pool.query(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and classid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [SCORE_LOCK],
    );
    return rows[0].count === count;
  };
  let doing: Promise<unknown>[] = [];
  await sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    doing = [first()];
    await until(() => waiting(1));
    doing.push(second());
    await until(() => waiting(2));
  });
  await Promise.all(doing);
}

const later = () => new Date(Math.max(holder.now.getTime(), Date.now()) + 3_600_000);

/** Compute what is marked. */
async function settle(): Promise<void> {
  const { pg: pool, env, log } = holder.ctx();
  await recomputeStale(pool, scoringSettings(env), { now: later, log });
  expect((await pool.query("select from stale_close")).rowCount).toBe(0);
}

async function state() {
  const { pg: pool } = holder.ctx();
  const weights = await pool.query("select * from issuer_weight order by subject, from_day");
  const closes = await pool.query(
    `select to_jsonb(score_close) - 'cause' - 'recorded_at' as close from ${closesByScope} order by subject, chain_id, day`,
  );
  return {
    weights: weights.rows.map((row) => JSON.stringify(row)),
    closes: closes.rows.map(({ close }) => JSON.stringify(close)),
  };
}

const attesting = (by: typeof seed, about: typeof seed): Deed => {
  return (ctx) => attest(ctx, by, { subject: about.lower });
};
const activating: Deed = (ctx) => activateIdentity({ ...ctx, ...sessionOf(owner) }, { name: "owner" });

const linking: Deed = async (ctx) => {
  const as = { ...ctx, ...sessionOf(owner) };
  const { nonce } = await getIdentity(as, { identity: "owner" });
  const until = deadline(as);
  const own = { name: "owner", owner: owner.lower, wallet: issuer.lower };
  const signature = await signFor(
    as,
    issuer,
    "LinkWallet",
    { ...own, nonce: BigInt(nonce), deadline: BigInt(until) },
    { chainId: 1 },
  );
  return linkWallet(as, { name: "owner", address: issuer.lower, deadline: until, signature });
};
const unlinking: Deed = (ctx) =>
  unlinkWallet({ ...ctx, ...sessionOf(issuer) }, { name: "owner", address: issuer.lower });

/** What everybody did before. */
const before: Dated[] = [
  { after: 20, seconds: 60, deed: activating },
  { after: 24, seconds: 60, deed: attesting(seed, issuer) },
  { after: 30, seconds: 60, deed: attesting(issuer, subject) },
];

test("a wallet whose link has ended has the weights of one that was never linked, and so have all the closes", async () => {
  for (let round = 1; round <= rounds(2, 12); round++) {
    const random = seeded(round);
    const between = (from: number, to: number) => ({ after: from + random(to - from), seconds: random(20_000) });
    const deeds: Dated[] = [
      { after: 2, seconds: 60, deed: activating },
      { ...between(10, 60), deed: attesting(seed, issuer) },
      { ...between(10, 140), deed: attesting(issuer, subject) },
      { ...between(10, 140), deed: attesting(seed, owner) },
    ];
    const links: Dated[] = [
      { ...between(5, 70), deed: linking },
      { ...between(72, 145), deed: unlinking },
    ];
    const linked = await run([...deeds, ...links]);
    const alone = await run(deeds);
    expect(alone.weights.filter((row) => row.includes(issuer.lower)).length).toBeGreaterThan(3);
    expect(differences(linked, alone)).toEqual({});
  }
}, 120_000);

test("an identity that did nothing itself has no closes once its only active wallet has left", async () => {
  const read = blocks.map((block) => ({ ...block, rows: block.rows.filter(({ wallet }) => wallet !== owner.lower) }));
  const links: Dated[] = [
    { after: 60, seconds: 60, deed: linking },
    { after: 100, seconds: 60, deed: unlinking },
  ];
  expect(differences(await run([...before, ...links], { read }), await run(before, { read }))).toEqual({});
}, 60_000);

const MIDNIGHT = { after: 100, seconds: 6 * 3_600 - 2 };

const revoking: Deed = async (ctx) => {
  const { rows } = await ctx.pg.query("select id from attestation where issuer = $1", [seed.lower]);
  const [attestationId] = rows.map(({ id }) => id);
  const signature = await signRevocation(ctx, seed, 1, { attestationId });
  return revokeAttestation(ctx, { attestationId, ...RevokeAttestation.parse({ reason: "skill_outdated", signature }) });
};
const claiming: Deed = async (ctx) => {
  const { rows } = await ctx.pg.query("select id from earned_achievement where subject = $1 order by id limit 1", [
    issuer.lower,
  ]);
  return scoreTransaction(ctx.pg, (sql) => claimEarned(ctx, sql, { subject: issuer.lower, achievementId: rows[0].id }));
};
/** The wallet's wait ended at noon. */
const waiting: Deed = (ctx) =>
  ctx.pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at, moved_at, counts) values ($1, 'owner', false, $2, $3, false)`,
    [issuer.lower, ctx.now, new Date(timeOf(MIDNIGHT).getTime() - 12 * 3_600_000 - 30 * DAY * 1_000)],
  );

test.each<[string, Deed, Dated[]]>([
  ["an attestation", attesting(seed, subject), []],
  ["a revocation", revoking, []],
  ["a claim", claiming, []],
  ["a link", linking, []],
  ["the end of a link", unlinking, [{ after: 60, seconds: 60, deed: linking }]],
  ["the end of a wait", startCounting, [{ after: 60, seconds: 60, deed: waiting }]],
])(
  "%s at the end of a day that is written after the next day has opened counts as if it had been written before",
  async (_, deed, more) => {
    const deeds = [...before, ...more];
    const dated = { ...MIDNIGHT, deed };
    const late = await run(deeds, { late: dated });
    expect(differences(late, await run([...deeds, dated]))).toEqual({});
    expect(differences(late, await run(deeds))).not.toEqual({});
  },
  60_000,
);

test("an attestation of a block that a node returns days later counts as if it had been read with its block", async () => {
  const made = blocks[99];
  const eas = easOf(chain);
  if (!made?.hash || !eas) throw new Error("the block and EAS are there");
  const attestation: AttestationEvent = {
    ...{
      kind: "attested",
      uid: hashNumber(1),
      txHash: hashNumber(2),
      logIndex: 0,
      schemaUid: hashNumber(3),
      schema: null,
    },
    ...{ issuer: seed.lower, subject: subject.lower, data: "0x", refUid: EMPTY_UID, revocable: true },
    ...{ time: BigInt(made.time), expirationTime: 0n },
  };
  const source = { chainId: 1, number: made.number, hash: made.hash, time: made.time };
  const storing: Deed = () =>
    leaderTransaction(leader, () => storeEvents(leader, eas, [{ source, events: [attestation] }]));
  const late = await run([...before, { after: 110, seconds: 60, deed: storing }]);
  const read = blocks.map((block) => (block === made ? { ...block, attestations: [attestation] } : block));
  expect(differences(late, await run(before, { read }))).toEqual({});
  expect(differences(late, await run(before))).not.toEqual({});
}, 60_000);

/** Attestations of the seed about the subject in a block, each with its UID, and until when it holds. */
function inBlock(number: number, uids: readonly number[], expirationTime = 0): DecodedBlock {
  const block = blocks[number - 1];
  if (!block) throw new Error("the block is there");
  const attestations = uids.map(
    (uid, logIndex): AttestationEvent => ({
      ...{
        kind: "attested",
        uid: hashNumber(uid),
        txHash: hashNumber(number),
        logIndex,
        expirationTime: BigInt(expirationTime),
      },
      ...{ schemaUid: hashNumber(3), schema: null, issuer: seed.lower, subject: subject.lower, data: "0x" },
      ...{ refUid: EMPTY_UID, revocable: true, time: BigInt(block.time) },
    }),
  );
  return { ...block, attestations };
}

/** More than a sender's limit: those in the middle, which never expire, are left out until the others have expired and one more is made. */
const beyondLimit = (...others: DecodedBlock[]) => {
  const until = FIRST + 30 * DAY + 3_600;
  const uids = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
  const changed = [
    inBlock(20, uids(1_000, MOST_LIVE / 2), until),
    inBlock(22, uids(2_000, 5)),
    inBlock(24, uids(3_000, MOST_LIVE / 2), until),
    ...others,
  ];
  return blocks.map((block) => changed.find(({ number }) => number === block.number) ?? block);
};
const oneMore = inBlock(120, [4_000]);
const nothing: Deed = async () => {};
/** Who attests nobody has no weights in the past. */
const answering: Dated[] = [
  { after: 26, seconds: 60, deed: attesting(subject, issuer) },
  { after: 28, seconds: 60, deed: attesting(issuer, subject) },
];
const everyBlock = blocks.map(({ number }): Dated => ({ after: number, seconds: 0, deed: nothing }));

test("an attestation that comes back once others have expired counts on the days since, however the blocks are batched", async () => {
  const read = beyondLimit(oneMore);
  const one = await run([...answering, ...everyBlock], { read });
  expect(differences(one, await run(answering, { read }))).toEqual({});
  expect(differences(one, await run(answering, { read: beyondLimit() }))).not.toEqual({});
}, 60_000);

test("an attestation that is left out again by a reorg counts on no day since", async () => {
  const ancestor = blocks[117];
  if (!ancestor) throw new Error("the block is there");
  const undoing: Deed = async () => {
    await settle();
    await rollBack(leader, ancestor);
  };
  const read = beyondLimit();
  const lost = beyondLimit(oneMore).slice(0, 124);
  const reorg: Dated = { after: lost.length, seconds: 60, deed: undoing };
  const undone = await run([...answering, reorg], { read: lost, rest: read.slice(ancestor.number) });
  expect(differences(undone, await run(answering, { read }))).toEqual({});
}, 60_000);

/** The statements that read the attestations of all whom trust reaches, and whether each was sent under the score lock. */
function watchReads(onRead: (count: number) => Promise<void> = async () => {}) {
  const reads: boolean[] = [];
  const locked = new WeakSet<object>();
  const original = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [first] = sent;
    const text = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
    if (/^(commit|rollback)/.test(text)) locked.delete(this);
    if (text.includes("pg_advisory_xact_lock(")) locked.add(this);
    const answer: unknown = Reflect.apply(original, this, sent);
    if (!text.includes("from issuer cross join lateral")) return answer;
    reads.push(locked.has(this));
    const count = reads.length;
    return Promise.resolve(answer).then(async (result) => {
      await onRead(count);
      return result;
    });
  } as typeof original);
  return { reads, stop: () => spy.mockRestore() };
}

async function markAll(): Promise<void> {
  const { pg: pool, now } = holder.ctx();
  await sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    await markStaleWeights(sql, FIRST, now);
  });
}

test("the attestations by which months are weighed are read once, before the score lock is taken", async () => {
  const expected = await run(before);
  await holder.ctx().pg.query("delete from issuer_weight");
  await markAll();
  const { reads, stop } = watchReads();
  await settle().finally(stop);
  // After them nothing is marked.
  expect(reads).toEqual([false]);
  expect(differences(await state(), expected)).toEqual({});
});

test("an attestation that becomes known after they were read is seen under the lock", async () => {
  const late: Dated = { after: 50, seconds: 60, deed: attesting(seed, subject) };
  const expected = await run([...before, late]);
  await run(before);
  await markAll();
  const { reads, stop } = watchReads(async (count) => {
    if (count === 1) await at(late);
  });
  await settle().finally(stop);
  expect(reads.slice(0, 2)).toEqual([false, true]);
  expect(differences(await state(), expected)).toEqual({});
});
