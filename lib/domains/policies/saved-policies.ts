import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { compilePolicy } from "./compile.ts";
import { Policy, type PolicyNode } from "./policy-schema.ts";
import { requireRuleChains } from "./require-rule-chains.ts";
import { type NewPolicy, type PolicyChoice, PolicyId, type SavedPolicy } from "./schemas.ts";
import { MAX_RESULT_BYTES, sizeOf } from "./serialize.ts";

/** Rows read at once; a policy can have 250 kB. */
const CHUNK = 20;

const MAX_POLICIES = 200;

interface PolicyRow {
  id: string;
  developerId: string;
  name: string;
  policy: unknown;
  createdAt: Date;
}

/** A saved policy. Throws NOT_FOUND, also for other developers'. */
export async function getPolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  return viewPolicy(await requirePolicy(ctx, input.policyId));
}

/** The given policy, or the saved one by id. Throws NOT_FOUND; FORBIDDEN for what a publishable key may not evaluate. */
export async function findPolicy(ctx: Context, choice: PolicyChoice & { identities?: unknown }): Promise<Policy> {
  const { policy, policyId = "" } = choice;
  requireOfKey(ctx, choice);
  return policy ?? Policy.parse((await requirePolicy(ctx, policyId)).policy);
}

/** A saved policy for the page of its gate, and whose it is: whoever has its id may read it. Throws NOT_FOUND. */
export async function getGatePolicy(
  ctx: Pick<Context, "db">,
  { policyId }: { policyId: string },
): Promise<{ policy: SavedPolicy; developerId: string }> {
  const row = await requireAnyPolicy(ctx, policyId);
  return { policy: viewPolicy(row), developerId: row.developerId };
}

/** A saved policy. A key reads its developer's; a session any, because few wallets own the policies they must pass. Throws NOT_FOUND. */
export async function findPolicyFor(ctx: Context, policyId: string): Promise<Policy> {
  if (ctx.actor.kind !== "session") return findPolicy(ctx, { policyId });
  return Policy.parse((await requireAnyPolicy(ctx, policyId)).policy);
}

async function requireAnyPolicy(ctx: Pick<Context, "db">, policyId: string): Promise<PolicyRow> {
  const row = PolicyId.safeParse(policyId).success ? await ctx.db.policy.findUnique({ where: { id: policyId } }) : null;
  if (!row) throw policyNotFound();
  return row;
}

function requireOfKey(
  { actor }: Context,
  { policy, policyId = "", identities }: Parameters<typeof findPolicy>[1],
): void {
  if (actor.kind !== "publishable") return;
  const isOwn = policy === undefined && actor.policyIds.includes(policyId);
  if (isOwn && identities === undefined) return;
  throw new ServiceError(
    "FORBIDDEN",
    isOwn
      ? "A publishable key evaluates its policies for one identity at a time."
      : "A publishable key evaluates only those saved policies that it was made for.",
  );
}

async function requirePolicy(ctx: Context, policyId: string): Promise<PolicyRow> {
  const { developerId } = ctx.actor.kind === "publishable" ? ctx.actor : requireDeveloper(ctx);
  const row = await ctx.db.policy.findFirst({ where: { id: policyId, developerId } });
  if (!row) throw policyNotFound();
  return row;
}

export function policyNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "The policy does not exist.");
}

function viewPolicy(row: PolicyRow): SavedPolicy {
  const policy = Policy.parse(row.policy);
  return {
    id: row.id,
    name: row.name,
    policy: { ...policy, rules: policy.rules.map(withChecksums) },
    createdAt: row.createdAt.toISOString(),
  };
}

function withChecksums(node: PolicyNode): PolicyNode {
  if (!("module" in node)) return { ...node, rules: node.rules.map(withChecksums) };
  const { issuer, address, token, ...params } = node.params ?? {};
  if (!issuer && !address && !token) return node;
  return {
    ...node,
    params: {
      ...params,
      ...(issuer && { issuer: checksum(issuer) }),
      ...(address && { address: checksum(address) }),
      ...(token && { token: checksum(token) }),
    },
  };
}

/** Deletes and returns a saved policy. Throws NOT_FOUND, also for other developers'. */
export function deletePolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  return checkedTransaction(async () => {
    const policy = await getPolicy(ctx, input);
    return transaction(ctx, async (tx) => {
      await tx.policy.deleteMany({ where: { id: policy.id } });
      return policy;
    });
  });
}

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

/**
 * The developer's policies, newest first. A page ends early before it exceeds 1 MB; its `limit` is then the number of its policies, so
 * that the next page begins at `offset + limit`.
 */
export async function listPolicies(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ policies: SavedPolicy[]; pagination: Pagination }> {
  const { developerId } = requireDeveloper(ctx);
  const total = await ctx.db.policy.count({ where: { developerId } });
  const policies: SavedPolicy[] = [];
  let left = MAX_RESULT_BYTES;
  while (policies.length < input.limit) {
    const rows = await ctx.db.policy.findMany({
      where: { developerId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: Math.min(CHUNK, input.limit - policies.length),
      skip: input.offset + policies.length,
    });
    for (const policy of rows.map(viewPolicy)) {
      left -= sizeOf(policy) + ",".length;
      if (left < 0) return { policies, pagination: paginate(total, policies.length, input.offset) };
      policies.push(policy);
    }
    if (rows.length < CHUNK) break;
  }
  return { policies, pagination: paginate(total, input.limit, input.offset) };
}
