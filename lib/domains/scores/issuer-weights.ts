import { type Columns, insertRows, plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { DAY, dayFrom, dayNumber, dayOf, FULL_WEIGHT, issuerWeights } from "../../engine/index.ts";
import { newestCoveredDay } from "./chain-heads.ts";
import { ALL_CHAINS, type CurrentScore, ownPoints } from "./current-score.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { type DatedAttestation, type DatedWeight, socialDays } from "./subject.ts";

// An issuer's weight on a day is a function of what was known when the day began: of the attestations made on all chains until then, and of the
// issuers' points at the end of the day before. The chain that opens a day first weighs them with its blocks. What a chain that is behind, or a
// reorg, changes in the past marks the weights from the next day on, and they are computed again (outdated.ts): whatever comes first, the same
// weights are left.
//
// Anybody can attest about anybody, so attestations that add no points are left in the database: their number is without bound.

/** SQL: the issuer of the attestation `a`. Several wallets of one identity are one issuer. */
const ISSUER = "coalesce(i.subject, a.issuer)";
export const WITH_ISSUER = "left join wallet i on i.address = a.issuer";

/** SQL: the subjects of the addresses in a parameter. */
const subjectsIn = (addresses: string) =>
  `(select coalesce(o.subject, s.address) from unnest(${addresses}::text[]) as s(address) left join wallet o using (address))`;

/** SQL: whether the issuer has or had a weight, or is one of the seeds in a parameter, which count in full before they are weighed. */
export const hasWeight = (seeds: string) =>
  `(exists (select from issuer_weight w where w.subject = ${ISSUER} and w.weight > 0) or ${ISSUER} in ${subjectsIn(seeds)})`;

/** The score over all chains of a subject that is held in memory; undefined of another one. */
type HeldScore = (subject: string) => CurrentScore | null | undefined;

/** Attestations and the weights of their issuers. Read under the score lock and held for one transaction. */
export interface Social {
  /** Read the attestations of these wallets that count, or counted. */
  load(wallets: readonly string[]): Promise<void>;
  /** Read the attestations of all wallets that count, counted or may count, once. Returns whether there is anything to weigh. */
  loadAll(): Promise<boolean>;
  /** Weigh all issuers as of the day (00:00 UTC, unix seconds) that begins, by their own points: of held scores, or else of stored ones. */
  weigh(day: number, held: HeldScore): Promise<void>;
  /** The wallets of which other attestations, or other weights of their issuers, count on a day after `before`, up to `day`. */
  changedIn(before: number, day: number): string[];
  /** The attestations of a loaded wallet by issuers that have or had a weight. */
  attestedOf(wallet: string): DatedAttestation[];
  /** Write the weights. */
  flush(): Promise<void>;
}

/** An attestation by an issuer whose attestations count, or may count. */
interface Attested extends Omit<DatedAttestation, "weights"> {
  /** The wallet attested, and its subject. */
  wallet: string;
  subject: string;
}

/** The weights of issuers, each list in the order of days. */
type Weights = Map<string, readonly DatedWeight[]>;

export function openSocial(sql: Sql, seeds: readonly string[]): Social {
  const byWallet = new Map<string, Attested[]>();
  const weights: Weights = new Map();
  let trusted: ReadonlySet<string> | null = null;
  /** The attestations of all wallets; null until they are read. */
  let all: readonly Attested[] | null = null;
  /** The first day whose weights are not written yet. */
  let unwritten: number | null = null;

  const add = async (rows: readonly Attested[]): Promise<void> => {
    if (rows.length === 0) return;
    for (const [wallet, own] of groupBy(rows, (row) => row.wallet)) byWallet.set(wallet, own);
    trusted ??= await readSubjects(sql, seeds);
    const issuers = [...new Set(rows.map(({ issuer }) => issuer))].filter((issuer) => !weights.has(issuer));
    for (const [issuer, own] of await readWeights(sql, issuers)) weights.set(issuer, own);
  };

  const readAll = async (): Promise<readonly Attested[]> => {
    if (!all) {
      all = await readReached(sql, seeds);
      byWallet.clear();
      weights.clear();
      for (const [issuer, own] of await readWeights(sql, null)) weights.set(issuer, own);
      await add(all);
    }
    return all;
  };

  const withWeights = (one: Attested): DatedAttestation & Attested => ({
    ...one,
    weights: weightsOf(one.issuer, weights, trusted),
  });

  return {
    async load(wallets) {
      if (wallets.length === 0 || all) return;
      for (const wallet of wallets) byWallet.delete(wallet);
      await add(await readAttested(sql, wallets, seeds));
    },
    loadAll: async () => (await readAll()).length + weights.size > 0,
    async weigh(day, held) {
      const vouches = vouchesOn(await readAll(), day);
      const points = await readOwnPoints(sql, [...new Set(vouches.map(({ subject }) => subject))], held);
      replaceFrom(weights, day, weightsBy(trusted, vouches, points));
      unwritten ??= day;
    },
    changedIn(before, day) {
      const isIn = (one: number) => one > before && one <= day;
      return (all ?? []).filter((one) => socialDays(withWeights(one)).some(isIn)).map(({ wallet }) => wallet);
    },
    attestedOf: (wallet) =>
      (byWallet.get(wallet) ?? []).map(withWeights).filter((one) => one.weights.some(({ weight }) => weight > 0)),
    async flush() {
      if (unwritten === null) return;
      await writeWeights(sql, weights, { from: unwritten, to: Number.MAX_SAFE_INTEGER });
      unwritten = null;
    },
  };
}

/** Before it is weighed, a seed counts in full. */
function weightsOf(issuer: string, weights: Weights, trusted: ReadonlySet<string> | null): readonly DatedWeight[] {
  const own = weights.get(issuer) ?? [];
  if (!trusted?.has(issuer)) return own;
  return [{ from: 0, weight: FULL_WEIGHT }, ...own.map((one) => ({ ...one, weight: one.weight || FULL_WEIGHT }))];
}

/** The attestations that hold when a day begins. What was signed off chain has the time of its receipt. */
function vouchesOn(attested: readonly Attested[], day: number): Attested[] {
  return attested.filter(({ since, revokedAt, expirationTime }) => {
    const isRevoked = revokedAt !== null && revokedAt < day;
    return since < day && !isRevoked && (expirationTime === 0 || expirationTime > day);
  });
}

function weightsBy(
  trusted: ReadonlySet<string> | null,
  vouches: readonly Attested[],
  points: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return vouches.length === 0 ? new Map() : issuerWeights({ seeds: trusted ?? new Set(), vouches, points });
}

/** Let these weights hold from a day on. `only`: those of these issuers; others keep theirs. */
function replaceFrom(
  weights: Weights,
  day: number,
  fresh: ReadonlyMap<string, number>,
  only?: ReadonlySet<string>,
): void {
  for (const issuer of only ?? new Set([...weights.keys(), ...fresh.keys()])) {
    const before = (weights.get(issuer) ?? []).filter(({ from }) => from < day);
    const weight = fresh.get(issuer) ?? 0;
    const isSame = (before.at(-1)?.weight ?? 0) === weight;
    weights.set(issuer, isSame ? before : [...before, { from: day, weight }]);
  }
}

const COLUMNS = `a.subject as wallet, coalesce(s.subject, a.subject) as subject, a.chain_id as "chainId", ${ISSUER} as issuer,
  floor(extract(epoch from a.created_at))::bigint as since, a.block_number is not null as "isOnChain",
  floor(extract(epoch from a.revoked_at))::bigint as "revokedAt", a.revoked_block is not null as "isRevokedOnChain",
  a.expiration_time as "expirationTime"`;

/** An attestation counts from the time of its block, or from when it was received, not from the time that its issuer set. */
async function readAttested(sql: Sql, wallets: readonly string[], seeds: readonly string[]): Promise<Attested[]> {
  const { rows } = await sql.query<Attested>(
    `select ${COLUMNS} from attestation a left join wallet s on s.address = a.subject ${WITH_ISSUER}
     where a.subject = any($1::text[]) and ${hasWeight("$2")}
     order by a.chain_id, issuer, a.id`,
    [wallets, seeds],
  );
  return rows;
}

/** SQL: the addresses of a subject. */
const addressesOf = (subject: string) =>
  `(select ${subject} as address union select address from wallet where wallet.subject = ${subject})`;

/** SQL: the table `issuer` of whom the attestations of seeds ($1) reach or reached, or who has or had a weight. */
const WITH_REACHED = `with recursive reached (subject) as (
     select subject from ${subjectsIn("$1")} as seed (subject)
     union
     select coalesce(s.subject, a.subject) from reached cross join lateral ${addressesOf("reached.subject")} own
       join attestation a on a.issuer = own.address left join wallet s on s.address = a.subject
   ), issuer (subject) as (select subject from reached union select subject from issuer_weight)`;

/** The attestations of all whom trust reaches or reached. */
async function readReached(sql: Sql, seeds: readonly string[]): Promise<Attested[]> {
  const { rows } = await sql.query<Attested>(
    `${WITH_REACHED}
     select ${COLUMNS} from issuer cross join lateral ${addressesOf("issuer.subject")} own
       join attestation a on a.issuer = own.address left join wallet s on s.address = a.subject ${WITH_ISSUER}
     order by a.chain_id, issuer, a.id`,
    [seeds],
  );
  return rows;
}

async function readSubjects(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ subject: string }>(`select subject from ${subjectsIn("$1")} as seed (subject)`, [
    addresses,
  ]);
  return new Set(rows.map((row) => row.subject));
}

/** The weights of these issuers, or of all. */
async function readWeights(sql: Sql, issuers: readonly string[] | null): Promise<Weights> {
  const { rows } = await sql.query<DatedWeight & { subject: string }>(
    `select subject, from_day as from, weight from issuer_weight
     where $1::text[] is null or subject = any($1::text[]) order by subject, from_day`,
    [issuers],
  );
  return groupBy(rows, ({ subject }) => subject);
}

const columns: Columns<DatedWeight & { subject: string }> = {
  subject: ["word", ({ subject }) => subject],
  from_day: ["bigint", ({ from }) => from],
  weight: ["int", ({ weight }) => weight],
};

/** Replace the weights from a day on, before another. */
async function writeWeights(sql: Sql, weights: Weights, { from, to }: { from: number; to: number }): Promise<void> {
  await sql.query("delete from issuer_weight where from_day >= $1 and from_day < $2", [from, to]);
  const rows = [...weights].flatMap(([subject, own]) => own.map((one) => ({ subject, ...one })));
  await insertRows(sql, "issuer_weight", { columns, rows: rows.filter((row) => row.from >= from && row.from < to) });
}

/** The points of subjects over all chains, without the social ones. */
async function readOwnPoints(sql: Sql, subjects: readonly string[], held: HeldScore): Promise<Map<string, number>> {
  const points = new Map<string, number>();
  for (const subject of subjects) {
    const score = held(subject);
    if (score !== undefined) points.set(subject, ownPoints(score));
  }
  const others = subjects.filter((subject) => !points.has(subject));
  if (others.length === 0) return points;
  const { rows } = await sql.query<{ subject: string; points: number }>(
    `select subject, total - social as points from score where chain_id <= ${ALL_CHAINS} and subject = any($1::text[])`,
    [others],
  );
  for (const row of rows) points.set(row.subject, row.points);
  return points;
}

/** The subject of the row of `stale_close` that stands for the weights of all issuers. */
const EVERY_ISSUER = "";
/** How long a mark waits for further changes, milliseconds. */
const WAIT_MS = 60_000;

/**
 * Mark the weights to be computed again from a day on (00:00 UTC, unix seconds). A further mark does not postpone them: a chain that is catching
 * up does not keep others waiting. It makes them due a millisecond earlier, by which those who compute them see it.
 */
export async function markStaleWeights(sql: Sql, from: number, now: Date, waitMs = WAIT_MS): Promise<void> {
  await sql.query(
    `insert into stale_close as m (subject, chain_id, from_day, due_at)
     values ($1, ${ALL_CHAINS}, date '1970-01-01' + $2::int, $3)
     on conflict (subject, chain_id) do update set
       from_day = least(m.from_day, excluded.from_day), due_at = least(m.due_at - interval '1 ms', excluded.due_at)`,
    [EVERY_ISSUER, dayNumber(from), new Date(now.getTime() + waitMs)],
  );
}

/**
 * Mark the weights of days after attestations were made, revoked or taken back, late: a later day is weighed already. Whoever attests for the first
 * time is weighed from that day on.
 */
export async function markLateVouches(sql: Sql, times: readonly number[], now: Date): Promise<void> {
  if (times.length === 0) return;
  const from = dayOf(times.reduce((a, b) => Math.min(a, b)));
  if (from < newestCoveredDay((await loadChainHeads(sql)).values())) await markStaleWeights(sql, from, now);
}

interface LateChange {
  seeds: readonly string[];
  /** The newest weighed day. */
  newest: number;
  now: Date;
  waitMs?: number;
}

/** Mark the weights that points over all chains change, which are others from a day on and not the social ones, of reached issuers. */
export async function markWeightsAfter(
  sql: Sql,
  changes: readonly { subject: string; from: number }[],
  late: LateChange,
): Promise<void> {
  const earlier = changes.filter(({ from }) => from < late.newest);
  if (earlier.length === 0) return;
  const { rows } = await sql.query<{ subject: string; from: number }>(
    `select c.subject, c.day + ${DAY} as from from rows from (unnest($1::text[]), unnest($2::bigint[])) as c(subject, day)
     where exists (select from ${addressesOf("c.subject")} own join attestation a on a.issuer = own.address)
       and not exists (select from stale_close m where m.subject = $3 and m.from_day <= date '1970-01-01' + (c.day / ${DAY})::int + 1)`,
    [plainArray(earlier.map(({ subject }) => subject)), plainArray(earlier.map(({ from }) => from)), EVERY_ISSUER],
  );
  await markIfReached(sql, rows, late);
}

async function markIfReached(
  sql: Sql,
  changes: readonly { subject: string; from: number }[],
  { seeds, now, waitMs }: Omit<LateChange, "newest">,
): Promise<void> {
  if (changes.length === 0) return;
  const { rows } = await sql.query<{ from: number | null }>(
    `${WITH_REACHED}
     select min(c.day) as from from rows from (unnest($2::text[]), unnest($3::bigint[])) as c(subject, day) join issuer using (subject)`,
    [seeds, plainArray(changes.map(({ subject }) => subject)), plainArray(changes.map(({ from }) => from))],
  );
  const from = rows[0]?.from ?? null;
  if (from !== null) await markStaleWeights(sql, from, now, waitMs);
}

/** Mark the weights since the first attestation by or of wallets that have another subject now. */
export async function markMovedIssuers(
  sql: Sql,
  seeds: readonly string[],
  { wallets, now }: { wallets: readonly string[]; now: Date },
): Promise<void> {
  const { rows } = await sql.query<{ subject: string; from: number }>(
    `select distinct coalesce(w.subject, m.address) as subject, first.day as from from unnest($1::text[]) as m(address) left join wallet w using (address)
       cross join (select floor(extract(epoch from min(created_at)) / ${DAY})::bigint * ${DAY} as day from attestation
         where issuer = any($1::text[]) or subject = any($1::text[])) first
     where first.day is not null`,
    [wallets],
  );
  await markIfReached(sql, rows, { seeds, now });
}

/** The mark of the weights. */
interface StaleWeights {
  /** The day from which they are to be computed again. */
  from: number;
  /** Each mark has another. */
  dueAt: Date;
}

/** The mark of the weights, if it is due. */
export async function readStaleWeights(sql: Sql, now: Date): Promise<StaleWeights | null> {
  const { rows } = await sql.query<StaleWeights>({
    name: "stale-weights",
    text: `select extract(epoch from from_day)::bigint as from, due_at as "dueAt" from stale_close where subject = $1 and due_at <= $2`,
    values: [EVERY_ISSUER, now],
  });
  return rows[0] ?? null;
}

/** The attestations by which the days up to the newest are weighed. Others that change one of these days mark the weights. */
export interface Vouches {
  attested: readonly Attested[];
  trusted: ReadonlySet<string>;
  /** The newest covered day, and the mark, as they were read. */
  newest: number;
  dueAt: Date | null;
}

/** Read them in one snapshot, or under the score lock. Their number has no bound. */
export async function readVouches(sql: Sql, seeds: readonly string[], now: Date): Promise<Vouches> {
  return {
    dueAt: (await readStaleWeights(sql, now))?.dueAt ?? null,
    newest: newestCoveredDay((await loadChainHeads(sql)).values()),
    attested: await readReached(sql, seeds),
    trusted: await readSubjects(sql, seeds),
  };
}

/** Whether the weights were not marked since these were read, and no day has opened. */
export async function areCurrent(sql: Sql, { dueAt, newest }: Vouches, now: Date): Promise<boolean> {
  const mark = await readStaleWeights(sql, now);
  return (
    mark?.dueAt.getTime() === dueAt?.getTime() && newest === newestCoveredDay((await loadChainHeads(sql)).values())
  );
}

/** Days of the calendar that are weighed in one transaction: what is read of them is held in memory. */
const DAYS_AT_ONCE = 30;

/**
 * Compute the weights again if their mark is due: those of the first days on which they may change, up to the newest covered day. Returns the
 * attestations whose issuers have other weights, with the first of these days; null if no mark is due. Hold the score lock.
 */
export async function weighStaleDays(sql: Sql, vouches: Vouches, now: Date) {
  const from = (await readStaleWeights(sql, now))?.from ?? null;
  if (from === null) return null;
  const { changed, next } = await weighDays(sql, vouches, from);
  if (next === null) await sql.query("delete from stale_close where subject = $1", [EVERY_ISSUER]);
  else
    await sql.query("update stale_close set from_day = date '1970-01-01' + $2::int where subject = $1", [
      EVERY_ISSUER,
      dayNumber(next),
    ]);
  return changed;
}

async function weighDays(sql: Sql, { attested, trusted, newest: to }: Vouches, from: number) {
  const stored = await readWeights(sql, null);
  const vouchDays = daysInOrder(attested.flatMap(vouchDaysOf));
  // Before the first of them there is nothing to weigh.
  const last = Math.max(from, Math.min(to, vouchDays[0] ?? to)) + DAYS_AT_ONCE * DAY;
  const next = last > to ? null : last;
  const end = next ?? Number.MAX_SAFE_INTEGER;
  // Who has attested nobody needs no weight in the past, only the present one, for when they attest.
  const issuers = new Set(attested.map(({ issuer }) => issuer));
  const others = attested.flatMap(({ subject }) => (issuers.has(subject) ? [] : [subject]));
  const ofIssuers = await readPointsByDay(sql, issuers, { from: last - DAYS_AT_ONCE * DAY, end });
  const ofOthers = next === null ? await readPointsByDay(sql, new Set(others), { from: to, end }) : [];
  const changeDays = ofIssuers.flatMap(({ points }) => points.map((one) => one.from + DAY));
  const days = daysInOrder([from, ...vouchDays, ...changeDays, to]);
  const weights: Weights = new Map([...stored].map(([issuer, own]) => [issuer, own.filter((one) => one.from < from)]));
  const pause = yieldRegularly();
  for (const day of days.filter((one) => one >= from && one < end && one <= to)) {
    const points = pointsBefore(day === to ? [...ofIssuers, ...ofOthers] : ofIssuers, day);
    replaceFrom(weights, day, weightsBy(trusted, vouchesOn(attested, day), points), day === to ? undefined : issuers);
    await pause();
  }
  const changes = new Map<string, number>();
  for (const issuer of new Set([...stored.keys(), ...weights.keys()])) {
    const isIn = (one: DatedWeight) => one.from >= from && one.from < end;
    const day = firstDifference((stored.get(issuer) ?? []).filter(isIn), (weights.get(issuer) ?? []).filter(isIn));
    if (day !== null) changes.set(issuer, day);
  }
  if (changes.size > 0) await writeWeights(sql, weights, { from, to: end });
  const changed = attested.flatMap(({ wallet, subject, chainId, issuer }) => {
    const day = changes.get(issuer);
    return day === undefined ? [] : [{ wallet, subject, chainId, from: day }];
  });
  return { changed, next };
}

/** The days from which an attestation is a vouch, or no longer. */
function vouchDaysOf({ since, revokedAt, expirationTime }: Attested): number[] {
  const ends = revokedAt === null ? [] : [dayOf(revokedAt) + DAY];
  return [dayOf(since) + DAY, ...ends, ...(expirationTime === 0 ? [] : [dayFrom(expirationTime)])];
}

const daysInOrder = (days: readonly number[]) => [...new Set(days)].sort((a, b) => a - b);

function firstDifference(a: readonly DatedWeight[], b: readonly DatedWeight[]): number | null {
  const at = [...a, null].findIndex((one, i) => one?.from !== b[i]?.from || one?.weight !== b[i]?.weight);
  if (at < 0) return null;
  const days = [a[at], b[at]].flatMap((one) => one?.from ?? []);
  return days.length === 0 ? null : Math.min(...days);
}

interface DatedPoints {
  from: number;
  points: number;
}

interface AddressPoints {
  subject: string;
  points: readonly DatedPoints[];
}

/**
 * The points over all chains, without the social ones, from the day before a day on and before another, by the closes of each address of subjects:
 * what a wallet had before it was linked stands under its own.
 */
async function readPointsByDay(
  sql: Sql,
  subjects: ReadonlySet<string>,
  { from, end }: { from: number; end: number },
): Promise<AddressPoints[]> {
  const { rows: addresses } = await sql.query<{ address: string; subject: string }>(
    `select own.address, i.subject from unnest($1::text[]) as i(subject) cross join lateral ${addressesOf("i.subject")} own`,
    [plainArray([...subjects])],
  );
  const { rows } = await sql.query<DatedPoints & { subject: string; until: number | null }>(
    `select subject, extract(epoch from day)::bigint as from, total - social as points,
       case when until < 'infinity' then extract(epoch from until)::bigint end as until
     from score_close where subject = any($1::text[]) and chain_id <= ${ALL_CHAINS} and until > date '1970-01-01' + $2::int
       and day < date '1970-01-01' + least($3::bigint, 1000000)::int
     order by subject, day`,
    [plainArray(addresses.map(({ address }) => address)), dayNumber(from) - 1, dayNumber(end)],
  );
  const closes = groupBy(rows, ({ subject }) => subject);
  return addresses.map(({ address, subject }) => ({
    subject,
    points: (closes.get(address) ?? []).flatMap(({ from: day, points, until }) => [
      { from: day, points },
      ...(until === null ? [] : [{ from: until, points: 0 }]),
    ]),
  }));
}

/** The points of each subject at the end of the day before: the most that one of its addresses had. */
function pointsBefore(addresses: readonly AddressPoints[], day: number): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { subject, points } of addresses) {
    const own = points.findLast(({ from }) => from < day)?.points ?? 0;
    most.set(subject, Math.max(own, most.get(subject) ?? 0));
  }
  return most;
}
