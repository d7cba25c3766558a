import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { waitEnd } from "../wallets/index.ts";
import type { IdentityRow } from "./identity-rows.ts";
import type { IdentityView } from "./schemas.ts";

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
export async function viewIdentities(
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
