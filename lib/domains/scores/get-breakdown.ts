import { formatUnits } from "viem";
import { asHex, hexArray, plainArray } from "../../core/bulk-write.ts";
import { isCluster } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { createLoader, readTogether } from "../../core/shared-snapshot.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type Category,
  type CategoryState,
  categories,
  categoryEvidence,
  DAY,
  type EvidenceSelector,
  type NextStep,
  noPoints,
  openNextSteps,
  type ScoreResult,
  type SignalCosts,
  scoreFacts,
  scorePoints,
  signalCosts,
  signalEvidence,
} from "../../engine/index.ts";
import { modelHash, readActiveModel } from "../models/index.ts";
import { type ResolvedIdentity, requireIdentity } from "../wallets/index.ts";
import { dayText } from "./chain-heads.ts";
import { followedFails, readCoverage } from "./coverage.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { readOnDay, requireCloseDay } from "./day-closes.ts";
import { foldDayScores, MOST_ROWS_OF_SUBJECT } from "./earlier-days.ts";
import { readLinkedWallets } from "./recomputed.ts";
import type { CategoryBreakdown, Coverage, LinkedWallet, ScoreBreakdown } from "./schemas.ts";
import { scoringSettings } from "./settings.ts";
import { readScore, type StoredScore, viewNoScore } from "./stored-score.ts";

/** A score with everything that explains it, as of now or at the end of a day. */
interface ExplainedScore {
  stored: StoredScore;
  result: ScoreResult;
  /** Only transactions before this time are evidence, unix seconds; null: all. */
  before: number | null;
  stateOf: (category: Category) => CategoryState;
  /** Whether the facts give the points of a category; without them it has points alone. */
  isExplained: (category: Category) => boolean;
  nextOf: (category: Category) => NextStep | null;
  /** Whether the facts give the total. */
  hasGate: boolean;
  coverage: Coverage[];
  linked: LinkedWallet[];
  /** The close that has the points of a past day. */
  close?: { confidence: ScoreResult["confidence"]; recordedAt: Date } | null | undefined;
}

interface Scope {
  chainId: number | undefined;
  scope: number;
}

/**
 * Why an identity has its score: each category with its inputs, formula, transactions that show it and the next step, and the blocks of
 * the facts, from one snapshot of the database. With `at` (00:00 of a UTC day, unix seconds): why it had its score at the end of that
 * day. Throws USER_NOT_FOUND and UNSUPPORTED_CHAIN; INVALID_REQUEST for a day without closes and for a subject with too many rows.
 * With `evidence: false`, no transactions are read.
 */
export async function getBreakdown(
  ctx: Context,
  input: { identity: string; chainId?: number; at?: number; evidence?: false },
): Promise<ScoreBreakdown> {
  const { chainId, at } = input;
  if (chainId !== undefined) requireChain(ctx, chainId);
  const scope = { chainId, scope: chainId ?? ALL_CHAINS };
  const hasEvidence = input.evidence ?? true;
  if (at === undefined) {
    return readTogether(ctx.pg, async (sql) => {
      const identity = await requireIdentity(ctx, input.identity, sql);
      return viewBreakdown(sql, identity, { ...(await explainNow(ctx, sql, identity, scope)), hasEvidence });
    });
  }
  const identity = await requireIdentity(ctx, input.identity);
  await requireCloseDay(ctx, at, scope.scope);
  return readSnapshot(ctx.pg, async (sql) => {
    const { underReview: _, ...known } = identity;
    const explained = await explainOn(ctx, sql, identity, { ...scope, at });
    return viewBreakdown(sql, { ...known, underReview: [] }, { ...explained, hasEvidence });
  });
}

/** `hasEvidence`: whether the transactions that show it are read, which takes longer than the rest. */
type ViewedScore = ExplainedScore & { hasEvidence: boolean };

/** The breakdown of a score; the database is read for its evidence alone. */
export async function viewBreakdown(
  sql: Sql,
  identity: Pick<ResolvedIdentity, "svcId" | "subject" | "wallets" | "underReview">,
  explained: ViewedScore,
): Promise<ScoreBreakdown> {
  const { stored, result, coverage, linked, close } = explained;
  const { facts, model, total } = stored;
  return {
    svcId: identity.svcId,
    address: checksum(identity.subject),
    total,
    breakdown: await explainCategories(sql, identity.wallets, explained),
    confidence: close?.confidence ?? result.confidence,
    gate: explained.hasGate ? viewGate(result) : null,
    risk: viewRisk(stored),
    modelVersion: model.spec.version,
    modelHash: modelHash(model),
    coverage,
    underReview: identity.underReview,
    overrides: viewOverrides(facts),
    wallets: linked,
    ...(close && { recordedAt: close.recordedAt.toISOString() }),
  };
}

async function explainNow(
  ctx: Context,
  sql: Sql,
  { subject, wallets, waitingName }: ResolvedIdentity,
  { chainId, scope }: Scope,
): Promise<ExplainedScore> {
  const [stored, coverage, pending, linked] = await Promise.all([
    readScore(ctx, sql, { subject, wallets, chainId: scope, waitingName }),
    readCoverage(sql, { chains: ctx.env.CHAINS, wallets, chainId, now: ctx.now }),
    loadPendingChains(sql, wallets),
    readLinkedWallets(ctx, sql, { of: { address: subject, name: waitingName } }),
  ]);
  const { facts, model } = stored;
  const failing = {
    chains: followedFails(coverage),
    attestations: pending.some((one) => chainId === undefined || one === chainId),
  };
  return {
    stored,
    result: scoreFacts(facts, model),
    before: null,
    stateOf: (category) => stateOf(category, facts.states[category], failing),
    isExplained: () => true,
    hasGate: true,
    nextOf: openNextSteps(facts, model),
    coverage,
    linked,
  };
}

/** The chains whose node has not given the contents of an attestation of these wallets (lower case) yet. */
const loadPendingChains = createLoader(async (sql, keys: readonly (readonly string[])[]) => {
  const { rows } = await sql.query<{ subject: string; chain_id: number }>(
    "select distinct subject, chain_id from pending_attestation where subject = any($1::text[])",
    [keys.flat()],
  );
  return keys.map((wallets) => rows.filter(({ subject }) => wallets.includes(subject)).map((row) => row.chain_id));
});

/** While a followed chain fails, every category computed from chains is stale; social is while an attestation is pending. */
function stateOf(
  category: Category,
  stored: CategoryState,
  failing: { chains: boolean; attestations: boolean },
): CategoryState {
  const isStale = category === "social" ? failing.attestations : failing.chains;
  return stored === "ok" && isStale ? "stale" : stored;
}

/**
 * The points of a past day are those of its close; inputs and evidence are folded from stored activity. A category has none if they no
 * longer give its points, because an undated input has changed (see Subject). Leaves out what is known of the present only: the newest
 * blocks, next steps and the identity's wallets.
 */
async function explainOn(
  ctx: Context,
  sql: Sql,
  identity: ResolvedIdentity,
  { chainId, scope, at }: Scope & { at: number },
): Promise<ExplainedScore> {
  const { subject, wallets } = identity;
  const folded = await readFolded(ctx, sql, identity, { scope, at });
  const [known] = await readOnDay(sql, { subjects: [subject], chainId: scope, day: dayText(at) });
  // A close that waits to be computed again will have the folded points; a name that waits has no close.
  const isFolded = known?.isStale || identity.waitingName !== null;
  const close = isFolded ? null : known?.close;
  const { total, breakdown } = close ?? { total: 0, breakdown: noPoints };
  const stored = isFolded ? folded : { ...folded, ...(close ? {} : { bonus: {} }), total, breakdown };
  const coverage = await readCoverage(sql, { chains: ctx.env.CHAINS, wallets, chainId, now: ctx.now });
  return {
    stored,
    result: scoreFacts(stored.facts, stored.model),
    before: at + DAY,
    stateOf: (category) => stored.facts.states[category],
    isExplained: (category) => stored.breakdown[category] === folded.breakdown[category],
    nextOf: () => null,
    hasGate: stored.total === folded.total,
    coverage: coverage.map((one) => ({ ...one, toBlock: null, blockHash: null, finalizedBlock: null })),
    linked: [],
    close,
  };
}

/** The score that the stored activity gives at the end of the day. */
async function readFolded(
  ctx: Context,
  sql: Sql,
  { subject, wallets, waitingName }: ResolvedIdentity,
  { scope, at }: { scope: number; at: number },
): Promise<StoredScore> {
  const current = () => readScore(ctx, sql, { subject, wallets, chainId: scope, waitingName });
  if (waitingName) return current();
  const scores = await foldDayScores(sql, scoringSettings(ctx.env), { subjects: [subject], scope, day: at });
  const ofDay = scores?.get(subject);
  switch (ofDay?.state) {
    case "folded": {
      const { total, breakdown, bonus } = ofDay.points;
      return { total, breakdown, bonus, facts: ofDay.facts, model: ofDay.model };
    }
    case "current":
      return current();
    case "none":
      return viewNoScore(ctx, { subject, wallets, model: await readActiveModel(sql), read: true });
    default:
      throw invalidField(
        "at",
        `is a past day, which is not explained for more than ${MOST_ROWS_OF_SUBJECT} stored rows; GET /v1/score has its points`,
      );
  }
}

/** Each category with its inputs, formula, transactions that show it and next step. */
async function explainCategories(
  sql: Sql,
  wallets: readonly string[],
  score: ViewedScore,
): Promise<CategoryBreakdown[]> {
  const { stored, result } = score;
  const evidence = score.hasEvidence ? await readEvidence(sql, wallets, score) : null;
  return categories.map((category) => {
    const { max, inputs, formula } = result.categories[category];
    return {
      category,
      score: stored.breakdown[category],
      max,
      bonus: stored.bonus[category] ?? 0,
      state: score.stateOf(category),
      inputs: score.isExplained(category) ? inputs : {},
      formula,
      evidence: evidence?.get(category) ?? [],
      next: score.nextOf(category),
    };
  });
}

/** The gate of a score with amounts as decimal strings in units; null if none holds it. */
function viewGate({ gate }: ScoreResult) {
  return gate && { ...gate, cost: inUnits(gate.cost), paid: inUnits(gate.paid) };
}

/** The overrides of a score's facts, in words. */
function viewOverrides({ overrides = [] }: StoredScore["facts"]): ScoreBreakdown["overrides"] {
  return overrides.map(({ flag, wallet, appeal, decidedAt }) => ({
    flag: checksumWithin(flag),
    wallet: checksum(wallet),
    appealId: appeal,
    decidedAt: new Date(decidedAt * 1000).toISOString(),
    note: `${checksumWithin(flag)}: overridden by appeal ${appeal}`,
  }));
}

/** What the signals of a score cost, with checksummed addresses; none if the facts do not give the score's points. */
function viewRisk({ facts, model, total }: StoredScore): SignalCosts {
  if (scorePoints(facts, model).total !== total) return { signals: [], points: 0 };
  const { signals, points } = signalCosts(facts, model);
  return { points, signals: signals.map((signal) => ({ ...signal, note: checksumWithin(signal.note) })) };
}

/** Millionths of a unit as a decimal number of units. */
function inUnits(micro: number): string {
  return formatUnits(BigInt(micro), 6);
}

/** A transaction that shows something about a wallet. */
interface Evidence {
  chainId: number;
  txHash: string;
  note: string;
}

/** Most transactions for one category or signal. */
const MOST = 3;

const orders = {
  oldest: "at, block_number, tx_index, log_index",
  newest: "at desc, block_number desc, tx_index desc, log_index desc",
  largest: "amount desc nulls last, at, block_number, tx_index, log_index",
} as const satisfies Record<EvidenceSelector["order"], string>;

interface EvidenceSearch {
  selector: EvidenceSelector;
  /** Precedes the selector's own note. */
  note?: string;
}

interface SearchedRows extends Pick<ExplainedScore, "before"> {
  wallets: readonly string[];
  chainIds: readonly number[];
}

/** For each category, a few transactions of the wallets that show it. */
async function readEvidence(
  sql: Sql,
  wallets: readonly string[],
  score: ExplainedScore,
): Promise<Map<Category, Evidence[]>> {
  const { stored, before, isExplained } = score;
  const searches = categories
    .filter(isExplained)
    .flatMap((category) => searchesFor(category, score).map((search) => ({ category, search })));
  const rows = { wallets, chainIds: Object.keys(stored.facts.asOf).map(Number), before };
  const found = await search(
    sql,
    rows,
    searches.map(({ search }) => search),
  );
  const evidence = new Map<Category, Evidence[]>();
  for (const [i, { category }] of searches.entries()) {
    evidence.set(category, [...(evidence.get(category) ?? []), ...(found[i] ?? [])]);
  }
  return evidence;
}

/** The evidence of risk comes from its signals; that of every other category from the rows behind its points. */
function searchesFor(category: Category, { stored, result }: ExplainedScore): EvidenceSearch[] {
  if (category === "risk") {
    return result.signals.flatMap((signal) => {
      const selector = signalEvidence(signal.code, stored.facts, stored.model);
      return selector ? [{ selector, note: checksumWithin(signal.note) }] : [];
    });
  }
  const selector = categoryEvidence(category);
  // Zero points need no evidence.
  return selector && stored.breakdown[category] !== 0 ? [{ selector }] : [];
}

/** For each search, the first few distinct transactions of these wallets on these chains. */
async function search(sql: Sql, rows: SearchedRows, searches: readonly EvidenceSearch[]): Promise<Evidence[][]> {
  // Several categories search for the same rows.
  const reads = new Map<string, Promise<readonly string[]>>();
  return Promise.all(
    searches.map(async ({ selector, note: prefix }) => {
      const note = prefix === undefined ? selector.note : `${prefix}: ${selector.note}`;
      const key = JSON.stringify({ ...selector, note: "" });
      const read = reads.get(key) ?? loadRows(sql, { order: selector.order, values: conditionsOf(selector, rows) });
      reads.set(key, read);
      return [...new Set(await read)].slice(0, MOST).map((row) => {
        const [chainId = "", txHash = ""] = row.split(" ");
        return { chainId: Number(chainId), txHash, note };
      });
    }),
  );
}

/** The parameters of a search. */
const types = {
  wallets: "text[]",
  kinds: "text[]",
  chains: "bigint[]",
  counterparties: "bytea[]",
  since: "bigint",
  before: "bigint",
} as const;
type Conditions = Record<keyof typeof types, string | number | null>;
const names = Object.keys(types) as (keyof typeof types)[]; // It has no others.

function conditionsOf(selector: EvidenceSelector, { wallets, chainIds, before }: SearchedRows): Conditions {
  const { kinds, chainId, counterparties, from, until } = selector;
  return {
    wallets: plainArray(wallets),
    kinds: plainArray(kinds),
    chains: plainArray(chainIds.filter((one) => (chainId ?? one) === one)),
    counterparties: counterparties && hexArray(counterparties),
    since: from,
    before: before === null ? until : Math.min(before, until ?? before),
  };
}

/** SQL: an array of "chain transaction", in an order. `value` is the SQL of a parameter. */
function firstRows(order: EvidenceSelector["order"], value: (name: keyof typeof types) => string): string {
  return `array(select chain_id || ' ' || ${asHex("tx_hash")} from activity
    where wallet = any(${value("wallets")}) and kind = any(${value("kinds")}) and chain_id = any(${value("chains")})
      and (${value("counterparties")} is null or counterparty = any(${value("counterparties")}))
      and (${value("since")} is null or at >= ${value("since")}) and (${value("before")} is null or at < ${value("before")})
    order by ${orders[order]} limit ${MOST * 3})`;
}

const ofColumn = (name: string) => `k.${name}`;
const ofParameter = (name: keyof typeof types) => `$${names.indexOf(name) + 1}::${types[name]}`;

const together = `select case k.ordered when 'oldest' then ${firstRows("oldest", ofColumn)}
    when 'newest' then ${firstRows("newest", ofColumn)} else ${firstRows("largest", ofColumn)} end as found
  from unnest($1::text[], ${names.map((_, i) => `$${i + 2}::text[]`).join(", ")})
    with ordinality as t(ordered, ${names.join(", ")}, index),
    lateral (select ordered, ${names.map((name) => `t.${name}::${types[name]} as ${name}`).join(", ")}) as k
  order by t.index`;

interface Search {
  order: EvidenceSelector["order"];
  values: Conditions;
}

const loadRows = createLoader(async (sql, searches: readonly Search[]): Promise<readonly (readonly string[])[]> => {
  if (await isCluster(sql)) return Promise.all(searches.map((search) => readApart(sql, search)));
  const columns = names.map((name) => searches.map(({ values }) => values[name]));
  const { rows } = await sql.query<{ found: string[] }>(together, [searches.map(({ order }) => order), ...columns]);
  return rows.map(({ found }) => found);
});

/** A search where the wallets are on several nodes. */
async function readApart(sql: Sql, { order, values }: Search): Promise<string[]> {
  const text = `select ${firstRows(order, ofParameter)} as found`;
  const { rows } = await sql.query<{ found: string[] }>(
    text,
    names.map((name) => values[name]),
  );
  return rows[0]?.found ?? [];
}
