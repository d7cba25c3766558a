import {
  type Category,
  type CategoryState,
  categories,
  categoryRows,
  type HistoryList,
  historyLists,
} from "../../engine/index.ts";

/** The categories computed from wallet histories; attestations come from no history. */
export const readCategories: readonly Category[] = categories.filter((name) => categoryRows[name].sources.length > 0);

/** Whether each list was read: now, earlier but not now, or never. */
export type SourceStates = Partial<Record<HistoryList, CategoryState>>;

/** The same lists after a gap: each is stale at best. */
export function staleSources(sources: SourceStates = {}): SourceStates {
  return Object.fromEntries(
    historyLists.map((list) => [list, sources[list] === "unavailable" ? "unavailable" : "stale"]),
  );
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
  const found = categoryRows[category].sources.map((list) => states[list] ?? "ok");
  if (found.includes("unavailable")) return "unavailable";
  return found.includes("stale") ? "stale" : "ok";
}
