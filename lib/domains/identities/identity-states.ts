import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";

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
