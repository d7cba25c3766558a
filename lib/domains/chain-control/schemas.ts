import { z } from "zod";
import { type ChainState, chainStates } from "../../core/chain-states.ts";
import { Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

/** Why an operator acts; the audit log has it. */
const Reason = z.string().trim().min(3).max(500).meta({
  description: "Why, in a sentence.",
  example: "The node returns wrong receipts.",
});

export const PauseChain = z.strictObject({ reason: Reason });
export const ReindexChain = z.strictObject({
  fromBlock: z.int().nonnegative().meta({ description: "The first block that is read again.", example: 21_000_000 }),
  reason: Reason,
});

export const SetBlockAside = z.strictObject({
  block: z.int().nonnegative().meta({ description: "The missing block.", example: 21_000_000 }),
  reason: Reason,
});

const stateMeanings = Object.entries(chainStates)
  .map(([state, { meaning }]) => `\`${state}\`: ${meaning}`)
  .join(" ");

const Block = z.int().nonnegative().nullable();

const ControlledChain = z
  .object({
    chainId: z.int().positive(),
    name: z.string(),
    state: z.enum(Object.keys(chainStates) as [ChainState, ...ChainState[]]).meta({ description: stateMeanings }),
    block: Block.meta({ description: "Newest indexed block." }),
    head: Block.meta({ description: "The chain's head, as last read." }),
    finalized: Block.meta({ description: "Newest final block." }),
    error: z.string().nullable(),
    action: z.string().nullable().meta({ description: "What an operator does about the state; null: nothing." }),
    quarantined: z.int().nonnegative().meta({ description: "Transactions that could not be understood." }),
    oddTimes: z.int().nonnegative().meta({
      description:
        "Recent blocks whose stated time is before their parent's or after 2106: they count at their parent's time.",
    }),
    missingBlock: z
      .object({ number: z.int().nonnegative(), since: Timestamp })
      .nullable()
      .meta({ description: "The next block, if no node gives it, and since when it is asked for." }),
    pausedAt: Timestamp.nullable(),
    pauseReason: z.string().nullable(),
    oldestReindexBlock: Block.meta({ description: "The oldest block from which it can be indexed again; null: none." }),
    reindex: z
      .object({
        fromBlock: z.int().nonnegative(),
        requestedAt: Timestamp,
        startedAt: Timestamp.nullable().meta({ description: "When the blocks were rolled back; null: not yet." }),
      })
      .nullable()
      .meta({ description: "The last request to index it again." }),
  })
  .meta({ id: "ControlledChain", description: "A chain as operators see it." });
export type ControlledChain = z.infer<typeof ControlledChain>;

export const ChainResponse = z.object({ chain: ControlledChain });
export const ChainsResponse = z.object({ chains: z.array(ControlledChain) });
