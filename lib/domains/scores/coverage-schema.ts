import { z } from "zod";
import { type HistoryGap, historyGaps } from "../../chain/wallet-history.ts";

/** From the best to the worst. */
export const coverageStates = ["ok", "syncing", "truncated", "failed"] as const;
export type CoverageState = (typeof coverageStates)[number];

export const Coverage = z
  .object({
    chainId: z.int(),
    source: z.string().meta({ description: "`rpc`, or the host name of the explorer." }),
    /** Null before the first answer, as toBlock. */
    fromBlock: z.int().nullable(),
    toBlock: z.int().nullable(),
    blockHash: z.string().nullable().meta({ description: "Hash of toBlock; null if the source returns none." }),
    /** Newest final block of the chain; explorer rows are final at once. */
    finalizedBlock: z.int().nullable(),
    state: z.enum(coverageStates),
    smartAccount: z.literal(true).optional().meta({
      description:
        "Present for a smart account whose acts are known in part: an explorer gives no more, or the call data of an operation was not found.",
    }),
    unreadRows: z.int().positive().optional().meta({
      description: "Rows of the explorer that could not be read and do not count. Absent without any.",
    }),
    gaps: z
      .array(z.enum(Object.keys(historyGaps) as [HistoryGap, ...HistoryGap[]])) // The table's keys are the gaps.
      .optional()
      .meta({
        description:
          "What the explorer lacks: a list of ERC-1155 transfers; blocks not processed yet; transactions that the nonce shows (`contradiction`); new blocks. Absent if nothing is lacking.",
      }),
    missingBlocks: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .optional()
      .meta({
        description: "Ranges of blocks that no node gave, the newest first, at most 16. Absent if there are none.",
      }),
    attestationsFrom: z.int().nullable().optional().meta({
      description: "Present while not all attestations are known: the first block from which they are; null: none are.",
    }),
    attestationsTo: z.int().optional().meta({
      description:
        "Present while attestations are read less far than the history: the last block up to which they are known.",
    }),
  })
  .meta({ id: "Coverage", description: "The blocks of a chain behind a score." });
export type Coverage = z.infer<typeof Coverage>;
