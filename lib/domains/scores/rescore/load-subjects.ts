import type { Sql } from "../../../core/db.ts";
import { type Breakdown, categories, decodeFacts, type WalletFunding } from "../../../engine/index.ts";
import type { CurrentScore } from "../current-score.ts";
import { readAlikeClusters } from "../inputs/alike-clusters.ts";
import { type SourceStates, staleSources } from "../inputs/category-sources.ts";
import type { ChainView } from "../inputs/chain-heads.ts";
import { FUNDING_COLUMNS } from "../inputs/funding-clusters.ts";
import { readLinks } from "../inputs/read-links.ts";
import { readOverrides } from "../inputs/read-overrides.ts";
import { claimedIn, loadEarned } from "./earned-achievements.ts";
import {
  isLoaded,
  type LoadedSubject,
  type LoadedSubjects,
  type SubjectWallet,
  scopeOf,
  stateOf,
} from "./subject-state.ts";

/** Load the subjects of wallets that are not loaded yet. Returns all wallets of these subjects. */
export async function loadSubjects(
  sql: Sql,
  loaded: LoadedSubjects,
  wallets: readonly string[],
  view: ChainView | undefined,
): Promise<SubjectWallet[]> {
  const found = await readSubjects(sql, wallets);
  for (const [wallet, subject] of found) loaded.subjectOf.set(wallet, subject);
  const subjects = [...new Set(found.values())].filter((subject) => !loaded.subjects.get(subject)?.wallets);
  if (subjects.length === 0) return [];
  const members = await loadWallets(sql, loaded, subjects);
  await loadFacts(sql, members, view);
  await loadFunding(sql, members);
  for (const cluster of await readAlikeClusters(sql, [...members.keys()])) {
    const member = members.get(cluster.wallet);
    if (member) member.alike = cluster;
  }
  for (const override of await readOverrides(sql, [...members.keys()])) {
    const member = members.get(override.wallet);
    if (member) member.overrides = [...member.overrides, override];
  }
  await loadSources(sql, members);
  for (const [subject, links] of await readLinks(sql, subjects)) stateOf(loaded, subject).links = links;
  for (const [subject, earned] of await loadEarned(sql, subjects)) {
    Object.assign(stateOf(loaded, subject), { earned, claimed: claimedIn(earned) });
  }
  await loadCurrentScores(sql, loaded, subjects);
  return [...members.values()];
}

/** The subject of each wallet. A wallet without a row is its own subject. */
async function readSubjects(sql: Sql, wallets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where address = any($1::text[]) and subject <> address",
    [wallets],
  );
  const linked = new Map(rows.map((row) => [row.address, row.subject]));
  return new Map(wallets.map((wallet) => [wallet, linked.get(wallet) ?? wallet]));
}

async function loadWallets(
  sql: Sql,
  loaded: LoadedSubjects,
  subjects: readonly string[],
): Promise<Map<string, SubjectWallet>> {
  const { rows } = await sql.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[]) order by address",
    [subjects],
  );
  const bySubject = new Map<string, SubjectWallet[]>(subjects.map((subject) => [subject, []]));
  const members = new Map<string, SubjectWallet>();
  const add = (subject: string, wallet: string) => {
    const state: SubjectWallet = {
      wallet,
      facts: new Map(),
      fold: undefined,
      funding: [],
      alike: null,
      social: [],
      overrides: [],
      sources: new Map(),
    };
    members.set(wallet, state);
    loaded.wallets.set(wallet, state);
    bySubject.get(subject)?.push(state);
  };
  for (const row of rows) add(row.subject, row.address);
  for (const [subject, own] of bySubject) {
    if (own.length === 0) add(subject, subject);
    stateOf(loaded, subject).wallets = own;
  }
  return members;
}

type Members = ReadonlyMap<string, SubjectWallet>;

/** Skips facts that the caller holds itself. */
async function loadFacts(sql: Sql, members: Members, view: ChainView | undefined): Promise<void> {
  const wallets = [...members.keys()];
  const { rows } = await sql.query<{ wallet: string; chain_id: number; facts: Buffer }>(
    `select wallet, chain_id, facts from facts
     where wallet = any($1::text[]) and facts is not null and not (chain_id = $2 and wallet = any($3::text[]))`,
    [wallets, view?.chainId ?? 0, view ? wallets.filter((wallet) => view.foldOf(wallet)) : []],
  );
  for (const row of rows) members.get(row.wallet)?.facts.set(row.chain_id, decodeFacts(row.facts));
}

async function loadFunding(sql: Sql, members: Members): Promise<void> {
  const { rows } = await sql.query<WalletFunding>(
    `select ${FUNDING_COLUMNS.join(", ")} from funding_cluster where wallet = any($1::text[]) order by wallet, chain_id`,
    [[...members.keys()]],
  );
  for (const row of rows) {
    const member = members.get(row.wallet);
    if (member) member.funding = [...member.funding, row];
  }
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

type ScoreRow = Breakdown & Omit<CurrentScore, "breakdown"> & { subject: string; scope: number };

/** Load the current scores of subjects. Returns the subjects and scopes that have one. */
export async function loadCurrentScores(
  sql: Sql,
  loaded: LoadedSubjects,
  subjects: readonly string[],
): Promise<{ subject: string; scope: number }[]> {
  const { rows } = await sql.query<ScoreRow>(
    `select subject, chain_id as scope, total, bonus, ranked, confidence, status, unavailable, stale, model_hash as "modelHash",
       reached_at as "reachedAt", facts_hash as "factsHash", ${categories.join(", ")}
     from score where subject = any($1::text[])`,
    [subjects],
  );
  return rows.map(({ subject, scope, total, bonus, ranked, confidence, status, unavailable, stale, ...row }) => {
    const { modelHash, reachedAt, factsHash, ...breakdown } = row;
    const points = { total, breakdown, bonus, ranked, confidence };
    const current = { ...points, status, unavailable, stale, modelHash, reachedAt, factsHash };
    scopeOf(stateOf(loaded, subject), scope).current = current;
    return { subject, scope };
  });
}

/** Load subjects without a session. An address that is linked to another subject is none. */
export async function readLoadedSubjects(sql: Sql, subjects: readonly string[]): Promise<LoadedSubject[]> {
  const loaded: LoadedSubjects = { subjectOf: new Map(), subjects: new Map(), wallets: new Map() };
  await loadSubjects(sql, loaded, subjects, undefined);
  const wanted = new Set(subjects);
  return [...loaded.subjects.values()].filter(isLoaded).filter(({ subject }) => wanted.has(subject));
}
