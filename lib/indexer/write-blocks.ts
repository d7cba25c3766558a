import { setImmediate } from "node:timers/promises";
import { taskGroup } from "../core/concurrency.ts";
import type { Sql } from "../core/db.ts";
import type { AttestationEvent } from "../domains/attestations/index.ts";
import type { NameEvent } from "../domains/identities/index.ts";
import {
  type ChainView,
  type ChainWallets,
  dayOf,
  type FundingClusters,
  finalizeScores,
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
import { type Activity, emptyFacts, type Fold, openFold, type WalletFacts } from "../engine/index.ts";
import { appendActivity, hasActivityFrom, insertActivity, readActivity } from "./activity-rows.ts";
import { settleAttestations, writeAttestations } from "./attestations.ts";
import { type Cursor, writeCursor, writeHeaders } from "./cursor.ts";
import { readFacts, writeFacts } from "./facts-rows.ts";
import { type Lead, leadTransaction } from "./lead.ts";
import { settleNames, writeNames } from "./names.ts";
import type { Header } from "./reorg.ts";

/** Score changes after which their steps are recorded while scoring goes on. */
const RECORD_AT = 4_000;
/** Longest stretch of scoring, milliseconds: then connections are served, on which rows and blocks are on their way. */
const BUSY_MS = 10;

/** A block, and what wallets did in it. */
export interface DecodedBlock extends Header {
  rows: Activity[];
  /** What the contracts of names said. */
  names?: readonly NameEvent[];
  /** What the chain's EAS said. */
  attestations?: readonly AttestationEvent[];
}

/**
 * Write blocks that follow the cursor, and all they cause, in one transaction: activity, facts, newly known wallets,
 * headers, scores with their history and events, and the cursor. Subjects are scored block by block; a block that opens
 * a chain day first has the funding clusters recomputed from the blocks before it and every subject of the chain scored at the
 * new day. How blocks are batched changes no row. Without blocks only the head and finality move.
 */
export async function writeBlocks(
  lead: Lead,
  blocks: readonly DecodedBlock[],
  chain: { head: number; finalized: number },
): Promise<void> {
  const newest = blocks.at(-1) ?? lead.cursor.newest;
  if (!newest) return;
  const next: Cursor = {
    newest: { number: newest.number, hash: newest.hash, time: newest.time },
    finalized: Math.max(lead.cursor.finalized, chain.finalized),
    head: chain.head,
    state: newest.number >= chain.head ? "following" : "syncing",
    error: null,
  };
  await leadTransaction(lead, async () => {
    const kept = await keepWanted(lead, blocks);
    const rows = kept.flatMap((block) => block.rows);
    const opensDay = dayOf(newest.time) !== dayOf(lead.cursor.newest?.time ?? newest.time);
    const attested = kept.some((block) => block.attestations && block.attestations.length > 0);
    if (rows.length > 0 || opensDay || attested) await scoreBlocks(lead, kept, { finalized: next.finalized, opensDay });
    await writeHeaders(lead.sql, lead.chain.id, blocks, next.finalized);
    await writeCursor(lead.sql, lead.chain.id, next, lead.now());
    await writeNames(lead, blocks);
    if (next.finalized > lead.cursor.finalized) {
      await lockScores(lead.sql);
      await finalizeScores(lead.sql, lead.chain.id);
    }
    await settleNames(lead, next.finalized);
    if (next.finalized > lead.cursor.finalized || attested) await settleAttestations(lead, next.finalized);
  });
  lead.cursor = next;
}

/** Where only tracked wallets are kept: without the rows of all others. */
async function keepWanted(lead: Lead, blocks: readonly DecodedBlock[]): Promise<readonly DecodedBlock[]> {
  if (lead.chain.wallets === "all") return blocks;
  const touched = new Set(blocks.flatMap((block) => block.rows.map((row) => row.wallet)));
  const { rows } = await lead.sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [lead.chain.id, [...touched]],
  );
  const wanted = new Set(rows.map((row) => row.address));
  return blocks.map((block) => ({ ...block, rows: block.rows.filter((row) => wanted.has(row.wallet)) }));
}

/** The wallets a batch touches. */
interface Cast {
  /** Folds of the known ones; new ones join when they first send. */
  known: Map<string, Fold>;
  /** Folds of those that become known in this batch. */
  waiting: Map<string, Fold>;
  /** Oldest block of those that became known. */
  joined: Map<string, number>;
  /** Senders that had sent nothing before this batch. */
  beginners: readonly string[];
  /** Opened with the first chain day of the batch. */
  fundingClusters: FundingClusters | null;
  /** The wallets of the chain that are known, where a day is opened. */
  roster: ChainWallets;
}

async function scoreBlocks(
  lead: Lead,
  blocks: readonly DecodedBlock[],
  { finalized, opensDay }: { finalized: number; opensDay: boolean },
): Promise<void> {
  const { sql, chain } = lead;
  await lockScores(sql);
  const now = lead.now();
  const cast = await gatherCast(lead, blocks);
  const led: ChainView = {
    chainId: chain.id,
    asOf: dayOf(lead.cursor.newest?.time ?? blocks[0]?.time ?? 0),
    block: lead.cursor.newest?.number ?? -1,
    finalized,
    foldOf: (wallet) => cast.known.get(wallet),
  };
  const attested = await writeAttestations(lead, blocks);
  const book = openScoringSession(sql, lead.settings, led);
  if (opensDay) {
    cast.roster = await readChainWallets(sql, chain.id);
    await book.loadIssuers();
  }
  await book.load([...cast.known.keys(), ...cast.waiting.keys(), ...(cast.roster ?? [])]);
  const appends = chain.wallets === "all" && !(await hasActivityFrom(sql, chain.id, blocks[0]?.number ?? 0));
  const rows = blocks.flatMap((block) => block.rows);
  let folded: WalletFacts[] = [];
  await taskGroup(async (store) => {
    // The database stores what happened, and soon the first steps, while scores are computed here from what is read by now.
    store(appends ? appendActivity(sql, rows) : insertActivity(sql, rows));
    await scoreEach(lead, blocks, { cast, led, book, attested, now, store });
    store(rememberWallets(sql, [...cast.joined.keys()], now));
    folded = [...cast.known.values()].filter((fold) => fold.rows > 0).map((fold) => fold.close());
    store(writeFacts(sql, chain.id, folded, cast.joined));
    await book.flush({ now });
  });
  // Where wallets are tracked, the back-fill writes their facts too.
  if (chain.wallets === "all") for (const facts of folded) lead.facts.set(facts.wallet, facts);
}

/** Takes what the database does beside the work. */
type Store = (work: Promise<unknown>) => void;

/** What the blocks of a batch are scored with. */
interface Scoring {
  cast: Cast;
  led: ChainView;
  book: ScoringSession;
  /** By block number: the wallets whose attestations changed. */
  attested: ReadonlyMap<number, readonly string[]>;
  /** Time of the transaction. */
  now: Date;
  store: Store;
}

/** Fold block by block, and score whom each touched. */
async function scoreEach(lead: Lead, blocks: readonly DecodedBlock[], scoring: Scoring): Promise<void> {
  const { cast, led, book, attested, now, store } = scoring;
  let busySince = performance.now();
  for (const block of blocks) {
    if (performance.now() - busySince > BUSY_MS) {
      await setImmediate();
      busySince = performance.now();
    }
    const source: SourceBlock = { chainId: lead.chain.id, number: block.number, hash: block.hash, time: block.time };
    if (dayOf(block.time) > led.asOf) await openDay(lead, scoring, source);
    const touched = foldBlock(lead, cast, block);
    if (touched.length > 0) {
      for (const subject of await book.load(touched))
        book.score(subject, lead.chain.id, { cause: "transactions", source });
    }
    led.block = block.number;
    const wallets = attested.get(block.number);
    if (wallets) await scoreAttested(book, wallets, source);
    if (book.pendingHistory >= RECORD_AT) store(book.writeHistory({ now }));
  }
}

async function scoreAttested(book: ScoringSession, wallets: readonly string[], source: SourceBlock): Promise<void> {
  const subjects = await book.load(wallets);
  book.refreshAttestations(wallets);
  for (const subject of subjects) book.score(subject, source.chainId, { cause: "attestation", source });
}

async function gatherCast(lead: Lead, blocks: readonly DecodedBlock[]): Promise<Cast> {
  const touched = new Set<string>();
  const senders = new Set<string>();
  for (const block of blocks) {
    for (const row of block.rows) {
      touched.add(row.wallet);
      if (row.kind === "sent" || row.kind === "failed") senders.add(row.wallet);
    }
  }
  const known = new Map<string, Fold>();
  for (const wallet of touched) {
    const facts = lead.facts.get(wallet);
    if (facts) known.set(wallet, openFold(facts));
  }
  const others = [...touched].filter((wallet) => !known.has(wallet));
  for (const [wallet, facts] of await readFacts(lead.sql, lead.chain.id, others)) known.set(wallet, openFold(facts));
  const beginners = [...senders].filter((wallet) => !hasBegun(known.get(wallet)));
  const cast: Cast = { known, waiting: new Map(), joined: new Map(), beginners, fundingClusters: null, roster: null };
  // A tracked wallet without facts waits for its past, which is folded together with what is written here.
  if (lead.chain.wallets !== "all") return cast;
  for (const wallet of senders) {
    if (!known.has(wallet)) cast.waiting.set(wallet, openFold(emptyFacts(wallet, lead.chain.id)));
  }
  await foldPast(lead.sql, cast, { chainId: lead.chain.id, upTo: lead.cursor.newest?.number ?? -1 });
  return cast;
}

/** What wallets underwent before they became known. */
async function foldPast(sql: Sql, cast: Cast, input: { chainId: number; upTo: number }): Promise<void> {
  await readActivity(sql, { ...input, wallets: [...cast.waiting.keys()] }, (rows) => {
    for (const [wallet, own] of byWallet(rows)) foldWaiting(cast, wallet, own);
  });
}

function foldWaiting(cast: Cast, wallet: string, rows: readonly Activity[]): void {
  const fold = cast.waiting.get(wallet);
  if (!fold) return;
  const first = rows[0];
  if (first && !cast.joined.has(wallet)) cast.joined.set(wallet, first.blockNumber);
  fold.add(rows);
}

/** Fold a block; the known wallets it touched. */
function foldBlock(lead: Lead, cast: Cast, block: DecodedBlock): string[] {
  const touched: string[] = [];
  for (const [wallet, rows] of byWallet(block.rows)) {
    const begins =
      !hasBegun(cast.known.get(wallet)) && rows.some((row) => row.kind === "sent" || row.kind === "failed");
    if (begins) lead.begun?.add(wallet);
    const fold = cast.known.get(wallet);
    if (fold) {
      fold.add(rows);
    } else {
      foldWaiting(cast, wallet, rows);
      const waiting = cast.waiting.get(wallet);
      if (!waiting || !begins) continue;
      cast.waiting.delete(wallet);
      cast.known.set(wallet, waiting);
    }
    touched.push(wallet);
  }
  return touched;
}

function hasBegun(fold: Fold | undefined): boolean {
  return fold !== undefined && fold.facts.sent + fold.facts.failed > 0;
}

function byWallet(rows: readonly Activity[]): Map<string, Activity[]> {
  const wallets = new Map<string, Activity[]>();
  for (const row of rows) {
    const own = wallets.get(row.wallet);
    if (own) own.push(row);
    else wallets.set(row.wallet, [row]);
  }
  return wallets;
}

async function openDay(lead: Lead, { cast, led, book, now }: Scoring, source: SourceBlock): Promise<void> {
  const day = dayOf(source.time);
  if (lead.chain.wallets === "all") {
    const chainId = lead.chain.id;
    const begun = lead.begun ? [...lead.begun] : await readSenders(lead.sql, { chainId, from: led.asOf, to: day });
    if (begun.length > 0) {
      cast.fundingClusters ??= await openFundingClusters(lead.sql, chainId, [...begun, ...cast.beginners]);
      book.applyFundingChanges(cast.fundingClusters.addSenders(begun));
    }
    lead.begun = new Set();
  }
  led.asOf = day;
  await book.weighIssuers(day);
  await rescoreChain(lead.sql, book, {
    chainId: lead.chain.id,
    step: { cause: "time", source },
    unwritten: [...cast.joined.keys()].filter((wallet) => cast.known.has(wallet)),
    roster: cast.roster,
    now,
  });
}
