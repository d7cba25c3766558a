import { address, hex } from "../../chain/scripted-node.ts";
import fixture from "../../fixtures/chains/zksync.json" with { type: "json" };
import { type BlockPlace, type Family, type FamilyTransaction, wallet } from "./family.ts";
import { tokenTransfer } from "./logs.ts";

const baseToken = `0x${"800a".padStart(40, "0")}`;
const bootloader = `0x${"8001".padStart(40, "0")}`;
const deployer = `0x${"8006".padStart(40, "0")}`;
const token = address("token");

/** A transaction of a user, with the logs of its fee and of what is paid back of it. */
export function userTransaction(transaction: { from: string; to: string; value?: string }, more: object[] = []) {
  const { from, to, value } = transaction;
  const { fee, refund, receipt } = fixture.call;
  const moved = value ? [tokenTransfer(baseToken, from, to, BigInt(value))] : [];
  const logs = [
    tokenTransfer(baseToken, from, bootloader, BigInt(fee)),
    ...moved,
    ...more,
    tokenTransfer(baseToken, bootloader, from, BigInt(refund)),
  ];
  return { transaction: { ...fixture.call.transaction, ...transaction }, receipt: { ...receipt, logs } };
}

const kinds: ((from: string, to: string, place: BlockPlace) => FamilyTransaction)[] = [
  (from, to) => userTransaction({ from, to, value: hex(10n ** 16n) }),
  (from, to) => userTransaction({ from, to: token }, [tokenTransfer(token, from, to, 7n)]),
  (from, _to, { number, fork }) => {
    const { transaction, receipt } = userTransaction({ from, to: deployer });
    return { transaction, receipt: { ...receipt, contractAddress: address(`made ${number} ${fork}`) } };
  },
  (from, to) => ({
    transaction: { ...fixture.priority.transaction, from, to, value: hex(10n ** 17n), input: "0x" },
    receipt: fixture.priority.receipt,
  }),
];

export const zksync: Family = {
  name: "zksync",
  chainId: 324,
  header: () => fixture.header,
  transactions(place) {
    const { number, random } = place;
    return Array.from({ length: 1 + random(3) }, (_, index) => {
      const kind = kinds[(number + index) % kinds.length];
      return kind?.(wallet(random(8)), wallet(random(12)), place) ?? [];
    }).flat();
  },
};
