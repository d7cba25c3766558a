import { address, hex } from "../../chain/scripted-node.ts";
import fixture from "../../fixtures/chains/op-stack.json" with { type: "json" };
import { ethereum } from "./ethereum.ts";
import { type BlockPlace, type Family, type FamilyTransaction, wallet } from "./family.ts";
import { tokenTransfer } from "./logs.ts";

const ZERO = `0x${"0".repeat(40)}`;
const messenger = "0x4200000000000000000000000000000000000007";
const token = address("bridged token");

/** The first transaction of every block of the OP stack. */
export const l1Attributes: FamilyTransaction = fixture.attributes;

function deposit(transaction: object, receipt: object = {}): FamilyTransaction {
  return {
    transaction: { ...fixture.deposit.transaction, ...transaction },
    receipt: { ...fixture.deposit.receipt, ...receipt },
  };
}

/** What arrives from L1, in turn. */
export const deposits: ((place: BlockPlace) => FamilyTransaction)[] = [
  ({ random }) => deposit({ from: wallet(1), to: wallet(random(12)), value: hex(10n ** 17n) }),
  () =>
    deposit({ from: wallet(2), to: null, input: "0x6001600155", value: "0x0" }, { contractAddress: address("made") }),
  () => deposit({ from: wallet(3), to: wallet(4), value: hex(10n ** 18n) }, { status: "0x0", gasUsed: "0x186a0" }),
  ({ random }) =>
    deposit(
      { from: address("aliased messenger"), to: messenger, value: "0x0", input: "0xd764ad0b" },
      { logs: [tokenTransfer(token, ZERO, wallet(random(12)), 5n)] },
    ),
];

export const opStack: Family = {
  name: "op-stack",
  chainId: 8453,
  header: () => fixture.header,
  transactions(place) {
    const arrived = place.number % 3 === 0 ? (deposits[(place.number / 3) % deposits.length]?.(place) ?? []) : [];
    return [l1Attributes, arrived, ethereum.transactions(place)].flat();
  },
};
