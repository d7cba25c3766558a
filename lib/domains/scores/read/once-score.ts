import { sourceLabel } from "../../../chain/capabilities.ts";
import { plainArray } from "../../../core/bulk-write.ts";
import type { Address, ChainConfig } from "../../../core/chains.ts";
import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { groupBy } from "../../../core/group-by.ts";
import { checksum } from "../../../core/schemas.ts";
import { readSnapshot } from "../../../core/transaction.ts";
import {
  type AlikeCluster,
  DAY,
  dayOf,
  decodeFacts,
  openNextSteps,
  type ScoreFacts,
  type ScorePoints,
  scoreFacts,
} from "../../../engine/index.ts";
import { userNotFound } from "../../wallets/index.ts";
import { dayText, type HeadOf, newestCoveredDay, newestDay, newestDays } from "../chain-heads.ts";
import { readCoverage } from "../coverage.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { viewBreakdown } from "../get-breakdown.ts";
import { type ScoreInput, viewOutside } from "../get-score.ts";
import { openSocial } from "../issuer-weights.ts";
import { loadScoring, loadSubjects } from "../load-subjects.ts";
import { type Boards, loadedBoards } from "../ranks/boards.ts";
import { dayHistograms } from "../ranks/days.ts";
import { categoryIndex, createHistogram, percentileOf } from "../ranks/histogram.ts";
import { loadChainHeads } from "../read-chain-heads.ts";
import type { Coverage, Score, ScoreBreakdown, SubjectScore } from "../schemas.ts";
import { mergeOn, type Scoring } from "../score-on.ts";
import { type ScoringSettings, scoringSettings } from "../settings.ts";
import { factsOf, readCategories, type SourceStates, type Subject } from "../subject.ts";

// The scores and measures of wallets that are read once, by what is known of them when they are asked for.

/** A wallet that is read once, as somebody who asks sees it. */
interface OnceWallet {
  isDone: boolean;
  /** It was read, and is not compared with what else the asker made known. */
  awaitsComparison: boolean;
  /** When the asker asked for it; null if it never did, or long ago. */
  askedAt: Date | null;
  /** When it was read for the asker: the times of readings for others are not shown. */
  readAt: Date | null;
}

/** What an asker may see of addresses; nothing of one that was never asked for, or is forgotten. */
export async function readOnceWallets(
  { pg }: Pick<Context, "pg">,
  asker: string,
  addresses: readonly string[],
): Promise<Map<string, OnceWallet>> {
  const { rows } = await pg.query<OnceWallet & { address: string }>({
    name: "once-wallets",
    text: `select w.address, w.due_at is null or w.read_at is not null as "isDone",
        w.read_at is not null and q.asked_at is not null and q.compared_at is null as "awaitsComparison",
        q.asked_at as "askedAt", q.read_at as "readAt"
      from once_wallet w left join once_question q on q.address = w.address and q.asker = $1 where w.address = any($2::text[])`,
    values: [asker, plainArray(addresses)],
  });
  return new Map(rows.map(({ address, ...wallet }) => [address, wallet]));
}

interface Row {
  address: string;
  chain_id: number;
  facts: Buffer | null;
  sources: SourceStates;
  truncated: boolean;
  unread_rows: number;
  gaps: NonNullable<Coverage["gaps"]>;
  source: string | null;
  head_at: number | null;
}

/** A wallet as a subject of its own, with what was read of it on each chain. */
interface OnceSubject {
  subject: Subject;
  /** It is compared with subjects and with what else the asker made known, and has its cluster. */
  isCompared: boolean;
  rows: readonly Row[];
  /** The coverage of the chains that are followed. */
  followed: readonly Coverage[];
}

/** Whose comparisons count: another's would tell what others asked for. Null: nobody's. */
type Asker = string | null;

/** Loads wallets as subjects of their own, with what was read of them, and what they are scored with. */
async function loadOnce(
  ctx: Context,
  { asker, addresses }: { asker: Asker; addresses: readonly string[] },
  settings: ScoringSettings,
) {
  return readSnapshot(ctx.pg, async (sql) => {
    const heads = await loadChainHeads(sql);
    const loading = { social: openSocial(sql, settings.seeds), at: newestCoveredDay(heads.values()) };
    const { subjects } = await loadSubjects(sql, addresses, loading);
    const { rows } = await sql.query<Row>(
      `select address, chain_id, facts, sources, truncated, unread_rows, gaps, source, head_at
       from once_history where address = any($1::text[]) order by chain_id`,
      [addresses],
    );
    const compared = await readCompared(sql, asker, addresses);
    const byAddress = groupBy(rows, ({ address }) => address);
    const coverage = (address: string) =>
      readCoverage(sql, { chains: [...ctx.env.CHAINS], wallets: [address], now: ctx.now });
    const followed = await Promise.all(addresses.map(coverage));
    const loaded = new Map<string, OnceSubject>();
    for (const [index, address] of addresses.entries()) {
      const subject = subjects.get(address);
      const own = byAddress.get(address) ?? [];
      if (!subject) continue;
      const alike = compared.get(address);
      loaded.set(address, {
        subject: withHistories(subject, own, alike ?? null),
        ...{ isCompared: alike !== undefined, rows: own, followed: followed[index] ?? [] },
      });
    }
    return { loaded, heads, scoring: await loadScoring(sql, settings) };
  });
}

/** The clusters of the wallets that are compared for an asker; null: none. */
async function readCompared(sql: Sql, asker: Asker, addresses: readonly string[]) {
  const { rows } = await sql.query<{ wallet: string; alike: Omit<AlikeCluster, "wallet"> | null }>(
    `select address as wallet, alike from once_question
     where asker = $1 and address = any($2::text[]) and compared_at is not null`,
    [asker, addresses],
  );
  return new Map(rows.map(({ wallet, alike }) => [wallet, alike && { wallet, ...alike }]));
}

function withHistories(subject: Subject, rows: readonly Row[], alike: AlikeCluster | null): Subject {
  const [wallet] = subject.wallets;
  if (wallet) wallet.alike = alike;
  for (const { chain_id, facts, sources } of wallet ? rows : []) {
    if (facts && !wallet?.facts.has(chain_id)) wallet?.facts.set(chain_id, decodeFacts(facts));
    wallet?.sources.set(chain_id, sources);
  }
  return subject;
}

interface OnceInput extends ScoreInput {
  asker: Asker;
  askedAt: Date;
}

/** The score of a wallet that is read once, by what is known of it, with the rank that its total would have. */
export async function scoreOnce(ctx: Context, boards: Boards, input: OnceInput): Promise<SubjectScore> {
  const { score, coverage } = await viewOnce(ctx, boards, input);
  return { svcId: null, address: checksum(input.identity), score, coverage };
}

async function viewOnce(ctx: Context, boards: Boards, { identity, asker, chainId, askedAt }: OnceInput) {
  const scope = chainId ?? ALL_CHAINS;
  const found = await loadOnce(ctx, { asker, addresses: [identity] }, scoringSettings(ctx.env));
  const own = found.loaded.get(identity);
  if (!own) throw userNotFound(identity);
  const merged = mergeOn(found.scoring, own.subject, scope, "now");
  const coverage = coverageOver(ctx, own, chainId === undefined ? [] : [chainId]);
  const hasHistory = merged.parts.some(({ block }) => block !== null);
  const { unavailable } = merged.states;
  const isPartial = unavailable.length > 0 || unreadChains(coverage).length > 0;
  const headOf = headsOf(own, found.heads);
  const points = merged.pointsAt(newestDay(merged.parts, headOf));
  const score = viewOutside(boards, scope, points, {
    confidence: isPartial || !own.isCompared ? "low" : merged.confidence,
    lastUpdated: askedAt.toISOString(),
    // A wallet without any history has nothing to compare.
    status: isPartial ? "partial" : hasHistory && !own.isCompared ? "provisional" : "final",
    unavailable: isPartial && !hasHistory ? [...readCategories] : unavailable,
  });
  const facts = { ...merged.facts, asOf: newestDays(merged.parts, headOf) };
  return { score, coverage, points, facts, states: merged.states, model: found.scoring.model };
}

/** The score of a wallet that is read once with its breakdown, without transactions, which are not stored, and the facts it is computed from. */
export async function explainOnce(
  ctx: Context,
  boards: Boards,
  input: OnceInput,
): Promise<{ score: Score; breakdown: ScoreBreakdown; facts: ScoreFacts; ranked: boolean }> {
  const { score, coverage, points, facts, states, model } = await viewOnce(ctx, boards, input);
  const { identity } = input;
  const breakdown = await viewBreakdown(
    ctx.pg,
    { svcId: null, subject: identity as Address, wallets: [identity as Address], underReview: [] }, // A lower-case address.
    {
      ...{ stored: { ...points, facts, model }, result: scoreFacts(facts, model), before: null, linked: [], coverage },
      ...{ isExplained: () => true, hasGate: true, hasEvidence: false },
      stateOf: (category) => (score.unavailable.includes(category) ? "unavailable" : states.states[category]),
      nextOf: openNextSteps(facts, model),
    },
  );
  return { score, breakdown: { ...breakdown, confidence: score.confidence }, facts, ranked: points.ranked };
}

type Heads = Awaited<ReturnType<typeof loadChainHeads>>;

/** The heads of chains; of one whose explorer shows none, as of the wallet's reading. */
function headsOf({ rows }: OnceSubject, heads: Heads): HeadOf {
  return (chain) => {
    const own = rows.find(({ chain_id }) => chain_id === chain)?.head_at ?? null;
    return heads.get(chain) ?? (own === null ? undefined : { asOf: dayOf(own), finalized: Number.POSITIVE_INFINITY });
  };
}

/** The coverage of some chains (none: all), in their order. */
function coverageOver(
  { env }: Pick<Context, "env">,
  { rows, followed }: OnceSubject,
  chainIds: readonly number[],
): Coverage[] {
  return env.CHAINS.filter(({ id }) => chainIds.length === 0 || chainIds.includes(id))
    .map((chain) => followed.find((one) => one.chainId === chain.id) ?? coverageOf(chain, rows))
    .sort((a, b) => a.chainId - b.chainId);
}

/** A chain of which explorers list the history. Its newest block is left out: it would tell when others asked. */
function coverageOf(chain: ChainConfig, rows: readonly Row[]): Coverage {
  const row = rows.find(({ chain_id }) => chain_id === chain.id);
  const isRead = row !== undefined && Object.values(row.sources).every((state) => state === "ok");
  const label = sourceLabel(chain, "walletHistory");
  const state = isRead ? (row.truncated ? "truncated" : "ok") : row || label === null ? "failed" : "syncing";
  return {
    chainId: chain.id,
    source: row?.source ?? label ?? "rpc",
    ...{ fromBlock: isRead ? 0 : null, toBlock: null, blockHash: null, finalizedBlock: null, state },
    ...(row && row.unread_rows > 0 && { unreadRows: row.unread_rows }),
    ...(row && row.gaps.length > 0 && { gaps: row.gaps }),
  };
}

function unreadChains(coverage: readonly Coverage[]): number[] {
  return coverage.flatMap(({ chainId, state }) => (state === "syncing" || state === "failed" ? [chainId] : []));
}

interface OnceMeasures {
  /** Who made the wallets known. */
  asker: string;
  /** Lower case. */
  addresses: readonly string[];
  /** Measured over these chains; none: all. */
  chainIds: readonly number[];
  /** At the end of this day (00:00 UTC, unix seconds); absent: now. */
  day?: number | undefined;
}

/** The measures of the addresses that an asker made known, by address; nothing of others. */
export async function measureOnce(ctx: Context, { asker, addresses, chainIds, day }: OnceMeasures) {
  const seen = await readOnceWallets(ctx, asker, addresses);
  const known = [...seen.keys()].filter((address) => seen.get(address)?.askedAt != null);
  if (known.length === 0) return new Map<string, never>();
  const { chains, ...settings } = scoringSettings(ctx.env);
  const counted = chainIds.length > 1 ? new Map([...chains].filter(([id]) => chainIds.includes(id))) : chains;
  const [scope = ALL_CHAINS] = chainIds.length === 1 ? chainIds : [];
  const found = await loadOnce(ctx, { asker, addresses: known }, { ...settings, chains: counted });
  const percentileOf = await openPercentiles(ctx, { scope, day });
  const measure = (address: string, own: OnceSubject, wallet: OnceWallet) => {
    const points = measuredPoints(found.scoring, own, { scope, heads: found.heads, day });
    const percentile = percentileOf(points);
    const hasHistory = factsOf(own.subject).some(({ block }) => block !== null);
    const unread = unreadChains(coverageOver(ctx, own, chainIds));
    return {
      ...{ subject: address as Address, address: checksum(address), svcId: null }, // A lower-case address.
      ...{ ...points, percentile: chainIds.length > 1 ? null : percentile },
      ...{ model: found.scoring.model, missing: {}, states: points.facts.states, recordedAt: null },
      freshness: { asOf: wallet.readAt, fails: false },
      undecided: whyUndecided(own, wallet, { unread, day }),
      isUnfinished: !wallet.isDone || (wallet.awaitsComparison && hasHistory),
      isRead: wallet.isDone && unread.length === 0,
    };
  };
  return new Map(
    known.flatMap((address) => {
      const own = found.loaded.get(address);
      const wallet = seen.get(address);
      return own && wallet ? [[address, measure(address, own, wallet)] as const] : [];
    }),
  );
}

/** Returns the percentile that points would have in a scope: now, or on the board of a day. */
async function openPercentiles(ctx: Context, { scope, day }: { scope: number; day: number | undefined }) {
  if (day === undefined) {
    const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
    const shown = { confidence: "low", lastUpdated: "", status: "partial", unavailable: [] } as const;
    return (points: ScorePoints) => viewOutside(boards, scope, points, shown).percentile;
  }
  const board = { chainId: scope, board: categoryIndex.total };
  const [histogram = createHistogram()] = await dayHistograms(ctx, board, [dayText(day)]);
  return ({ ranked, total }: ScorePoints) => (ranked ? percentileOf(histogram, total, 0) : 0);
}

function measuredPoints(
  scoring: Scoring,
  own: OnceSubject,
  { scope, heads, day }: { scope: number; heads: Heads; day: number | undefined },
) {
  const { facts, parts, confidence, pointsAt } = mergeOn(scoring, own.subject, scope, day ?? "now");
  const headOf = headsOf(own, heads);
  const newest = newestDays(parts, headOf);
  const asOf = day === undefined ? newest : Object.fromEntries(Object.keys(newest).map((chainId) => [chainId, day]));
  const points = pointsAt(day ?? newestDay(parts, headOf));
  return { ...points, confidence: own.isCompared ? confidence : ("low" as const), facts: { ...facts, asOf } };
}

/** Why nothing can be decided on a wallet by what is known of it: a sentence; null if something can. */
function whyUndecided(
  { subject, isCompared }: OnceSubject,
  { isDone }: OnceWallet,
  { unread, day }: { unread: readonly number[]; day: number | undefined },
): string | null {
  if (!isDone) return `Its history is not read yet${unread.length > 0 ? ` on ${chainsInWords(unread)}` : ""}.`;
  if (unread.length > 0) return `Its history could not be read on ${chainsInWords(unread)}.`;
  const parts = factsOf(subject).filter(({ block }) => block !== null);
  if (day !== undefined && parts.some(({ lastSeenAt }) => (lastSeenAt ?? 0) >= day + DAY)) {
    return `The wallet was active after ${dayText(day)}, and what it did before is not stored by day, since it was read only once. Track it.`;
  }
  return parts.length > 0 && !isCompared ? "The wallet is not yet compared with others." : null;
}

function chainsInWords(ids: readonly number[]): string {
  return `${ids.length > 1 ? "the chains" : "chain"} ${ids.join(", ")}`;
}
