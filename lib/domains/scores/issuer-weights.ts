import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { categories, DAY, FULL_WEIGHT, issuerWeights } from "../../engine/index.ts";
import type { ChainView } from "./chain-heads.ts";
import type { CurrentScore } from "./current-score.ts";
import type { DatedAttestation, SocialRow } from "./subject.ts";

// Anybody can attest about anybody, so attestations that add no points are left in the database: their number is without bound.

/** SQL: the issuer of the attestation `a`, and its weight `w`, if any. Several wallets of one identity are one issuer. */
const ISSUER = "coalesce(i.subject, a.issuer)";
export const WITH_ISSUER = `left join wallet i on i.address = a.issuer left join issuer_weight w on w.subject = ${ISSUER}`;

/** SQL: the subjects of the addresses in a parameter. */
const subjectsIn = (addresses: string) =>
  `(select coalesce(o.subject, s.address) from unnest(${addresses}::text[]) as s(address) left join wallet o using (address))`;

/** SQL: whether the issuer has a weight, or is one of the seeds in a parameter, which count in full before they are weighed. */
export const hasWeight = (seeds: string) => `(w.weight > 0 or ${ISSUER} in ${subjectsIn(seeds)})`;

/** The score over all chains of a subject that is held in memory; undefined of another one. */
type HeldScore = (subject: string) => CurrentScore | null | undefined;

/**
 * Attestations and the weights of their issuers, as of the chain day; a new seed counts in full. Read
 * under the score lock and held for one transaction, so that several chain days need one read.
 */
export interface Social {
  /** Read the attestations of these wallets that count. */
  load(wallets: readonly string[]): Promise<void>;
  /** Read the attestations of all wallets that count or may count, once. */
  loadAll(): Promise<void>;
  /**
   * Weigh all issuers by the attestations valid at `at` (unix seconds) and the issuers' own points, of held scores or else of stored ones.
   * Returns the wallets with an attestation whose issuer weighs more or less than before.
   */
  weigh(at: number, held: HeldScore): Promise<string[]>;
  /** The wallets with an attestation that expires after `from`, and at `to` the latest. All attestations must be loaded. */
  expiring(from: number, to: number): string[];
  /** The attestations of a loaded wallet that are valid at `at`, of issuers with a weight, by chain and issuer. */
  rowsOf(wallet: string, at: number): SocialRow[];
  /** The attestations of a loaded wallet, with their times; revoked ones too, unless those of all wallets are loaded. */
  attestedOf(wallet: string): DatedAttestation[];
  /** Write the weights. */
  flush(): Promise<void>;
}

/** A chain that is scored day by day, while the attestations of later days are stored already. */
type ScoredChain = Pick<ChainView, "chainId" | "asOf">;

/** An attestation by an issuer whose attestations count, or may count. */
interface Attested extends DatedAttestation {
  /** The wallet attested, and its subject. */
  wallet: string;
  subject: string;
  /** It was made, or revoked, in a block. What is signed off chain counts at once, however far the chain was read. */
  isOnChain: boolean;
  isRevokedOnChain: boolean;
}

export function openSocial(sql: Sql, seeds: readonly string[], scored: ScoredChain | null = null): Social {
  const byWallet = new Map<string, Attested[]>();
  let trusted: ReadonlySet<string> | null = null;
  /** The attestations of all wallets; null until they are read. */
  let all: readonly Attested[] | null = null;
  let weights: ReadonlyMap<string, number> | null = null;
  let unwritten = false;

  const add = async (rows: readonly Attested[]): Promise<void> => {
    for (const [wallet, own] of groupBy(rows, (row) => row.wallet)) byWallet.set(wallet, own);
    if (byWallet.size > 0) trusted ??= await readSubjects(sql, seeds);
  };

  const weightOf = ({ issuer, weight }: Attested): number => {
    const known = weights ? (weights.get(issuer) ?? 0) : weight;
    // A new seed counts in full until the next chain day weighs it.
    return known === 0 && trusted?.has(issuer) ? FULL_WEIGHT : known;
  };

  const readAll = async (): Promise<readonly Attested[]> => {
    if (!all) {
      all = await readReached(sql, seeds, scored);
      byWallet.clear();
      await add(all);
    }
    return all;
  };

  return {
    async load(wallets) {
      if (wallets.length === 0 || all) return;
      for (const wallet of wallets) byWallet.delete(wallet);
      await add(await readAttested(sql, wallets, seeds));
    },
    loadAll: async () => void (await readAll()),
    async weigh(at, held) {
      const attested = await readAll();
      const vouches = attested.filter((one) => holds(one, at, scored));
      const points = await readOwnPoints(sql, [...new Set(vouches.map((one) => one.subject))], held);
      const before = attested.map(weightOf);
      weights = vouches.length === 0 ? new Map() : issuerWeights({ seeds: trusted ?? new Set(), vouches, points });
      unwritten = true;
      return attested.flatMap((one, i) => (weightOf(one) === before[i] ? [] : [one.wallet]));
    },
    expiring(from, to) {
      return (all ?? []).filter((one) => isEnding(one, from, to)).map(({ wallet }) => wallet);
    },
    rowsOf(wallet, at) {
      const held = (byWallet.get(wallet) ?? []).filter((one) => holds(one, at, scored));
      return weighedRows(held, weightOf);
    },
    attestedOf: (wallet) => (byWallet.get(wallet) ?? []).map((one) => ({ ...one, weight: weightOf(one) })),
    async flush() {
      if (!weights || !unwritten) return;
      unwritten = false;
      await writeWeights(sql, weights);
    },
  };
}

function isEnding({ expirationTime }: Attested, from: number, to: number): boolean {
  return expirationTime > from && expirationTime <= to;
}

/** The attestations whose issuers have weight. */
function weighedRows(attested: readonly Attested[], weightOf: (one: Attested) => number): SocialRow[] {
  const rows = attested.map((one) => ({ chainId: one.chainId, issuer: one.issuer, weight: weightOf(one) }));
  return rows.filter(({ weight }) => weight > 0);
}

/** Whether an attestation is valid at `at`, by the days of its chain that are scored. */
function holds(
  { chainId, expirationTime, since, isOnChain, revokedAt, isRevokedOnChain }: Attested,
  at: number,
  scored: ScoredChain | null,
): boolean {
  const end = chainId === scored?.chainId ? scored.asOf + DAY : Number.POSITIVE_INFINITY;
  const isMade = !isOnChain || since < end;
  const isRevoked = revokedAt !== null && (!isRevokedOnChain || revokedAt < end);
  return isMade && !isRevoked && (expirationTime === 0 || expirationTime > at);
}

/** Not revoked, or revoked on a day that is not scored yet. */
const HOLDS =
  "(a.revoked_at is null or (a.chain_id = $1 and a.revoked_block is not null and a.revoked_at >= to_timestamp($2::bigint)))";
const COLUMNS = `a.subject as wallet, coalesce(s.subject, a.subject) as subject, a.chain_id as "chainId", ${ISSUER} as issuer,
  floor(extract(epoch from a.created_at))::bigint as since, a.block_number is not null as "isOnChain",
  floor(extract(epoch from a.revoked_at))::bigint as "revokedAt", a.revoked_block is not null as "isRevokedOnChain",
  a.expiration_time as "expirationTime", coalesce(w.weight, 0) as weight`;

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

/** The attestations of the issuers that have a weight, or that the attestations of seeds reach. */
async function readReached(sql: Sql, seeds: readonly string[], scored: ScoredChain | null): Promise<Attested[]> {
  const { rows } = await sql.query<Attested>(
    `with recursive reached (subject) as (
       select subject from ${subjectsIn("$3")} as seed (subject)
       union
       select coalesce(s.subject, a.subject) from reached cross join lateral ${addressesOf("reached.subject")} own
         join attestation a on a.issuer = own.address left join wallet s on s.address = a.subject
       where ${HOLDS}
     ), issuer (subject) as (select subject from reached union select subject from issuer_weight)
     select ${COLUMNS} from issuer cross join lateral ${addressesOf("issuer.subject")} own
       join attestation a on a.issuer = own.address left join wallet s on s.address = a.subject ${WITH_ISSUER}
     where ${HOLDS} order by a.chain_id, issuer, a.id`,
    [scored?.chainId ?? null, scored && scored.asOf + DAY, seeds],
  );
  return rows;
}

async function readSubjects(sql: Sql, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ subject: string }>(`select subject from ${subjectsIn("$1")} as seed (subject)`, [
    addresses,
  ]);
  return new Set(rows.map((row) => row.subject));
}

async function writeWeights(sql: Sql, weights: ReadonlyMap<string, number>): Promise<void> {
  await sql.query(
    `with fresh(subject, weight) as (select * from unnest($1::text[], $2::int[])),
     gone as (delete from issuer_weight w where not exists (select from fresh where fresh.subject = w.subject))
     insert into issuer_weight as w (subject, weight) select subject, weight from fresh
     on conflict (subject) do update set weight = excluded.weight where w.weight <> excluded.weight`,
    [[...weights.keys()], [...weights.values()]],
  );
}

/** The points of subjects over all chains, without social and bonus. */
async function readOwnPoints(sql: Sql, subjects: readonly string[], held: HeldScore): Promise<Map<string, number>> {
  const points = new Map<string, number>();
  for (const subject of subjects) {
    const score = held(subject);
    if (score !== undefined) points.set(subject, score ? ownPoints(score) : 0);
  }
  const others = subjects.filter((subject) => !points.has(subject));
  if (others.length === 0) return points;
  const { rows } = await sql.query<{ subject: string; points: number }>(
    `select subject, total - social - coalesce(
       (select sum(value::int)::int from jsonb_each_text(bonus) where key <> 'social'), 0) as points
     from score where chain_id <= 0 and subject = any($1::text[])`,
    [others],
  );
  for (const row of rows) points.set(row.subject, row.points);
  return points;
}

function ownPoints({ total, breakdown, bonus }: CurrentScore): number {
  return (
    total - breakdown.social - categories.reduce((sum, one) => sum + (one === "social" ? 0 : (bonus[one] ?? 0)), 0)
  );
}
