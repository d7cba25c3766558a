import { stateSyncHash } from "../../../lib/chain/families/rules.ts";
import { address, hex } from "../../chain/scripted-node.ts";
import { ethereum } from "./ethereum.ts";
import { type BlockPlace, type Family, type FamilyTransaction, type Json, wallet } from "./family.ts";
import { tokenTransfer } from "./logs.ts";

const ZERO = `0x${"0".repeat(40)}`;
const token = address("child token");
/** Blocks between state syncs, and the block from which on they are part of it. */
const SPRINT = 16;
const CANONICAL_FROM = 150;

const nothing = { from: ZERO, to: ZERO, value: "0x0", gas: "0x0", gasPrice: "0x0", input: "0x", nonce: "0x0" };
const minted = (place: BlockPlace) => [tokenTransfer(token, ZERO, wallet(place.number % 12), 9n)];

/** A state-sync transaction as bor and Erigon list it: some of them give no receipt, as an error or null. */
function listed(place: BlockPlace): FamilyTransaction {
  const hash = stateSyncHash(place);
  const receipt = { type: "0x0", status: "0x1", gasUsed: "0x0", contractAddress: null, logs: minted(place) };
  return { transaction: { ...nothing, hash, type: "0x0" }, receipt: place.number % 32 === 0 ? receipt : null };
}

export const polygonPos: Family = {
  name: "polygon-pos",
  chainId: 137,
  transactions(place) {
    const ordinary = ethereum.transactions(place);
    if (place.number % SPRINT !== 0 || place.number % 48 === 0) return ordinary;
    if (place.number < CANONICAL_FROM) return [...ordinary, listed(place)];
    const receipt = { type: "0x7f", status: "0x1", gasUsed: "0x0", contractAddress: null, logs: minted(place) };
    return [...ordinary, { transaction: { ...nothing, type: "0x7f" }, receipt }];
  },
  // Where the block does not list the transaction, some nodes still give its receipt.
  extraReceipts({ number, hash: blockHash }): Json[] {
    if (number === 0 || number % 48 !== 0) return [];
    const place = { blockHash, blockNumber: hex(number), transactionIndex: "0x0" };
    const own = { ...place, transactionHash: stateSyncHash({ number, hash: blockHash }) };
    const log = { ...tokenTransfer(token, ZERO, wallet(1), 9n), ...own, logIndex: "0x0", removed: false };
    return [{ ...own, type: "0x0", status: "0x1", gasUsed: "0x0", contractAddress: null, logs: [log] }];
  },
};
