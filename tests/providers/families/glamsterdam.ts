import { NATIVE_LOGS } from "../../../lib/chain/gas.ts";
import { address, hash, hex } from "../../chain/scripted-node.ts";
import { ethereum, smartAccount } from "./ethereum.ts";
import { type BlockPlace, type Family, type FamilyTransaction, wallet } from "./family.ts";
import { tokenTransfer } from "./logs.ts";

const router = address("router");

/** Ethereum after Glamsterdam: its prices of gas, and a log of the protocol for each move of value. No balance is asked for. */
export const glamsterdam: Family = {
  name: "glamsterdam",
  chainId: 1,
  header: (place) => ({
    ...ethereum.header?.(place),
    blockAccessListHash: hash(`list ${place.number}`),
    slotNumber: hex(9_000_000 + place.number),
  }),
  reportsMoves: true,
  transactions(place) {
    const inside = place.number % 5 === 0 ? [paidInside(place)] : [];
    return [...ethereum.transactions(place).map(sinceTheFork), ...inside];
  },
};

/** A call that makes a contract pay a wallet. */
function paidInside({ random }: BlockPlace): FamilyTransaction {
  const [from, to] = [wallet(random(8)), wallet(random(12))];
  const moved = tokenTransfer(NATIVE_LOGS, router, to, 10n ** 15n);
  return {
    transaction: { type: "0x2", nonce: "0x1", gas: "0x186a0", from, to: router, value: "0x0", input: "0xa9059cbb" },
    receipt: { status: "0x1", gasUsed: "0x9c40", contractAddress: null, logs: [moved] },
  };
}

function sinceTheFork({ transaction, receipt }: FamilyTransaction): FamilyTransaction {
  const { from, to, value, input = "0x" } = transaction;
  const wei = BigInt(String(value ?? "0x0"));
  const receiver = to ?? receipt?.contractAddress;
  const isMove = receipt?.status !== "0x0" && wei > 0n && receiver !== from;
  const moved = isMove ? [tokenTransfer(NATIVE_LOGS, String(from), String(receiver), wei)] : [];
  const logs = Array.isArray(receipt?.logs) ? receipt.logs : [];
  // A user operation pays between the end of validation, which is its first log, and its report.
  const paid = logs.length === 2 ? [tokenTransfer(NATIVE_LOGS, smartAccount, router, 10n ** 15n)] : [];
  const isPayment = isMove && input === "0x" && wei % 2n === 0n;
  return {
    transaction,
    receipt: receipt && {
      ...receipt,
      ...(isPayment && { gasUsed: wei % 4n === 0n ? hex(204_600) : hex(21_000) }),
      logs: [...moved, ...logs.slice(0, 1), ...paid, ...logs.slice(1)],
    },
  };
}
