import { plainArray } from "../../core/bulk-write.ts";
import { formFor } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { checksum } from "../../core/schemas.ts";
import { DAY } from "../../engine/index.ts";
import { type ScoringSettings, scoringSettings } from "../scores/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import type { Agent, Ring } from "./schemas.ts";
import { type Entry, type Giver, inUnits, summarize, weightsOf } from "./weigh-feedback.ts";

/** Of an agent's feedback and revocations each: the newest. Of responses and drafts so many are counted. */
const MOST_ENTRIES = 20_000;
/** Of an agent with more: of the givers with most points, feedback and revocations each, the newest, so that worthless entries hide none. */
const MOST_KNOWN = 2_000;
const MOST_OF_KNOWN = 100;
/** Transfers and wallets of an agent each, by which its own people are known: the newest. */
const MOST_OWN = 2_000;
/** Agents that a giver praised, and that the agent's own people did. */
const MOST_PRAISED = 500;
/** Acts of each kind with a praised agent, by which its people are known: the newest. */
const MOST_ACTS = 200;
/** Givers whose first act is looked up: those that count most. */
const MOST_DATED = 500;
const MOST_RINGS = 20;
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
  kind: "feedback" | "revoked";
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
  const rings = await findRings(ctx, [...givers.keys()], { own, unchecked });
  const weights = weightsOf(givers, rings);
  const { count: newGivers, top } = await describeGivers(ctx, { counted, givers, weights, unchecked });
  return {
    count: counted.length,
    own: read.entries.length - counted.length,
    revoked: read.revoked,
    drafts: await countEvents(ctx.pg, key, "draft", unchecked),
    responses: await countEvents(ctx.pg, key, "response", unchecked),
    ...summarize(counted.map(toEntry), weights),
    givers: {
      count: givers.size,
      unknown: [...givers.values()].filter(({ total }) => total === null).length,
      ...{ new: newGivers, top },
    },
    rings: rings.slice(0, MOST_RINGS).map(({ givers: members, ...ring }) => ({
      ...ring,
      givers: members.slice(0, SHOWN_IN_RING).map(checksum),
    })),
    otherRings: Math.max(0, rings.length - MOST_RINGS),
  };
}

type Counted = Entry & { account: string; at: number };

interface Entries {
  /** Not revoked, the newest first. */
  entries: Omit<Counted, "giver">[];
  revoked: number;
}

/** SQL: the newest events of an agent by which its feedback is known. */
const newest = (most: number, also = "") =>
  ["feedback", "revoked"]
    .map(
      (kind) => `(select kind, block_number as block, log_index as log, at, account, feedback_index::text as index,
         value::text, decimals, data->>'tag1' as tag from agent_event where chain_id = $1 and agent_id = $2 and kind = '${kind}' ${also}
         order by block_number desc, log_index desc limit ${most + 1})`,
    )
    .join(" union all ");

const newestFirst = (a: Row, b: Row) => b.block - a.block || b.log - a.log;

/** Feedback by its logs. A number that comes again, as after the registry's storage was replaced, stands for the newer entry. */
async function readEntries(pg: Pg, key: Key, unchecked: Unchecked): Promise<Entries> {
  const { rows } = await pg.query<Row>(newest(MOST_ENTRIES), [key.chainId, key.agentId]);
  const read = withinBoth(rows, MOST_ENTRIES);
  if (read.length === rows.length) return foldEntries(rows.sort(newestFirst));
  const [all, known] = [MOST_ENTRIES, MOST_KNOWN].map((most) => most.toLocaleString("en"));
  unchecked.push({
    code: "feedback",
    message: `Only the newest ${all} entries and revocations were read, and of each of the ${known} givers with most points ${MOST_OF_KNOWN}.`,
  });
  const ofKnown = await pg.query<Row>(
    `select own.* from unnest($3::text[]) as known(giver) cross join lateral (
       ${newest(MOST_OF_KNOWN, "and account = known.giver")}) as own`,
    [key.chainId, key.agentId, plainArray(await readKnownGivers(pg, key))],
  );
  const older = [...groupBy(ofKnown.rows, ({ account }) => account).values()].flatMap((own) =>
    withinBoth(own, MOST_OF_KNOWN),
  );
  const once = new Map([...read, ...older].map((row) => [`${row.block} ${row.log}`, row]));
  return foldEntries([...once.values()].sort(newestFirst));
}

/** The events from where both kinds were read: of older feedback it is not known whether it was revoked. */
function withinBoth(rows: readonly Row[], most: number): readonly Row[] {
  const cuts = [...groupBy(rows, ({ kind }) => kind).values()].flatMap((own) => [...own].sort(newestFirst)[most] ?? []);
  return rows.filter((row) => cuts.every((cut) => newestFirst(row, cut) < 0));
}

/** The wallets that gave the agent feedback, of the subjects with most points. */
async function readKnownGivers(pg: Pg, { chainId, agentId }: Key): Promise<string[]> {
  const { rows: wallets } = await pg.query<{ address: string; subject: string }>(
    `select distinct w.address, w.subject from agent_event e join wallet w on w.address = e.account
     where e.chain_id = $1 and e.agent_id = $2 and e.kind = 'feedback'`,
    [chainId, agentId],
  );
  const { rows: scores } = await pg.query<{ subject: string }>(
    `select subject from score where subject = any($1::text[]) and chain_id <= 0 and total > 0
     order by total desc, subject limit ${MOST_KNOWN}`,
    [plainArray([...new Set(wallets.map(({ subject }) => subject))])],
  );
  const subjects = new Set(scores.map(({ subject }) => subject));
  return wallets.filter(({ subject }) => subjects.has(subject)).map(({ address }) => address);
}

/** `rows` are the newest first, so that a revocation comes before what it revokes. */
function foldEntries(rows: readonly Row[]): Entries {
  const found: Entries = { entries: [], revoked: 0 };
  const settled = new Set<string>();
  const revoked = new Set<string>();
  for (const { kind, account, at, index, value, decimals, tag } of rows) {
    const number = `${account} ${index}`;
    if (kind === "revoked") revoked.add(number);
    else if (!settled.has(number)) {
      settled.add(number);
      if (revoked.has(number)) found.revoked++;
      else found.entries.push({ account, at, tag: tag ?? "", value: inUnits(value ?? "0", decimals ?? 0) });
    }
  }
  return found;
}

/** Anybody can append these, which count for nothing. */
async function countEvents(pg: Pg, { chainId, agentId }: Key, kind: "draft" | "response", unchecked: Unchecked) {
  const { rowCount } = await pg.query(
    `select 1 from agent_event where chain_id = $1 and agent_id = $2 and kind = $3 limit ${MOST_ENTRIES + 1}`,
    [chainId, agentId, kind],
  );
  const count = Math.min(rowCount ?? 0, MOST_ENTRIES);
  if (rowCount !== count)
    unchecked.push({
      code: "feedback",
      message: `It has more ${kind}s than the ${count.toLocaleString("en")} counted.`,
    });
  return count;
}

const toEntry = ({ giver, tag, value }: Counted): Entry => ({ giver, tag, value });

/** Everybody who ever owned the agent or was its wallet. */
async function readOwn(pg: Pg, { chainId, agentId }: Key, unchecked: Unchecked): Promise<string[]> {
  const each = ["transfer", "wallet"].map(
    (kind) => `(select kind, account from agent_event where chain_id = $1 and agent_id = $2 and kind = '${kind}'
       order by block_number desc, log_index desc limit ${MOST_OWN + 1})`,
  );
  const { rows } = await pg.query<{ kind: string; account: string | null }>(each.join(" union all "), [
    chainId,
    agentId,
  ]);
  if ([...groupBy(rows, ({ kind }) => kind).values()].some((own) => own.length > MOST_OWN))
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

/**
 * SQL: the agents to which accounts ($1) of subjects ($2) gave a value above 0, each found by one step in the index, so that nobody's many
 * entries for one agent take longer. The first row of each account, `nth` 0, is none.
 */
const GIVEN = `with recursive given as (
  select account, subject, -1::bigint as chain_id, -1::numeric as agent_id, 0 as nth from unnest($1::text[], $2::text[]) as w(account, subject)
  union all
  select given.account, given.subject, n.chain_id, n.agent_id, nth + 1 from given cross join lateral (
    select e.chain_id, e.agent_id from agent_event e where e.account = given.account and e.kind = 'feedback' and e.value > 0
      and (e.chain_id, e.agent_id) > (given.chain_id, given.agent_id) order by e.chain_id, e.agent_id limit 1) as n
  where nth < ${MOST_PRAISED})`;

/** To how many agents these subjects' wallets gave a value above 0, as far as it matters. */
async function countPraised(pg: Pg, subjects: readonly string[]): Promise<Map<string, number>> {
  const { rows: wallets } = await pg.query<{ address: string; subject: string }>(
    "select address, subject from wallet where subject = any($1::text[])",
    [plainArray(subjects)],
  );
  const subjectOf = new Map([
    ...subjects.map((one) => [one, one] as const),
    ...wallets.map((one) => [one.address, one.subject] as const),
  ]);
  const { rows } = await pg.query<{ subject: string; praised: number }>(
    `${GIVEN} select subject, least(count(distinct (chain_id, agent_id)), ${MOST_PRAISED})::int as praised
     from given where nth > 0 group by subject`,
    [plainArray([...subjectOf.keys()]), plainArray([...subjectOf.values()])],
  );
  return new Map(rows.map(({ subject, praised }) => [subject, praised]));
}

interface FoundRing extends Omit<Ring, "givers"> {
  givers: string[];
}

async function findRings(
  ctx: Pick<Context, "env" | "pg">,
  givers: readonly string[],
  { own, unchecked }: { own: readonly string[]; unchecked: Unchecked },
): Promise<FoundRing[]> {
  const [funding, alike, mutual] = await Promise.all([
    findFunded(ctx.pg, givers, scoringSettings(ctx.env)),
    findAlike(ctx.pg, givers),
    findMutual(ctx.pg, own, unchecked),
  ]);
  const known = await readSubjects(ctx.pg, mutual);
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
  const clusters = new Map<string, string[]>();
  for (const { wallet, members } of rows) {
    const names = [wallet, ...members];
    const found = names.map((name) => clusters.get(name)).find((one) => one !== undefined) ?? [];
    found.push(wallet);
    for (const name of names) clusters.set(name, found);
  }
  return [...new Set(clusters.values())]
    .filter((one) => one.length > 1)
    .map((one) => ({ kind: "alike", by: null, size: one.length, givers: one }));
}

/**
 * Everybody who registered, changed, or signed to be the wallet of, an agent that the agent's own people praised. Who was merely sent one
 * did nothing: else an owner could make a ring of critics.
 */
async function findMutual(pg: Pg, own: readonly string[], unchecked: Unchecked): Promise<string[]> {
  const { rows } = await pg.query<{ praised: number; accounts: string[] }>(
    `${GIVEN}, praised as (
       select distinct chain_id, agent_id from given where nth > 0 order by chain_id, agent_id limit ${MOST_PRAISED + 1})
     select (select count(*) from praised)::int as praised, array(
       select distinct acts.account from praised cross join unnest(array['registered', 'wallet', 'uri']) as k(kind) cross join lateral (
         select account from agent_event e where e.chain_id = praised.chain_id and e.agent_id = praised.agent_id and e.kind = k.kind
         order by block_number desc, log_index desc limit ${MOST_ACTS}) as acts where acts.account is not null) as accounts`,
    [plainArray(own), plainArray(own)],
  );
  const [{ praised, accounts } = { praised: 0, accounts: [] }] = rows;
  if (praised > MOST_PRAISED) {
    unchecked.push({
      code: "owners",
      message: `Its owners praise more than ${MOST_PRAISED} agents: givers who praise in turn were sought among those of ${MOST_PRAISED}.`,
    });
  }
  return accounts;
}

interface Weighed {
  counted: readonly Counted[];
  givers: ReadonlyMap<string, Giver>;
  weights: ReadonlyMap<string, number>;
  unchecked: Unchecked;
}

async function describeGivers(
  ctx: Pick<Context, "env" | "pg">,
  { counted, givers, weights, unchecked }: Weighed,
): Promise<{ count: number; top: Agent["feedback"]["givers"]["top"] }> {
  const own = groupBy(counted, ({ giver }) => giver);
  const sorted = [...givers].map(([subject, giver]) => ({ subject, ...giver, weight: weights.get(subject) ?? 0 }));
  sorted.sort((a, b) => b.weight - a.weight || (b.total ?? -1) - (a.total ?? -1) || (a.subject < b.subject ? -1 : 1));
  const dated = sorted.slice(0, MOST_DATED).map(({ subject }) => subject);
  const firstActs = await readFirstActs(ctx.pg, dated);
  const whole = await readWhole(ctx, dated);
  if (sorted.length > dated.length)
    unchecked.push({
      code: "givers",
      message: `Whether they are new was checked of the ${MOST_DATED} givers that count most.`,
    });
  const isNew = (subject: string): boolean | null => {
    const first = firstActs.get(subject);
    if (first === undefined) return null;
    // Earlier acts may be on a chain, or in blocks, that were not read.
    return (own.get(subject)?.at(-1)?.at ?? first) - first < NEW_DAYS * DAY ? whole.has(subject) || null : false;
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
async function readFirstActs(pg: Sql, subjects: readonly string[]): Promise<Map<string, number>> {
  const statement = await formFor(pg, {
    oneServer: `select f.wallet, min(a.at) as first from facts f cross join lateral (
        select at from activity where wallet = f.wallet and chain_id = f.chain_id order by block_number limit 1) as a
      where f.wallet = any($1::text[]) group by f.wallet`,
    cluster: "select wallet, min(at) as first from activity where wallet = any($1::text[]) group by wallet",
  });
  const { rows } = await pg.query<{ wallet: string; first: number }>(statement, [plainArray(subjects)]);
  return new Map(rows.map(({ wallet, first }) => [wallet, first]));
}

/** Of which subjects' primary wallets the whole history on each chain is stored. */
async function readWhole({ pg, env }: Pick<Context, "env" | "pg">, subjects: readonly string[]): Promise<Set<string>> {
  const others = env.CHAINS.filter(({ wallets, startBlock }) => wallets !== "all" || startBlock > 0).map(
    ({ id }) => id,
  );
  if (others.length === 0) return new Set(subjects);
  const { rows } = await pg.query<{ address: string }>(
    `select address from tracked_wallet where address = any($1::text[]) and chain_id = any($2::bigint[])
       and state = 'ready' and not truncated and unread_rows = 0 and gaps = '{}'
     group by address having count(*) = $3`,
    [plainArray(subjects), others, others.length],
  );
  return new Set(rows.map(({ address }) => address));
}
