import { setImmediate } from "node:timers/promises";
import { taskGroup } from "../core/concurrency.ts";
import {
  type ChainView,
  type DueSubjects,
  dayOf,
  type FundingClusters,
  lockScores,
  markSkippedDays,
  openFundingClusters,
  openScoringSession,
  readDueSubjects,
  readSenders,
  rescoreDue,
  type ScoringSession,
  type SourceBlock,
} from "../domains/scores/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { DAY } from "../engine/index.ts";
import { appendActivity, hasActivityFrom, insertActivity } from "./activity-rows.ts";
import { writeAttestations } from "./attestations.ts";
import { type BatchWallets, foldBlock, loadBatchWallets } from "./batch-wallets.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { ChainCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { mostDue } from "./due-visits.ts";
import { writeFacts } from "./facts-rows.ts";
import { snapshotFacts } from "./facts-snapshots.ts";
import { writeQuarantine } from "./quarantine/write-quarantine.ts";

/** Longest stretch of scoring, milliseconds: then the event loop serves connections, which send rows and receive blocks. */
const BUSY_MS = 10;

/**
 * Writes the activity and attestations of blocks, folds them into facts and scores the wallets they touch, block by block.
 * A block that opens a chain day first updates the funding clusters from the blocks before it, and scores the subjects of
 * the chain whose points change with the day. Runs in the leader's transaction. Returns the block that opened the last day if its
 * due subjects are too many to be scored here; they remain due.
 */
export async function scoreBlocks(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  { finalized, opensDay }: { finalized: number; opensDay: boolean },
): Promise<ChainCursor["dayBlock"]> {
  const { sql, chain } = leader;
  await lockScores(sql);
  const now = leader.now();
  const wallets = await loadBatchWallets(leader, blocks);
  const view: ChainView = {
    chainId: chain.id,
    asOf: dayOf(leader.cursor.newest?.time ?? blocks[0]?.time ?? 0),
    block: leader.cursor.newest?.number ?? -1,
    finalized,
    foldOf: (wallet) => wallets.known.get(wallet),
  };
  const attested = await writeAttestations(leader, blocks);
  const quarantined = await writeQuarantine(leader, blocks);
  const session = openScoringSession(sql, leader.settings, { view });
  if (opensDay) await session.loadIssuers();
  const due = opensDay ? await readDue(leader, dayOf(blocks.at(-1)?.time ?? 0)) : null;
  const dueSubjects = (due ?? []).map(({ subject }) => subject);
  const concerned = [...attested.values(), ...quarantined.values()].flat();
  await session.load([...wallets.known.keys(), ...wallets.joining.keys(), ...dueSubjects, ...concerned]);
  if (!opensDay) visitLoaded(leader, session);
  const scoring = { wallets, due, dayBlock: null, clusters: null, view, session, attested, quarantined, now };
  return storeAndScore(leader, blocks, scoring, finalized);
}

/** The database stores rows while scores are computed here. */
async function storeAndScore(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  given: Omit<Scoring, "store">,
  finalized: number,
): Promise<ChainCursor["dayBlock"]> {
  const { sql, chain } = leader;
  const { wallets, session, now } = given;
  const isNew = chain.wallets === "all" && !(await hasActivityFrom(sql, chain.id, blocks[0]?.number ?? 0));
  const rows = blocks.flatMap((block) => block.rows);
  let dayBlock: ChainCursor["dayBlock"] = null;
  await taskGroup(async (store) => {
    const scoring: Scoring = { ...given, store };
    store(isNew ? appendActivity(sql, rows) : insertActivity(sql, rows));
    for await (const block of yielding(blocks)) await scoreBlock(leader, scoring, block);
    store(rememberWallets(sql, [...wallets.firstBlocks.keys()], now));
    store(writeFolds(leader, wallets, finalized));
    await session.flush({ now });
    dayBlock = scoring.dayBlock;
  });
  return dayBlock;
}

function readDue(leader: ChainLeader, day: number): Promise<DueSubjects> {
  return readDueSubjects(leader.sql, leader.settings, { chainId: leader.chain.id, day, most: mostDue(leader) });
}

/** Subjects that are still due on the present day are visited before blocks change them. */
function visitLoaded({ chain, cursor: { dayBlock } }: ChainLeader, session: ScoringSession): void {
  if (!dayBlock) return;
  const trigger = { cause: "time", source: { chainId: chain.id, ...dayBlock } } as const;
  for (const subject of session.loadedOn(chain.id)) session.score(subject, chain.id, trigger);
}

/** What the blocks of a batch are scored with. */
interface Scoring {
  wallets: BatchWallets;
  /** The subjects that are due on the last block's day, where a day is opened. */
  due: DueSubjects;
  /** The block that opened a day whose due subjects are left. */
  dayBlock: ChainCursor["dayBlock"];
  /** The funding clusters, once a day was opened that changes them. */
  clusters: FundingClusters | null;
  view: ChainView;
  session: ScoringSession;
  /** By block number: the wallets whose attestations changed. */
  attested: ReadonlyMap<number, readonly string[]>;
  /** By block number: the wallets that a transaction concerns which could not be read. */
  quarantined: ReadonlyMap<number, readonly string[]>;
  /** Time of the transaction. */
  now: Date;
  /** Starts work of the database that runs beside the scoring. */
  store: (work: Promise<unknown>) => void;
}

/** The blocks, with a pause for the event loop after every stretch of work. */
async function* yielding(blocks: readonly DecodedBlock[]): AsyncGenerator<DecodedBlock> {
  let busySince = performance.now();
  for (const block of blocks) {
    if (performance.now() - busySince > BUSY_MS) {
      await setImmediate();
      busySince = performance.now();
    }
    yield block;
  }
}

async function scoreBlock(leader: ChainLeader, scoring: Scoring, block: DecodedBlock): Promise<void> {
  const { wallets, view, session, attested } = scoring;
  const chainId = leader.chain.id;
  const source: SourceBlock = { chainId, number: block.number, hash: block.hash, time: block.time };
  if (dayOf(block.time) > view.asOf) await openDay(leader, scoring, block);
  const touched = foldBlock(leader, wallets, block);
  const concerned = [...touched, ...(scoring.quarantined.get(block.number) ?? [])];
  if (concerned.length > 0) {
    for (const subject of await session.load(concerned))
      session.score(subject, chainId, { cause: "transactions", source });
  }
  view.block = block.number;
  const changed = attested.get(block.number);
  if (changed) {
    const subjects = await session.load(changed);
    session.refreshAttestations(changed);
    for (const subject of subjects) session.score(subject, chainId, { cause: "attestation", source });
  }
}

async function openDay(leader: ChainLeader, scoring: Scoring, block: DecodedBlock): Promise<void> {
  const { view, session } = scoring;
  const { number, hash, time } = block;
  const chainId = leader.chain.id;
  const day = dayOf(time);
  const before = view.asOf;
  const affected: string[] = [];
  if (leader.chain.wallets === "all") {
    const senders = leader.firstTimeSenders ?? (await readSenders(leader.sql, { chainId, from: view.asOf, to: day }));
    affected.push(...(await updateClusters(leader, scoring, [...senders])));
    leader.firstTimeSenders = new Set();
  }
  if (day - before > DAY || leader.cursor.dayBlock) {
    const unwritten = [...scoring.wallets.known.keys()];
    await markSkippedDays(leader.sql, { chainId, before, day, unwritten }, scoring.now);
  }
  view.asOf = day;
  affected.push(...(await session.weighIssuers(day, before)));
  await rescoreDue(leader.sql, session, {
    chainId,
    trigger: { cause: "time", source: { chainId, number, hash, time } },
    day,
    due: scoring.due,
    affected,
  });
  scoring.dayBlock = scoring.due ? null : { number, hash, time };
}

/** Adds wallets that sent for the first time to the funding clusters of their funders. Returns the wallets whose rows changed. */
async function updateClusters(leader: ChainLeader, scoring: Scoring, senders: readonly string[]): Promise<string[]> {
  if (senders.length === 0) return [];
  const { session, wallets } = scoring;
  scoring.clusters ??= await openFundingClusters(leader.sql, leader.chain.id, [
    ...senders,
    ...wallets.firstTimeSenders,
  ]);
  const changed = scoring.clusters.addSenders(senders);
  session.applyFundingChanges(changed);
  return changed.map(({ wallet }) => wallet);
}

async function writeFolds(leader: ChainLeader, wallets: BatchWallets, finalized: number): Promise<void> {
  const { sql, chain } = leader;
  const facts = [...wallets.known.values()].filter((fold) => fold.rows > 0).map((fold) => fold.facts);
  const open = facts.flatMap(({ wallet, block }) => ((block ?? -1) > finalized ? [wallet] : []));
  await snapshotFacts(sql, { chainId: chain.id, wallets: open, finalized });
  const bytes = await writeFacts(sql, chain.id, facts, wallets.firstBlocks);
  // Where wallets are tracked, backfills write their facts too.
  if (chain.wallets === "all") for (const [i, one] of facts.entries()) leader.facts.set(one, bytes[i] ?? 0);
}
