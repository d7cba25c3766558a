import { address, hex } from "../../chain/scripted-node.ts";
import fixture from "../../fixtures/chains/celo.json" with { type: "json" };
import { ethereum } from "./ethereum.ts";
import { type BlockPlace, type Family, type FamilyTransaction, type Json, wallet } from "./family.ts";
import { tokenTransfer } from "./logs.ts";
import { deposits, l1Attributes } from "./op-stack.ts";

/** The block from which on the chain is an L2. */
const L2_FROM = 120;
const stable = address("stable");

function own({ random }: BlockPlace): FamilyTransaction {
  const from = wallet(random(8));
  const kind = random(2) === 0 ? fixture.legacy : fixture.feeCurrency;
  return { transaction: { ...kind.transaction, from, to: wallet(random(12)), value: "0x5" }, receipt: kind.receipt };
}

export const celo: Family = {
  name: "celo",
  chainId: 42220,
  header: () => fixture.header,
  transactions(place) {
    const ordinary = [own(place), ...ethereum.transactions(place)];
    if (place.number < L2_FROM) return ordinary;
    const arrived = place.number % 5 === 0 ? (deposits[0]?.(place) ?? []) : [];
    return [l1Attributes, arrived, ordinary].flat();
  },
  // Epoch rewards are in a receipt of the block itself.
  extraReceipts({ number, hash: blockHash }): Json[] {
    if (number === 0 || number >= L2_FROM) return [];
    const place = { blockHash, blockNumber: hex(number), transactionHash: blockHash, transactionIndex: "0x9" };
    const log = { ...tokenTransfer(stable, `0x${"0".repeat(40)}`, wallet(1), 9n), ...place, logIndex: "0x9" };
    return [{ ...place, status: "0x1", gasUsed: "0x0", contractAddress: null, logs: [log] }];
  },
};
