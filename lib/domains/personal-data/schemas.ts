import { z } from "zod";
import { ChainNumber, Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

/** What an export counts as: it reads every table. */
export const EXPORT_COST = 20;

export const Erasure = z.strictObject({
  nonce: z
    .string()
    .regex(/^[0-9a-f]{32}$/, "must be a nonce of GET /v1/auth/nonce")
    .meta({ description: "Of `GET /v1/auth/nonce`.", example: "0f".repeat(16) }),
  deadline: z.int().nonnegative().meta({ description: "Unix seconds, at most an hour ahead." }),
  chainId: ChainNumber.optional().meta({
    description:
      "The chain of the signed domain, by default the first configured one. A smart account signs on its own.",
  }),
  signature: z.string().max(40_000).meta({ description: "Of `EraseData` by the wallet of the session." }),
});
export type Erasure = z.output<typeof Erasure>;

export const OperatorsErasure = z.strictObject({
  reason: z.string().trim().min(1).max(500).meta({ description: "For the audit log, which keeps it. Name nobody." }),
});

export const ErasureResponse = z.object({
  erasingAt: Timestamp.meta({
    description:
      "From then on, sessions and keys are refused. A worker erases the rest within minutes; until then nobody signs in.",
  }),
});

/** One line of an export. */
export const DataLine = z.object({
  kind: z
    .string()
    .meta({ description: "`header`, a table of the database, or `end`: an export without it is not whole." }),
  row: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: "A row, as the database has it, without secrets." }),
});
