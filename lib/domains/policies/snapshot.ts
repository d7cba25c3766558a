import { createHash, randomBytes } from "node:crypto";
import { hasCapability } from "../../chain/capabilities.ts";
import { keepsOldState } from "../../chain/sources/asked-blocks.ts";
import { orChainUnavailable } from "../../chain/sources/open-source.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checkedTransaction, sqlTransaction } from "../../core/transaction.ts";
import { type CompiledRule, compilePolicy, foldedScopes } from "./compile.ts";
import { MOST_FOLDED_SCOPES, whyUndated } from "./load.ts";
import { oracleChain } from "./load-listed.ts";
import { findPolicy, policyNotFound } from "./saved-policies.ts";
import type { SnapshotSetup } from "./schemas.ts";

/** How long a token answers after a newer one was made, so that votes which name it can end. */
export const SNAPSHOT_DAYS = 30;
/** Tokens of a policy that answer at once. */
const MOST_TOKENS = 20;
const DAY_MS = 86_400_000;

/** What is stored of a token. */
export function hashSnapshotToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Makes the address under which Snapshot asks for the scores of a saved policy, and what to paste into a space; the policy's earlier
 * address answers for {@link SNAPSHOT_DAYS} more days. Throws NOT_FOUND; NOT_ELIGIBLE for a policy that cannot be judged on past days.
 */
export function createSnapshotToken(
  ctx: Context,
  { policyId }: { policyId: string },
): Promise<{ url: string; setup: SnapshotSetup }> {
  return checkedTransaction(async () => {
    const { developerId } = requireDeveloper(ctx);
    await requireDated(ctx, compilePolicy(await findPolicy(ctx, { policyId })).rules);
    return sqlTransaction(ctx.pg, async (sql) => {
      const token = randomBytes(24).toString("base64url");
      const owned = "select 1 from policy where id = $1 and developer_id = $2 for update";
      if (!(await sql.query(owned, [policyId, developerId])).rowCount) throw policyNotFound();
      const answering = "select 1 from snapshot_token where policy_id = $1 and (ends_at is null or ends_at > $2)";
      if (((await sql.query(answering, [policyId, ctx.now])).rowCount ?? 0) >= MOST_TOKENS) {
        throw new ServiceError(
          "NOT_ELIGIBLE",
          `${MOST_TOKENS} addresses of this policy still answer. Delete them, or wait until the oldest has ended.`,
        );
      }
      await sql.query("update snapshot_token set ends_at = $2 where policy_id = $1 and ends_at is null", [
        policyId,
        new Date(ctx.now.getTime() + SNAPSHOT_DAYS * DAY_MS),
      ]);
      await sql.query(
        "insert into snapshot_token (token_hash, policy_id, developer_id, created_at) values ($1, $2, $3, $4)",
        [hashSnapshotToken(token), policyId, developerId, ctx.now],
      );
      const url = `${ctx.env.PUBLIC_ORIGIN}/snapshot/${token}`;
      return { url, setup: setupOf(ctx, url) };
    });
  });
}

/** Ends all Snapshot addresses of a policy at once, with the answers that they gave. Throws NOT_FOUND for an unknown policy, or without one. */
export function deleteSnapshotTokens(ctx: Context, { policyId }: { policyId: string }): Promise<{ deleted: number }> {
  return checkedTransaction(async () => {
    const { developerId } = requireDeveloper(ctx);
    await findPolicy(ctx, { policyId });
    return sqlTransaction(ctx.pg, async (sql) => {
      const ended = "delete from snapshot_token where policy_id = $1 and developer_id = $2";
      const { rowCount } = await sql.query(ended, [policyId, developerId]);
      if (!rowCount) throw new ServiceError("NOT_FOUND", "Snapshot has no address of this policy.");
      return { deleted: rowCount };
    });
  });
}

/** Throws NOT_ELIGIBLE, naming the rules that past days do not store; CHAIN_UNAVAILABLE where that cannot be found out now. */
async function requireDated(ctx: Context, rules: readonly CompiledRule[]): Promise<void> {
  const withoutState = await chainsWithoutState(ctx, rules);
  const details = rules.flatMap((compiled) => {
    const { id, rule } = compiled;
    const why = whyUndated(compiled) ?? withoutState.get(stateChain(ctx, compiled) ?? 0) ?? null;
    const path = `policy.rules.${id.replaceAll(".", ".rules.")}`;
    return why === null ? [] : [{ path, message: `is on ${rule.module}: ${why}` }];
  });
  if (foldedScopes(rules).size > MOST_FOLDED_SCOPES) {
    const message = `has rules on flags, ages or several chains over more than ${MOST_FOLDED_SCOPES} different sets of chains`;
    details.push({ path: "policy", message });
  }
  if (details.length === 0) return;
  const named = details.map(({ path, message }) => `${path} ${message}`).join(" ");
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `Snapshot asks about past days, and this policy cannot be judged on them: ${named}`,
    {
      details,
    },
  );
}

/** The chain of which a rule needs the state of past days; null for none. */
function stateChain(ctx: Context, compiled: CompiledRule): number | null {
  const { module, params } = compiled.rule;
  return module === "contract" || module === "held" ? (params?.chainId ?? null) : oracleChain(ctx, compiled);
}

/** The chains of rules on contracts whose nodes do not keep the state of past days, and why. */
async function chainsWithoutState(ctx: Context, rules: readonly CompiledRule[]): Promise<ReadonlyMap<number, string>> {
  const chainIds = new Set(rules.flatMap((compiled) => stateChain(ctx, compiled) ?? []));
  const found = new Map<number, string>();
  for (const chainId of chainIds) {
    const chain = requireChain(ctx, chainId);
    const keeps = await orChainUnavailable(chain, () => keepsOldState(chain, ctx.now));
    if (!keeps) found.set(chainId, `No node of chain ${chainId} keeps the state of past days (an archive node does).`);
  }
  return found;
}

/** `decimals` and `minScore` are written out: without them Snapshot would take 18 decimals, or let everybody pass. */
function setupOf({ env }: Pick<Context, "env">, url: string): SnapshotSetup {
  const followed = env.CHAINS.filter((chain) => hasCapability(chain, "blocks")).map(({ id }) => id);
  const network = String(followed.includes(1) ? 1 : (followed[0] ?? 1));
  const strategy = {
    name: "api-v2" as const,
    network,
    params: { url, type: "api-post" as const, decimals: 0 as const },
  };
  return {
    voteValidation: { name: "basic", params: { minScore: 1, strategies: [strategy] } },
    strategies: [strategy],
  };
}
