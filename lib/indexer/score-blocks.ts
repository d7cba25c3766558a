import { setImmediate } from "node:timers/promises";
import { taskGroup } from "../core/concurrency.ts";
import {
  type ChainView,
  type ChainWallets,
  dayOf,
  type FundingClusters,
  lockScores,
  openFundingClusters,
  openScoringSession,
  readChainWallets,
  readSenders,
  rescoreChain,
  type ScoringSession,
  type SourceBlock,
} from "../domains/scores/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { appendActivity, hasActivityFrom, insertActivity } from "./activity-rows.ts";
import { writeAttestations } from "./attestations.ts";
import { type BatchWallets, foldBlock, loadBatchWallets } from "./batch-wallets.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { writeFacts } from "./facts-rows.ts";
import { snapshotFacts } from "./facts-snapshots.ts";
import { writeQuarantine } from "./quarantine/write-quarantine.ts";

/** Score changes after which their steps are recorded while scoring continues. */
const RECORD_AT = 4_000;
/** Longest stretch of scoring, milliseconds: then the event loop serves connections, which send rows and receive blocks. */
const BUSY_MS = 10;

/**
 * Writes the activity and attestations of blocks, folds them into facts and scores the wallets they touch, block by block.
 * A block that opens a chain day first updates the funding clusters from the blocks before it, and scores every subject of
 * the chain as of the new day. Runs in the leader's transaction.
 */
export async function scoreBlocks(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
  { finalized, opensDay }: { finalized: number; opensDay: boolean },
): Promise<void> {
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
  const session = openScoringSession(sql, leader.settings, view);
  if (opensDay) await session.loadIssuers();
  const chainWallets = opensDay ? await readChainWallets(sql, chain.id) : null;
  await session.load([...wallets.known.keys(), ...wallets.joining.keys(), ...(chainWallets ?? [])]);
  const isNew = chain.wallets === "all" && !(await hasActivityFrom(sql, chain.id, blocks[0]?.number ?? 0));
  const rows = blocks.flatMap((block) => block.rows);
  // The database stores rows and the first steps while scores are computed here.
  await taskGroup(async (store) => {
    store(isNew ? appendActivity(sql, rows) : insertActivity(sql, rows));
    const scoring: Scoring = {
      wallets,
      chainWallets,
      clusters: null,
      view,
      session,
      attested,
      quarantined,
      now,
      store,
    };
    for await (const block of yielding(blocks)) await scoreBlock(leader, scoring, block);
    store(rememberWallets(sql, [...wallets.firstBlocks.keys()], now));
    store(writeFolds(leader, wallets, finalized));
    await session.flush({ now });
  });
}

/** What the blocks of a batch are scored with. */
interface Scoring {
  wallets: BatchWallets;
  /** The known wallets of the chain, where a day is opened. */
  chainWallets: ChainWallets;
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
  const { wallets, view, session, attested, now, store } = scoring;
  const chainId = leader.chain.id;
  const source: SourceBlock = { chainId, number: block.number, hash: block.hash, time: block.time };
  if (dayOf(block.time) > view.asOf) await openDay(leader, scoring, source);
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
  if (session.pendingHistory >= RECORD_AT) store(session.writeHistory({ now }));
}

async function openDay(leader: ChainLeader, scoring: Scoring, source: SourceBlock): Promise<void> {
  const { wallets, view, session, now } = scoring;
  const chainId = leader.chain.id;
  const day = dayOf(source.time);
  if (leader.chain.wallets === "all") {
    const senders = leader.firstTimeSenders ?? (await readSenders(leader.sql, { chainId, from: view.asOf, to: day }));
    await updateClusters(leader, scoring, [...senders]);
    leader.firstTimeSenders = new Set();
  }
  view.asOf = day;
  await session.weighIssuers(day);
  await rescoreChain(leader.sql, session, {
    chainId,
    trigger: { cause: "time", source },
    unwritten: [...wallets.firstBlocks.keys()].filter((wallet) => wallets.known.has(wallet)),
    wallets: scoring.chainWallets,
    now,
  });
}

/** Adds wallets that sent for the first time to the funding clusters of their funders. */
async function updateClusters(leader: ChainLeader, scoring: Scoring, senders: readonly string[]): Promise<void> {
  if (senders.length === 0) return;
  const { session, wallets } = scoring;
  scoring.clusters ??= await openFundingClusters(leader.sql, leader.chain.id, [
    ...senders,
    ...wallets.firstTimeSenders,
  ]);
  session.applyFundingChanges(scoring.clusters.addSenders(senders));
}

async function writeFolds(leader: ChainLeader, wallets: BatchWallets, finalized: number): Promise<void> {
  const { sql, chain } = leader;
  const facts = [...wallets.known.values()].filter((fold) => fold.rows > 0).map((fold) => fold.facts);
  const open = facts.flatMap(({ wallet, block }) => ((block ?? -1) > finalized ? [wallet] : []));
  await snapshotFacts(sql, { chainId: chain.id, wallets: open, finalized });
  await writeFacts(sql, chain.id, facts, wallets.firstBlocks);
  // Where wallets are tracked, backfills write their facts too.
  if (chain.wallets === "all") for (const one of facts) leader.facts.set(one.wallet, one);
}
