import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { CompiledRule } from "./compile.ts";

/** Throws UNSUPPORTED_CHAIN with the path of the first rule that names a chain which is not configured. */
export function requireRuleChains(ctx: Pick<Context, "env">, rules: readonly CompiledRule[]): void {
  for (const { id, rule } of rules) {
    const path = `body.policy.rules.${id.replaceAll(".", ".rules.")}`;
    for (const chainId of rule.chainIds ?? []) requireAt(ctx, chainId, `${path}.chainIds`);
    const { chainId } = rule.params ?? {};
    if (chainId !== undefined) requireAt(ctx, chainId, `${path}.params.chainId`);
  }
}

function requireAt(ctx: Pick<Context, "env">, chainId: number, path: string): void {
  try {
    requireChain(ctx, chainId);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message } = error;
    throw new ServiceError(code, message, { details: [{ path, message: `has the unknown chain ${chainId}` }] });
  }
}
