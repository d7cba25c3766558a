import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { isUnread, requireChain, requireStoredChain } from "../../core/require-chain.ts";
import type { CompiledRule } from "./compile.ts";
import { contractPresets } from "./contract-presets.ts";
import type { PolicyRule } from "./policy-schema.ts";

/** The chains that a rule names, each with its path in the rule. */
function chainsOf({ chainIds = [], params = {} }: PolicyRule): [chainId: number, path: string][] {
  const own = chainIds.map((chainId): [number, string] => [chainId, "chainIds"]);
  return params.chainId === undefined ? own : [...own, [params.chainId, "params.chainId"]];
}

/** Why a rule has no value: it names a chain or a screening list that was taken out of the settings. Null for others. */
export function whyUnread(ctx: Pick<Context, "env">, rule: PolicyRule): string | null {
  if (namesUnknownList(ctx, rule)) return `The list ${rule.params?.list} is not kept here.`;
  const [chainId] = chainsOf(rule).find(([id]) => isUnread(ctx, id)) ?? [];
  return chainId === undefined ? null : `Chain ${chainId} is no longer read here: its operator took it out.`;
}

function namesUnknownList({ env }: Pick<Context, "env">, { module, params }: PolicyRule): boolean {
  return module === "listed" && env.SCREENING_LISTS.every(({ name }) => name !== params?.list);
}

/** Whether a rule has any contract asked that its author names: a preset may leave the address open, too. */
export function namesContract({ module, params }: PolicyRule): boolean {
  if (module === "held") return true;
  return module === "contract" && (params?.preset === undefined || contractPresets[params.preset].address === null);
}

/** Why a rule may not ask its contract, by the setting CONTRACT_RULES; null if it may. */
function whyForbidden({ env, actor }: Pick<Context, "env" | "actor">, rule: PolicyRule): string | null {
  if (!namesContract(rule) || env.CONTRACT_RULES === "any") return null;
  if (env.CONTRACT_RULES === "presets") return "names a contract: here rules ask those of presets alone";
  return actor.kind === "anonymous"
    ? "names a contract, for which a key or a signed-in wallet is needed: without one, rules ask those of presets alone"
    : null;
}

/**
 * Throws UNSUPPORTED_CHAIN with the path of the first rule that names a chain which is not configured, and INVALID_REQUEST for a contract that
 * the caller may not have asked, and for a screening list that is not kept here. `stored`: chains that were read
 * before they were taken out are allowed; rules on them are indeterminate.
 */
export async function requireRuleChains(
  ctx: Pick<Context, "env" | "pg" | "actor">,
  rules: readonly CompiledRule[],
  { stored = false }: { stored?: boolean } = {},
): Promise<void> {
  for (const { id, rule } of rules) {
    const path = `body.policy.rules.${id.replaceAll(".", ".rules.")}`;
    const forbidden = whyForbidden(ctx, rule);
    if (forbidden !== null) throw invalidField(`${path}.params`, forbidden);
    if (namesUnknownList(ctx, rule)) {
      const names = ctx.env.SCREENING_LISTS.map(({ name }) => name).join(", ");
      throw invalidField(
        `${path}.params.list`,
        names === "" ? "names a list, and none is kept here" : `must be one of ${names}`,
      );
    }
    for (const [chainId, at] of chainsOf(rule)) await requireAt(ctx, { chainId, path: `${path}.${at}`, stored });
  }
}

/** Throws UNSUPPORTED_CHAIN if every rule names a chain that is not configured, so that a count has nothing to count. */
export async function requireReadRule(
  ctx: Pick<Context, "env" | "pg" | "actor">,
  rules: readonly CompiledRule[],
): Promise<void> {
  if (rules.every(({ rule }) => whyUnread(ctx, rule) !== null)) await requireRuleChains(ctx, rules);
}

async function requireAt(
  ctx: Pick<Context, "env" | "pg">,
  { chainId, path, stored }: { chainId: number; path: string; stored: boolean },
): Promise<void> {
  try {
    if (stored) await requireStoredChain(ctx, chainId);
    else requireChain(ctx, chainId);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message } = error;
    throw new ServiceError(code, message, { details: [{ path, message: `has the unknown chain ${chainId}` }] });
  }
}
