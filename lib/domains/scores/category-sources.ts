import { categoryRows } from "../../engine/categories/rows.ts";
import {
  byCategory,
  type Category,
  type CategoryState,
  categories,
  type HistoryList,
  historyLists,
} from "../../engine/types.ts";

/** The categories computed from wallet histories; attestations come from no history. */
export const readCategories: readonly Category[] = categories.filter((name) => categoryRows[name].sources.length > 0);

/** Whether each list was read: now, earlier but not now, or never. */
export type SourceStates = Partial<Record<HistoryList, CategoryState>>;

/** The states of the lists after a gap: at best stale. */
export function staleSources(sources: SourceStates = {}): SourceStates {
  return Object.fromEntries(
    historyLists.map((list) => [list, sources[list] === "unavailable" ? "unavailable" : "stale"]),
  );
}

/**
 * The state of each category, from the lists of a subject's tracked wallets on all chains. `parts`: with facts, of a wallet on a chain,
 * followed ones included. A category is `unavailable` only while no part is fully read; otherwise it has a value, and is `stale`.
 */
export function categoryStates(sources: readonly SourceStates[], parts: number): Record<Category, CategoryState> {
  const stateOf = (category: Category): CategoryState => {
    const states = sources.map((one) => worstOf(one, category));
    if (states.every((state) => state === "ok")) return "ok";
    const never = states.filter((state) => state === "unavailable").length;
    return never > 0 && never >= parts ? "unavailable" : "stale";
  };
  return byCategory(stateOf);
}

function worstOf(states: SourceStates, category: Category): CategoryState {
  const found = categoryRows[category].sources.map((list) => states[list] ?? "ok");
  if (found.includes("unavailable")) return "unavailable";
  return found.includes("stale") ? "stale" : "ok";
}
