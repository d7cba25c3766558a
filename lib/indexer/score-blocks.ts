import { taskGroup } from "../core/concurrency.ts";
import { groupBy } from "../core/group-by.ts";
import { traced } from "../core/trace.ts";
import { yieldRegularly } from "../core/yield-regularly.ts";
import {
  type ChainView,
  type DueSubject,
  type FundingClusters,
  lockScores,
  markDue,
  markSkippedDays,
  openFundingClusters,
  openScoringSession,
  readSenders,
  type ScoreTrigger,
  type ScoringSession,
  type SourceBlock,
  stronger,
} from "../domains/scores/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { DAY, dayOf, emptyFacts, foldActivity, type WalletFacts } from "../engine/index.ts";
import { appendActivity, hasActivityFrom, insertActivity, isSent, readActivity } from "./activity-rows.ts";
import { writeAttestations } from "./attestations.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { ChainCursor } from "./cursor.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { readFacts, snapshotFacts, writeFacts } from "./facts-rows.ts";
import { readDueAtOnce } from "./score-due.ts";
import { writeQuarantine } from "./write-quarantine.ts";

/** Subjects that are scored between two checks of the clock. */
const AT_ONCE = 50;

/**
 * Writes the activity and attestations of blocks, folds them into facts, and scores the wallets that they touch at the end of each chain
 * day and of the blocks. A block that opens a chain day first updates the funding clusters from the blocks before it, and adds the
 * subjects whose points change with the day. Runs in the leader's transaction. If too many subjects are due on the last day to be scored
 * here, returns the block that opened it; they remain due.
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
    finalized,
    factsOf: (wallet) => wallets.known.get(wallet),
  };
  const attested = await writeAttestations(leader, blocks);
  const quarantined = await writeQuarantine(leader, blocks);
  const session = openScoringSession(sql, leader.settings, view);
  if (opensDay) await session.loadIssuers();
  const due = opensDay ? await readDueAtOnce(leader, dayOf(blocks.at(-1)?.time ?? 0)) : null;
  const dueSubjects = (due ?? []).map(({ subject }) => subject);
  const concerned = [...attested.values(), ...quarantined.values()].flat();
  await session.load([...wallets.known.keys(), ...wallets.joining.keys(), ...dueSubjects, ...concerned]);
  const scoring: Scoring = {
    ...{ wallets, due, dayBlock: null, clusters: null, view, session, pending: new Map() },
    ...{ attested, quarantined, now, pause: yieldRegularly() },
  };
  await storeAndScore(leader, blocks, scoring);
  return scoring.dayBlock;
}

/** The database stores rows while scores are computed here. */
async function storeAndScore(leader: ChainLeader, blocks: readonly DecodedBlock[], scoring: Scoring): Promise<void> {
  const { sql, chain } = leader;
  const { wallets, session, view, now } = scoring;
  const isNew = chain.wallets === "all" && !(await hasActivityFrom(sql, chain.id, blocks[0]?.number ?? 0));
  const rows = blocks.flatMap((block) => block.rows);
  await taskGroup(async (store) => {
    store(
      traced(
        () => ({ name: "store rows", attributes: { "credence.rows": rows.length } }),
        () => (isNew ? appendActivity(sql, rows) : insertActivity(sql, rows)),
      ),
    );
    for (const block of blocks) {
      await readBlock(leader, scoring, block);
      await scoring.pause();
    }
    store(rememberWallets(sql, wallets.newWallets, now));
    store(writeFolds(leader, wallets, view.finalized));
    const start = () => ({ name: "score", attributes: { "credence.subjects": scoring.pending.size } });
    await traced(start, async () => {
      await scorePending(leader, scoring);
      await session.flush({ now });
    });
  });
}

/** The state of scoring a batch of blocks. */
interface Scoring {
  wallets: BatchWallets;
  /** The subjects due on the last block's day, if the batch opens a day; null if they are too many. */
  due: readonly DueSubject[] | null;
  /** The block that opened a day whose due subjects remain due. */
  dayBlock: ChainCursor["dayBlock"];
  /** The funding clusters, from the first day that changes them on. */
  clusters: FundingClusters | null;
  view: ChainView;
  session: ScoringSession;
  /** The subjects to score at the end of the chain day, or of the blocks, and why. */
  pending: Map<string, ScoreTrigger>;
  /** By block number: the wallets whose attestations changed. */
  attested: ReadonlyMap<number, readonly string[]>;
  /** By block number: the wallets that an unreadable transaction concerns. */
  quarantined: ReadonlyMap<number, readonly string[]>;
  /** Time of the transaction. */
  now: Date;
  /** Lets the event loop serve connections, which send rows and receive blocks, if scoring kept it busy. */
  pause: () => Promise<void>;
}

async function readBlock(leader: ChainLeader, scoring: Scoring, block: DecodedBlock): Promise<void> {
  const { wallets, view, session, attested, pending } = scoring;
  const source: SourceBlock = { chainId: leader.chain.id, number: block.number, hash: block.hash, time: block.time };
  if (dayOf(block.time) > view.asOf) await openDay(leader, scoring, block);
  const touched = foldBlock(leader, wallets, block);
  const concerned = [...touched, ...(scoring.quarantined.get(block.number) ?? [])];
  if (concerned.length > 0) addPending(pending, await session.load(concerned), { cause: "transactions", source });
  session.refreshFacts(touched);
  const changed = attested.get(block.number);
  if (!changed) return;
  addPending(pending, await session.load(changed), { cause: "attestation", source });
}

function addPending(pending: Scoring["pending"], subjects: readonly string[], { cause, source }: ScoreTrigger): void {
  for (const subject of subjects) {
    pending.set(subject, { cause: stronger(pending.get(subject)?.cause ?? cause, cause), source });
  }
}

async function scorePending(leader: ChainLeader, { session, pending, pause }: Scoring): Promise<void> {
  let scored = 0;
  for (const [subject, trigger] of pending) {
    session.score(subject, leader.chain.id, trigger);
    scored += 1;
    if (scored % AT_ONCE === 0) await pause();
  }
  pending.clear();
}

async function openDay(leader: ChainLeader, scoring: Scoring, block: DecodedBlock): Promise<void> {
  const { view, session, pending } = scoring;
  const { number, hash, time } = block;
  await scorePending(leader, scoring);
  const chainId = leader.chain.id;
  const day = dayOf(time);
  const before = view.asOf;
  const affected: string[] = [];
  if (leader.chain.wallets === "all") {
    const senders = leader.firstTimeSenders ?? (await readSenders(leader.sql, { chainId, from: view.asOf, to: day }));
    affected.push(...(await updateClusters(leader, scoring, [...senders])));
    leader.firstTimeSenders = new Set();
  }
  const attested = await session.openDay(day, scoring.now);
  affected.push(...attested);
  if (day - before > DAY || leader.cursor.dayBlock) {
    const others = [...scoring.wallets.known.keys(), ...attested];
    await markSkippedDays(leader.sql, { chainId, before, day, others }, scoring.now);
  }
  const subjects = await markDue(leader.sql, affected);
  // All others keep their scores. If too many are due, all remain due (score-due.ts).
  const due = scoring.due?.filter((one) => one.day <= day).map(({ subject }) => subject);
  if (due) await session.load([...subjects, ...due]);
  addPending(pending, session.loadedOn(chainId), { cause: "time", source: { chainId, number, hash, time } });
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
  const facts = [...wallets.known.values()].filter((one) => wallets.changed.has(one));
  const open = facts.flatMap(({ wallet, block }) => ((block ?? -1) > finalized ? [wallet] : []));
  await snapshotFacts(sql, { chainId: chain.id, wallets: open, finalized });
  const bytes = await writeFacts(sql, chain.id, facts);
  // With tracked wallets, backfills write facts too, which this cache would miss.
  if (chain.wallets === "all") for (const [i, one] of facts.entries()) leader.facts.set(one, bytes[i] ?? 0);
}

/** The wallets that a batch of blocks touches. A wallet becomes known when it first sends a transaction. */
interface BatchWallets {
  /** Facts of the known wallets, folded up to the newest block. */
  known: Map<string, WalletFacts>;
  /** Those of them that a block has changed. */
  changed: Set<WalletFacts>;
  /** The same of the wallets that become known in this batch, until they do. */
  joining: Map<string, WalletFacts>;
  /** The wallets that become known in this batch. */
  newWallets: readonly string[];
  /** Senders that had sent nothing before this batch. */
  firstTimeSenders: readonly string[];
}

/** Loads the wallets that the blocks touch, folded up to the block before. */
async function loadBatchWallets(leader: ChainLeader, blocks: readonly DecodedBlock[]): Promise<BatchWallets> {
  const { sql, chain } = leader;
  const { touched, senders } = walletsOf(blocks);
  const known = new Map<string, WalletFacts>();
  for (const wallet of touched) {
    const facts = leader.facts.get(wallet);
    if (facts) known.set(wallet, facts);
  }
  const others = [...touched].filter((wallet) => !known.has(wallet));
  for (const [wallet, facts] of await readFacts(sql, chain.id, others)) known.set(wallet, facts);
  const firstTimeSenders = [...senders].filter((wallet) => !hasSent(known.get(wallet)));
  // A tracked wallet without facts waits for its backfill, which also folds the rows that are written here.
  const newWallets = chain.wallets === "all" ? [...senders].filter((wallet) => !known.has(wallet)) : [];
  const joining = new Map(newWallets.map((wallet) => [wallet, emptyFacts(wallet, chain.id)]));
  const before = { chainId: chain.id, wallets: newWallets, upTo: leader.cursor.newest?.number ?? -1 };
  await readActivity(sql, before, (wallet, rows) => {
    const facts = joining.get(wallet);
    if (facts) foldActivity(facts, rows);
  });
  return { known, changed: new Set(), joining, newWallets, firstTimeSenders };
}

/** Folds a block. Returns the known wallets it touched. */
function foldBlock(leader: ChainLeader, wallets: BatchWallets, block: DecodedBlock): string[] {
  const touched: string[] = [];
  for (const [wallet, rows] of groupBy(block.rows, (row) => row.wallet)) {
    const known = wallets.known.get(wallet);
    const facts = known ?? wallets.joining.get(wallet);
    const isFirstSend = !hasSent(known) && rows.some(isSent);
    if (isFirstSend) leader.firstTimeSenders?.add(wallet);
    if (facts) foldActivity(facts, rows);
    if (!facts || !(known || isFirstSend)) continue;
    wallets.joining.delete(wallet);
    wallets.known.set(wallet, facts);
    wallets.changed.add(facts);
    touched.push(wallet);
  }
  return touched;
}

function walletsOf(blocks: readonly DecodedBlock[]): { touched: Set<string>; senders: Set<string> } {
  const touched = new Set<string>();
  const senders = new Set<string>();
  for (const block of blocks) {
    for (const row of block.rows) {
      touched.add(row.wallet);
      if (isSent(row)) senders.add(row.wallet);
    }
  }
  return { touched, senders };
}

function hasSent(facts: WalletFacts | undefined): boolean {
  return facts !== undefined && facts.sent + facts.failed > 0;
}
