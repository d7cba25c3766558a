import { z } from "zod";
import { AddressParam, Amount, ChainNumber } from "../../core/schemas.ts";
import { BoardCategory } from "../scores/schemas.ts";

// Where a list comes from in place of an upload. Safe in a browser.

/** Wallets of a board at most. */
const MOST_OF_BOARD = 10_000;

const isUint256 = (digits: string) => /^\d{1,78}$/.test(digits) && BigInt(digits) < 1n << 256n;
const Uint256 = z.string().refine(isUint256, "must be a whole number as a string, below 2^256");

const onChain = { chainId: ChainNumber };

export const ListSource = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("holders"),
      ...onChain,
      token: AddressParam,
      tokenId: Uint256.optional().meta({ description: "One token of ERC-721 or ERC-1155; absent: any.", example: "1" }),
      block: z.int().nonnegative().optional().meta({ description: "Absent: the final block." }),
      minimum: Uint256.refine((digits) => /[1-9]/.test(digits), "must be above 0")
        .optional()
        .meta({ description: "Of the smallest unit; absent: 1.", example: "1" }),
    }),
    z.strictObject({
      kind: z.literal("voters"),
      ...onChain,
      governor: AddressParam,
      proposalId: Uint256.meta({ example: "1" }),
    }),
    z.strictObject({ kind: z.literal("safe"), ...onChain, address: AddressParam }),
    z.strictObject({
      kind: z.literal("attested"),
      ...onChain,
      schema: z.string().min(1).max(200).meta({ description: "Its uid or name." }),
      issuer: AddressParam.optional(),
    }),
    z.strictObject({
      kind: z.literal("board"),
      category: BoardCategory.optional(),
      limit: z.int().min(1).max(MOST_OF_BOARD),
    }),
  ])
  .meta({ id: "ListSource" });
export type ListSource = z.output<typeof ListSource>;

/** What tokens are. */
export const tokenStandards = ["erc20", "erc721", "erc1155"] as const;

export const SourceView = z
  .object({
    asked: ListSource,
    block: z
      .object({ number: z.int().nonnegative(), hash: z.string() })
      .nullable()
      .meta({ description: "As of which block it is read; null while that is not known, and of a board." }),
    standard: z.enum(tokenStandards).nullable().meta({ description: "Of holders: what the token is." }),
    progress: z
      .object({ from: z.int().nonnegative(), read: z.int().nonnegative(), logs: z.int().nonnegative() })
      .nullable()
      .meta({ description: "Of logs: their first block, the number of blocks that are read, and of logs in them." }),
    supply: Amount.nullable().meta({ description: "Of holders: what all of them hold together." }),
    checked: z.string().nullable().meta({ description: "By what its rows were checked, and what was left out." }),
  })
  .meta({
    id: "ListSourceState",
    description: "Where a list comes from in place of an upload, and how far that is read.",
  });
export type SourceView = z.infer<typeof SourceView>;
