import { type Category, type CategoryState, categories } from "../../engine/index.ts";

/** The lists of a wallet's history, and the categories computed from each. */
export const sourceCategories = {
  transactions: ["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"],
  // Value received through contracts: fan-in, pass-through and round trips depend on it.
  internal: ["risk"],
  // Tokens with a price add volume, and the senders of moved tokens count for risk.
  tokens: ["volume", "risk"],
  // Collections are in the facts, but no category of the current model counts them.
  nfts: [],
} as const satisfies Record<string, readonly Category[]>;
export type SourceList = keyof typeof sourceCategories;

const fed: ReadonlySet<Category> = new Set(Object.values(sourceCategories).flat());
/** The categories computed from wallet histories; attestations come from no history. */
export const readCategories: readonly Category[] = categories.filter((category) => fed.has(category));

/** Whether each list was read: now, earlier but not now, or never. */
export type SourceStates = Partial<Record<SourceList, CategoryState>>;

/** The same lists after a gap: each is stale at best. */
export function staleSources(sources: SourceStates = {}): SourceStates {
  const lists = Object.keys(sourceCategories) as SourceList[]; // The keys of the table are the lists.
  return Object.fromEntries(lists.map((list) => [list, sources[list] === "unavailable" ? "unavailable" : "stale"]));
}

/**
 * The state of each category from the lists of all of a subject's tracked wallets and chains. `unavailable` only if
 * none of its lists was ever read: with one fully read part it has a value and is `stale`. `parts` is the number
 * of wallet-chain parts with facts, including followed ones.
 */
export function categoryStates(sources: readonly SourceStates[], parts: number): Record<Category, CategoryState> {
  const stateOf = (category: Category): CategoryState => {
    const states = sources.map((one) => worstOf(one, category));
    if (states.every((state) => state === "ok")) return "ok";
    const never = states.filter((state) => state === "unavailable").length;
    return never > 0 && never >= parts ? "unavailable" : "stale";
  };
  return Object.fromEntries(categories.map((category) => [category, stateOf(category)])) as Record<
    Category,
    CategoryState
  >;
}

function worstOf(states: SourceStates, category: Category): CategoryState {
  const lists = (Object.keys(sourceCategories) as SourceList[]).filter((list) =>
    (sourceCategories[list] as readonly Category[]).includes(category),
  );
  const found = lists.map((list) => states[list] ?? "ok");
  if (found.includes("unavailable")) return "unavailable";
  return found.includes("stale") ? "stale" : "ok";
}
