import { sourceLabel } from "../../chain/capabilities.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { type AlikeCluster, DAY, decodeFacts, type ScoreFacts } from "../../engine/index.ts";
import {
  dayText,
  explainOutside,
  type Measures,
  type OutsideSubject,
  openOutside,
  openOutsidePercentiles,
  readCategories,
  readCoverage,
  readMeasures,
  type ScoreInput,
  type ScoringSettings,
  type SourceStates,
  scoringSettings,
  viewOutside,
} from "../scores/index.ts";
import type { Coverage, Score, ScoreBreakdown, SubjectScore } from "../scores/schemas.ts";
import { userNotFound } from "../wallets/index.ts";

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
interface OnceSubject extends OutsideSubject {
  /** It is compared with subjects and with what else the asker made known, and has its cluster. */
  isCompared: boolean;
  rows: readonly Row[];
  /** The coverage of the chains that are followed. */
  followed: readonly Coverage[];
}

/** Whose comparisons count: another's would tell what others asked for. */
interface Asked {
  asker: string;
  addresses: readonly string[];
}

/** Loads wallets as subjects of their own, with what was read of them. */
async function loadOnce(ctx: Context, { asker, addresses }: Asked, settings: ScoringSettings) {
  return readSnapshot(ctx.pg, async (sql) => {
    const { rows } = await sql.query<Row>(
      `select address, chain_id, facts, sources, truncated, unread_rows, gaps, source, head_at
       from once_history where address = any($1::text[]) order by chain_id`,
      [addresses],
    );
    const rowsOf = groupBy(rows, ({ address }) => address);
    const compared = await readCompared(sql, { asker, addresses });
    const wallets = addresses.map((wallet) => ({
      wallet,
      histories: (rowsOf.get(wallet) ?? []).map(historyOf),
      alike: compared.get(wallet) ?? null,
    }));
    const subjects = await openOutside(sql, settings, wallets);
    const loaded = new Map<string, OnceSubject>();
    for (const [address, subject] of subjects) {
      const followed = await readCoverage(sql, { chains: [...ctx.env.CHAINS], wallets: [address], now: ctx.now });
      const isCompared = compared.has(address);
      loaded.set(address, { ...subject, isCompared, rows: rowsOf.get(address) ?? [], followed });
    }
    return loaded;
  });
}

function historyOf({ chain_id: chainId, facts, sources, head_at: headAt }: Row) {
  return { chainId, facts: facts && decodeFacts(facts), sources, headAt };
}

/** The clusters of the wallets that are compared for an asker; null: none. */
async function readCompared(sql: Sql, { asker, addresses }: Asked) {
  const { rows } = await sql.query<{ wallet: string; alike: Omit<AlikeCluster, "wallet"> | null }>(
    `select address as wallet, alike from once_question
     where asker = $1 and address = any($2::text[]) and compared_at is not null`,
    [asker, addresses],
  );
  return new Map(rows.map(({ wallet, alike }) => [wallet, alike && { wallet, ...alike }]));
}

interface OnceInput extends ScoreInput {
  asker: string;
  askedAt: Date;
}

/** The score of a wallet that is read once, by what is known of it, with the rank that its total would have. */
export async function scoreOnce(ctx: Context, input: OnceInput): Promise<SubjectScore> {
  const { view, coverage } = await viewOnce(ctx, input);
  return { svcId: null, address: checksum(input.identity), score: view, coverage };
}

async function viewOnce(ctx: Context, { identity, asker, chainId, askedAt }: OnceInput) {
  const own = (await loadOnce(ctx, { asker, addresses: [identity] }, scoringSettings(ctx.env))).get(identity);
  if (!own) throw userNotFound(identity);
  const score = own.scoreOn(chainId ?? 0);
  const coverage = coverageOver(ctx, own, chainId === undefined ? [] : [chainId]);
  const { unavailable } = score.states;
  const isPartial = unavailable.length > 0 || unreadChains(coverage).length > 0;
  const view = await viewOutside(ctx, score, {
    chainId,
    confidence: isPartial || !own.isCompared ? "low" : score.confidence,
    lastUpdated: askedAt.toISOString(),
    // A wallet without any history has nothing to compare.
    status: isPartial ? "partial" : score.hasHistory && !own.isCompared ? "provisional" : "final",
    unavailable: isPartial && !score.hasHistory ? [...readCategories] : unavailable,
  });
  return { view, coverage, score, model: own.model };
}

/** The score of a wallet that is read once with its breakdown, and the facts it is computed from. */
export async function explainOnce(
  ctx: Context,
  input: OnceInput,
): Promise<{ score: Score; breakdown: ScoreBreakdown; facts: ScoreFacts; ranked: boolean }> {
  const { view, coverage, score, model } = await viewOnce(ctx, input);
  const wallet = input.identity as Address; // A lower-case address.
  const breakdown = await explainOutside(ctx.pg, { wallet, model, score, coverage, unavailable: view.unavailable });
  const { facts, ranked } = score;
  return { score: view, breakdown: { ...breakdown, confidence: view.confidence }, facts, ranked };
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

/** The measures of an identity, which may be those of a wallet that is read once. */
export interface SeenMeasures extends Measures {
  /** Of a wallet that is read once: why nothing may be decided on it, a sentence; null if something may. */
  undecided?: string | null;
  /** It is still being read, or compared with others. */
  isUnfinished?: boolean;
  /** Of a wallet that is read once: all that these chains have of it was read. */
  isRead?: boolean;
}

/**
 * The measures of identities as {@link readMeasures} has them, with those of the wallets that the asker made known. Of an asker, an unknown
 * address is not taken for an empty one.
 */
export async function readSeenMeasures(
  ctx: Context,
  { asker, ...input }: Parameters<typeof readMeasures>[1] & { asker?: string | null | undefined },
): Promise<(SeenMeasures | null)[]> {
  if (asker == null) return readMeasures(ctx, input);
  const measures = await readMeasures(ctx, { ...input, emptyIfUnknown: false });
  const { identities, chainIds = [], day } = input;
  const addresses = identities.filter((identity, index) => !measures[index] && isAddressIdentity(identity));
  if (addresses.length === 0) return measures;
  const once = await measureOnce(ctx, { asker, addresses, chainIds: [...new Set(chainIds)], day });
  return measures.map((one, index) => one ?? once.get(identities[index] ?? "") ?? null);
}

interface OnceMeasures extends Asked {
  /** Measured over these chains; none: all. */
  chainIds: readonly number[];
  /** At the end of this day (00:00 UTC, unix seconds); absent: now. */
  day?: number | undefined;
}

/** The measures of the addresses (lower case) that an asker made known, by address; nothing of others. */
export async function measureOnce(
  ctx: Context,
  { asker, addresses, chainIds, day }: OnceMeasures,
): Promise<Map<string, SeenMeasures>> {
  const seen = await readOnceWallets(ctx, asker, addresses);
  const known = [...seen.keys()].filter((address) => seen.get(address)?.askedAt != null);
  if (known.length === 0) return new Map();
  const { chains, ...settings } = scoringSettings(ctx.env);
  const isMerged = chainIds.length > 1;
  const counted = isMerged ? new Map([...chains].filter(([id]) => chainIds.includes(id))) : chains;
  const [scope = 0] = isMerged ? [] : chainIds;
  const loaded = await loadOnce(ctx, { asker, addresses: known }, { ...settings, chains: counted });
  const percentileOf = await openOutsidePercentiles(ctx, { scope, day });
  const measure = (address: string, own: OnceSubject, wallet: OnceWallet): SeenMeasures => {
    const { hasHistory: _, states: __, ...points } = own.scoreOn(scope, day);
    const unread = unreadChains(coverageOver(ctx, own, chainIds));
    return {
      ...{ subject: address as Address, svcId: null, countsFrom: null }, // A lower-case address.
      ...{ ...points, percentile: isMerged ? null : percentileOf(points) },
      confidence: own.isCompared ? points.confidence : "low",
      ...{ model: own.model, missing: {}, states: points.facts.states, recordedAt: null },
      freshness: { asOf: wallet.readAt, fails: false },
      undecided: whyUndecided(own, wallet, { unread, day }),
      isUnfinished: !wallet.isDone || (wallet.awaitsComparison && own.parts.length > 0),
      isRead: wallet.isDone && unread.length === 0,
    };
  };
  return new Map(
    known.flatMap((address) => {
      const own = loaded.get(address);
      const wallet = seen.get(address);
      return own && wallet ? [[address, measure(address, own, wallet)] as const] : [];
    }),
  );
}

/** Why nothing can be decided on a wallet by what is known of it: a sentence; null if something can. */
function whyUndecided(
  { parts, isCompared }: OnceSubject,
  { isDone }: OnceWallet,
  { unread, day }: { unread: readonly number[]; day: number | undefined },
): string | null {
  if (!isDone) return `Its history is not read yet${unread.length > 0 ? ` on ${chainsInWords(unread)}` : ""}.`;
  if (unread.length > 0) return `Its history could not be read on ${chainsInWords(unread)}.`;
  if (day !== undefined && parts.some(({ lastSeenAt }) => (lastSeenAt ?? 0) >= day + DAY)) {
    return `The wallet was active after ${dayText(day)}, and what it did before is not stored by day, since it was read only once. Track it.`;
  }
  return parts.length > 0 && !isCompared ? "The wallet is not yet compared with others." : null;
}

function chainsInWords(ids: readonly number[]): string {
  return `${ids.length > 1 ? "the chains" : "chain"} ${ids.join(", ")}`;
}
