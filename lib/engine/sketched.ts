import type { ScoreFacts } from "./score-facts.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** Which score facts are estimates, or lower bounds, once a part of the wallet facts no longer holds everything. */
const affected: { [Part in keyof WalletFacts]?: readonly (keyof ScoreFacts)[] } = {
  recipients: ["counterparties", "returned", "trustedCounterparties", "sentToOwn", "strangers", "topPartner", "listed"],
  contracts: ["contracts", "collections", "nfts"],
  outflows: [
    "volume",
    "trustedVolume",
    "grossVolume",
    "valueOut",
    "roundTrip",
    "roundTripMost",
    "passedOn",
    "passedOnMost",
    "listed",
  ],
  inflows: [
    "valueIn",
    "received",
    "senders",
    "strangers",
    "roundTrip",
    "roundTripMost",
    "passedOn",
    "passedOnMost",
    "listed",
  ],
  activeMonths: ["activeDays", "activeWeeks", "activeMonths"],
  sentDays: ["busiest"],
  flowDays: ["passedOn", "passedOnMost", "waitedDays"],
  tokens: ["tokensMoved", "volume", "trustedVolume", "grossVolume", "senders", "strangers"],
  tokenPaid: ["tokensMoved", "volume", "trustedVolume"],
  tokenSenders: ["senders", "strangers"],
  nftsOut: ["collections", "nfts"],
  nftsIn: ["collections", "nfts"],
  pools: ["pools"],
  governors: ["governors"],
};

/** Facts that score facts have only where seeds are configured. */
const ofTrust: readonly (keyof ScoreFacts)[] = ["trustedCounterparties", "trustedVolume"];

/** The names of the score facts that are estimates, in ascending order: of the others every row is counted. */
export function sketchedFacts(all: readonly WalletFacts[], hasTrust: boolean): (keyof ScoreFacts)[] {
  const found = new Set<keyof ScoreFacts>();
  for (const facts of all) {
    for (const [part, names] of Object.entries(affected)) {
      // The keys of the table are names of parts.
      if (isSketched(facts[part as keyof WalletFacts])) for (const name of names) found.add(name);
    }
  }
  if (!hasTrust) for (const name of ofTrust) found.delete(name);
  return [...found].sort();
}

function isSketched(part: WalletFacts[keyof WalletFacts]): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("sketched" in part) return part.sketched;
  return "shift" in part && part.shift > 0;
}
