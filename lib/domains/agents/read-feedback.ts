import { plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { checksum } from "../../core/schemas.ts";
import { DAY } from "../../engine/index.ts";
import { type ScoringSettings, scoringSettings } from "../scores/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import type { Agent, Ring } from "./schemas.ts";
import { type Entry, type Giver, inUnits, summarize, weightsOf } from "./weigh-feedback.ts";

/** Of an agent's feedback, revocations and responses each: the newest. */
const MOST_ENTRIES = 20_000;
/** Transfers and wallets of an agent, by which its own people are known: the newest. */
const MOST_OWN = 2_000;
/** Entries of a giver: whoever has more is taken to have praised as many agents. */
const MOST_OF_GIVER = 500;
/** Agents that the agent's own people praised, and their owners: the first. */
const MOST_PRAISED = 500;
/** Givers whose first act is looked up: those that count most. */
const MOST_DATED = 500;
const NEW_DAYS = 30;
const TOP = 20;
const SHOWN_IN_RING = 10;
/** Givers who share a first funder by chance are fewer. */
const LEAST_IN_RING = 3;

type Pg = Pick<Sql, "query">;

interface Key {
  chainId: number;
  agentId: string;
}

type Unchecked = Agent["coverage"]["unchecked"];

interface Row {
  kind: "feedback" | "revoked" | "response" | "draft";
  block: number;
  log: number;
  at: number;
  account: string;
  index: string | null;
  value: string | null;
  decimals: number | null;
  tag: string | null;
}

/** An agent's feedback with what it is worth now. What it lacks is added to `unchecked`. */
export async function readFeedback(
  ctx: Pick<Context, "env" | "pg">,
  key: Key,
  unchecked: Unchecked,
): Promise<Agent["feedback"]> {
  const read = await readEntries(ctx.pg, key, unchecked);
  const own = await readOwn(ctx.pg, key, unchecked);
  const accounts = [...new Set([...read.entries.map(({ account }) => account), ...own])];
  const subjects = await readSubjects(ctx.pg, accounts);
  const subjectOf = (account: string) => subjects.get(account) ?? account;
  const ownSubjects = new Set(own.map(subjectOf));
  const counted = read.entries.flatMap((row) => {
    const giver = subjectOf(row.account);
    return ownSubjects.has(giver) ? [] : [{ ...row, giver }];
  });
  const givers = await readGivers(ctx.pg, [...new Set(counted.map(({ giver }) => giver))]);
  const rings = await findRings(ctx, [...givers.keys()], { own, subjectsOf: (all) => readSubjects(ctx.pg, all) });
  const weights = weightsOf(givers, rings);
  const { count: newGivers, top } = await describeGivers(ctx, { counted, givers, weights, unchecked });
  return {
    count: counted.length,
    own: read.entries.length - counted.length,
    ...{ revoked: read.revoked, drafts: read.drafts, responses: read.responses },
    ...summarize(counted.map(toEntry), weights),
    givers: {
      count: givers.size,
      unknown: [...givers.values()].filter(({ total }) => total === null).length,
      ...{ new: newGivers, top },
    },
    rings: rings.map(({ givers: members, ...ring }) => ({
      ...ring,
      givers: members.slice(0, SHOWN_IN_RING).map(checksum),
    })),
  };
}

type Counted = Entry & { account: string; at: number };

interface Entries {
  /** Not revoked, the newest first. */
  entries: Omit<Counted, "giver">[];
  revoked: number;
  drafts: number;
  responses: number;
}

/** Feedback by its logs. A number that comes again, as after the registry's storage was replaced, stands for the newer entry. */
async function readEntries(pg: Pg, { chainId, agentId }: Key, unchecked: Unchecked): Promise<Entries> {
  const kinds = ["feedback", "revoked", "response", "draft"] as const;
  const each = kinds.map(
    (kind) => `(select kind, block_number as block, log_index as log, at, account, feedback_index::text as index,
       value::text, decimals, data->>'tag1' as tag from agent_event where chain_id = $1 and agent_id = $2 and kind = '${kind}'
       order by block_number desc, log_index desc limit ${MOST_ENTRIES + 1})`,
  );
  const { rows } = await pg.query<Row>(
    `select * from (${each.join(" union all ")}) as newest order by block desc, log desc`,
    [chainId, agentId],
  );
  const isCut = kinds.some((kind) => rows.filter((row) => row.kind === kind).length > MOST_ENTRIES);
  if (isCut) {
    const message = `Only the newest ${MOST_ENTRIES.toLocaleString("en")} events of a kind were read, and feedback that is as new.`;
    unchecked.push({ code: "feedback", message });
  }
  return foldEntries(isCut ? withinAll(rows) : rows);
}

/** The events from where all kinds were read: of older feedback it is not known whether it was revoked. */
function withinAll(rows: readonly Row[]): readonly Row[] {
  const cuts = [...groupBy(rows, ({ kind }) => kind).values()].flatMap((own) => own[MOST_ENTRIES] ?? []);
  const isNewer = (row: Row) =>
    cuts.every((cut) => row.block > cut.block || (row.block === cut.block && row.log > cut.log));
  return rows.filter(isNewer);
}

/** `rows` are the newest first, so that a revocation comes before what it revokes. */
function foldEntries(rows: readonly Row[]): Entries {
  const found: Entries = { entries: [], revoked: 0, drafts: 0, responses: 0 };
  const settled = new Set<string>();
  const revoked = new Set<string>();
  for (const { kind, account, at, index, value, decimals, tag } of rows) {
    const number = `${account} ${index}`;
    if (kind === "draft") found.drafts++;
    else if (kind === "response") found.responses++;
    else if (kind === "revoked") revoked.add(number);
    else if (!settled.has(number)) {
      settled.add(number);
      if (revoked.has(number)) found.revoked++;
      else found.entries.push({ account, at, tag: tag ?? "", value: inUnits(value ?? "0", decimals ?? 0) });
    }
  }
  return found;
}

const toEntry = ({ giver, tag, value }: Counted): Entry => ({ giver, tag, value });

/** Everybody who ever owned the agent or was its wallet. */
async function readOwn(pg: Pg, { chainId, agentId }: Key, unchecked: Unchecked): Promise<string[]> {
  const each = ["transfer", "wallet"].map(
    (kind) => `(select account from agent_event where chain_id = $1 and agent_id = $2 and kind = '${kind}'
       order by block_number desc, log_index desc limit ${MOST_OWN + 1})`,
  );
  const { rows } = await pg.query<{ account: string | null }>(each.join(" union all "), [chainId, agentId]);
  if (rows.length > MOST_OWN)
    unchecked.push({
      code: "owners",
      message: "It had so many owners and wallets that not all of them are known here.",
    });
  return [...new Set(rows.flatMap(({ account }) => account ?? []))];
}

/** The subjects of known wallets. */
async function readSubjects(pg: Pg, accounts: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pg.query<{ address: string; subject: string }>(
    "select address, subject from wallet where address = any($1::text[])",
    [plainArray(accounts)],
  );
  return new Map(rows.map(({ address, subject }) => [address, subject]));
}

async function readGivers(pg: Pg, subjects: readonly string[]): Promise<Map<string, Giver>> {
  const { rows: scores } = await pg.query<{ subject: string; total: number }>(
    "select subject, total from score where subject = any($1::text[]) and chain_id <= 0",
    [plainArray(subjects)],
  );
  const totals = new Map(scores.map(({ subject, total }) => [subject, total]));
  const praised = await countPraised(pg, [...totals.keys()]);
  return new Map(
    subjects.map((subject) => [subject, { total: totals.get(subject) ?? null, praised: praised.get(subject) ?? 1 }]),
  );
}

/** To how many agents these subjects' wallets gave a value above 0. Of many entries of a wallet, each counts as another agent. */
async function countPraised(pg: Pg, subjects: readonly string[]): Promise<Map<string, number>> {
  const { rows: wallets } = await pg.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[])",
    [plainArray(subjects)],
  );
  const subjectOf = new Map([
    ...subjects.map((one) => [one, one] as const),
    ...wallets.map((one) => [one.address, one.subject] as const),
  ]);
  const { rows } = await pg.query<{ account: string; agents: string[]; entries: number }>(
    `select account, agents, entries from unnest($1::text[]) as w(account) cross join lateral (
       select array_agg(distinct chain_id || ':' || agent_id) as agents, count(*)::int as entries from (
         select chain_id, agent_id from agent_event e where e.account = w.account and e.kind = 'feedback' and e.value > 0
         limit ${MOST_OF_GIVER}) as own) as praise where entries > 0`,
    [plainArray([...subjectOf.keys()])],
  );
  const bySubject = groupBy(rows, ({ account }) => subjectOf.get(account) ?? account);
  return new Map(
    [...bySubject].map(([subject, own]) => {
      const isMany = own.some(({ entries }) => entries >= MOST_OF_GIVER);
      return [subject, isMany ? MOST_OF_GIVER : new Set(own.flatMap(({ agents }) => agents)).size];
    }),
  );
}

interface FoundRing extends Omit<Ring, "givers"> {
  givers: string[];
}

async function findRings(
  ctx: Pick<Context, "env" | "pg">,
  givers: readonly string[],
  {
    own,
    subjectsOf,
  }: { own: readonly string[]; subjectsOf: (accounts: readonly string[]) => Promise<Map<string, string>> },
): Promise<FoundRing[]> {
  const [funding, alike, mutual] = await Promise.all([
    findFunded(ctx.pg, givers, scoringSettings(ctx.env)),
    findAlike(ctx.pg, givers),
    findMutual(ctx.pg, own),
  ]);
  const known = await subjectsOf(mutual);
  const praisers = new Set(mutual.map((account) => known.get(account) ?? account));
  const back = givers.filter((giver) => praisers.has(giver));
  // The agent's own people are one of them.
  const rings: FoundRing[] = back.length > 0 ? [{ kind: "mutual", by: null, size: back.length + 1, givers: back }] : [];
  return [...rings, ...funding, ...alike].sort((a, b) => b.size - a.size);
}

/** Givers whom the same wallet funded first; services fund everybody. */
async function findFunded(pg: Pg, givers: readonly string[], { services }: ScoringSettings): Promise<FoundRing[]> {
  const { rows } = await pg.query<{ wallet: string; funder: string }>(
    "select distinct wallet, funder from funding_cluster where wallet = any($1::text[])",
    [plainArray(givers)],
  );
  return [...groupBy(rows, ({ funder }) => funder)].flatMap(([funder, own]) => {
    if (own.length < LEAST_IN_RING || services.byAddress.has(funder)) return [];
    return [
      { kind: "funding" as const, by: checksum(funder), size: own.length, givers: own.map(({ wallet }) => wallet) },
    ];
  });
}

/** Givers of one cluster of alike wallets, of which each names the same first members. */
async function findAlike(pg: Pg, givers: readonly string[]): Promise<FoundRing[]> {
  const { rows } = await pg.query<{ wallet: string; size: number; members: string[] }>(
    "select wallet, size, members from alike_cluster where wallet = any($1::text[])",
    [plainArray(givers)],
  );
  const clusters: { names: Set<string>; givers: string[] }[] = [];
  for (const { wallet, members } of rows) {
    const names = [wallet, ...members];
    const found = clusters.find((one) => names.some((name) => one.names.has(name)));
    if (!found) clusters.push({ names: new Set(names), givers: [wallet] });
    else {
      for (const name of names) found.names.add(name);
      found.givers.push(wallet);
    }
  }
  return clusters
    .filter((one) => one.givers.length > 1)
    .map((one) => ({ kind: "alike", by: null, size: one.givers.length, givers: one.givers }));
}

/** Everybody who ever owned, or was the wallet of, an agent that the agent's own people praised. */
async function findMutual(pg: Pg, own: readonly string[]): Promise<string[]> {
  const { rows } = await pg.query<{ account: string }>(
    `select distinct o.account from (
       select distinct chain_id, agent_id from (
         select chain_id, agent_id from agent_event where account = any($1::text[]) and kind = 'feedback' and value > 0
         limit ${MOST_PRAISED}) as given) as praised
     cross join lateral (
       select account from agent_event e where e.chain_id = praised.chain_id and e.agent_id = praised.agent_id
         and e.kind in ('transfer', 'wallet') and account is not null limit ${MOST_OWN}) as o`,
    [plainArray(own)],
  );
  return rows.map(({ account }) => account);
}

async function describeGivers(
  ctx: Pick<Context, "pg">,
  {
    counted,
    givers,
    weights,
    unchecked,
  }: {
    counted: readonly Counted[];
    givers: ReadonlyMap<string, Giver>;
    weights: ReadonlyMap<string, number>;
    unchecked: Unchecked;
  },
): Promise<{ count: number; top: Agent["feedback"]["givers"]["top"] }> {
  const own = groupBy(counted, ({ giver }) => giver);
  const sorted = [...givers].map(([subject, giver]) => ({ subject, ...giver, weight: weights.get(subject) ?? 0 }));
  sorted.sort((a, b) => b.weight - a.weight || (b.total ?? -1) - (a.total ?? -1) || (a.subject < b.subject ? -1 : 1));
  const dated = sorted.slice(0, MOST_DATED).map(({ subject }) => subject);
  const firstActs = await readFirstActs(ctx.pg, dated);
  if (sorted.length > dated.length)
    unchecked.push({
      code: "givers",
      message: `Whether they are new was checked of the ${MOST_DATED} givers that count most.`,
    });
  const isNew = (subject: string): boolean | null => {
    const first = firstActs.get(subject);
    return first === undefined ? null : (own.get(subject)?.at(-1)?.at ?? first) - first < NEW_DAYS * DAY;
  };
  const shown = sorted.slice(0, TOP);
  const svcIdOf = await svcIdsOf(
    ctx,
    shown.map(({ subject }) => subject),
  );
  return {
    count: dated.filter((subject) => isNew(subject) === true).length,
    top: shown.map(({ subject, ...giver }) => ({
      address: checksum(subject),
      svcId: svcIdOf(subject),
      ...giver,
      entries: own.get(subject)?.length ?? 0,
      isNew: isNew(subject),
    })),
  };
}

/** When subjects' primary wallets first acted or were acted on, unix seconds, as far as it is stored. */
async function readFirstActs(pg: Pg, subjects: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pg.query<{ wallet: string; first: number | null }>(
    `select f.wallet, (
       select a.at from activity a where a.wallet = f.wallet and a.chain_id = f.chain_id order by a.block_number limit 1) as first
     from facts f where f.wallet = any($1::text[])`,
    [plainArray(subjects)],
  );
  const first = new Map<string, number>();
  for (const { wallet, first: at } of rows) if (at !== null) first.set(wallet, Math.min(at, first.get(wallet) ?? at));
  return first;
}
