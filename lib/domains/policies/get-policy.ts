import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checksum } from "../../core/schemas.ts";
import { Policy, type PolicyNode } from "./policy-schema.ts";
import { type PolicyChoice, PolicyId, type SavedPolicy } from "./schemas.ts";

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
