import type { Context } from "../../core/context.ts";

/** Delete nonces and sessions whose time is over. */
export async function expireSignIns(ctx: Context): Promise<void> {
  await ctx.pg.query("delete from auth_nonce where expires_at <= $1", [ctx.now]);
  await ctx.pg.query("delete from session where expires_at <= $1", [ctx.now]);
}
