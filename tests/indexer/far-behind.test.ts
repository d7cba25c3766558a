import pg from "pg";
import { keccak256, toHex } from "viem";
import { afterEach, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { AttestationEvent } from "../../lib/domains/attestations/index.ts";
import { recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import { type Activity, dayOf } from "../../lib/engine/index.ts";
import type { ChainLeader } from "../../lib/indexer/chain-leader.ts";
import { readHeaders } from "../../lib/indexer/cursor.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { writeRange } from "../../lib/indexer/follow.ts";
import { rollBack } from "../../lib/indexer/roll-back.ts";
import { fillAhead, opensDay, scoreDue } from "../../lib/indexer/score-due.ts";
import { scoreStored } from "../../lib/indexer/score-stored.ts";
import { writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { testEas } from "../factories/attestations.ts";
import { addressNumber, scoresByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { isThorough, rounds } from "../setup/rounds.ts";
import { activity } from "./activity-factory.ts";
import { leaderOf } from "./following.ts";
import { differences, readSettled } from "./index-state.ts";
import { seeded } from "./simulated-chain.ts";

const DAY = 86_400;
const START = dayOf(1_700_000_000);
const FINALITY = 40;
/** Blocks at the end that are written as at the head. */
const AT_HEAD = 12;
const WALLETS = Array.from({ length: 30 }, (_, i) => addressNumber(0xa000 + i));
const [seed = "", other = ""] = WALLETS;
const chains = [31337, 31338].map((id) =>
  ChainConfig.parse({
    ...{
      id,
      name: `chain ${id}`,
      rpcUrls: ["http://127.0.0.1:9"],
      wallets: "all",
      local: true,
      finalityDepth: FINALITY,
    },
    contracts: { eas: testEas.eas, easVersion: "1.4.0", schemaRegistry: testEas.schemaRegistry },
  }),
);
const holder = useContext({ chains, env: { ATTESTATION_SEEDS: `${seed},${other}` } });
const clients: pg.Client[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end().catch(() => {});
});

async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx(), "attestation, issuer_weight, meta");
}

async function rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await holder.ctx().pg.query(text, values)).rows;
}

type Random = (below: number) => number;

/** Blocks some minutes apart, with a silence now and then, in which wallets pay each other and, on request, attest. */
function makeBlocks(
  random: Random,
  {
    chainId,
    count,
    attests = false,
    after,
  }: { chainId: number; count: number; attests?: boolean; after?: DecodedBlock },
): DecodedBlock[] {
  let last = after;
  return Array.from({ length: count }, (): DecodedBlock => {
    const number = (last?.number ?? 0) + 1;
    const time = (last?.time ?? START + random(DAY)) + (random(40) === 0 ? DAY * (1 + random(9)) : 30 + random(1_500));
    const hash = wordOf(`${chainId} ${number} ${random(2 ** 30)}`);
    const rows = Array.from({ length: random(4) }, (_, txIndex) => {
      const place = { chainId, blockNumber: number, at: time, txIndex, txHash: wordOf(`${hash} ${txIndex}`) };
      return makeRows(random, { ...place, wallet: pick(random) });
    });
    const attestations = attests && random(5) === 0 ? [makeAttestation(random, hash, time)] : [];
    const partlyRead = attests && random(12) === 0 ? [{ account: pick(random), index: 0 }] : [];
    last = {
      number,
      hash,
      parentHash: last?.hash ?? wordOf("genesis"),
      time,
      rows: rows.flat(),
      attestations,
      partlyRead,
    };
    return last;
  });
}

const wordOf = (text: string) => keccak256(toHex(text));
const pick = (random: Random) => WALLETS[random(WALLETS.length)] ?? "";

/** A payment from the side of each; some fail, and some receivers never send. */
function makeRows(
  random: Random,
  from: Pick<Activity, "chainId" | "blockNumber" | "at" | "txIndex" | "txHash" | "wallet">,
) {
  const { wallet, ...place } = from;
  const counterparty = random(5) === 0 ? addressNumber(0xf000 + random(20)) : pick(random);
  const amount = BigInt(1 + random(40)) * 10n ** 17n;
  if (random(9) === 0) return [activity({ ...place, wallet, counterparty, kind: "failed" })];
  const sent = activity({ ...place, wallet, counterparty, amount, kind: "sent" });
  if (wallet === counterparty) return [sent];
  return [sent, activity({ ...place, wallet: counterparty, counterparty: wallet, amount, kind: "received" })];
}

let attested = 0;

/** An attestation by a seed or by another wallet, or the revocation of one of the newest. */
function makeAttestation(random: Random, hash: string, time: number): AttestationEvent {
  const place = { txHash: wordOf(hash), logIndex: 3 };
  if (attested > 0 && random(4) === 0) {
    return { ...place, uid: wordOf(`attestation ${attested - random(Math.min(attested, 9))}`), kind: "revoked" };
  }
  attested += 1;
  const issuer = random(2) === 0 ? ([seed, other][random(2)] ?? seed) : pick(random);
  return {
    ...{ ...place, uid: wordOf(`attestation ${attested}`), kind: "attested" },
    ...{ issuer: issuer as `0x${string}`, subject: pick(random) as `0x${string}` },
    ...{ schemaUid: wordOf("schema"), schema: null, data: "0x" as const, time: BigInt(time) },
    expirationTime: random(2) === 0 ? 0n : BigInt(time + random(8 * DAY)),
    ...{ revocable: true, refUid: toHex(0, { size: 32 }) },
  };
}

/** How many statements a leader has left, and whether the last one is sent. */
interface Life {
  statements: number;
  isSent: boolean;
}
const lives = new WeakMap<ChainLeader, Life>();

/** A leader whose connection ends, as that of a killed worker does, at one of its next statements: before it is sent, or after. */
async function openLeader(chain: ChainConfig, life?: Life): Promise<ChainLeader> {
  const client = new pg.Client({ connectionString: holder.url() });
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  const leader = { ...(await leaderOf(holder.ctx(), client, chain)), scoredAtOnce: 7, dueAtOnce: 1 };
  if (!life) return leader;
  lives.set(leader, life);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const end = () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  const dying = (...args: unknown[]) => {
    life.statements -= 1;
    const isLast = life.statements === 0;
    if (isLast && !life.isSent) end();
    const answer = query(...args);
    if (isLast && life.isSent) setImmediate(end);
    return answer;
  };
  Object.assign(client, { query: dying });
  return leader;
}

interface Way {
  /** Blocks are stored alone up to near the end, and scored later. */
  isFarBehind: boolean;
  /** Leaders are killed, and blocks replaced by others that are rolled back. */
  isHostile?: boolean;
  /** Chains are read one after the other, not by turns. */
  order?: readonly number[];
}

/** What happened on the way, and what is done now. */
const seen = { stored: 0, killed: new Set<string>(), rolledBack: new Set<string>() };
let phase = "";

/** Begins what is done seldom, and interrupts it soon if nothing did before. */
function enter(next: string, leader: ChainLeader, random: Random): void {
  phase = next;
  const life = lives.get(leader);
  if (life && !seen.killed.has(next)) life.statements = 1 + random(12);
}

/** Rolls back the fork of a leader that was killed before it did. */
async function leaveFork(leader: ChainLeader, all: readonly DecodedBlock[]): Promise<boolean> {
  const { newest } = leader.cursor;
  if (!newest || all[newest.number - 1]?.hash === newest.hash) return false;
  const stored = await readHeaders(leader.sql, leader.chain.id);
  await rollBack(leader, stored.find(({ number, hash }) => all[number - 1]?.hash === hash) as DecodedBlock);
  return true;
}

/** One act of the leader of a chain: writes some blocks, or first a fork of them that is rolled back. */
async function act(leader: ChainLeader, all: readonly DecodedBlock[], random: Random, way: Way): Promise<void> {
  if (await leaveFork(leader, all)) return;
  const number = leader.cursor.newest?.number ?? 0;
  const head = all.length;
  const isNear = number >= head - AT_HEAD;
  phase = leader.cursor.scored === null ? "at the head" : "far behind";
  if (leader.cursor.scored && isNear) enter("going to the head", leader, random);
  const scope = { head, finalized: Math.max(0, number - FINALITY), isFarBehind: way.isFarBehind && !isNear };
  if (isNear) await scoreStored(leader);
  const batch = all.slice(number, Math.min(number + 1 + random(9), isNear ? head : head - AT_HEAD));
  const ancestor = all[number - 1 - random(FINALITY - 1)];
  if (way.isHostile && random(6) === 0 && ancestor && ancestor.number >= leader.cursor.finalized) {
    const fork = {
      chainId: leader.chain.id,
      count: 1 + random(9),
      attests: true,
      after: all[number - 1] as DecodedBlock,
    };
    if (random(2) === 0) await writeRange(leader, makeBlocks(random, fork), scope);
    const { scored } = leader.cursor;
    seen.rolledBack.add(scored === null ? "all scored" : scored.number > ancestor.number ? "below" : "above");
    return rollBack(leader, ancestor);
  }
  if (leader.cursor.scored === null && opensDay(leader, batch)) enter("on a new day", leader, random);
  await writeRange(leader, batch, scope);
  if (leader.cursor.scored) seen.stored += 1;
  if (leader.cursor.scored && way.isHostile && random(5) === 0) await scoreStored(leader);
  if (leader.cursor.scored || random(2) === 0) return;
  enter("filling steps", leader, random);
  await fillAhead(leader, Number.POSITIVE_INFINITY);
}

/** Writes the blocks of each chain by turns, to their ends. */
async function index(blocks: readonly DecodedBlock[][], way: Way, random: Random): Promise<void> {
  await startOver();
  const leaders = await Promise.all(blocks.map((_, i) => open(i)));
  async function open(i: number): Promise<ChainLeader> {
    const life = { statements: 1 + random(600), isSent: random(2) === 0 };
    return openLeader(chains[i] as ChainConfig, way.isHostile ? life : undefined);
  }
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [i, all] of blocks.entries()) {
      const leader = leaders[i] as ChainLeader;
      if (leader.cursor.newest?.number === all.length) continue;
      isDone = false;
      const first = way.order?.find((one) => leaders[one]?.cursor.newest?.number !== blocks[one]?.length);
      if (first !== undefined && first !== i) continue;
      try {
        await act(leader, all, random, way);
      } catch (error) {
        if (!way.isHostile || !/connection|closed|ended/i.test(String(error))) throw error;
        seen.killed.add(phase);
        leaders[i] = await open(i);
      }
    }
  }
  for (const [i, all] of blocks.entries()) {
    const leader = await openLeader(chains[i] as ChainConfig);
    expect(leader.cursor.scored).toBeNull();
    await writeBlocks(leader, [], { head: all.length, finalized: all.length - FINALITY });
    await scoreDue(leader);
  }
}

async function readAll(): Promise<Record<string, string[]>> {
  const { pg, env, log, now } = holder.ctx();
  // What one mark leads to may be marked again.
  let minutes = 0;
  const later = () => new Date(Math.max(now.getTime(), Date.now()) + (DAY + 60 * minutes++) * 1_000);
  await recomputeStale(pg, scoringSettings(env), { now: later, log });
  const index = await readSettled(pg);
  const texts = async (text: string) => (await rows(text)).map((row) => JSON.stringify(row));
  return {
    ...index,
    // A subject of both chains is due on either's day, whichever came first. Scopes that last changed at other times have a row each.
    scores: await texts(
      `select to_jsonb(score) - array['updated_at', 'steps', 'next_change_day'] as row from ${scoresByScope} order by subject, chain_id`,
    ),
    earned: await texts("select subject, id from earned_achievement order by 1, 2"),
    // Of who has attested nobody, past weights are left as they came; they count for nothing.
    weights: await texts(
      `select w.subject, greatest(w.from_day, first.day) as from_day, w.weight from issuer_weight w
         join (select issuer as subject, floor(extract(epoch from min(created_at)) / ${DAY})::bigint * ${DAY} as day
           from attestation group by issuer) first using (subject)
       where (w.from_day > first.day or w.weight > 0) and not exists (
         select from issuer_weight o where o.subject = w.subject and o.from_day > w.from_day and o.from_day <= first.day)
       order by 1, 2`,
    ),
    marks: await texts("select * from quarantined_wallet order by 1, 2, 3"),
  };
}

test.each(
  [
    { name: "one chain with attestations", count: [rounds(260, 700)], attests: true },
    { name: "two chains of the same wallets", count: [rounds(150, 400), rounds(110, 400)], attests: false },
    // Two chains are below, and in kills.test.ts.
  ].slice(0, rounds(1, 2)),
)(
  "blocks that are stored alone far behind the head and scored later leave what blocks leave that are scored at once, through kills and reorgs: $name",
  async ({ count, attests }) => {
    const random = seeded(11);
    const blocks = count.map((length, i) =>
      makeBlocks(random, { chainId: chains[i]?.id ?? 0, count: length, attests }),
    );
    await index(blocks, { isFarBehind: false }, seeded(12));
    const atOnce = await readAll();
    expect(atOnce.facts?.length).toBe(WALLETS.length * blocks.length);
    expect((atOnce.weights?.length ?? 0) > 2).toBe(attests);
    await index(blocks, { isFarBehind: true }, seeded(13));
    expect(seen.stored).toBeGreaterThan(10);
    expect(differences(await readAll(), atOnce)).toEqual({});
    for (const seedOf of [14, 15, 16, 17].slice(0, rounds(1, 4))) {
      for (const isFarBehind of [true, false]) {
        await index(blocks, { isFarBehind, isHostile: true }, seeded(seedOf));
        expect(differences(await readAll(), atOnce)).toEqual({});
      }
    }
    const phases = ["at the head", "far behind", "filling steps", "going to the head", "on a new day"];
    expect([...seen.killed].sort()).toEqual(phases);
    expect([...seen.rolledBack].sort()).toEqual(["above", "all scored", "below"]);
  },
);

test.each([
  // Chains without attestations are in kills.test.ts, too.
  ...(isThorough ? [{ count: [100, 100], seedOf: 41, attests: false }] : []),
  ...Array.from({ length: rounds(1, 8) }, (_, i) => ({ count: [90, 110], seedOf: 52 + i, attests: true })),
])(
  "in whatever order and batches two chains are read, at once or stored alone, the same is left: $count blocks, attestations: $attests, seed $seedOf",
  async ({ count, seedOf, attests }) => {
    const random = seeded(seedOf);
    const blocks = count.map((length, i) =>
      makeBlocks(random, { chainId: chains[i]?.id ?? 0, count: length, attests }),
    );
    await index(blocks, { isFarBehind: false }, seeded(seedOf + 1));
    const expected = await readAll();
    expect((expected.weights?.length ?? 0) > 2).toBe(attests);
    const ways: Way[] = [
      // Fewer in an ordinary run: all that these do, the others do too.
      ...(isThorough ? [{ isFarBehind: false }, { isFarBehind: true }] : []),
      { isFarBehind: true, isHostile: true },
    ];
    for (const way of ways) {
      await index(blocks, way, seeded(seedOf + 2));
      expect(differences(await readAll(), expected)).toEqual({});
    }
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      await index(blocks, { isFarBehind: false, order }, seeded(seedOf + 3));
      expect(differences(await readAll(), expected)).toEqual({});
    }
  },
);

/** Blocks of a chain on days after the first: who sends in each, and who attests whom. */
function blocksOn(chainId: number, days: readonly { day: number; sends?: string[]; attests?: [string, string] }[]) {
  return days.map(({ day, sends = [], attests }, i): DecodedBlock => {
    const number = i + 1;
    const time = START + day * DAY + number;
    const hash = wordOf(`${chainId} on ${number}`);
    const rows = sends.map((wallet, txIndex) => {
      const place = { chainId, blockNumber: number, at: time, txIndex, txHash: wordOf(`${hash} ${txIndex}`) };
      return activity({
        ...place,
        wallet,
        counterparty: addressNumber(0xf001 + day),
        amount: 10n ** 18n,
        kind: "sent",
      });
    });
    const event = { ...makeAttestation(() => 1, hash, time), kind: "attested", expirationTime: 0n };
    const [issuer, subject] = attests ?? [];
    // By its kind.
    const attestations = attests ? [{ ...event, issuer, subject } as AttestationEvent] : [];
    return { number, hash, parentHash: wordOf(`${chainId} on ${i}`), time, rows, attestations, partlyRead: [] };
  });
}

test("an issuer's weight on a day counts what all chains had before it, whichever was read first, and a close counts the weight of its day", async () => {
  const [first, second] = chains as [ChainConfig, ChainConfig];
  const [issuer, target] = [addressNumber(0xb001), addressNumber(0xb002)];
  const months = Array.from({ length: 9 }, (_, i) => 30 * (i + 1));
  const blocks = [
    blocksOn(first.id, [
      { day: 0, sends: [issuer, target] },
      { day: 1, attests: [seed, issuer] },
      { day: 2, attests: [other, issuer] },
      { day: 3, attests: [issuer, target] },
      ...months.map((day) => ({ day, sends: [target] })),
    ]),
    blocksOn(
      second.id,
      months.map((day) => ({ day: day - 9, sends: [issuer] })),
    ),
  ];
  const read: { weights: { day: number; weight: number }[]; social: { social: number }[] }[] = [];
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    await startOver();
    for (const i of order) {
      const leader = await openLeader(chains[i] as ChainConfig);
      for (const block of blocks[i] ?? []) {
        await writeRange(leader, [block], { head: block.number, finalized: 0, isFarBehind: false });
      }
    }
    await readAll();
    const days = `select ((from_day - ${START}) / ${DAY})::int as day, weight from issuer_weight where subject = $1 order by 1`;
    const closes = `select day - to_timestamp(${START})::date as day, social from score_close
      where subject = $1 and chain_id <= 0 order by 1`;
    read.push({ weights: await rows(days, [issuer]), social: await rows(closes, [target]) });
  }
  expect(read[1]).toEqual(read[0]);
  const [{ weights, social } = { weights: [], social: [] }] = read;
  // It weighs from the day after it was attested, and more from the day after it did something on the other chain.
  expect(weights[0]?.day).toBe(2);
  expect(weights.map(({ day }) => day)).toEqual(expect.arrayContaining(months.map((day) => day - 8)));
  expect(new Set(social.map((one) => one.social)).size).toBeGreaterThan(2);
});

test.each([
  { name: "an attestation", attests: true, column: "social" },
  { name: "a mark that it is partly read", attests: false, column: "stale" },
])("a wallet that stored blocks concern only by $name is scored with them", async ({ attests, column }) => {
  const [chain] = chains as [ChainConfig];
  const target = addressNumber(0xb000);
  const blockOf = (number: number, more: Partial<DecodedBlock>): DecodedBlock => ({
    ...{ number, hash: wordOf(`only ${number}`), parentHash: wordOf(`only ${number - 1}`), time: START + number * 60 },
    ...{ rows: [], attestations: [], partlyRead: [] },
    ...more,
  });
  const sent = [seed, target].map((wallet, txIndex) =>
    activity({
      ...{ chainId: chain.id, blockNumber: 1, at: START + 60, txIndex, txHash: wordOf(`only ${wallet}`) },
      ...{ wallet, counterparty: addressNumber(0xf001), amount: 10n ** 18n, kind: "sent" as const },
    }),
  );
  const { hash, time } = blockOf(2, {});
  const attestation = { ...makeAttestation(() => 1, hash, time), kind: "attested", issuer: seed, subject: target };
  const about = attests
    ? { attestations: [attestation as AttestationEvent] }
    : { partlyRead: [{ account: target, index: 0 }] };
  const scoreOf = () => rows("select social, stale from score where subject = $1 and chain_id <= 0", [target]);
  await startOver();
  const leader = await openLeader(chain);
  await writeRange(leader, [blockOf(1, { rows: sent })], { head: 2, finalized: 0, isFarBehind: false });
  const [before] = await scoreOf();
  await writeRange(leader, [blockOf(2, about)], { head: 900, finalized: 0, isFarBehind: true });
  expect(leader.cursor.scored).not.toBeNull();
  expect(await scoreOf()).toEqual([before]);
  await scoreStored(leader);
  const [after] = await scoreOf();
  expect(after?.[column]).not.toEqual(before?.[column]);
});
