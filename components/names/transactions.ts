import { hexToBigInt, isHex, numberToHex } from "viem";
import { WalletError } from "../wallet/errors.ts";
import type { Signer } from "../wallet/signer.ts";
import { NameError } from "./errors.ts";

type Hex = `0x${string}`;

interface Transaction {
  to: Hex;
  data: Hex;
  /** Wei. */
  value: bigint;
}

/** Read from a contract, through the wallet's own node. */
export async function readContract(signer: Signer, to: Hex, data: Hex): Promise<Hex> {
  const answer = await signer.request("eth_call", [{ to, data }, "latest"]);
  if (!isHex(answer)) throw new NameError("nodeDown");
  return answer;
}

/** Have the wallet sign and send; the transaction's hash. NameError `noFunds` where the account holds less than is sent. */
export async function send(signer: Signer, { to, data, value }: Transaction): Promise<Hex> {
  const held = await signer.request("eth_getBalance", [signer.address, "latest"]);
  if (isHex(held) && hexToBigInt(held) < value) throw new NameError("noFunds");
  const hash = await signer.request("eth_sendTransaction", [
    { from: signer.address, to, data, value: numberToHex(value) },
  ]);
  if (!isHex(hash)) throw new WalletError("unknown");
  return hash;
}

/** Whether a transaction is in a block; NameError `reverted` where it failed there. */
export async function isMined(signer: Signer, hash: Hex): Promise<boolean> {
  const receipt = await signer.request("eth_getTransactionReceipt", [hash]);
  if (typeof receipt !== "object" || receipt === null) return false;
  if ("status" in receipt && receipt.status === "0x0") throw new NameError("reverted");
  return true;
}
