import { hexToBigInt, isHex, numberToHex } from "viem";
import { WalletError, walletErrorReason } from "../wallet/errors.ts";
import type { Signer } from "../wallet/signer.ts";
import { NameError } from "./errors.ts";

type Hex = `0x${string}`;

/** A transaction as it is shown before the wallet sends it. */
export interface TransactionRequest {
  to: Hex;
  data: Hex;
  /** Wei. */
  value: bigint;
  /** What it does, field by field. */
  fields: readonly { name: string; value: string }[];
}

/** Calls a contract through the wallet's node. */
export async function readContract(signer: Signer, to: Hex, data: Hex): Promise<Hex> {
  const answer = await signer.request("eth_call", [{ to, data }, "latest"]);
  if (!isHex(answer)) throw new NameError("nodeDown");
  return answer;
}

/** Has the wallet sign and send; returns the hash. Throws NameError `noFunds` if the balance is too low. */
export async function sendTransaction(signer: Signer, { to, data, value }: TransactionRequest): Promise<Hex> {
  const balance = await read(signer, "eth_getBalance", [signer.address, "latest"]);
  if (isHex(balance) && hexToBigInt(balance) < value) throw new NameError("noFunds");
  const hash = await signer.request("eth_sendTransaction", [
    { from: signer.address, to, data, value: numberToHex(value) },
  ]);
  if (!isHex(hash)) throw new WalletError("unknown");
  return hash;
}

/** Whether a transaction is in a block; undefined if the wallet reads no chain. Throws NameError `reverted` if it failed there. */
export async function isMined(signer: Signer, hash: Hex): Promise<boolean | undefined> {
  const receipt = await read(signer, "eth_getTransactionReceipt", [hash]);
  if (receipt === undefined) return undefined;
  if (typeof receipt !== "object" || receipt === null) return false;
  if ("status" in receipt && receipt.status === "0x0") throw new NameError("reverted");
  return true;
}

/** Reads through the wallet's node; undefined if the wallet only signs, as over WalletConnect. */
function read(signer: Signer, method: string, params: readonly unknown[]): Promise<unknown> {
  return signer.request(method, params).catch((thrown: unknown) => {
    if (walletErrorReason(thrown) === "unsupported") return undefined;
    throw thrown;
  });
}
