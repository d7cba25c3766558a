import type { ChainBlock, ChainTransaction } from "../../lib/chain/types.ts";

const word = (digit: string): string => `0x${digit.repeat(64)}`;
const account = (digit: string): string => `0x${digit.repeat(40)}`;

/** A successful call of a user without value and logs. */
export function chainTransaction(overrides: Partial<ChainTransaction> = {}): ChainTransaction {
  return {
    hash: word("9"),
    index: 0,
    type: 2,
    class: "user",
    from: account("a"),
    to: account("b"),
    value: 0n,
    method: null,
    callData: null,
    calls: null,
    success: true,
    fee: null,
    gasShowsCode: null,
    contractAddress: null,
    logs: [],
    ...overrides,
  };
}

/** A block with these transactions. */
export function chainBlock(transactions: ChainTransaction[], overrides: Partial<ChainBlock> = {}): ChainBlock {
  const header = { number: 1, hash: word("1"), parentHash: word("0"), time: 1_700_000_000 };
  return { ...header, fork: "osaka", transactions, unreadable: [], ...overrides };
}
