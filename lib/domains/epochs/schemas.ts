import { z } from "zod";
import { ChecksumAddress, Pagination, Timestamp, TransactionHash } from "../../core/schemas.ts";
import { ReceiptDomain } from "../scores/index.ts";
import { EpochHeader, Hash } from "./epoch-header.ts";
import { EpochRow } from "./epoch-row.ts";

/** The number of an epoch in a path. */
export const EpochNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, "must be the number of an epoch: 1 or more")
  .transform(Number)
  .meta({ description: "The number of an epoch, from 1.", example: 1, override: { type: "integer", minimum: 1 } });

/** Where a root was published. */
const PublishedRoot = z.object({
  chainId: z.int().positive(),
  contract: ChecksumAddress,
  txHash: TransactionHash,
  at: Timestamp,
});
export type PublishedRoot = z.infer<typeof PublishedRoot>;

const Epoch = EpochHeader.extend({
  signer: ChecksumAddress,
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  domain: ReceiptDomain.meta({ description: "The EIP-712 domain of the signature, as of receipts." }),
  hasRows: z.boolean().meta({ description: "Whether rows and proofs are still stored." }),
  published: z.array(PublishedRoot).optional(),
}).meta({ id: "Epoch", description: "A signed root over the scores of all ranked subjects." });
export type Epoch = z.infer<typeof Epoch>;

export const EpochsResponse = z.object({ epochs: z.array(Epoch), pagination: Pagination });
export const EpochResponse = z.object({ epoch: Epoch });

const LeafView = EpochRow.extend({
  previous: ChecksumAddress.meta({ description: "The address of the row before; zeros in the first." }),
  next: ChecksumAddress.meta({ description: "The address of the row after; zeros in the last." }),
  breakdownHash: Hash.meta({ description: "keccak256(abi.encode(uint256[8])), in the order of the categories." }),
  hash: Hash.meta({ description: "The leaf in the tree." }),
}).meta({ id: "EpochLeaf", description: "A row of an epoch, with what its leaf hashes besides." });
export type LeafView = z.input<typeof LeafView>;

const Proof = z.array(Hash).meta({ description: "The siblings up to the root; pairs are hashed in ascending order." });
const Index = z.int().nonnegative().meta({ description: "Position in the order of addresses, from 0." });

const Neighbour = z
  .object({ leaf: LeafView, proof: Proof, index: Index })
  .meta({ id: "EpochNeighbour", description: "A leaf beside an address that has none." });
export type Neighbour = z.input<typeof Neighbour>;

export const ProofResponse = z.object({
  number: z.int().positive(),
  root: Hash,
  included: z.boolean(),
  leaf: LeafView.optional(),
  proof: Proof.meta({ description: "Of the leaf; empty if the address is not included." }),
  index: Index.optional(),
  neighbours: z.object({ before: Neighbour.nullable(), after: Neighbour.nullable() }).optional().meta({
    description: "If not included: the rows on both sides, each of which names the other; one of them at an end.",
  }),
});
export type EpochProof = z.input<typeof ProofResponse>;
