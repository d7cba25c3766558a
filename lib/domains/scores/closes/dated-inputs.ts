import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { groupBy } from "../../../core/group-by.ts";
import { countsFrom, DAY, type FlagOverride, FULL_WEIGHT } from "../../../engine/index.ts";
import { dayOf } from "../inputs/chain-heads.ts";
import { hasWeight, ISSUER, WITH_ISSUER } from "../inputs/counted-attestations.ts";
import { loadPaymentTrust, type PaymentTrust } from "../inputs/payment-trust.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import type { SocialRow } from "../inputs/social.ts";
import type { SubjectState } from "../rescore/subject-state.ts";
import type { ScoreCause } from "../score-change.ts";

/** What a subject's score depends on besides activity, by day. Days are 00:00 UTC in unix seconds. */
export interface DatedInputs {
  /** The wallets that count for the subject at the end of a day. */
  walletsOn(day: number): string[];
  /** The attestations about a wallet that count at the end of a day, weighed as now. */
  socialOn(wallet: string, day: number): SocialRow[];
  /** The ids of the achievements claimed by the end of a day. */
  claimedOn(day: number): string[];
  /** The overrides of flags that count at the end of a day. */
  overridesOn(day: number): FlagOverride[];
  /** The payment trust of now; undefined where no seeds are configured. */
  paymentTrust: PaymentTrust | undefined;
  /** The days on which any of these changes, in ascending order, and what changes. */
  changes: ReadonlyMap<number, ScoreCause>;
}

interface DatedAttestation extends SocialRow {
  /** The wallet attested. */
  wallet: string;
  /** Unix seconds; null: not revoked. */
  since: number;
  revokedAt: number | null;
  /** Unix seconds; 0: never. */
  expirationTime: number;
}

interface Claim {
  id: string;
  /** Unix seconds. */
  claimedAt: number;
}

/** Read these inputs of loaded subjects, by subject. */
export async function readDatedInputs(
  sql: Sql,
  subjects: readonly SubjectState[],
  settings: ScoringSettings,
): Promise<Map<string, DatedInputs>> {
  const wallets = subjects.flatMap((state) => (state.wallets ?? []).map((one) => one.wallet));
  const attestations = groupBy(await readAttestations(sql, wallets, settings.seeds), (one) => one.wallet);
  const claims = groupBy(
    await readClaims(
      sql,
      subjects.map((state) => state.subject),
    ),
    (one) => one.subject,
  );
  const paymentTrust = await loadPaymentTrust(sql, settings);
  return new Map(
    subjects.map((state) => {
      const own = (state.wallets ?? []).flatMap(({ wallet }) => attestations.get(wallet) ?? []);
      return [state.subject, { ...datedInputs(state, own, claims.get(state.subject) ?? []), paymentTrust }];
    }),
  );
}

function datedInputs(
  { subject, wallets, links }: SubjectState,
  attestations: readonly DatedAttestation[],
  claims: readonly Claim[],
): Omit<DatedInputs, "paymentTrust"> {
  // A linked wallet counts from the day it was linked, or its wait ended; the subject's own always.
  const since = new Map(
    links.map((link) => [link.wallet, Math.max(link.linkedAt ?? 0, countsFrom(link) ?? 0)] as const),
  );
  const sinceOf = (wallet: string) => (wallet === subject ? 0 : (since.get(wallet) ?? 0));
  const all = (wallets ?? []).map((one) => one.wallet);
  const overrides = (wallets ?? []).flatMap((one) => one.overrides);
  const dated = (cause: ScoreCause, days: readonly number[]) => days.map((day) => [day, cause] as const);
  const changes = [
    ...dated(
      "wallets",
      all.map((wallet) => dayOf(sinceOf(wallet))),
    ),
    ...dated(
      "achievement",
      claims.map(({ claimedAt }) => dayOf(claimedAt)),
    ),
    ...dated("attestation", attestations.flatMap(daysOf)),
    ...dated(
      "appeal",
      overrides.map(({ from }) => from),
    ),
  ];
  return {
    walletsOn: (day) => all.filter((wallet) => sinceOf(wallet) < day + DAY),
    socialOn: (wallet, day) =>
      attestations
        .filter((one) => one.wallet === wallet && isValidOn(one, day))
        .map(({ chainId, issuer, weight }) => ({ chainId, issuer, weight })),
    claimedOn: (day) => claims.filter(({ claimedAt }) => claimedAt < day + DAY).map(({ id }) => id),
    overridesOn: (day) => overrides.filter(({ from }) => from <= day),
    changes: new Map(changes.filter(([day]) => day > 0).sort(([a], [b]) => a - b)),
  };
}

/** The days from which an attestation counts, or no longer. */
function daysOf({ since, revokedAt, expirationTime }: DatedAttestation): number[] {
  const ends = [
    ...(revokedAt === null ? [] : [dayOf(revokedAt)]),
    ...(expirationTime === 0 ? [] : [Math.ceil(expirationTime / DAY) * DAY]),
  ];
  return [dayOf(since), ...ends];
}

/** An attestation counts on the day it expires, and not on the day it is revoked. */
function isValidOn({ since, revokedAt, expirationTime }: DatedAttestation, day: number): boolean {
  const end = day + DAY;
  return since < end && (revokedAt ?? end) >= end && (expirationTime === 0 || expirationTime > day);
}

/** An attestation signed off chain counts from when it was received, not from the time that its issuer set. */
async function readAttestations(
  sql: Sql,
  wallets: readonly string[],
  seeds: readonly string[],
): Promise<DatedAttestation[]> {
  const { rows } = await sql.query<DatedAttestation>(
    `select a.subject as wallet, a.chain_id as "chainId", ${ISSUER} as issuer, coalesce(w.weight, ${FULL_WEIGHT}) as weight,
       case when a.block_number is null then floor(extract(epoch from a.created_at))::bigint else a.time end as since,
       floor(extract(epoch from a.revoked_at))::bigint as "revokedAt", a.expiration_time as "expirationTime"
     from attestation a ${WITH_ISSUER}
     where a.subject = any($1::text[]) and ${hasWeight("$2")} order by a.chain_id, issuer, a.id`,
    [plainArray(wallets), seeds],
  );
  return rows;
}

async function readClaims(sql: Sql, subjects: readonly string[]): Promise<(Claim & { subject: string })[]> {
  const { rows } = await sql.query<Claim & { subject: string }>(
    `select subject, id, floor(extract(epoch from claimed_at))::bigint as "claimedAt" from earned_achievement
     where subject = any($1::text[]) and claimed_at is not null`,
    [plainArray(subjects)],
  );
  return rows;
}
