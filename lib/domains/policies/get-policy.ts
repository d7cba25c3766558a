import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checksum } from "../../core/schemas.ts";
import { Policy, type PolicyNode, type SavedPolicy } from "./schemas.ts";

interface PolicyRow {
  id: string;
  name: string;
  policy: unknown;
  createdAt: Date;
}

async function readPolicy(ctx: Context, policyId: string): Promise<PolicyRow> {
  const { developerId } = requireDeveloper(ctx);
  const row = await ctx.db.policy.findFirst({ where: { id: policyId, developerId } });
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such policy.");
  return row;
}

/** A policy that the developer who acts has saved. NOT_FOUND for one of another developer, as for none. */
export async function getPolicy(ctx: Context, input: { policyId: string }): Promise<SavedPolicy> {
  return viewPolicy(await readPolicy(ctx, input.policyId));
}

/** The policy that is given, or the saved one that is named; one of them is. NOT_FOUND as above. */
export async function findPolicy(
  ctx: Context,
  input: { policyId?: string | undefined; policy?: Policy | undefined },
): Promise<Policy> {
  if (input.policy) return input.policy;
  return Policy.parse((await readPolicy(ctx, input.policyId ?? "")).policy);
}

/** A saved policy as it is shown. */
export function viewPolicy(row: PolicyRow): SavedPolicy {
  const policy = Policy.parse(row.policy);
  return {
    id: row.id,
    name: row.name,
    policy: { ...policy, rules: policy.rules.map(viewNode) },
    createdAt: row.createdAt.toISOString(),
  };
}

/** Answers have addresses with their checksums. */
function viewNode(node: PolicyNode): PolicyNode {
  if (!("module" in node)) return { ...node, rules: node.rules.map(viewNode) };
  const { issuer, address, ...params } = node.params ?? {};
  if (!issuer && !address) return node;
  return {
    ...node,
    params: { ...params, ...(issuer && { issuer: checksum(issuer) }), ...(address && { address: checksum(address) }) },
  };
}
