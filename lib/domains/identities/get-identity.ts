import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { findHidden } from "../takedowns/index.ts";
import { userNotFound } from "../wallets/index.ts";
import { type IdentityRow, identityColumns, readIdentity } from "./identity-rows.ts";
import { viewIdentity } from "./identity-view.ts";
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
