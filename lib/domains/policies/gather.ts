import { readTokenBalances } from "../../chain/token-balances.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { countAttestations } from "../attestations/index.ts";
import { identityStates } from "../identities/index.ts";
import { type Measures, type PercentileWith, percentileWith, readMeasures } from "../scores/index.ts";
import { walletsOf } from "../wallets/index.ts";
import type { PlacedRule } from "./placed-rule.ts";
import type { PolicyRule } from "./schemas.ts";

/** What the rules of a policy are judged by, read for all subjects at once. */
export interface Gathered {
  /** By scope, in the order of the identities; null for what is not known. */
  measures: Map<string, (Measures | null)[]>;
  /** By scope, where a rule asks for it: where subjects would stand with other totals. */
  percentiles: Map<string, PercentileWith>;
  identities: Map<Address, "minted" | "activated">;
  /** By rule; null where there is no such schema. */
  attestations: Map<PolicyRule, Map<Address, number> | null>;
  /** By rule: what all wallets of a subject hold together; null where it could not be read. */
  tokens: Map<PolicyRule, Map<Address, bigint | null>>;
}

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
  // Whom an identity stands for is the same over all chains.
  const everywhere = await readMeasures(ctx, { identities });
  const scopes = new Map<string, readonly number[] | undefined>([["", undefined]]);
  for (const { scope, rule } of input.rules) if (!scopes.has(scope)) scopes.set(scope, rule.chainIds);
  const on = (module: PolicyRule["module"]) => input.rules.filter(({ rule }) => rule.module === module);
  const asksMore = input.rules.some(({ rule }) => ["identity", "attestation", "token"].includes(rule.module));
  const subjects = asksMore ? [...new Set(everywhere.flatMap((one) => (one ? [one.subject] : [])))] : [];
  const [measures, percentiles, states, attestations, tokens] = await Promise.all([
    findAll(
      [...scopes],
      ([scope]) => scope,
      async ([, chainIds]) => (chainIds ? readMeasures(ctx, { identities, chainIds }) : everywhere),
    ),
    findAll(
      on("percentile"),
      ({ scope }) => scope,
      ({ rule }) => percentileWith(ctx, { chainId: rule.chainIds?.[0] }),
    ),
    on("identity").length > 0 ? identityStates(ctx, { subjects }) : new Map<never, never>(),
    findAll(
      on("attestation"),
      ({ rule }) => rule,
      ({ rule }) => countFor(ctx, rule, subjects),
    ),
    readHoldings(
      ctx,
      on("token").map(({ rule }) => rule),
      subjects,
    ),
  ]);
  return { measures, percentiles, identities: states, attestations, tokens };
}

/** What is found for each of these, all asked at once; in their order, by what names them. */
async function findAll<One, Key, Found>(
  all: readonly One[],
  keyOf: (one: One) => Key,
  find: (one: One) => Promise<Found>,
): Promise<Map<Key, Found>> {
  return new Map(await Promise.all(all.map(async (one): Promise<[Key, Found]> => [keyOf(one), await find(one)])));
}

function countFor(ctx: Context, { params, chainIds }: PolicyRule, subjects: readonly Address[]) {
  return countAttestations(ctx, {
    subjects,
    schema: params?.schema ?? "",
    ...(params?.issuer && { issuer: params.issuer }),
    ...(params?.minIssuerScore !== undefined && { minIssuerScore: params.minIssuerScore }),
    ...(chainIds && { chainIds }),
  });
}

/** The contract a rule on a token names. */
function tokenOf({ params }: PolicyRule): { chainId: number; address: Address } {
  const { chainId, address } = params ?? {};
  if (chainId === undefined || address === undefined) throw new Error("a rule on a token names its contract");
  return { chainId, address };
}

/** What all wallets of each subject hold together, for each rule: the tokens of one chain are read together. */
async function readHoldings(
  ctx: Context,
  rules: readonly PolicyRule[],
  subjects: readonly Address[],
): Promise<Gathered["tokens"]> {
  const wallets = new Map(subjects.map((subject) => [subject, walletsOf(ctx, subject)]));
  const holders = [...wallets.values()].flat();
  const chainIds = new Set(rules.map((rule) => tokenOf(rule).chainId));
  const balances = await findAll(
    [...chainIds],
    (chainId) => chainId,
    (chainId) => {
      const tokens = rules.map(tokenOf).filter((token) => token.chainId === chainId);
      return readTokenBalances(requireChain(ctx, chainId), { tokens: tokens.map(({ address }) => address), holders });
    },
  );
  return new Map(
    rules.map((rule) => {
      const { chainId, address } = tokenOf(rule);
      const balanceOf = (wallet: Address) => balances.get(chainId)?.(address, wallet) ?? null;
      return [rule, new Map([...wallets].map(([subject, own]) => [subject, sumOf(own.map(balanceOf))]))];
    }),
  );
}

/** The sum; null where a part is not known. */
function sumOf(parts: readonly (bigint | null)[]): bigint | null {
  let sum = 0n;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}
