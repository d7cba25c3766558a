import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { refreshBoards, scoreRequest } from "../scores/index.ts";
import { userNotFound } from "../wallets/index.ts";
import { type IdentityRow, identityColumns, noteNameChanges, readIdentity } from "./identity-rows.ts";
import { viewIdentity } from "./identity-view.ts";
import type { IdentityView } from "./schemas.ts";

/** The identity of a name (lower case, without suffix). Throws USER_NOT_FOUND. */
export async function requireName(sql: Sql, name: string): Promise<IdentityRow> {
  const row = await readIdentity(sql, name);
  if (!row) throw userNotFound(name);
  return row;
}

/** Throws NAME_UNAVAILABLE for a token that is no name. */
export function requireNotBlocked({ name, blocked }: IdentityRow): void {
  if (blocked)
    throw new ServiceError("NAME_UNAVAILABLE", `${name} is blocked: you own its token, which is no name here.`);
}

/**
 * Changes an identity in one transaction. `work` gets the locked identity and returns false if there is nothing to do. Each change
 * raises the nonce. Throws INVALID_SIGNATURE if the nonce (for a signature) or the owner changed since `seen` was read.
 */
export async function changeIdentity(
  ctx: Context,
  { seen, consent }: { seen: IdentityRow; consent: "session" | "signature" },
  work: (sql: Sql, row: IdentityRow) => Promise<boolean>,
): Promise<IdentityView> {
  const view = await scoreRequest(ctx.pg, async (sql) => {
    const { rows } = await sql.query<IdentityRow>(
      `select ${identityColumns} from identity where name = $1 for update`,
      [seen.name],
    );
    const [row] = rows;
    if (!row) throw userNotFound(seen.name);
    if (row.owner !== seen.owner || (consent === "signature" && row.nonce !== seen.nonce)) {
      throw new ServiceError("INVALID_SIGNATURE", `${seen.name} changed meanwhile: its nonce is ${row.nonce} now.`);
    }
    if (await work(sql, row)) {
      await sql.query("update identity set nonce = nonce + 1 where name = $1", [row.name]);
      await noteNameChanges(sql, [row.name]);
    }
    return viewIdentity(ctx, sql, await requireName(sql, row.name));
  });
  await refreshBoards(ctx);
  return view;
}
