import { asHex } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import {
  type Breakdown,
  categories,
  countsFrom,
  decodeFacts,
  type Model,
  type PassedMoney,
  type ScoreFacts,
  type WalletFunding,
  type WalletLink,
} from "../../engine/index.ts";
import { readActiveModel } from "../models/index.ts";
import { readAlikeClusters } from "./alike-wallets.ts";
import { type ChainHead, type ChainView, newestDays } from "./chain-heads.ts";
import { ALL_CHAINS, type CurrentScore } from "./current-score.ts";
import { loadEarned } from "./earned-achievements.ts";
import { FUNDING_COLUMNS } from "./funding-clusters.ts";
import { openSocial, type Social } from "./issuer-weights.ts";
import { loadPaymentTrust } from "./payment-trust.ts";
import { scopesOf } from "./ranks/scopes.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { mergeOn, type Scoring } from "./score-on.ts";
import type { ScoringSettings } from "./settings.ts";
import {
  newMemo,
  type SourceStates,
  type StoredOverride,
  type Subject,
  type SubjectWallet,
  staleSources,
  subjectOf,
} from "./subject.ts";

/**
 * Load the subjects of wallets, by subject; a wallet without a row is its own subject. `view`: the facts that it holds are taken from it;
 * `except`: subjects that are left out; `areStrangers`: of most nothing is stored, which one statement finds out.
 */
export async function loadSubjects(
  sql: Sql,
  wallets: readonly string[],
  { social, view, except, areStrangers = false }: LoadOptions,
): Promise<{ subjects: Map<string, Subject>; subjectOf: Map<string, string> }> {
  if (areStrangers && !(await hasRows(sql, wallets))) return strangers(wallets);
  const subjectOf = await readSubjects(sql, wallets);
  const keys = [...new Set(subjectOf.values())].filter((subject) => !except?.(subject));
  const subjects = new Map<string, Subject>();
  if (keys.length === 0) return { subjects, subjectOf };
  const bySubject = await readWallets(sql, keys);
  const links = await readLinks(sql, keys);
  for (const [subject, own] of bySubject) for (const one of own) one.from = countedFrom(subject, one.wallet, links);
  const members = new Map([...bySubject.values()].flat().map((one) => [one.wallet, one]));
  const own = [...members.keys()];
  await loadFacts(sql, members, view);
  const funding = groupBy(await readFunding(sql, own), walletOf);
  const alike = groupBy(await readAlikeClusters(sql, own), walletOf);
  const passed = groupBy(await readPassedMoney(sql, own), walletOf);
  const overrides = groupBy(await readOverrides(sql, own), walletOf);
  await loadSources(sql, members);
  const earned = await loadEarned(sql, keys);
  const scores = await readCurrentScores(sql, keys);
  await social.load(own);
  for (const [wallet, member] of members) {
    member.funding = funding.get(wallet) ?? [];
    [member.alike = null] = alike.get(wallet) ?? [];
    member.passed = passed.get(wallet) ?? [];
    member.overrides = overrides.get(wallet) ?? [];
    member.attested = social.attestedOf(wallet);
  }
  for (const [subject, own] of bySubject) {
    const stored = { earned: earned.get(subject) ?? new Map(), scores: scores.get(subject) ?? new Map() };
    subjects.set(subject, { subject, wallets: own, links: links.get(subject) ?? [], ...stored, memo: newMemo() });
  }
  return { subjects, subjectOf };
}

const walletOf = ({ wallet }: { wallet: string }) => wallet;

interface LoadOptions {
  social: Social;
  view?: ChainView | undefined;
  except?: (subject: string) => boolean;
  areStrangers?: boolean | undefined;
}

/** Every table that subjects are loaded from, with the column of the wallet. */
const sources = [
  ...["wallet", "tracked_wallet", "identity_wallet"].map((table) => [table, "address"]),
  ...["facts", "funding_cluster", "alike_cluster", "passed_money", "appeal", "quarantined_wallet"].map((table) => [
    table,
    "wallet",
  ]),
  ...["wallet", "earned_achievement", "score", "attestation"].map((table) => [table, "subject"]),
];
const HAS_ROWS = `select 1 from (${sources
  .map(([table, column]) => `select 1 from ${table} where ${column} = any($1::text[])`)
  .join(" union all ")}) stored limit 1`;

/** Whether anything is stored of any of these wallets. */
async function hasRows(sql: Sql, wallets: readonly string[]): Promise<boolean> {
  return (await sql.query(HAS_ROWS, [wallets])).rows.length > 0;
}

/** Wallets of which nothing is stored, as subjects. */
function strangers(wallets: readonly string[]) {
  const own = (subject: string): Subject => {
    const none = { links: [], earned: new Map(), scores: new Map() };
    return { subject, wallets: [newWallet(subject)], ...none, memo: newMemo() };
  };
  return {
    subjects: new Map(wallets.map((wallet) => [wallet, own(wallet)])),
    subjectOf: new Map(wallets.map((wallet) => [wallet, wallet])),
  };
}

async function readSubjects(sql: Sql, wallets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where address = any($1::text[]) and subject <> address",
    [wallets],
  );
  const linked = new Map(rows.map((row) => [row.address, row.subject]));
  return new Map(wallets.map((wallet) => [wallet, linked.get(wallet) ?? wallet]));
}

/** The links of the wallets of each subject that is the primary wallet of an identity, by subject. */
async function readLinks(sql: Sql, subjects: readonly string[]): Promise<Map<string, WalletLink[]>> {
  const { rows } = await sql.query<{ subject: string; wallet: string; linkedAt: number; movedAt: number | null }>(
    `select main.address as subject, link.address as wallet,
       floor(extract(epoch from link.linked_at))::bigint as "linkedAt",
       floor(extract(epoch from link.moved_at))::bigint as "movedAt"
     from identity_wallet main join identity_wallet link on link.name = main.name
     where main.address = any($1::text[]) and main."primary" and main.counts order by link.address`,
    [subjects],
  );
  const links = new Map<string, WalletLink[]>();
  for (const { subject, wallet, linkedAt, movedAt } of rows) {
    const own = links.get(subject) ?? [];
    own.push({ wallet, linkedAt, ...(movedAt !== null && { movedAt }) });
    links.set(subject, own);
  }
  return links;
}

/** A linked wallet counts from the time it was linked, or its wait ended; the subject's own always. */
function countedFrom(subject: string, wallet: string, links: ReadonlyMap<string, readonly WalletLink[]>): number {
  const link = wallet === subject ? undefined : links.get(subject)?.find((one) => one.wallet === wallet);
  return link ? Math.max(link.linkedAt ?? 0, countsFrom(link) ?? 0) : 0;
}

async function readWallets(sql: Sql, subjects: readonly string[]): Promise<Map<string, SubjectWallet[]>> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[]) order by address",
    [subjects],
  );
  const bySubject = new Map<string, SubjectWallet[]>(subjects.map((subject) => [subject, []]));
  for (const { address, subject } of rows) bySubject.get(subject)?.push(newWallet(address));
  for (const [subject, own] of bySubject) if (own.length === 0) own.push(newWallet(subject));
  return bySubject;
}

function newWallet(wallet: string): SubjectWallet {
  const none = { funding: [], alike: null, passed: [], attested: [], overrides: [] };
  return { wallet, from: 0, facts: new Map(), ...none, sources: new Map() };
}

type Members = ReadonlyMap<string, SubjectWallet>;

async function loadFacts(sql: Sql, members: Members, view: ChainView | undefined): Promise<void> {
  const wallets = [...members.keys()];
  const held = wallets.flatMap((wallet) => view?.factsOf(wallet) ?? []);
  const { rows } = await sql.query<{ wallet: string; chain_id: number; facts: Buffer }>(
    `select wallet, chain_id, facts from facts
     where wallet = any($1::text[]) and facts is not null and not (chain_id = $2 and wallet = any($3::text[]))`,
    [wallets, view?.chainId ?? 0, held.map(({ wallet }) => wallet)],
  );
  for (const facts of held) members.get(facts.wallet)?.facts.set(facts.chainId, facts);
  for (const row of rows) members.get(row.wallet)?.facts.set(row.chain_id, decodeFacts(row.facts));
}

async function readFunding(sql: Sql, wallets: readonly string[]): Promise<WalletFunding[]> {
  const { rows } = await sql.query<WalletFunding>(
    `select ${FUNDING_COLUMNS.join(", ")} from funding_cluster where wallet = any($1::text[]) order by wallet, chain_id`,
    [wallets],
  );
  return rows;
}

/** The money that passed through the hands of these wallets, or of all; a wallet without any has no row. */
export async function readPassedMoney(sql: Sql, wallets?: readonly string[]): Promise<PassedMoney[]> {
  const { rows } = await sql.query<PassedMoney>(
    `select wallet, chain_id as "chainId", lots from passed_money
     where $1::text[] is null or wallet = any($1::text[]) order by wallet, chain_id`,
    [wallets ?? null],
  );
  return rows;
}

/** In the order of the decisions. */
async function readOverrides(sql: Sql, wallets: readonly string[]): Promise<StoredOverride[]> {
  const { rows } = await sql.query<StoredOverride>(
    `select wallet, flag, id as appeal, floor(extract(epoch from decided_at))::bigint as "decidedAt",
       extract(epoch from from_day)::bigint as "from"
     from appeal where status = 'upheld' and wallet = any($1::text[]) order by decided_at, id`,
    [wallets],
  );
  return rows;
}

async function loadSources(sql: Sql, members: Members): Promise<void> {
  const { rows } = await sql.query<{ address: string; chain_id: number; sources: SourceStates; smart: boolean }>(
    `select address, chain_id, sources, smart_account as smart from tracked_wallet
     where address = any($1::text[]) and sources <> '{}'`,
    [[...members.keys()]],
  );
  for (const { address, chain_id: chainId, sources, smart } of rows)
    members.get(address)?.sources.set(chainId, smart ? staleSources(sources) : sources);
  const { rows: marked } = await sql.query<{ wallet: string; chain_id: number }>(
    "select distinct wallet, chain_id from quarantined_wallet where wallet = any($1::text[])",
    [[...members.keys()]],
  );
  for (const { wallet, chain_id: chainId } of marked) {
    const sources = members.get(wallet)?.sources;
    sources?.set(chainId, staleSources(sources.get(chainId)));
  }
}

type ScoreRow = Breakdown & Omit<CurrentScore, "breakdown" | "row"> & { subject: string; chain_id: number };

/** SQL: the categories that stand joined in a column. */
const LISTS = ["unavailable", "stale"].map((name) => `string_to_array(${name}, ',') as ${name}`).join(", ");

/** The stored scores of subjects that have one, by subject and scope. */
export async function readCurrentScores(
  sql: Sql,
  subjects: readonly string[],
): Promise<Map<string, Map<number, CurrentScore>>> {
  const { rows } = await sql.query<ScoreRow>(
    `select subject, chain_id, total, bonus, ranked, confidence, status, ${LISTS}, ${asHex("model_hash")} as "modelHash",
       reached_at as "reachedAt", ${asHex("facts_hash")} as "factsHash", ${categories.join(", ")}
     from score where subject = any($1::text[])`,
    [subjects],
  );
  const scores = new Map<string, Map<number, CurrentScore>>();
  for (const { subject, chain_id, total, bonus, ranked, confidence, status, unavailable, stale, ...row } of rows) {
    const { modelHash, reachedAt, factsHash, ...breakdown } = row;
    const points = { total, breakdown, bonus, ranked, confidence };
    const own = scores.get(subject) ?? new Map<number, CurrentScore>();
    const score = { ...points, status, unavailable, stale, modelHash, reachedAt, factsHash, row: chain_id };
    for (const scope of scopesOf(chain_id)) own.set(scope, score);
    scores.set(subject, own);
  }
  return scores;
}

/** The chains on which each subject has facts or a score; of the settings, if they are given. */
export async function readScoredChains(
  sql: Sql,
  subjects: readonly string[],
  settings: ScoringSettings | null,
): Promise<Map<string, number[]>> {
  const { rows } = await sql.query<{ subject: string; chains: number[] }>(
    `select subject, array_agg(distinct chain_id order by chain_id) as chains from (
       select w.subject, f.chain_id from wallet w join facts f on f.wallet = w.address where w.subject = any($1::text[])
       union all select subject, abs(chain_id) from score where subject = any($1::text[]) and chain_id <> ${ALL_CHAINS}
     ) as known where $2::bigint[] is null or chain_id = any($2::bigint[]) group by subject order by subject`,
    [subjects, settings && [...settings.chains.keys()]],
  );
  return new Map(rows.map((row) => [row.subject, row.chains]));
}

/** Subjects as they are now, for readers, and with what they are scored. An address that is linked to another subject is none. */
export async function readPresent(
  sql: Sql,
  settings: ScoringSettings,
  wallets: readonly string[],
  { model, areStrangers }: { model?: Model; areStrangers?: boolean } = {},
) {
  const heads = await loadChainHeads(sql);
  const scoring = await loadScoring(sql, settings, { heads, model });
  const { subjects } = await loadSubjects(sql, wallets, { social: openSocial(sql, settings.seeds), areStrangers });
  const known = new Map([...subjects.values()].flatMap((one) => one.wallets).map((one) => [one.wallet, one]));
  const factsOfAll = (subject: Subject | undefined): ScoreFacts => {
    if (!subject) throw new Error("the subject was not loaded");
    const { facts, parts } = mergeOn(scoring, subject, ALL_CHAINS, "now");
    return { ...facts, asOf: newestDays(parts, (chainId) => heads.get(chainId)) };
  };
  return {
    ...{ scoring, heads, model: scoring.model },
    subjects: wallets.flatMap((wallet) => subjects.get(wallet) ?? []),
    /** The merged facts of a subject over all chains of the settings. */
    factsOf: (subject: string) => factsOfAll(subjects.get(subject)),
    /** The same of a wallet alone, whatever identity it is linked to. */
    factsOfWallet(wallet: string): ScoreFacts {
      const own = known.get(wallet);
      return factsOfAll(own && subjectOf(own));
    },
  };
}

/** What subjects are scored with; with the active model if no other is given. */
export async function loadScoring(
  sql: Sql,
  settings: ScoringSettings,
  { heads, model }: { heads: ReadonlyMap<number, ChainHead>; model?: Model | undefined },
): Promise<Scoring> {
  return {
    settings,
    model: model ?? (await readActiveModel(sql)),
    paymentTrust: await loadPaymentTrust(sql, settings),
    headOf: (chainId) => heads.get(chainId),
  };
}
