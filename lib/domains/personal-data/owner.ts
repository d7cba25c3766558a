import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { OWN_KEY } from "../developers/index.ts";

/** Whose data: an account and its wallet. */
export interface Owner {
  developerId: string;
  /** Lower case. */
  wallet: Address;
  /** Of a smart account: its chain. Null: the wallet's own key signs in, or nobody did. */
  chainId: number | null;
  /** See the table. */
  erasingAt: Date | null;
  erasedAt: Date | null;
}

/** Throws NOT_FOUND. `lock`: until the end of the transaction. */
export async function readOwner(sql: Sql, developerId: string, { lock = false } = {}): Promise<Owner> {
  const { rows } = await sql.query<Owner>(
    `select id as "developerId", wallet, nullif(chain_id, ${OWN_KEY}) as "chainId", erasing_at as "erasingAt", erased_at as "erasedAt"
     from developer where id = $1${lock ? " for update" : ""}`,
    [developerId],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  return rows[0];
}

/** A smart account speaks for its address on the first configured chain alone: on another, somebody else may have the same. */
export function speaksForWallet({ env }: Pick<Context, "env">, { chainId }: Owner): boolean {
  return chainId === null || chainId === env.CHAINS[0]?.id;
}

/** A condition of a stored table for an owner, as SQL with parameters from `first` on. */
export function ownedBy(
  ctx: Pick<Context, "env">,
  owner: Owner,
  condition: string,
  first = 1,
): { where: string; values: string[] } {
  const { developerId: developer, wallet } = owner;
  const given = { developer, wallet, own: speaksForWallet(ctx, owner) ? wallet : "" };
  const values: string[] = [];
  const where = condition.replace(/:(developer|wallet|own)\b/g, (_, name: keyof typeof given) => {
    const value = given[name];
    const place = values.includes(value) ? values.indexOf(value) : values.push(value) - 1;
    return `$${first + place}::text`;
  });
  return { where, values };
}
