import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import type { IdentityRow, IdentityState } from "./identity-rows.ts";

export interface IdentityView {
  /** Name without suffix. */
  svcId: string;
  /** Name with suffix. */
  name: string;
  state: IdentityState;
  /** Owner of the token, checksummed. */
  owner: Address;
  /** Primary wallet of an activated identity, otherwise the owner; checksummed. */
  address: Address;
  /** Wallets of an activated identity, the primary first. */
  wallets: { address: Address; primary: boolean; linkedAt: string }[];
  chainId: number;
  tokenId: string;
  /** svcId of the parent of a subname. */
  parent: string | null;
  nonce: number;
  /** Block time of the mint, ISO 8601. */
  createdAt: string;
  activatedAt: string | null;
  /** The mint's block is final. */
  final: boolean;
  avatar: string | null;
}

/** Identities for responses, in the given order. One that cannot be rendered is omitted. */
export async function viewIdentities(
  ctx: Pick<Context, "env" | "log">,
  sql: Sql,
  rows: readonly IdentityRow[],
): Promise<IdentityView[]> {
  const { rows: wallets } = await sql.query<{ name: string; address: string; primary: boolean; linked_at: Date }>(
    `select name, address, "primary", linked_at from identity_wallet where name = any($1::text[])
     order by "primary" desc, linked_at, address`,
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
      .map(({ address, primary, linked_at }) => ({
        address: checksum(address),
        primary,
        linkedAt: linked_at.toISOString(),
      })),
    chainId: row.chainId,
    tokenId: row.tokenId,
    parent: row.parent,
    nonce: row.nonce,
    createdAt: row.mintedAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    final: row.final,
    avatar: null,
  }));
}

export async function viewIdentity(
  ctx: Pick<Context, "env" | "log">,
  sql: Sql,
  row: IdentityRow,
): Promise<IdentityView> {
  const [view] = await viewIdentities(ctx, sql, [row]);
  if (!view) throw new Error(`the identity ${row.name} was not viewed`);
  return view;
}
