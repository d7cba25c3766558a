import { type Hex, hashTypedData, recoverAddress } from "viem";
import { signingAccount } from "../../../core/signing-account.ts";

/** The EIP-712 types of a tree's signature. */
export const listRootTypes = {
  ListRoot: [
    { name: "root", type: "bytes32" },
    { name: "policyId", type: "bytes32" },
    { name: "day", type: "uint64" },
    { name: "modelHash", type: "bytes32" },
    { name: "issuedAt", type: "uint64" },
  ],
} as const;

/** What a tree's signature covers. */
export interface ListRoot {
  root: Hex;
  /** keccak256 of the policy's id, as in passes; zeros for a list that names no saved policy. */
  policyId: Hex;
  /** 00:00 UTC of the judged day, unix seconds. */
  day: number;
  modelHash: Hex;
  /** Unix seconds. */
  issuedAt: number;
}

/** The EIP-712 domain of receipts. */
interface Domain {
  name: string;
  version: string;
  chainId: number;
  salt: Hex;
}

function digestOf({ day, issuedAt, ...rest }: ListRoot, domain: Domain): Hex {
  const message = { ...rest, day: BigInt(day), issuedAt: BigInt(issuedAt) };
  return hashTypedData({ domain, types: listRootTypes, primaryType: "ListRoot", message });
}

/** Signs a root with the key of receipts. */
export async function signListRoot(root: ListRoot, domain: Domain, key: Hex): Promise<{ signer: Hex; signature: Hex }> {
  const account = signingAccount(key);
  return { signer: account.address, signature: await account.sign({ hash: digestOf(root, domain) }) };
}

/** The address that signed a root; null if the signature does not decode. */
export async function signerOfListRoot(root: ListRoot, domain: Domain, signature: Hex): Promise<Hex | null> {
  try {
    return await recoverAddress({ hash: digestOf(root, domain), signature });
  } catch {
    return null;
  }
}
