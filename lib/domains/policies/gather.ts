import { isChainError } from "../../chain/errors.ts";
import { readCanyBalance } from "../../chain/names-contracts.ts";
import { quickClient } from "../../chain/quick-client.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { countAttestations } from "../attestations/index.ts";
import { identityStates } from "../identities/index.ts";
import {
  type Freshness,
  type Measures,
  type PercentileWith,
  percentileWith,
  readFreshness,
  readMeasures,
} from "../scores/index.ts";
import { walletsOf } from "../wallets/index.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { PolicyRule } from "./schemas.ts";

/** What the rules of a policy are judged by, read for all subjects at once. */
export interface Gathered {
  /** By scope, in the order of the identities; null for what is not known. */
  measures: Map<string, (Measures | null)[]>;
  freshness: Map<string, Map<Address, Freshness>>;
  /** By scope, where a rule asks for it: where subjects would stand with other totals. */
  percentiles: Map<string, PercentileWith>;
  identities: Map<Address, "minted" | "activated">;
  /** By rule; null where there is no such schema. */
  attestations: Map<PolicyRule, Map<Address, number> | null>;
  /** By rule; null where the chain did not answer. */
  tokens: Map<PolicyRule, Map<Address, bigint | null>>;
}

/** Questions to chains under way at once. */
const ASKED_AT_ONCE = 16;

/**
 * Read everything the rules need of identities (lower case): a few queries, however many there are. UNSUPPORTED_CHAIN for a
 * rule on a chain that is not configured.
 */
export async function gather(
  ctx: Context,
  input: { rules: readonly PlacedRule[]; identities: readonly string[] },
): Promise<Gathered> {
  const { identities } = input;
  const rules = input.rules.map(({ rule }) => rule);
  for (const { chainIds = [], params } of rules) {
    for (const id of [...chainIds, ...(params?.chainId === undefined ? [] : [params.chainId])]) requireChain(ctx, id);
  }
  const gathered: Gathered = {
    measures: new Map(),
    freshness: new Map(),
    percentiles: new Map(),
    identities: new Map(),
    attestations: new Map(),
    tokens: new Map(),
  };
  // Whom an identity stands for is the same over all chains.
  const everywhere = await readMeasures(ctx, { identities });
  const subjects = [...new Set(everywhere.flatMap((one) => (one ? [one.subject] : [])))];
  const known = { identities, subjects, everywhere };
  await gatherScope(ctx, gathered, { scope: "", rule: {} }, known);
  for (const placed of input.rules) await gatherScope(ctx, gathered, placed, known);
  for (const { scope, rule } of input.rules) {
    if (rule.module === "percentile" && !gathered.percentiles.has(scope))
      gathered.percentiles.set(scope, await percentileWith(ctx, { chainId: rule.chainIds?.[0] }));
  }
  if (rules.some(({ module }) => module === "identity")) gathered.identities = await identityStates(ctx, { subjects });
  for (const rule of rules) {
    if (rule.module === "attestation") gathered.attestations.set(rule, await gatherAttestations(ctx, rule, subjects));
    if (rule.module === "token") gathered.tokens.set(rule, await gatherTokens(ctx, rule, subjects));
  }
  return gathered;
}

async function gatherScope(
  ctx: Context,
  gathered: Gathered,
  { scope, rule: { chainIds } }: { scope: string; rule: Pick<PolicyRule, "chainIds"> },
  known: { identities: readonly string[]; subjects: readonly Address[]; everywhere: (Measures | null)[] },
): Promise<void> {
  if (gathered.measures.has(scope)) return;
  const { identities, subjects } = known;
  gathered.measures.set(scope, chainIds ? await readMeasures(ctx, { identities, chainIds }) : known.everywhere);
  gathered.freshness.set(scope, await readFreshness(ctx, { subjects, ...(chainIds && { chainIds }) }));
}

function gatherAttestations(ctx: Context, { params, chainIds }: PolicyRule, subjects: readonly Address[]) {
  return countAttestations(ctx, {
    subjects,
    schema: params?.schema ?? "",
    ...(params?.issuer && { issuer: params.issuer }),
    ...(params?.minIssuerScore !== undefined && { minIssuerScore: params.minIssuerScore }),
    ...(chainIds && { chainIds }),
  });
}

/** What all wallets of each subject hold together. */
async function gatherTokens(
  ctx: Context,
  { params }: PolicyRule,
  subjects: readonly Address[],
): Promise<Map<Address, bigint | null>> {
  const { chainId, address } = params ?? {};
  if (chainId === undefined || address === undefined) throw new Error("a rule on a token names its contract");
  const chain = requireChain(ctx, chainId);
  const held = new Map<Address, bigint | null>();
  // A chain that is read through explorers alone cannot be asked.
  if (chain.rpcUrls.length === 0) return new Map(subjects.map((subject) => [subject, null]));
  const client = quickClient(chain);
  const waiting = [...subjects];
  const ask = async (): Promise<void> => {
    for (let subject = waiting.pop(); subject !== undefined; subject = waiting.pop()) {
      try {
        let sum = 0n;
        for (const wallet of walletsOf(ctx, subject)) sum += await readCanyBalance(client, address, wallet);
        held.set(subject, sum);
      } catch (error) {
        if (!isChainError(error)) throw error;
        held.set(subject, null);
      }
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
  return held;
}
