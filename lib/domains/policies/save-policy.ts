import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { transaction } from "../../core/transaction.ts";
import { viewPolicy } from "./get-policy.ts";
import type { NewPolicy, SavedPolicy } from "./schemas.ts";

/** Policies one developer may have saved. */
const MOST_POLICIES = 200;

/** Save a policy for the developer who acts. NOT_ELIGIBLE for one who has 200 already. */
export async function savePolicy(ctx: Context, input: NewPolicy): Promise<SavedPolicy> {
  const { developerId } = requireDeveloper(ctx);
  const { name, policy } = input;
  const work = async (tx: Transaction) => {
    // Two requests at once must not pass the limit together: the developer's row is locked.
    await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for update`;
    if ((await tx.policy.count({ where: { developerId } })) >= MOST_POLICIES) {
      throw new ServiceError("NOT_ELIGIBLE", `A developer can save ${MOST_POLICIES} policies; these are used up.`);
    }
    const id = createId("policy", ctx.now);
    // Plain JSON, as the schema leaves it.
    const stored = JSON.parse(JSON.stringify(policy)) as object;
    return viewPolicy(await tx.policy.create({ data: { id, developerId, name, policy: stored, createdAt: ctx.now } }));
  };
  return runExclusive(developerId, () => transaction(ctx, work));
}
