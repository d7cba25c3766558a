import { z } from "zod";
import { ChainFilter, ChainNumber, Limit, Offset, Pagination, Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

export const QuarantineQuery = z.object({ chainId: ChainFilter, limit: Limit, offset: Offset });
export type QuarantineQuery = z.output<typeof QuarantineQuery>;

const QuarantinedTransaction = z
  .object({
    chainId: z.int().positive(),
    block: z.int().nonnegative(),
    firstBlock: z.int().nonnegative().optional().meta({
      description: "Present for many blocks in a row that no node gave: the first of them; `block` is the last.",
    }),
    index: z
      .int()
      .nonnegative()
      .nullable()
      .meta({ description: "Position in the block; null for a whole block, which no node gave." }),
    hash: z.string().nullable().meta({ description: "Null if the node gave none, and for a whole block." }),
    reason: z.string().meta({ description: "What could not be understood, or why the block is missing." }),
    wallets: z.array(z.string()).meta({
      description:
        "Indexed wallets it concerns, whose scores are stale meanwhile. Which ones a missing block concerns is unknown.",
    }),
    at: Timestamp,
    retryAt: Timestamp.nullable().meta({ description: "When it is read again; null once it was read." }),
    resolvedAt: Timestamp.nullable().meta({ description: "When it was read; null while it waits." }),
  })
  .meta({
    id: "QuarantinedTransaction",
    description: "A transaction that could not be understood, or a block that no node gave.",
  });
export type QuarantinedTransaction = z.infer<typeof QuarantinedTransaction>;

export const QuarantineResponse = z.object({
  transactions: z.array(QuarantinedTransaction),
  pagination: Pagination,
});

export const RetryQuarantined = z
  .strictObject({
    chainId: ChainNumber.optional().meta({ description: "Only those of this chain.", example: 1 }),
    block: z.int().nonnegative().optional().meta({ description: "Only those of this block; needs `chainId`." }),
  })
  .refine(({ chainId, block }) => block === undefined || chainId !== undefined, {
    path: ["chainId"],
    message: "is needed with block",
  });
export type RetryQuarantined = z.output<typeof RetryQuarantined>;

export const RetryResponse = z.object({
  count: z.int().nonnegative().meta({ description: "Transactions and blocks that will be read again." }),
});
