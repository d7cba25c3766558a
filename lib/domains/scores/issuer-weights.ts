import { type Columns, insertRows, plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { DAY, dayNumber, dayOf, FULL_WEIGHT, issuerWeights } from "../../engine/index.ts";
import { dayFrom } from "../../engine/numbers/days.ts";
import { newestCoveredDay } from "./chain-heads.ts";
import { ALL_CHAINS, type CurrentScore } from "./current-score.ts";
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
      const vouches = vouchesOn(await readAll(), day, true);
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

/** The attestations that hold when a day begins. What was signed off chain has the time of its receipt: on the newest day it counts at once. */
function vouchesOn(attested: readonly Attested[], day: number, isNewest: boolean): Attested[] {
  return attested.filter(({ since, isOnChain, revokedAt, isRevokedOnChain, expirationTime }) => {
    const isMade = since < day || (isNewest && !isOnChain);
    const isRevoked = revokedAt !== null && (revokedAt < day || (isNewest && !isRevokedOnChain));
    return isMade && !isRevoked && (expirationTime === 0 || expirationTime > day);
  });
}

function weightsBy(
  trusted: ReadonlySet<string> | null,
  vouches: readonly Attested[],
  points: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return vouches.length === 0 ? new Map() : issuerWeights({ seeds: trusted ?? new Set(), vouches, points });
}

/** Let these weights hold from a day on. */
function replaceFrom(weights: Weights, day: number, fresh: ReadonlyMap<string, number>): void {
  for (const issuer of new Set([...weights.keys(), ...fresh.keys()])) {
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

/** The attestations of the issuers that have or had a weight, or that the attestations of seeds reach or reached. */
async function readReached(sql: Sql, seeds: readonly string[]): Promise<Attested[]> {
  const { rows } = await sql.query<Attested>(
    `with recursive reached (subject) as (
       select subject from ${subjectsIn("$1")} as seed (subject)
       union
       select coalesce(s.subject, a.subject) from reached cross join lateral ${addressesOf("reached.subject")} own
         join attestation a on a.issuer = own.address left join wallet s on s.address = a.subject
     ), issuer (subject) as (select subject from reached union select subject from issuer_weight)
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
    if (score !== undefined) points.set(subject, score ? score.total - score.breakdown.social : 0);
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
const WAIT_MS = 5_000;

/** Mark the weights to be computed again from a day on (00:00 UTC, unix seconds). A further mark postpones them. */
export async function markStaleWeights(sql: Sql, from: number, now: Date, waitMs = WAIT_MS): Promise<void> {
  await sql.query(
    `insert into stale_close as m (subject, chain_id, from_day, due_at)
     values ($1, ${ALL_CHAINS}, date '1970-01-01' + $2::int, $3)
     on conflict (subject, chain_id) do update set
       from_day = least(m.from_day, excluded.from_day), due_at = greatest(m.due_at, excluded.due_at)`,
    [EVERY_ISSUER, dayNumber(from), new Date(now.getTime() + waitMs)],
  );
}

/** Mark the weights of the days after blocks whose attestations were made, revoked or taken back late: a later day is weighed already. */
export async function markLateVouches(sql: Sql, times: readonly number[], now: Date): Promise<void> {
  if (times.length === 0) return;
  const from = dayOf(Math.min(...times)) + DAY;
  if (from <= newestCoveredDay((await loadChainHeads(sql)).values())) await markStaleWeights(sql, from, now);
}

/** Mark the weights that other closes over all chains change, from a day on, of subjects that attest. `newest`: the newest weighed day. */
export async function markWeightsAfter(
  sql: Sql,
  closes: readonly { subject: string; from: number }[],
  { newest, now, waitMs }: { newest: number; now: Date; waitMs?: number },
): Promise<void> {
  const late = closes.filter(({ from }) => from < newest);
  if (late.length === 0) return;
  const { rows } = await sql.query<{ from: number | null }>(
    `select min(c.day) as from from rows from (unnest($1::text[]), unnest($2::bigint[])) as c(subject, day)
     where exists (select from ${addressesOf("c.subject")} own join attestation a on a.issuer = own.address)`,
    [plainArray(late.map(({ subject }) => subject)), plainArray(late.map(({ from }) => from))],
  );
  const from = rows[0]?.from ?? null;
  if (from !== null) await markStaleWeights(sql, from + DAY, now, waitMs);
}

/** The day from which the weights are to be computed again, if their mark is due. */
export async function readStaleWeights(sql: Sql, now: Date): Promise<number | null> {
  const { rows } = await sql.query<{ from: number }>({
    name: "stale-weights",
    text: "select extract(epoch from from_day)::bigint as from from stale_close where subject = $1 and due_at <= $2",
    values: [EVERY_ISSUER, now],
  });
  return rows[0]?.from ?? null;
}

/** Days that are weighed in one transaction. */
const DAYS_AT_ONCE = 30;

/**
 * Compute the weights again if their mark is due: those of the first days on which they may change, up to the newest covered day. Returns the
 * attestations whose issuers have other weights, with the first of these days; null if no mark is due. Hold the score lock.
 */
export async function weighStaleDays(sql: Sql, seeds: readonly string[], now: Date) {
  const from = await readStaleWeights(sql, now);
  if (from === null) return null;
  const to = newestCoveredDay((await loadChainHeads(sql)).values());
  const { changed, next } = await weighDays(sql, seeds, { from, to });
  if (next === null) await sql.query("delete from stale_close where subject = $1", [EVERY_ISSUER]);
  else
    await sql.query("update stale_close set from_day = date '1970-01-01' + $2::int where subject = $1", [
      EVERY_ISSUER,
      dayNumber(next),
    ]);
  return changed;
}

async function weighDays(sql: Sql, seeds: readonly string[], { from, to }: { from: number; to: number }) {
  const attested = await readReached(sql, seeds);
  const trusted = await readSubjects(sql, seeds);
  const stored = await readWeights(sql, null);
  const points = await readPointsByDay(
    sql,
    [...new Set([...attested.map(({ subject }) => subject), ...trusted])],
    from,
  );
  const changeDays = [
    ...attested.flatMap(vouchDays),
    ...[...points.values()].flatMap((own) => own.map((one) => one.from + DAY)),
  ];
  const days = [...new Set([from, ...changeDays])].filter((day) => day >= from && day <= to).sort((a, b) => a - b);
  const next = days[DAYS_AT_ONCE] ?? null;
  const end = next ?? Number.MAX_SAFE_INTEGER;
  const weights: Weights = new Map([...stored].map(([issuer, own]) => [issuer, own.filter((one) => one.from < from)]));
  for (const day of days.slice(0, DAYS_AT_ONCE)) {
    const ownPoints = new Map([...points].map(([subject, own]) => [subject, pointsBefore(own, day)]));
    replaceFrom(weights, day, weightsBy(trusted, vouchesOn(attested, day, day === to), ownPoints));
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
function vouchDays({ since, revokedAt, expirationTime }: Attested): number[] {
  const ends = revokedAt === null ? [] : [dayOf(revokedAt) + DAY];
  return [dayOf(since) + DAY, ...ends, ...(expirationTime === 0 ? [] : [dayFrom(expirationTime)])];
}

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

/** The points of subjects over all chains, without the social ones, from the day before a day on, by their closes. */
async function readPointsByDay(
  sql: Sql,
  subjects: readonly string[],
  from: number,
): Promise<ReadonlyMap<string, DatedPoints[]>> {
  const { rows } = await sql.query<DatedPoints & { subject: string; until: number | null }>(
    `select subject, extract(epoch from day)::bigint as from, total - social as points,
       case when until < 'infinity' then extract(epoch from until)::bigint end as until
     from score_close where subject = any($1::text[]) and chain_id <= ${ALL_CHAINS} and until > date '1970-01-01' + $2::int
     order by subject, day`,
    [plainArray(subjects), dayNumber(from) - 1],
  );
  const dated = rows.flatMap(({ subject, from: day, points, until }) => [
    { subject, from: day, points },
    ...(until === null ? [] : [{ subject, from: until, points: 0 }]),
  ]);
  return groupBy(dated, ({ subject }) => subject);
}

/** The points at the end of the day before. */
function pointsBefore(own: readonly DatedPoints[], day: number): number {
  return own.findLast(({ from }) => from < day)?.points ?? 0;
}
