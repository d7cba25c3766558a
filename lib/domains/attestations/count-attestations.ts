import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { DAY } from "../../engine/index.ts";
import { findAttestationGaps } from "../scores/index.ts";
import { isActive, secondsOf } from "./attestation-rows.ts";
import { MOST_LIVE } from "./live-bound.ts";
import { findSchema } from "./register-schema.ts";

/** How many attestations count. */
interface AttestationCount {
  count: number;
  /** Why there may be more, as a sentence; null if all are known. */
  more: string | null;
}

/**
 * The number of valid attestations of a schema by subject: signed or on a final block, neither revoked nor expired, and not by an
 * own wallet; with `day` (00:00 UTC, unix seconds) those of the end of that day. Null for an unknown schema.
 */
export async function countAttestations(
  ctx: Pick<Context, "pg" | "now" | "env">,
  input: {
    subjects: readonly Address[];
    /** Uid or name. */
    schema: string;
    issuer?: Address;
    /** Minimum total of the issuer's score. */
    minIssuerScore?: number;
    chainIds?: readonly number[];
    day?: number;
  },
): Promise<((subject: Address) => AttestationCount) | null> {
  const schema = await findSchema(ctx, input.schema);
  if (!schema) return null;
  const { subjects, chainIds, day } = input;
  const [counts, unread, gaps] = await Promise.all([
    readCounts(ctx, schema.uid, input),
    readUnread(ctx, input),
    findAttestationGaps(ctx.pg, {
      chains: ctx.env.CHAINS.filter(({ id }) => chainIds?.includes(id) ?? true),
      subjects,
      ...(day !== undefined && { until: day + DAY }),
      now: ctx.now,
    }),
  ]);
  const moreOf = (subject: Address) =>
    gaps.get(subject) ?? unread.get(subject) ?? (counts.get(subject)?.hasMore ? LEFT_OUT : null);
  return (subject) => ({ count: counts.get(subject)?.count ?? 0, more: moreOf(subject) });
}

const LEFT_OUT = `One sender made more than ${MOST_LIVE} of these attestations: some are left out.`;

/** SQL: whether an attestation `a` about the wallet `w` is by another subject and meets the rule's conditions on issuer and chain. */
const isAskedFor = `coalesce(i.subject, a.issuer) <> w.subject and ($4::text is null or a.issuer = $4)
  and coalesce(p.total, 0) >= $5 and ($2::bigint[] is null or a.chain_id = any($2))`;

function askedFor(ctx: Pick<Context, "now">, input: Parameters<typeof countAttestations>[1]): unknown[] {
  const { subjects, chainIds = null, day = secondsOf(ctx.now), issuer = null, minIssuerScore = 0 } = input;
  return [subjects, chainIds, day, issuer, minIssuerScore];
}

async function readCounts(
  ctx: Pick<Context, "pg" | "now">,
  schemaUid: string,
  input: Parameters<typeof countAttestations>[1],
): Promise<Map<Address, { count: number; hasMore: boolean }>> {
  const { isValid, issuerScores, existed } = input.day === undefined ? present : ofDay;
  const isLeftOut = (expiry: string) =>
    `exists (select from left_out_attestation l where l.subject = a.subject and l.schema_uid = a.schema_uid and l.issuer = a.issuer
       and l.sender = coalesce(a.sender, a.issuer) and l.chain_id = a.chain_id and l.expiration_time ${expiry} and ${existed})`;
  const { rows } = await ctx.pg.query<{ subject: Address; count: number; hasMore: boolean }>(
    `select w.subject, count(*) filter (where a.final and ${isValid})::int as count, bool_or(${isLeftOut("= 0")} or ${isLeftOut("> $3")}) as "hasMore"
     from attestation a join wallet w on w.address = a.subject
     left join wallet i on i.address = a.issuer
     left join ${issuerScores}
     where w.subject = any($1) and a.schema_uid = $6 and ${isAskedFor} group by w.subject`,
    [...askedFor(ctx, input), schemaUid],
  );
  return new Map(rows.map(({ subject, ...count }) => [subject, count]));
}

/** By subject, a sentence about attestations that may count and whose contents were not read yet. */
async function readUnread(
  ctx: Pick<Context, "pg" | "now">,
  input: Parameters<typeof countAttestations>[1],
): Promise<Map<Address, string>> {
  const { issuerScores, isOpen } = input.day === undefined ? present : ofDay;
  const { rows } = await ctx.pg.query<{ subject: Address; chain: number; unread: number }>(
    `select w.subject, min(a.chain_id) as chain, count(*)::int as unread
     from pending_attestation a join wallet w on w.address = a.subject
     left join wallet i on i.address = a.issuer
     left join ${issuerScores}
     where w.subject = any($1) and a.block_time < $3::bigint + ${DAY} and ${isOpen} and ${isAskedFor} group by w.subject`,
    askedFor(ctx, input),
  );
  const wordsOf = (chain: number, unread: number) =>
    `The contents of ${unread === 1 ? "an attestation" : `${unread} attestations`} on chain ${chain} were not read yet.`;
  return new Map(rows.map(({ subject, chain, unread }) => [subject, wordsOf(chain, unread)]));
}

const present = {
  isValid: isActive("$3"),
  issuerScores: "score p on p.subject = coalesce(i.subject, a.issuer) and p.chain_id <= 0",
  existed: "true",
  isOpen: "a.revocation is null",
};

/** As closes count them: from when one was received or its block, on the day it expires, and not on the day it is revoked. */
const ofDay = {
  isValid: `(case when a.block_number is null then extract(epoch from a.created_at) else a.time end) < $3::bigint + ${DAY}
    and (a.revoked_at is null or extract(epoch from a.revoked_at) >= $3::bigint + ${DAY})
    and (a.expiration_time = 0 or a.expiration_time > $3::bigint)`,
  issuerScores: `score_close p on p.subject = coalesce(i.subject, a.issuer) and p.chain_id <= 0
    and p.day <= (date '1970-01-01' + ($3::bigint / ${DAY})::int) and p.until > (date '1970-01-01' + ($3::bigint / ${DAY})::int)`,
  existed: `l.time < $3::bigint + ${DAY}`,
  isOpen: `(a.revocation is null or (a.revocation->'source'->>'time')::bigint >= $3::bigint + ${DAY})`,
};
