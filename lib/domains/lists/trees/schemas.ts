import { z } from "zod";
import { AddressParam, Amount, ChecksumAddress, IdParam, Pagination, Timestamp } from "../../../core/schemas.ts";
import { ReceiptDomain } from "../../scores/index.ts";
import { MOST_DECIMALS } from "./amounts.ts";

const Hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ description: "32 bytes in lower-case hex." });

const whos = ["pass", "kept", "wallets"] as const;
const Who = z.enum(whos).meta({
  description:
    "`pass`: one leaf for each person who passes; `kept`: of these, one person of each cluster; `wallets`: one leaf for each wallet that passes. A list without a policy has everybody.",
});

const Tokens = z
  .union([z.string().max(120), z.int().nonnegative()])
  .transform(String)
  .meta({ override: { type: "string" } });

export const NewTree = z
  .strictObject({
    who: Who,
    amount: z.string().max(1_000).optional().meta({
      description:
        'Who gets what: `equal:1000000`, `total:1000000`, `sqrt:1000000` or `tier:{"gold":3,"silver":1}:1000000`, with the budget in tokens at the end. The sum is the budget to the last unit: what is left of whole units goes to the largest remainders, ties by address. Without a budget everybody gets as many tokens as their weight. Who would get nothing has no leaf. Absent: leaves are addresses alone.',
    }),
    cap: Tokens.optional().meta({ description: "The most that anybody gets, in tokens." }),
    floor: Tokens.optional().meta({ description: "The least that anybody gets, in tokens." }),
    decimals: z
      .int()
      .min(0)
      .max(MOST_DECIMALS)
      .optional()
      .meta({ description: "Of the token; 0 if absent. Leaves have units." }),
  })
  .meta({ example: { who: "pass", amount: "equal:1000000", decimals: 18 } });
export type NewTree = z.output<typeof NewTree>;

const Tree = z
  .object({
    id: z.string(),
    listId: z.string(),
    who: z.enum(whos),
    amount: z.string().nullable(),
    cap: z.string().nullable(),
    floor: z.string().nullable(),
    decimals: z.int().nullable(),
    state: z.enum(["building", "ready", "failed"]),
    reason: z.string().optional().meta({ description: "Why it failed." }),
    progress: z.int().min(0).max(100).meta({ description: "Percent." }),
    root: Hash.optional(),
    leaves: z.int().nullable(),
    sum: Amount.nullable().meta({ description: "Of all amounts, in units." }),
    policyId: z
      .string()
      .nullable()
      .meta({ description: "The list's saved policy; signed as keccak256 of the id, zeros without one." }),
    day: z.int().meta({ description: "00:00 UTC of the judged day, unix seconds." }),
    modelHash: Hash,
    issuedAt: z.int().nullable().meta({ description: "Unix seconds." }),
    signature: z.string().optional().meta({
      description:
        "EIP-712 `ListRoot {bytes32 root, bytes32 policyId, uint64 day, bytes32 modelHash, uint64 issuedAt}`.",
    }),
    signer: ChecksumAddress.optional(),
    domain: ReceiptDomain.optional().meta({ description: "The EIP-712 domain of the signature, as of receipts." }),
    createdAt: Timestamp,
    readyAt: Timestamp.nullable(),
  })
  .meta({ id: "ListTree", description: "A Merkle tree over the wallets of a list." });
export type Tree = z.output<typeof Tree>;

export const TreeResponse = z.object({ tree: Tree });
export const TreesResponse = z.object({ trees: z.array(Tree), pagination: Pagination });

export const TreeId = IdParam;
export const treeFormats = ["standard-v1", "csv", "safe-csv"] as const;
export const TreeQuery = z.object({
  format: z.enum(treeFormats).optional().meta({ description: "The file instead of the tree's description." }),
  token: AddressParam.optional().meta({ description: "Of `safe-csv`: the ERC-20; absent: the chain's own currency." }),
});

export const TreeProofResponse = z.object({
  treeId: z.string(),
  leafEncoding: z.array(z.enum(["address", "uint256"])),
  leaf: z.object({
    address: ChecksumAddress,
    amount: Amount.optional().meta({ description: "Units." }),
    hash: Hash.meta({ description: "keccak256(keccak256(abi.encode(address[, uint256])))." }),
  }),
  proof: z.array(Hash).meta({ description: "The siblings up to the root; pairs are hashed in ascending order." }),
  root: Hash,
  signature: z.string(),
  signer: ChecksumAddress,
  domain: ReceiptDomain,
  signed: z
    .object({ root: Hash, policyId: Hash, day: z.int(), modelHash: Hash, issuedAt: z.int() })
    .meta({ description: "The message of the signature." }),
});
