import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checksum } from "../../core/schemas.ts";
import { Policy, type PolicyNode } from "./policy-schema.ts";
import type { PolicyChoice, SavedPolicy } from "./schemas.ts";

interface PolicyRow {
  id: string;
  name: string;
  policy: unknown;
  createdAt: Date;
}

/** A saved policy. Throws NOT_FOUND, also for other developers'. */
export async function getPolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  return viewPolicy(await requirePolicy(ctx, input.policyId));
}

/** The given policy, or the saved one by id. Throws NOT_FOUND. */
export async function findPolicy(ctx: Context, { policy, policyId = "" }: PolicyChoice): Promise<Policy> {
  return policy ?? Policy.parse((await requirePolicy(ctx, policyId)).policy);
}

async function requirePolicy(ctx: Context, policyId: string): Promise<PolicyRow> {
  const { developerId } = requireDeveloper(ctx);
  const row = await ctx.db.policy.findFirst({ where: { id: policyId, developerId } });
  if (!row) throw new ServiceError("NOT_FOUND", "The policy does not exist.");
  return row;
}

export function viewPolicy(row: PolicyRow): SavedPolicy {
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
  const { issuer, address, ...params } = node.params ?? {};
  if (!issuer && !address) return node;
  return {
    ...node,
    params: { ...params, ...(issuer && { issuer: checksum(issuer) }), ...(address && { address: checksum(address) }) },
  };
}
