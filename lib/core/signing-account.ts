import { type Hex, hexToBytes } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { processSingleton } from "./process-singleton.ts";

const accounts = processSingleton("signing accounts", () => new Map<Hex, PrivateKeyAccount>());

/** The account of one of the service's private keys, derived once: deriving it takes nearly as long as signing. */
export function signingAccount(key: Hex): PrivateKeyAccount {
  const known = accounts.get(key);
  if (known) return known;
  const account = privateKeyToAccount(key);
  accounts.set(key, account);
  return account;
}

/**
 * Signs a hash as the key's account does, with the same bytes, in a third of its time: by libsecp256k1 in WebAssembly, which is loaded at
 * the first use.
 */
export async function signHash(key: Hex, hash: Hex): Promise<Hex> {
  const { signRecoverable } = await import("tiny-secp256k1");
  const { signature, recoveryId } = signRecoverable(hexToBytes(hash), hexToBytes(key));
  return `0x${Buffer.from(signature).toString("hex")}${(27 + recoveryId).toString(16)}`;
}
