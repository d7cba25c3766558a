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

/** What the product would know of a recorded wallet at a moment (unix seconds), with lists switched off. */
export function factsAt(wallet: History, moment: number, model: Model): ScoreFacts {
  const rows = wallet.activity.filter((row) => row.at <= moment);
  return mergeFacts(
    {
      subject: wallet.address,
      wallets: [wallet.address],
      parts: [
        {
          facts: foldActivity(emptyFacts(wallet.address, 1), rows),
          asOf: Math.floor(moment / DAY) * DAY,
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
