import { hex } from "../../chain/scripted-node.ts";
import { ethereum } from "./ethereum.ts";
import { type Family, type FamilyTransaction, wallet } from "./family.ts";

const validatorSet = `0x${"1000".padStart(40, "0")}`;
/** Produces every block. It also sends transactions of its own. */
const validator = wallet(0);

/** What the producer of a block calls at its end: `deposit(address)` with the block's fees. */
const distribution: FamilyTransaction = {
  transaction: {
    type: "0x0",
    from: validator,
    to: validatorSet,
    value: hex(0x1aa0fefe4be0c0n),
    gas: "0x7fffffffffffffff",
    gasPrice: "0x0",
    nonce: "0x6",
    input: "0xf340fa0100000000000000000000000040d3256eb0babe89f0ea54edaa398513136612f5",
  },
  receipt: { type: "0x0", status: "0x1", gasUsed: "0xc740", contractAddress: null, logs: [] },
};

export const bsc: Family = {
  name: "bsc",
  chainId: 56,
  header: () => ({ miner: validator }),
  transactions: (place) => [...ethereum.transactions(place), distribution],
};
