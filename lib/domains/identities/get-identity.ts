import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum, isAddressIdentity, type Pagination, paginate } from "../../core/schemas.ts";
import { findHidden } from "../takedowns/index.ts";
import { userNotFound, waitEnd } from "../wallets/index.ts";
import { type IdentityRow, identityColumns, readIdentity } from "./identity-rows.ts";
import type { IdentityView } from "./schemas.ts";

/**
 * The identity of a name or wallet: the wallet's activated one, otherwise the oldest name that it minted. What others sent to a wallet
 * does not speak for it. Throws USER_NOT_FOUND.
 */
export async function getIdentity(ctx: Context, input: { identity: string }): Promise<IdentityView> {
  const { identity } = input;
  const row = isAddressIdentity(identity) ? await readOfWallet(ctx, identity) : await readIdentity(ctx.pg, identity);
  if (!row || row.blocked) throw isAddressIdentity(identity) ? await nameless(ctx, identity) : userNotFound(identity);
  const [view, hidden] = await Promise.all([viewIdentity(ctx, ctx.pg, row), findHidden(ctx.pg, "name", row.name)]);
  return hidden ? { ...view, hidden } : view;
}

/** The wallet may be known and have a score. */
async function nameless(ctx: Context, wallet: string): Promise<ServiceError> {
  const { rowCount: owned } = await ctx.pg.query("select 1 from identity where owner = $1 limit 1", [wallet]);
  const reason = owned
    ? "activated and minted no name. GET /v1/identity?owner= lists what others sent to it."
    : "owns no name and is linked to none.";
  const message = `${checksum(wallet)} ${reason} GET /v1/score/{identity} takes wallets without a name.`;
  return new ServiceError("USER_NOT_FOUND", message);
}

async function readOfWallet(ctx: Context, wallet: string): Promise<IdentityRow | undefined> {
  const { rows } = await ctx.pg.query<IdentityRow>(
    `select ${identityColumns} from identity
     where not blocked and (name = (select name from identity_wallet where address = $1) or owner = $1 and not received)
     order by name = (select name from identity_wallet where address = $1) desc nulls last, minted_at, name limit 1`,
    [wallet],
  );
  return rows[0];
}

/** The names that a wallet owns, newest mint first. */
export async function listIdentities(
  ctx: Context,
  input: { owner: Address; limit: number; offset: number },
): Promise<{ identities: IdentityView[]; pagination: Pagination }> {
  const [counted, page] = await Promise.all([
    ctx.pg.query<{ total: number }>("select count(*) as total from identity where owner = $1", [input.owner]),
    ctx.pg.query<IdentityRow>(
      `select ${identityColumns} from identity where owner = $1 order by minted_at desc, name limit $2 offset $3`,
      [input.owner, input.limit, input.offset],
    ),
  ]);
  return {
    identities: await viewIdentities(ctx, ctx.pg, page.rows),
    pagination: paginate(counted.rows[0]?.total ?? 0, input.limit, input.offset),
  };
}

interface WalletRow {
  name: string;
  address: string;
  primary: boolean;
  linkedAt: Date;
  /** Null if the wallet counts. */
  movedAt: Date | null;
}

function countsFromOf(movedAt: Date | null, now: Date): { countsFrom?: string } {
  const end = waitEnd(movedAt, now);
  return end ? { countsFrom: end.toISOString() } : {};
}

/** Identities for responses, in the given order. One that cannot be rendered is omitted. */
async function viewIdentities(
  ctx: Pick<Context, "env" | "log" | "now">,
  sql: Sql,
  rows: readonly IdentityRow[],
): Promise<IdentityView[]> {
  const { rows: wallets } = await sql.query<WalletRow>(
    `select name, address, "primary", linked_at as "linkedAt", case when not counts then moved_at end as "movedAt"
     from identity_wallet where name = any($1::text[]) order by "primary" desc, linked_at, address`,
    [rows.map((row) => row.name)],
  );
  return renderRows(ctx, "identities", rows, (row) => ({
    svcId: row.name,
    name: `${row.name}${ctx.env.NAME_SUFFIX}`,
    state: row.state,
    owner: checksum(row.owner),
    // The owner is the primary wallet.
    address: checksum(row.owner),
    wallets: wallets
      .filter((wallet) => wallet.name === row.name)
      .map(({ address, primary, linkedAt, movedAt }) => ({
        address: checksum(address),
        primary,
        linkedAt: linkedAt.toISOString(),
        ...countsFromOf(movedAt, ctx.now),
      })),
    chainId: row.chainId,
    tokenId: row.tokenId,
    parent: row.parent,
    nonce: row.nonce,
    createdAt: row.mintedAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    final: row.final,
    avatar: null,
    ...(row.blocked && { blocked: row.blocked }),
    ...(row.received && { received: true as const }),
    ...countsFromOf(row.movedAt, ctx.now),
  }));
}

export async function viewIdentity(
  ctx: Pick<Context, "env" | "log" | "now">,
  sql: Sql,
  row: IdentityRow,
): Promise<IdentityView> {
  const [view] = await viewIdentities(ctx, sql, [row]);
  if (!view) throw new Error(`the identity ${row.name} was not viewed`);
  return view;
}

/**
 * The identity states of subjects; subjects without an entry have no identity. A wallet that waits has none yet, and names
 * that others sent to a wallet are none of its own.
 */
export async function identityStates(
  ctx: Pick<Context, "pg">,
  input: { subjects: readonly Address[] },
): Promise<Map<Address, "minted" | "activated">> {
  const { rows } = await ctx.pg.query<{ subject: Address; activated: boolean }>({
    name: "identity-states",
    text: `select s.subject, exists (select from identity_wallet l where l.address = s.subject and l.counts) as activated
           from unnest($1::text[]) as s(subject)
           where exists (select from identity_wallet l join identity i using (name)
                where l.address = s.subject and l.counts and not i.blocked)
              or exists (select from identity i where i.owner = s.subject and not i.blocked and not i.received)`,
    values: [input.subjects],
  });
  return new Map(rows.map(({ subject, activated }) => [subject, activated ? "activated" : "minted"]));
}
