import { BALANCES_GAS } from "../../chain/multicall.ts";
import type { Spend } from "../../chain/sources/contract-calls.ts";
import { readTokenBalances } from "../../chain/sources/token-balances.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { DAY } from "../../engine/index.ts";
import { findUnderReview } from "../appeals/index.ts";
import { countAttestations } from "../attestations/index.ts";
import { identityStates } from "../identities/index.ts";
import { readSeenMeasures, type SeenMeasures } from "../once/index.ts";
import { type PercentileWith, percentileWith } from "../scores/index.ts";
import { resolveIdentities } from "../wallets/index.ts";
import { openSpending } from "./chain-reads.ts";
import { type CompiledRule, foldedScopes } from "./compile.ts";
import type { Value } from "./condition.ts";
import { type JudgedBlock, loadContracts, readPeople } from "./load-contracts.ts";
import { loadHeld } from "./load-held.ts";
import { loadListed } from "./load-listed.ts";
import { type ModuleDefinition, modules, readsFacts } from "./modules.ts";
import type { PolicyRule } from "./policy-schema.ts";
import { namesContract, whyUnread } from "./require-rule-chains.ts";

/** The inputs of a policy's rules, for a batch of identities. */
export interface Inputs {
  /** The end of this day (00:00 UTC, unix seconds) is measured; undefined: now. */
  day: number | undefined;
  /** When the age of the data is measured: now, or the end of the day. */
  asOf: Date;
  /** By scope, in the order of the identities; null for unknown identities. */
  measures: Map<string, (SeenMeasures | null)[]>;
  /** By scope, if a rule needs it: the percentile of a subject with another total. None of a past day, which nothing changes. */
  percentiles: Map<string, PercentileWith>;
  /** By rule, for modules outside the score. */
  external: Map<PolicyRule, ExternalValues>;
  /** By rule on a chain that was taken out of CHAINS: why it has no value. */
  unread: Map<PolicyRule, string>;
}

/**
 * A subject's value, or why there is none. `more`: why a greater number may be right, if that is so; `asOf`: when it was read, if not with
 * the score.
 */
type ExternalValues = (
  subject: Address,
) =>
  | { value: Value; more?: string | null; shown?: Value | null; words?: string; block?: JudgedBlock; asOf?: Date }
  | { missing: string; block?: JudgedBlock; asOf?: Date };

interface Loading {
  rules: readonly CompiledRule[];
  identities: readonly string[];
  day?: number | undefined;
  /** An unknown address did nothing: its measures are those of no history. */
  emptyIfUnknown?: boolean;
  /** Who may see wallets that are read once. */
  asker?: string | null | undefined;
  /** Whose calls of chains' nodes are counted; absent: the asker's, or the caller's. */
  payer?: string | undefined;
  /** The identities are a part of very many, each evaluated once. */
  isOfMany?: boolean;
  /** Of the payer's calls, the part that one visitor has at most. */
  visitorShare?: number | undefined;
}

/** Stored activity is folded once for each scope. */
export const MOST_FOLDED_SCOPES = 3;

/**
 * Loads the inputs for identities (lower case) with a few queries, as of now or of the end of a day. What is not stored of past days is
 * missing. Throws INVALID_REQUEST where too many stored rows would be folded.
 */
export async function loadInputs(ctx: Context, input: Loading): Promise<Inputs> {
  const { rules, identities, day, emptyIfUnknown, asker, isOfMany } = input;
  const unread = unreadRules(ctx, rules);
  const read = rules.filter(({ rule }) => !unread.has(rule));
  if (day !== undefined && foldedScopes(read).size > MOST_FOLDED_SCOPES) {
    const message = `has rules on flags, ages or several chains over more than ${MOST_FOLDED_SCOPES} different sets of chains, which past days do not allow`;
    throw invalidField("body.policy", message);
  }
  const measure = (scope: string, chainIds?: readonly number[]) => {
    const folds = day !== undefined && read.some((one) => one.scope === scope && readsFacts(one.rule.module));
    return readSeenMeasures(ctx, { identities, chainIds, day, folds, emptyIfUnknown, asker, isOfMany });
  };
  const allChains = await measure("");
  const measures: Inputs["measures"] = new Map([["", allChains]]);
  const percentiles: Inputs["percentiles"] = new Map();
  for (const { scope, rule } of read) {
    const { chainIds } = rule;
    if (chainIds && !measures.has(scope)) measures.set(scope, await measure(scope, chainIds));
    if (rule.module !== "percentile" || day !== undefined) continue;
    percentiles.set(scope, await percentileWith(ctx, { scope: chainIds?.[0] ?? 0 }));
  }
  // Those of unread rules are not used.
  for (const { scope } of rules) if (!measures.has(scope)) measures.set(scope, allChains);
  const subjects = [...new Set(allChains.flatMap((one) => (one ? [one.subject] : [])))];
  // A visitor with a publishable key pays as one without any, whatever it may see.
  const payer = input.payer ?? (ctx.actor.kind === "publishable" ? null : (asker ?? null));
  const spend = openSpending(ctx, payer, input.visitorShare);
  // What workers ask takes turns by who pays for it: a slow contract of one delays nobody else's.
  const isWork = ctx.actor.kind === "system" && ctx.client === undefined;
  const waiting = isWork && payer !== null ? { ...ctx, client: payer } : ctx;
  const external = await loadExternal(waiting, read, { subjects, day, spend });
  const end = day === undefined ? ctx.now : new Date((day + DAY) * 1000 - 1);
  return { day, asOf: end < ctx.now ? end : ctx.now, measures, percentiles, external, unread };
}

/** The rules on chains that are no longer read, or on contracts that are not to be asked, and why each has no value. */
function unreadRules(ctx: Pick<Context, "env">, rules: readonly CompiledRule[]): Inputs["unread"] {
  const { env } = ctx;
  return new Map(
    rules.flatMap(({ rule }) => {
      const isForbidden = env.CONTRACT_RULES === "presets" && namesContract(rule);
      const why = isForbidden ? "The operator lets rules ask the contracts of presets alone." : whyUnread(ctx, rule);
      return why === null ? [] : [[rule, why] as const];
    }),
  );
}

/** The subjects of rules; with `day` (00:00 UTC, unix seconds) as they were at the end of that day. */
interface DatedSubjects {
  subjects: readonly Address[];
  day: number | undefined;
  spend: Spend;
}

type Load = (
  ctx: Context,
  rules: PolicyRule[],
  subjects: readonly Address[],
) => Promise<[PolicyRule, ExternalValues][]>;

/** The sources of which only the present is known, with why a past day has no value. */
const undated = {
  identities: { load: loadStates, missing: "Who held which name on past days is not stored." },
  chain: { load: loadBalances, missing: "Token balances of past days are not stored." },
} satisfies Partial<Record<ModuleDefinition["source"], { load: Load; missing: string }>>;

/** Why a rule has no value on any past day; null for one that has. */
export function whyUndated({ rule, contract }: CompiledRule): string | null {
  const { source } = modules[rule.module];
  if (contract?.asksName) return undated.identities.missing;
  return source === "identities" || source === "chain" ? undated[source].missing : null;
}

async function loadExternal(
  ctx: Context,
  rules: readonly CompiledRule[],
  dated: DatedSubjects,
): Promise<Inputs["external"]> {
  const loadFrom = async (source: keyof typeof undated): Promise<[PolicyRule, ExternalValues][]> => {
    const own = ofSource(rules, source).map(({ rule }) => rule);
    const { load, missing } = undated[source];
    if (dated.day !== undefined) return own.map((rule): [PolicyRule, ExternalValues] => [rule, () => ({ missing })]);
    return own.length > 0 ? load(ctx, own, dated.subjects) : [];
  };
  const contracts = rules.flatMap(({ rule, contract }) => (contract ? [{ rule, contract }] : []));
  const asksWallets = ofSource(rules, "contracts", "holdings", "lists").length > 0;
  const { subjects, day, spend } = dated;
  const question = { people: asksWallets ? await readPeople(ctx, subjects) : new Map(), day, spend };
  const loading: Promise<[PolicyRule, ExternalValues][]>[] = [
    ...[loadDated(ctx, rules, dated), loadFrom("identities"), loadFrom("chain")],
    loadContracts(ctx, contracts, question),
    loadHeld(ctx, ofSource(rules, "holdings"), question),
    loadListed(ctx, ofSource(rules, "lists"), question),
  ];
  return new Map((await Promise.all(loading)).flat());
}

function ofSource(rules: readonly CompiledRule[], ...sources: ModuleDefinition["source"][]): CompiledRule[] {
  return rules.filter(({ rule }) => sources.includes(modules[rule.module].source));
}

/** The values of the rules whose sources are dated: attestations and appeals. */
async function loadDated(
  ctx: Context,
  rules: readonly CompiledRule[],
  dated: DatedSubjects,
): Promise<[PolicyRule, ExternalValues][]> {
  const loading = rules.flatMap(({ rule }) => {
    const { source } = modules[rule.module];
    if (source === "appeals") return [loadReviews(ctx, rule, dated)];
    return source === "attestations" ? [loadAttestations(ctx, rule, dated)] : [];
  });
  return Promise.all(loading);
}

async function loadStates(ctx: Context, rules: PolicyRule[], subjects: readonly Address[]) {
  const states = await identityStates(ctx, { subjects });
  const values: ExternalValues = (subject) => ({ value: states.get(subject) ?? "none" });
  return rules.map((rule): [PolicyRule, ExternalValues] => [rule, values]);
}

async function loadReviews(
  ctx: Context,
  rule: PolicyRule,
  dated: DatedSubjects,
): Promise<[PolicyRule, ExternalValues]> {
  const found = await findUnderReview(ctx, { ...dated, flag: rule.params?.flag });
  return [rule, (subject) => ({ value: found.has(subject) })];
}

async function loadAttestations(
  ctx: Context,
  rule: PolicyRule,
  dated: DatedSubjects,
): Promise<[PolicyRule, ExternalValues]> {
  const { schema = "", issuer, minIssuerScore } = rule.params ?? {};
  const counts = await countAttestations(ctx, { ...dated, schema, issuer, minIssuerScore, chainIds: rule.chainIds });
  if (!counts) return [rule, () => ({ missing: `The schema ${schema} does not exist.` })];
  return [
    rule,
    (subject) => {
      const { count, more } = counts(subject);
      return { value: count, more };
    },
  ];
}

/** Reads the tokens of each chain together. */
async function loadBalances(ctx: Context, rules: PolicyRule[], subjects: readonly Address[]) {
  const tokens = rules.map(tokenOf);
  const known = await resolveIdentities(ctx, subjects);
  const wallets = new Map(subjects.map((subject, index) => [subject, known[index]?.wallets ?? [subject]]));
  const holders = [...wallets.values()].flat();
  const byChain = new Map(
    await Promise.all(
      [...new Set(tokens.map(({ chainId }) => chainId))].map(async (chainId) => {
        const contracts = tokens.filter((token) => token.chainId === chainId).map(({ address }) => address);
        return [
          chainId,
          await readTokenBalances(ctx, requireChain(ctx, chainId), { tokens: contracts, holders }),
        ] as const;
      }),
    ),
  );
  return rules.map((rule): [PolicyRule, ExternalValues] => {
    const { chainId, address } = tokenOf(rule);
    const balanceOf = byChain.get(chainId);
    return [
      rule,
      (subject) => {
        const value = sumOf((wallets.get(subject) ?? []).map((wallet) => balanceOf?.(address, wallet) ?? null));
        return value === null ? { missing: unreadBalance(chainId) } : { value };
      },
    ];
  });
}

const unreadBalance = (chainId: number): string =>
  `The balance could not be read from chain ${chainId}: it did not answer, or the contract gives none within ${BALANCES_GAS.toLocaleString("en")} gas.`;

function tokenOf({ params }: PolicyRule): { chainId: number; address: Address } {
  const { chainId, address } = params ?? {};
  if (chainId === undefined || address === undefined) throw new Error("a token rule names its contract");
  return { chainId, address };
}

/** Null if a part is unknown. */
function sumOf(parts: readonly (bigint | null)[]): bigint | null {
  let sum = 0n;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}
