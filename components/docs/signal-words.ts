import type { SignalCode } from "../../lib/engine/index.ts";

/** What each risk signal means, in a sentence about the wallet. */
export const signalWords: Record<SignalCode, string> = {
  fan_in: "Many addresses paid it and got nothing back.",
  burst_then_silence: "Most of its transactions fell in one week.",
  alike: "Other wallets call the same contracts in the same weeks.",
  listed_contact: "It sent transactions to reported addresses.",
  listed_self: "It is a reported address itself.",
  same_funder: "It is one of many wallets that the same wallet funded first.",
  star_funding: "It sends back to the wallet that first funded it and others.",
  chain_funding: "It is the last of a row of wallets that each funded only the next.",
  pass_through: "What strangers paid it left again within days.",
  round_trips: "What it sent came back from the same addresses.",
  single_partner: "Most of its transactions go to one address.",
  failed_transactions: "Many of its transactions failed.",
};
