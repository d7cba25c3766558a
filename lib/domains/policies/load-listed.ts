import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import type { ScreeningList, StoredList } from "../../core/screening-lists.ts";
import { DAY } from "../../engine/index.ts";
import { readListings } from "../screening/index.ts";
import { openSpending } from "./chain-reads.ts";
import { type CompiledRule, compileRule } from "./compile.ts";
import { satisfies } from "./condition.ts";
import { readContractRule } from "./contract-rule.ts";
import { type Asking, type JudgedBlock, loadContracts, type People } from "./load-contracts.ts";
import type { PolicyRule } from "./policy-schema.ts";

// Whether wallets are on a screening list: by the stored log of its entries, or by its oracle on chain.

/** What a list says of a subject. `entry`: the wallet that is on it, where that is known. */
type Listed =
  | { value: boolean; entry: Address | null; words: string; asOf: Date; block?: JudgedBlock }
  | { missing: string; asOf?: Date; block?: JudgedBlock };
type Loaded = [PolicyRule, (subject: Address) => Listed];

/** What the lists of rules say of subjects. Each rule names a list of the settings. */
export async function loadListed(ctx: Context, rules: readonly CompiledRule[], question: Asking): Promise<Loaded[]> {
  const named = rules.map((compiled) => ({ compiled, list: listOf(ctx, compiled.rule) }));
  const stored = named.flatMap(({ compiled, list }) => ("oracle" in list ? [] : [{ compiled, list }]));
  const oracles = named.flatMap(({ compiled, list }) => ("oracle" in list ? [{ compiled, list }] : []));
  return (await Promise.all([loadStored(ctx, stored, question), askOracles(ctx, oracles, question)])).flat();
}

function listOf({ env }: Pick<Context, "env">, { params }: PolicyRule): ScreeningList {
  const list = env.SCREENING_LISTS.find(({ name }) => name === params?.list);
  if (!list) throw new Error("rules on lists that are not kept are not loaded");
  return list;
}

/** The chain whose node is asked for a rule on a list, if its list is an oracle; null for others. */
export function oracleChain({ env }: Pick<Context, "env">, { rule }: CompiledRule): number | null {
  const list = env.SCREENING_LISTS.find(({ name }) => rule.module === "listed" && name === rule.params?.list);
  return list && "oracle" in list ? list.oracle.chainId : null;
}

async function loadStored(
  ctx: Context,
  rules: readonly { compiled: CompiledRule; list: StoredList }[],
  { people, day }: Asking,
): Promise<Loaded[]> {
  if (rules.length === 0) return [];
  const addresses = [...new Set([...people.values()].flatMap(({ wallets }) => wallets))];
  const end = day === undefined ? ctx.now : new Date((day + DAY) * 1_000 - 1);
  const at = end < ctx.now ? end : undefined;
  const found = await readListings(ctx, { lists: [...new Set(rules.map(({ list }) => list))], addresses, at });
  return rules.map(({ compiled, list: { name } }): Loaded => {
    const { asOf = null, isStale = true, entries } = found.get(name) ?? {};
    return [
      compiled.rule,
      (subject) => {
        if (asOf === null) {
          return {
            missing:
              day === undefined ? `The list ${name} was not read yet.` : `The list ${name} was not kept on that day.`,
          };
        }
        const entry = walletsOf(people, subject).find((wallet) => entries?.has(wallet)) ?? null;
        const since = entry === null ? undefined : entries?.get(entry);
        if (entry === null && isStale) {
          return {
            missing: `The list ${name} was last refreshed at ${minuteOf(asOf)}: who is not on it may have been listed since.`,
            asOf,
          };
        }
        const stale = isStale ? " It could not be refreshed since then." : "";
        const what =
          entry === null || since === undefined
            ? `No wallet is on the list ${name}`
            : `${checksum(entry)} is on the list ${name}, seen there since ${minuteOf(since)}`;
        const words = `${what}, as of ${minuteOf(asOf)}; ${requirementOf(compiled)}${stale}`;
        return { value: entry !== null, entry, words, asOf };
      },
    ];
  });
}

const walletsOf = (people: People, subject: Address) => people.get(subject)?.wallets ?? [subject];

const minuteOf = (date: Date) => `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;

const requirementOf = ({ condition }: CompiledRule) =>
  `the policy requires that ${satisfies(condition, true) ? "a wallet is on it" : "none is"}.`;

/** An oracle is asked as a rule on a contract is, about each wallet. */
async function askOracles(
  ctx: Context,
  rules: readonly { compiled: CompiledRule; list: Extract<ScreeningList, { oracle: unknown }> }[],
  { people, day, spend }: Asking,
): Promise<Loaded[]> {
  if (rules.length === 0) return [];
  const asked = rules.map(({ compiled, list: { oracle } }) => ({
    rule: compiled.rule,
    contract: readContractRule({ params: { ...oracle, args: ["{wallet}"] }, cmp: "eq", value: true }),
  }));
  const judges = new Map(await loadContracts(ctx, asked, { people, day, spend }));
  return rules.map(({ compiled, list: { name } }): Loaded => {
    const judge = judges.get(compiled.rule);
    return [
      compiled.rule,
      (subject) => {
        const judged = judge?.(subject);
        if (!judged || "missing" in judged) {
          const why = judged?.missing ?? "It was not asked.";
          return {
            missing: `The list ${name} could not be asked. ${why}`,
            ...(judged?.block && { block: judged.block }),
          };
        }
        const { value, block } = judged;
        const asOf = new Date(block.time * 1_000);
        const [alone, ...others] = walletsOf(people, subject);
        const what = `${value ? "A wallet" : "No wallet"} is on the list ${name}, by its oracle as of block ${block.number} of chain ${block.chainId}`;
        const words = `${what} (${minuteOf(asOf)}); ${requirementOf(compiled)}`;
        return { value, entry: value && alone && others.length === 0 ? alone : null, words, asOf, block };
      },
    ];
  });
}

/** What each screening list says of one wallet alone, whatever it is linked to. */
export async function readListed(
  ctx: Context,
  { address }: { address: Address },
): Promise<{ list: ScreeningList; listed: Listed }[]> {
  const { SCREENING_LISTS } = ctx.env;
  const rules = SCREENING_LISTS.map(({ name }) =>
    compileRule("", { module: "listed", params: { list: name }, cmp: "eq", value: false }),
  );
  if (rules.length === 0) return [];
  const people: People = new Map([[address, { wallets: [address], name: null }]]);
  const loaded = new Map(await loadListed(ctx, rules, { people, day: undefined, spend: openSpending(ctx, null) }));
  return SCREENING_LISTS.flatMap((list, index) => {
    const rule = rules[index]?.rule;
    const listed = rule && loaded.get(rule)?.(address);
    return listed ? [{ list, listed }] : [];
  });
}
