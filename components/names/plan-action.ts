import { decodeAbiParameters, encodeFunctionData, getAddress, isAddress, isHex, parseAbi } from "viem";
import { api } from "../api/client.ts";
import type { Texts } from "../texts/create-texts.ts";
import { WalletError } from "../wallet/errors.ts";
import type { NameAction, NamesChain } from "./actions.ts";
import { formatAmount } from "./amount.ts";
import { NameError } from "./errors.ts";
import { readContract, type TransactionRequest } from "./transactions.ts";
import type { Recorded, TransactionPlan } from "./use-transaction.ts";

type Hex = `0x${string}`;
type Words = Texts<"names.transaction">;
type Steps = Pick<TransactionPlan, "prepare" | "record">;

/** How an action on a name is sent, and how the service records it. */
export function planNameAction(action: NameAction, account: string, t: Words): TransactionPlan {
  return { chainId: action.chain.chainId, account, ...stepsOf(action, account, t) };
}

function stepsOf(action: NameAction, account: string, t: Words): Steps {
  switch (action.kind) {
    case "reserve":
      return planReserve(action.chain, action.name, account, t);
    case "refund":
      return planRefund(action.chain, action.name, account, t);
    case "mint":
      return planMint(action, account, t);
    case "subname":
      return planSubname(action, t);
    case "transfer":
      return planTransfer(action, account, t);
  }
}

function planReserve(chain: NamesChain, name: string, account: string, t: Words): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async (signer) => {
      const value = decodeAmount(await readContract(signer, to, encodeDeposit()));
      return request(t, chain, { to, data: encodeReserve(name), value }, [
        { name: t("fields.deposit"), value: formatAmount(String(value), chain.currency) },
        { name: t("fields.calls"), value: `reserve("${name}")` },
      ]);
    },
    record: () => syncReservations(chain, account),
  };
}

function planRefund(chain: NamesChain, name: string, account: string, t: Words): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async () =>
      request(t, chain, { to, data: encodeRefund(name), value: 0n }, [
        { name: t("fields.refund"), value: t("fields.whole") },
        { name: t("fields.calls"), value: `refund("${name}")` },
      ]),
    record: () => syncReservations(chain, account),
  };
}

function planMint({ chain, name, referralCode }: NameAction & { kind: "mint" }, account: string, t: Words): Steps {
  const { chainId } = chain;
  return {
    prepare: async () => {
      const { transaction, expiresAt } = await api.call("POST /reserve/{name}/claim-mint", {
        params: { name },
        body: { address: account, chainId, ...(referralCode !== undefined && { referralCode }) },
      });
      const { to, data, value } = transaction;
      return request(t, chain, { to: requireHex(to), data: requireHex(data), value: BigInt(value) }, [
        { name: t("fields.price"), value: formatAmount(value, chain.currency) },
        { name: t("fields.calls"), value: `mint(voucher for "${name}")` },
        { name: t("fields.voucher"), value: `${expiresAt.slice(11, 19)} UTC` },
      ]);
    },
    record: (txHash) => api.call("POST /mint/confirm", { body: { txHash, chainId } }),
  };
}

function planSubname({ chain, parent, parentId, label, to }: NameAction & { kind: "subname" }, t: Words): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const data = encodeSubname(label, parentId, owner);
      return request(t, chain, { to: requireHex(chain.contract), data, value: 0n }, [
        { name: t("fields.owner"), value: owner },
        { name: t("fields.calls"), value: `mintSubname("${label}", ${parent})` },
      ]);
    },
    record: (txHash) => api.call("POST /mint/subname/confirm", { body: { txHash, chainId: chain.chainId } }),
  };
}

function planTransfer(
  { chain, name, tokenId, to }: NameAction & { kind: "transfer" },
  account: string,
  t: Words,
): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const data = encodeTransfer(getAddress(account), owner, tokenId);
      return request(t, chain, { to: requireHex(chain.contract), data, value: 0n }, [
        { name: t("fields.newOwner"), value: owner },
        { name: t("fields.calls"), value: `transferFrom(you, new owner, ${name})` },
      ]);
    },
    // The indexer records transfers: this only waits for it.
    record: async () => {
      const { identity } = await api.call("GET /v1/identity/{identity}", { params: { identity: name } });
      if (identity.owner.toLowerCase() !== to.toLowerCase()) throw new NameError("unseen");
      return {};
    },
  };
}

async function syncReservations({ chainId }: NamesChain, address: string): Promise<Recorded> {
  await api.call("POST /reservations/{address}/sync-from-chain", { params: { address }, body: { chainId } });
  return {};
}

function request(
  t: Words,
  chain: NamesChain,
  call: Omit<TransactionRequest, "fields">,
  fields: TransactionRequest["fields"],
): TransactionRequest {
  return {
    ...call,
    fields: [
      ...fields,
      { name: t("fields.network"), value: chain.name },
      { name: t("fields.contract"), value: getAddress(call.to) },
    ],
  };
}

function requireHex(value: string | null): Hex {
  if (value === null || !isHex(value)) throw new WalletError("unknown");
  return value;
}

function requireAddress(value: string): Hex {
  if (!isAddress(value)) throw new NameError("badAddress");
  return value;
}

// The calls these pages encode themselves; the service encodes mints.
const abi = parseAbi([
  "function deposit() view returns (uint256)",
  "function reserve(string name) payable",
  "function refund(string name)",
  "function mintSubname(string label, uint256 parentId, address to) returns (uint256)",
  "function transferFrom(address from, address to, uint256 tokenId)",
]);

const encodeDeposit = (): Hex => encodeFunctionData({ abi, functionName: "deposit" });
const encodeReserve = (name: string): Hex => encodeFunctionData({ abi, functionName: "reserve", args: [name] });
const encodeRefund = (name: string): Hex => encodeFunctionData({ abi, functionName: "refund", args: [name] });

function encodeSubname(label: string, parentId: string, to: Hex): Hex {
  return encodeFunctionData({ abi, functionName: "mintSubname", args: [label, BigInt(parentId), to] });
}

function encodeTransfer(from: Hex, to: Hex, tokenId: string): Hex {
  return encodeFunctionData({ abi, functionName: "transferFrom", args: [from, to, BigInt(tokenId)] });
}

/** Wei returned by a contract. */
function decodeAmount(answer: Hex): bigint {
  return decodeAbiParameters([{ type: "uint256" }], answer)[0];
}
