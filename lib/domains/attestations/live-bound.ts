import { rowsAsTable } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { type Emitted, isMade } from "./attestation-events.ts";
import { isActive, secondsOf } from "./attestation-rows.ts";
import type { EasContract } from "./eas.ts";
import { MOST_A_DAY, MOST_LIVE } from "./limits.ts";

/** Throws NOT_ELIGIBLE at an issuer's limit of signed attestations. The caller holds the score lock, which serialises requests. */
export async function requireRoom(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { issuer, subject }: { issuer: Address; subject: Address },
): Promise<void> {
  const { rows } = await sql.query<{ live: number; recent: number }>(
    `select
       (select count(*)::int from (select from attestation a where a.issuer = $1 and a.subject = $2
         and a.signature_kind <> 'onchain' and ${isActive("$3")} limit ${MOST_LIVE}) l) as live,
       (select count(*)::int from (select from attestation a where a.issuer = $1
         and a.created_at > to_timestamp($3) - interval '24 hours'
         and a.signature_kind <> 'onchain' limit ${MOST_A_DAY}) r) as recent`,
    [issuer, subject, secondsOf(ctx.now)],
  );
  const { live, recent } = rows[0] ?? { live: 0, recent: 0 };
  if (live >= MOST_LIVE) {
    throw new ServiceError(
      "NOT_ELIGIBLE",
      `This issuer has ${MOST_LIVE} active attestations about this subject, the maximum. Revoke one, or let one expire.`,
    );
  }
  if (recent >= MOST_A_DAY) {
    throw new ServiceError(
      "NOT_ELIGIBLE",
      `This issuer has stored ${MOST_A_DAY} attestations within 24 hours, the maximum. Post the others later.`,
    );
  }
}

/**
 * Drops attestations beyond {@link MOST_LIVE} active ones of one issuer about one subject, in the order of the chain. The result does
 * not depend on how the blocks are batched.
 */
export async function dropBeyondBound(
  sql: Sql,
  eas: EasContract,
  emitted: readonly Emitted[],
): Promise<readonly Emitted[]> {
  const live = await readLive(sql, eas, emitted);
  const pairs = new Map([...live].flatMap(([pair, own]) => [...own.keys()].map((uid) => [uid, pair] as const)));
  return emitted.filter(({ source, event }) => {
    if (event.kind === "revokedOffchain" || event.kind === "unread") return true;
    if (event.kind === "revoked") {
      live.get(pairs.get(event.uid) ?? "")?.delete(event.uid);
      return true;
    }
    const pair = pairOf(event);
    const own = live.get(pair) ?? new Map<string, number>();
    for (const [uid, expires] of own) if (expires !== 0 && expires <= source.time) own.delete(uid);
    if (own.size >= MOST_LIVE && !own.has(event.uid)) return false;
    live.set(pair, own.set(event.uid, Number(event.expirationTime)));
    pairs.set(event.uid, pair);
    return true;
  });
}

function pairOf({ issuer, subject }: { issuer: Address; subject: Address }): string {
  return `${issuer} ${subject}`;
}

/** By issuer and subject: the expiry of active attestations, by uid. */
async function readLive(
  sql: Sql,
  { chainId, contract }: EasContract,
  emitted: readonly Emitted[],
): Promise<Map<string, Map<string, number>>> {
  const made = emitted.filter(isMade);
  const pairs = new Map(made.map(({ event }) => [pairOf(event), event]));
  const live = new Map<string, Map<string, number>>();
  if (pairs.size === 0) return live;
  const earliest = Math.min(...made.map(({ source }) => source.time));
  const { from, values } = rowsAsTable("p", {
    columns: { issuer: ["word", ({ issuer }) => issuer], subject: ["word", ({ subject }) => subject] },
    rows: [...pairs.values()],
    before: [chainId, contract, earliest],
  });
  const { rows } = await sql.query<{ uid: string; issuer: Address; subject: Address; expires: number }>(
    `select a.uid, a.issuer, a.subject, a.expiration_time as expires
     from ${from}
       join attestation a on a.issuer = p.issuer and a.subject = p.subject
     where a.chain_id = $1 and a.contract = $2 and a.signature_kind = 'onchain' and ${isActive("$3")}`,
    values,
  );
  for (const row of rows) {
    const key = pairOf(row);
    const own = live.get(key) ?? new Map<string, number>();
    live.set(key, own.set(row.uid, row.expires));
  }
  return live;
}
