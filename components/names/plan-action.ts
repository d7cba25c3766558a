import { getAddress, isAddress, isHex } from "viem";
import { createClient } from "../../lib/api/client.ts";
import { WalletError } from "../wallet/errors.ts";
import type { NameAction, NamesChain } from "./actions.ts";
import { formatAmount } from "./amount.ts";
import {
  decodeAmount,
  encodeDeposit,
  encodeRefund,
  encodeReserve,
  encodeSubname,
  encodeTransfer,
} from "./contract-calls.ts";
import { NameError } from "./errors.ts";
import { readContract } from "./transactions.ts";
import type { Order, Recorded, TransactionPlan } from "./use-transaction.ts";

type Hex = `0x${string}`;
type Steps = Pick<TransactionPlan, "prepare" | "record">;

const client = createClient();

/** How what somebody wants to do about a name is sent, and how the service gets to know of it. */
export function planNameAction(act: NameAction, account: string): TransactionPlan {
  return { chainId: act.chain.chainId, account, ...stepsOf(act, account) };
}

function stepsOf(act: NameAction, account: string): Steps {
  switch (act.kind) {
    case "reserve":
      return planReserve(act.chain, act.name, account);
    case "refund":
      return planRefund(act.chain, act.name, account);
    case "mint":
      return planMint(act.chain, act.name, account, act.referralCode);
    case "subname":
      return planSubname(act);
    case "transfer":
      return planTransfer(act, account);
  }
}

function planReserve(chain: NamesChain, name: string, account: string): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async (signer) => {
      const value = decodeAmount(await readContract(signer, to, encodeDeposit()));
      const facts = [
        { name: "Deposit, which comes back", value: amount(chain, value) },
        { name: "Calls", value: `reserve("${name}")` },
      ];
      return order(chain, { to, data: encodeReserve(name), value }, facts);
    },
    record: () => syncReservations(chain, account),
  };
}

function planRefund(chain: NamesChain, name: string, account: string): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async () => {
      const facts = [
        { name: "Comes back", value: "your whole deposit" },
        { name: "Calls", value: `refund("${name}")` },
      ];
      return order(chain, { to, data: encodeRefund(name), value: 0n }, facts);
    },
    record: () => syncReservations(chain, account),
  };
}

function planMint(chain: NamesChain, name: string, account: string, referralCode: string | undefined): Steps {
  return {
    prepare: async () => {
      const { transaction, expiresAt } = await client.call("POST /reserve/{name}/claim-mint", {
        params: { name },
        body: { address: account, chainId: chain.chainId, ...(referralCode !== undefined && { referralCode }) },
      });
      const value = BigInt(transaction.value);
      const facts = [
        { name: "Price", value: amount(chain, value) },
        { name: "Calls", value: `mint(voucher for "${name}")` },
        { name: "Voucher holds until", value: `${expiresAt.slice(11, 19)} UTC` },
      ];
      return order(chain, { to: requireHex(transaction.to), data: requireHex(transaction.data), value }, facts);
    },
    record: (txHash) => client.call("POST /mint/confirm", { body: { txHash, chainId: chain.chainId } }),
  };
}

function planSubname({ chain, parent, parentId, label, to }: NameAction & { kind: "subname" }): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const facts = [
        { name: "Owner", value: owner },
        { name: "Calls", value: `mintSubname("${label}", ${parent})` },
      ];
      const data = encodeSubname(label, parentId, owner);
      return order(chain, { to: requireHex(chain.contract), data, value: 0n }, facts);
    },
    record: (txHash) => client.call("POST /mint/subname/confirm", { body: { txHash, chainId: chain.chainId } }),
  };
}

function planTransfer({ chain, name, tokenId, to }: NameAction & { kind: "transfer" }, account: string): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const facts = [
        { name: "New owner", value: owner },
        { name: "Calls", value: `transferFrom(you, new owner, ${name})` },
      ];
      const data = encodeTransfer(getAddress(account), owner, tokenId);
      return order(chain, { to: requireHex(chain.contract), data, value: 0n }, facts);
    },
    // The service reads it with the block: nothing is confirmed by hand.
    record: async () => {
      const { identity } = await client.call("GET /v1/identity/{identity}", { params: { identity: name } });
      if (identity.owner.toLowerCase() !== to.toLowerCase()) throw new NameError("unseen");
      return {};
    },
  };
}

async function syncReservations({ chainId }: NamesChain, address: string): Promise<Recorded> {
  await client.call("POST /reservations/{address}/sync-from-chain", { params: { address }, body: { chainId } });
  return {};
}

function order(chain: NamesChain, call: Omit<Order, "facts">, facts: Order["facts"]): Order {
  return {
    ...call,
    facts: [...facts, { name: "Network", value: chain.name }, { name: "Contract", value: getAddress(call.to) }],
  };
}

function amount({ currency }: NamesChain, wei: bigint): string {
  return formatAmount(String(wei), currency);
}

function requireHex(value: string | null): Hex {
  if (value === null || !isHex(value)) throw new WalletError("unknown");
  return value;
}

function requireAddress(value: string): Hex {
  if (!isAddress(value)) throw new NameError("badAddress");
  return value;
}
