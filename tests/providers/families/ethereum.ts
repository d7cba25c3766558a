import type { Hex } from "viem";
import { address, hex } from "../../chain/scripted-node.ts";
import { beforeExecution, ENTRY_POINT, execute, handle, operation, reported } from "../../factories/user-operations.ts";
import fixture from "../../fixtures/chains/ethereum.json" with { type: "json" };
import { type BlockPlace, type Family, type FamilyTransaction, wallet } from "./family.ts";
import { nftTransfer, tokenTransfer } from "./logs.ts";

const ETHER = 10n ** 18n;
const token = address("token");
const nft = address("nft");
/** A wallet that acts by user operations alone. In each block it has an ether less than before. */
export const smartAccount = address("smart account") as Hex;

type Kind = Exclude<keyof typeof fixture, "header">;

function make(kind: Kind, transaction: object, receipt: object = {}): FamilyTransaction {
  return {
    transaction: { ...fixture[kind].transaction, ...transaction },
    receipt: { ...fixture[kind].receipt, ...receipt },
  };
}

/** One transaction of each type that Ethereum has, and what a block of it may hold besides. */
const kinds: ((from: string, to: string, place: BlockPlace) => FamilyTransaction)[] = [
  (from, to, { random }) => make("legacy", { from, to, value: hex(BigInt(1 + random(900)) * 10n ** 15n) }),
  (from, to, { random }) =>
    make(
      "dynamicFee",
      { from, to: token, value: "0x0", input: "0xa9059cbb" },
      {
        logs: [tokenTransfer(token, from, to, BigInt(1 + random(50)) * ETHER)],
      },
    ),
  (from, to, { number }) =>
    make("call", { from, to: nft, value: "0x0" }, { logs: [nftTransfer(nft, from, to, number)] }),
  (from, _to, { number, fork }) => make("create", { from }, { contractAddress: address(`contract ${number} ${fork}`) }),
  (from, to) => make("blob", { from, to }),
  (from) => make("setCode", { from, to: from }),
  (from) => make("dynamicFee", { from, to: token, value: "0x0" }, { status: "0x0", gasUsed: "0x186a0" }),
  // Receipts before Byzantium have a state root in place of a status.
  (from, to) =>
    make("legacy", { from, to, value: "0x1" }, { status: undefined, root: address("state").padEnd(66, "0") }),
  (from, to, { number, random }) => {
    const callData = execute(to as Hex, BigInt(1 + random(900)) * 10n ** 15n, "0x"); // An address.
    const nonce = BigInt(number);
    return make(
      "dynamicFee",
      { from, to: ENTRY_POINT, value: "0x0", input: handle(operation(smartAccount, callData, nonce)) },
      { logs: [beforeExecution, reported(smartAccount, { nonce })] },
    );
  },
];

export const ethereum: Family = {
  name: "ethereum",
  chainId: 1,
  header: () => fixture.header,
  balance: (account, block) => (account === smartAccount ? BigInt(1_000 - block) * ETHER : 0n),
  transactions(place) {
    const { number, random } = place;
    return Array.from({ length: random(4) }, (_, index) => {
      const kind = kinds[(number + index) % kinds.length] ?? kinds[0];
      const from = wallet(random(8));
      return kind?.(from, wallet(random(12)), place) ?? [];
    }).flat();
  },
};
