import { hex } from "../../chain/scripted-node.ts";
import fixture from "../../fixtures/chains/arbitrum.json" with { type: "json" };
import { ethereum } from "./ethereum.ts";
import { type BlockPlace, type Family, type FamilyTransaction, wallet } from "./family.ts";

function make(kind: keyof typeof fixture, transaction: object = {}): FamilyTransaction {
  return { transaction: { ...fixture[kind].transaction, ...transaction }, receipt: fixture[kind].receipt };
}

/** What arrives from the parent chain, in turn. */
const arrivals: ((place: BlockPlace) => FamilyTransaction[])[] = [
  ({ random }) => [make("deposit", { to: wallet(random(12)), value: hex(10n ** 17n) })],
  ({ random }) => [make("ticket"), make("retry", { to: wallet(random(12)) })],
  // A ticket that was not redeemed at once.
  () => [make("ticket")],
  ({ random }) => [make("deposit", { type: "0x66", to: wallet(random(12)), value: "0x5" })],
];

export const arbitrum: Family = {
  name: "arbitrum",
  chainId: 421614,
  transactions(place) {
    const arrived = place.number % 3 === 0 ? (arrivals[(place.number / 3) % arrivals.length]?.(place) ?? []) : [];
    return [make("internal"), ...arrived, ...ethereum.transactions(place)];
  },
};
