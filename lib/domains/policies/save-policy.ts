import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { transaction } from "../../core/transaction.ts";
import { compilePolicy } from "./compile.ts";
import { viewPolicy } from "./get-policy.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import type { NewPolicy, SavedPolicy } from "./schemas.ts";

const MAX_POLICIES = 200;

/** Throws NOT_ELIGIBLE beyond 200 policies of a developer, and UNSUPPORTED_CHAIN. */
export async function savePolicy(ctx: Context, input: NewPolicy): Promise<SavedPolicy> {
  const { developerId } = requireDeveloper(ctx);
  const { name, policy } = input;
  await requireRuleChains(ctx, compilePolicy(policy).rules);
  const work = async (tx: Transaction) => {
    // The lock prevents concurrent requests from exceeding the limit together.
    await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for update`;
    if ((await tx.policy.count({ where: { developerId } })) >= MAX_POLICIES) {
      throw new ServiceError("NOT_ELIGIBLE", `A developer can save ${MAX_POLICIES} policies; delete one first.`);
    }
    const id = createId("policy", ctx.now);
    const stored = JSON.parse(JSON.stringify(policy)) as object; // A policy is plain JSON.
    return viewPolicy(await tx.policy.create({ data: { id, developerId, name, policy: stored, createdAt: ctx.now } }));
  };
  return runExclusive(developerId, () => transaction(ctx, work));
}
