import type { Hex } from "viem";
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
