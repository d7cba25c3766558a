import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { isReceived, isShown } from "../../core/shown.ts";
import { countsFrom } from "../../engine/links.ts";
import { type KnownIdentity, readIdentities } from "./known-identity.ts";

type Ctx = Pick<Context, "pg">;

/** What identities (lower case) resolve to, in order; null for unknown ones. */
export async function resolveIdentities(ctx: Ctx, identities: readonly string[]): Promise<(KnownIdentity | null)[]> {
  const found = identities.length > 0 ? await readIdentities(ctx.pg, identities) : null;
  return identities.map((identity) => found?.get(identity) ?? null);
}

/** A wallet's subject; an unknown wallet is its own. */
export async function subjectOf(ctx: Ctx, wallet: Address): Promise<Address> {
  const [known] = await resolveIdentities(ctx, [wallet]);
  return known?.subject ?? wallet;
}

/** All wallets of a wallet's subject, the subject first. */
export async function walletsOf(ctx: Ctx, wallet: Address): Promise<Address[]> {
  const [known] = await resolveIdentities(ctx, [wallet]);
  return known?.wallets ?? [wallet];
}

/** Returns the activated names of subjects; null for one without. */
export async function svcIdsOf(ctx: Ctx, subjects: readonly string[]): Promise<(subject: string) => string | null> {
  const known = await resolveIdentities(ctx, subjects);
  const names = new Map(subjects.map((subject, index) => [subject, known[index]?.svcId ?? null]));
  return (subject) => names.get(subject) ?? null;
}

/** A subject's activated name, otherwise the requested name (one that it only minted), otherwise null. */
export function shownName(known: Pick<KnownIdentity, "svcId" | "isReceived">, requested: string): string | null {
  return known.svcId ?? (isAddressIdentity(requested) || known.isReceived ? null : requested);
}

/** The end of the wait after a move; null if it is over. */
export function waitEnd(movedAt: Date | null, now: Date): Date | null {
  const from = movedAt && countsFrom({ movedAt: movedAt.getTime() / 1000 });
  return from !== null && from * 1000 > now.getTime() ? new Date(from * 1000) : null;
}

/**
 * Names that speak for their wallets and begin with a prefix, in order, each with its subject and when its points start to count (null:
 * they do).
 */
export async function namesStartingWith(
  ctx: Pick<Context, "pg" | "now">,
  prefix: string,
  limit: number,
): Promise<{ name: string; subject: Address; waitsUntil: Date | null }[]> {
  const { rows } = await ctx.pg.query<{ name: string; subject: Address; moved_at: Date | null }>({
    name: "names-starting-with",
    // A database with the collation C finds the prefix in the index.
    text: `select i.name, w.subject, i.moved_at from identity i join wallet w on w.address = i.owner
      where i.name like $1 and not (${isReceived("i")}) and ${isShown("name", "i.name")} order by i.name collate "C" limit $2`,
    values: [`${prefix.replaceAll(/[\\%_]/g, "\\$&")}%`, limit],
  });
  return rows.map(({ name, subject, moved_at }) => ({ name, subject, waitsUntil: waitEnd(moved_at, ctx.now) }));
}
