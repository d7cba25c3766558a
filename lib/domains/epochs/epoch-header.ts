import { type Hex, hashTypedData, recoverAddress } from "viem";
import { z } from "zod";
import type { ReceiptDomain } from "../scores/index.ts";

export const Hash = z
  .custom<Hex>((value) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value))
  .meta({ override: { type: "string", pattern: "^0x[0-9a-f]{64}$" } });

/** The newest block of a followed chain in an epoch. */
const EpochChain = z.object({
  id: z.int().positive(),
  block: z.int().nonnegative(),
  hash: Hash.nullable().meta({ description: "Null where the source names none; signed as zeros." }),
});

/** What an epoch's signature covers. */
export const EpochHeader = z.object({
  number: z.int().positive(),
  root: Hash.meta({ description: "The Merkle root over all rows; zeros without rows." }),
  previousRoot: Hash.meta({ description: "The root of the epoch before; zeros in the first." }),
  modelHash: Hash.meta({ description: "The active model." }),
  rows: z.int().nonnegative(),
  chains: z.array(EpochChain),
  at: z.iso.datetime().meta({ description: "ISO 8601, UTC, in whole seconds; signed in unix seconds." }),
});
export type EpochHeader = z.infer<typeof EpochHeader>;

/** The EIP-712 types of a header. */
export const epochTypes = {
  BoardEpoch: [
    { name: "number", type: "uint256" },
    { name: "root", type: "bytes32" },
    { name: "previousRoot", type: "bytes32" },
    { name: "modelHash", type: "bytes32" },
    { name: "rows", type: "uint256" },
    { name: "chains", type: "ChainHead[]" },
    { name: "at", type: "uint256" },
  ],
  ChainHead: [
    { name: "id", type: "uint256" },
    { name: "block", type: "uint256" },
    { name: "hash", type: "bytes32" },
  ],
} as const;

export const NO_HASH: Hex = `0x${"00".repeat(32)}`;

/** The EIP-712 hash that the signer of a header signs. */
export function epochDigest(header: EpochHeader, domain: ReceiptDomain): Hex {
  return hashTypedData({
    domain,
    types: epochTypes,
    primaryType: "BoardEpoch",
    message: {
      ...header,
      number: BigInt(header.number),
      rows: BigInt(header.rows),
      chains: header.chains.map(({ id, block, hash }) => ({
        id: BigInt(id),
        block: BigInt(block),
        hash: hash ?? NO_HASH,
      })),
      at: BigInt(Date.parse(header.at) / 1000),
    },
  });
}

/** The address that signed a header; null if the signature does not decode. */
export async function signerOf(header: EpochHeader, domain: ReceiptDomain, signature: Hex): Promise<Hex | null> {
  try {
    return await recoverAddress({ hash: epochDigest(header, domain), signature });
  } catch {
    return null;
  }
}
