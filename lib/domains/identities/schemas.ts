import { z } from "zod";
import { Amount, ChecksumAddress, Pagination, Timestamp, TransactionHash } from "../../core/schemas.ts";
import { Hidden } from "../takedowns/schemas.ts";

// Schemas of responses. Safe in a browser.

const Field = z.object({ name: z.string(), type: z.string() });

export const SigningResponse = z.object({
  domain: z
    .object({ name: z.string(), version: z.string(), chainId: z.int().positive(), salt: TransactionHash })
    .meta({ description: "EIP-712 domain; salt is keccak256 of the public origin." }),
  types: z.record(z.string(), z.array(Field)).meta({ description: "The fields of each primary type." }),
  link: z
    .object({
      linkedBefore: z.boolean().meta({ description: "Whether links ever joined the wallet with others." }),
      notice: z.string().meta({ description: "What a link means for ever, for whoever signs `LinkWallet`." }),
    })
    .optional()
    .meta({ description: "Present with `wallet`." }),
});

export const NameCheckResponse = z.object({
  name: z.string().meta({ description: "The checked name, without one suffix." }),
  available: z.boolean().meta({ description: "Available for minting." }),
  valid: z.boolean().meta({ description: "Meets the format rules." }),
  reason: z.string().optional().meta({ description: "Present when unavailable or invalid." }),
  suggestions: z.array(z.string()).optional().meta({ description: "Available names; present when this one is not." }),
});
export type NameCheck = z.infer<typeof NameCheckResponse>;

const Name = z.string().meta({ description: "Name without suffix.", example: "alice" });

const IdentityView = z
  .object({
    svcId: Name,
    name: z.string().meta({ description: "Name with suffix.", example: "alice.svc" }),
    state: z.enum(["minted", "activated"]),
    owner: ChecksumAddress,
    address: ChecksumAddress,
    /** Of an activated identity; the primary first. */
    wallets: z.array(
      z.object({
        address: ChecksumAddress,
        primary: z.boolean(),
        linkedAt: Timestamp,
        countsFrom: Timestamp.optional().meta({
          description:
            "Present while the wallet waits since it left another identity: from when it counts for this one.",
        }),
      }),
    ),
    chainId: z.int().positive(),
    tokenId: Amount,
    parent: Name.nullable(),
    nonce: z.int().nonnegative().meta({ description: "Rises with each activation, link, unlink and transfer." }),
    createdAt: Timestamp.meta({ description: "Block time of the mint." }),
    activatedAt: Timestamp.nullable(),
    final: z.boolean().meta({ description: "The mint's block is final." }),
    avatar: z.string().nullable(),
    hidden: Hidden.optional().meta({
      description:
        "Present while an operator hides the name from pages and lists; only in the answer for one identity.",
    }),
    blocked: z.literal(true).optional().meta({
      description:
        "Present for a token whose name is blocked: it belongs to another system of names, as `eth`, or to the operator's list. It is no name here, and resolves to nobody.",
    }),
    received: z.literal(true).optional().meta({
      description:
        "Present for a name that somebody else sent to its owner, by a transfer or as a subname, until the owner activates it: it does not speak for the wallet.",
    }),
    countsFrom: Timestamp.optional().meta({
      description: "Present for a name that changed owner within 30 days: from when it has points.",
    }),
  })
  .meta({ id: "Identity", description: "A name, its owner and wallets. `address` is the primary wallet." });
export type IdentityView = z.infer<typeof IdentityView>;

export const IdentityResponse = z.object({ identity: IdentityView });
export const IdentitiesResponse = z.object({ identities: z.array(IdentityView), pagination: Pagination });

export const MintResponse = z.object({
  identity: IdentityView,
  transaction: z.object({
    hash: TransactionHash,
    chainId: z.int().positive(),
    blockNumber: z.int().nonnegative(),
  }),
});

const confirmed = {
  confirmations: z.int().nonnegative().meta({ description: "Blocks from the mint's to the newest, inclusive." }),
  final: z.boolean(),
};
export const ConfirmResponse = z.object({ identity: IdentityView, ...confirmed });
export const SubnameConfirmResponse = z.object({ identity: IdentityView, parent: IdentityView, ...confirmed });
