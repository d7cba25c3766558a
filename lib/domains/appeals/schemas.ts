import { z } from "zod";
import { AddressParam, ChecksumAddress, Day, Pagination, Timestamp } from "../../core/schemas.ts";
import { Hidden } from "../takedowns/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

export const LONGEST_REASON = 2_000;
export const MOST_EVIDENCE = 10;
const LONGEST_EVIDENCE = 300;

export const appealStatuses = ["open", "upheld", "rejected", "withdrawn"] as const;
export const AppealStatus = z.enum(appealStatuses);
export type AppealStatus = z.infer<typeof AppealStatus>;

/** What an operator may decide. */
const outcomes = ["upheld", "rejected"] as const;
const Outcome = z.enum(outcomes);

const Flag = z.string().min(1).max(100).meta({
  description: "A risk flag's code, or `listed_contact:` and the address of one listed contact.",
  example: "fan_in",
});

const AppealView = z
  .object({
    id: z.string(),
    wallet: ChecksumAddress,
    flag: Flag,
    status: AppealStatus,
    reason: z.string().meta({ description: "Empty while it is hidden." }),
    evidence: z.array(z.string()).meta({ description: "URLs and transaction hashes; none while they are hidden." }),
    openedAt: Timestamp,
    decideBy: Timestamp.meta({ description: "When the operator should have decided." }),
    late: z.boolean().meta({ description: "It is still open after `decideBy`. Nothing is decided by itself." }),
    decidedAt: Timestamp.optional().meta({ description: "When it was upheld, rejected or withdrawn." }),
    decision: z.string().optional().meta({ description: "Why it was upheld or rejected." }),
    fromDay: Day.optional().meta({ description: "Of an upheld one: the first day whose close it counts in." }),
    score: z
      .object({ before: z.int(), after: z.int() })
      .optional()
      .meta({ description: "Of a decided one: the total of the wallet's subject before and after the decision." }),
    hidden: Hidden.optional().meta({ description: "Present while an operator hides what the owner wrote." }),
  })
  .meta({ id: "Appeal", description: "A wallet's owner contests a risk flag. All of it is public." });
export type AppealView = z.infer<typeof AppealView>;

export const AppealResponse = z.object({ appeal: AppealView });
export const AppealsResponse = z.object({ appeals: z.array(AppealView), pagination: Pagination });

const consent = {
  deadline: z.int().nonnegative().optional().meta({ description: "Unix seconds, at most an hour ahead." }),
  signature: z.string().max(40_000).optional(),
};

const TRANSACTION = /^0x[0-9a-fA-F]{64}$/;

function isLink(text: string): boolean {
  return /^https?:\/\/[!-~]+$/.test(text) && URL.canParse(text);
}

/** Control characters but tabs and line breaks, and those that reorder text. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** A text that a reader sees as it was sent. */
const PublicText = z
  .string()
  .trim()
  .refine((text) => !HIDDEN.test(text), "must have no control characters");

export const NewAppeal = z.strictObject({
  wallet: AddressParam,
  flag: Flag,
  reason: PublicText.min(1).max(LONGEST_REASON).meta({ description: "Public.", example: "These are donations." }),
  evidence: z
    .array(
      z
        .string()
        .max(LONGEST_EVIDENCE)
        .refine((one) => TRANSACTION.test(one) || isLink(one), "must be an http(s) URL or a transaction hash"),
    )
    .max(MOST_EVIDENCE)
    .default([])
    .meta({ description: "URLs and transaction hashes. Public.", example: [] }),
  ...consent,
});
export type NewAppeal = z.output<typeof NewAppeal>;

export const Withdrawal = z.strictObject(consent);

export const Decision = z.strictObject({
  outcome: Outcome,
  decision: PublicText.min(1).max(LONGEST_REASON).meta({ description: "The reason, in the public log." }),
});
export type Decision = z.output<typeof Decision>;
