import {
  type CategoryState,
  categories,
  DAY,
  emptyFacts,
  foldActivity,
  type Model,
  mergeFacts,
  type ScoreFacts,
} from "../../lib/engine/index.ts";
import type { Category } from "../../lib/engine/types.ts";
import type { History } from "./read-histories.ts";

const ETHER = "1000000000000000000";
const states = Object.fromEntries(categories.map((name) => [name, "ok"])) as Record<Category, CategoryState>;

/** The facts of a recorded wallet at a cutoff (unix seconds), with lists off. */
export function factsAt(wallet: History, cutoff: number, model: Model): ScoreFacts {
  const rows = wallet.activity.filter((row) => row.at <= cutoff);
  return mergeFacts(
    {
      subject: wallet.address,
      wallets: [wallet.address],
      parts: [
        {
          facts: foldActivity(emptyFacts(wallet.address, 1), rows),
          asOf: Math.floor(cutoff / DAY) * DAY,
          referenceWei: ETHER,
        },
      ],
      funding: [],
      social: [],
      listed: new Set(),
      listsHash: "",
      listContacts: false,
      listSelf: false,
      states,
    },
    model,
  );
}
