import { type Category, type CategoryState, categories } from "../../engine/index.ts";

/** The lists a wallet's past is read from, and the categories that are made of each. */
export const sourceCategories = {
  transactions: ["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"],
  // Value that comes in through contracts: fan-in, pass-through and round trips are read from it.
  internal: ["risk"],
  // Tokens with a price add volume, and who sent the tokens that were moved on says something of risk.
  tokens: ["volume", "risk"],
  // Collections stand in the facts; no category of the present model counts them.
  nfts: [],
} as const satisfies Record<string, readonly Category[]>;
export type SourceList = keyof typeof sourceCategories;

const fed: ReadonlySet<Category> = new Set(Object.values(sourceCategories).flat());
/** The categories that depend on a wallet's history; attestations do not. */
export const readCategories: readonly Category[] = categories.filter((category) => fed.has(category));

/** Whether each list was read: now, earlier but not now, or never. */
export type SourceStates = Partial<Record<SourceList, CategoryState>>;

/**
 * The state of each category from the lists of all of a subject's tracked wallets and chains. `unavailable` only where
 * nothing it is made of was ever read: with a wholly read part beside it, it has a value and is `stale`. `parts` is the
 * number of wallet-chain parts with facts, followed ones included.
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
