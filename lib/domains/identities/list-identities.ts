import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { type IdentityRow, identityColumns } from "./identity-rows.ts";
import { viewIdentities } from "./identity-view.ts";
import type { IdentityView } from "./schemas.ts";

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
