import { z } from "zod";
import {
  ChainFilter,
  ChainNumber,
  ChecksumAddress,
  Day,
  DayParam,
  EXAMPLE_ADDRESS,
  IdParam,
  Pagination,
  Timestamp,
} from "../../core/schemas.ts";
import { dialects, lineReasons } from "../../core/upload/schemas.ts";
import { outcomes, PolicyId, policyChoice } from "../policies/schemas.ts";
import { ListSource, SourceView } from "./source-schemas.ts";

// Schemas of lists of wallets. Safe in a browser.

/** Identities of a list that is sent as JSON; a file may have more. */
const MOST_IDENTITIES = 100_000;
export const LIST_ROWS = 1_000_000;

/** What pages call dialects, and why lines are not taken, by their codes. */
export const uploadWords: Readonly<Record<"dialects" | "reasons", Readonly<Record<string, string>>>> = {
  dialects,
  reasons: lineReasons,
};

export const ListId = IdParam;
const ListName = z.string().trim().min(1).max(100);
const Read = z
  .enum(["missing", "none"])
  .optional()
  .meta({
    description: `\`missing\` (if absent, but with \`at\`): wallets that are not known here are read from explorers first, as \`wait\` does, and only the
list's owner sees them. \`none\`: they stay unknown. Past days are not read.`,
  });

/** Each identity is judged as a row of its own, so that one that is none refuses no list. */
const Identities = z.array(z.string().max(1_000)).min(1).max(MOST_IDENTITIES);

export const NewList = z
  .strictObject({
    identities: Identities.optional().meta({
      description: "Names and addresses; those that are neither become bad lines. Without `source` they are needed.",
    }),
    source: ListSource.optional().meta({ description: "Where wallets are read from, in place of `identities`." }),
    ...policyChoice,
    name: ListName.optional(),
    chainId: ChainNumber.optional().meta({ description: "The chain whose scores are stated; absent: all." }),
    at: DayParam.optional().meta({
      description: "A UTC day, YYYY-MM-DD: evaluates by everything up to its end in chain time.",
      override: { type: "string", format: "date" },
    }),
    read: Read,
  })
  .refine((body) => body.policyId === undefined || body.policy === undefined, {
    message: "must have policyId or policy, not both",
    path: ["policy"],
  })
  .refine((body) => (body.identities === undefined) !== (body.source === undefined), {
    message: "must be given, or source, but not both",
    path: ["identities"],
  })
  .meta({
    example: {
      identities: [EXAMPLE_ADDRESS],
      name: "Members",
      policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] },
    },
  });

const Flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const UploadQuery = z.object({
  name: ListName.optional(),
  policyId: PolicyId.optional(),
  chainId: ChainFilter,
  at: DayParam.optional(),
  column: z.string().min(1).max(200).optional().meta({
    description: "Of a file: the column of addresses, by its name or its number from 1.",
  }),
  read: Read,
  repair: Flag.optional().meta({ description: "Of a file: takes lines that can be repaired." }),
});

const states = ["asking", "waiting", "reading", "evaluating", "complete", "failed", "cancelled"] as const;
export type ListState = (typeof states)[number];

const Count = z.int().nonnegative();
const Outcome = z.enum(outcomes);

const Summary = z
  .object({
    outcomes: z.object({ pass: Count, fail: Count, indeterminate: Count }).nullable(),
    unchecked: z
      .array(z.object({ reason: z.string(), identities: Count }))
      .meta({ description: "Why identities are indeterminate, the most frequent reasons first." }),
    totals: z
      .array(z.object({ from: Count, identities: Count }))
      .meta({ description: "Known identities by total, in steps of 50." }),
    byThreshold: z
      .array(
        z.object({
          id: z.string(),
          module: z.string(),
          thresholds: z.array(z.object({ value: z.number(), passing: Count })),
        }),
      )
      .meta({ description: "For each rule on a number: how many would pass with this value in the rule." }),
    rules: z
      .array(
        z.object({
          id: z.string(),
          module: z.string(),
          fails: Count,
          unchecked: Count,
          keepsOut: Count,
          dataAsOf: Timestamp.nullable(),
        }),
      )
      .meta({
        description:
          "For each rule: who fails it, who could not be checked, whom it alone keeps out, and the time of its oldest data.",
      }),
    oneWallet: Count.meta({ description: "Identities that name a wallet which an earlier one names too." }),
    onePerson: Count.meta({ description: "Identities for which another row of the same person stands." }),
    difference: z.object({ passed: Count, failed: Count, other: Count, added: Count, removed: Count }).nullable().meta({
      description: "Against the earlier run: who passes now, who fails now, other changes, who is new or gone.",
    }),
  })
  .meta({ id: "ListSummary" });
export type Summary = z.infer<typeof Summary>;

const Counts = z.object({
  rows: Count.meta({ description: "Records that were taken." }),
  identities: Count.meta({ description: "Different addresses and names." }),
  duplicates: Count.meta({ description: "Rows beyond the first of an identity." }),
  bad: Count.meta({ description: "Lines that are no identity, and those that can be repaired." }),
  names: Count,
  special: Count.meta({ description: "Zero, burn and precompile addresses, contracts and known services." }),
  known: Count.meta({ description: "Identities with a score, of those evaluated so far." }),
  toRead: Count.meta({
    description:
      "Identities that are not known here: all addresses that are read, or with `read: none` those of the rows evaluated so far.",
  }),
  read: Count.meta({ description: "Identities that were read for this list." }),
});
export type Counts = z.infer<typeof Counts>;

export const List = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(states),
    reason: z.string().nullable().meta({ description: "Why it waits or failed." }),
    policyId: z.string().nullable(),
    chainId: z.int().nullable(),
    at: Day.nullable(),
    createdAt: Timestamp,
    completedAt: Timestamp.nullable(),
    expiresAt: Timestamp,
    previousId: z.string().nullable().meta({ description: "The list it was made from again." }),
    format: z
      .object({ dialect: z.string(), column: z.union([z.string(), z.int()]).nullable(), header: z.boolean() })
      .nullable()
      .meta({ description: "How the upload was understood." }),
    source: SourceView.optional(),
    columns: z
      .array(z.object({ name: z.string(), addresses: Count, example: z.string().nullable() }))
      .optional()
      .meta({ description: "While it asks: the columns to choose from." }),
    sample: z
      .array(z.array(z.string()))
      .max(5)
      .optional()
      .meta({ description: "While it asks: its first five records, each cell cut to 80 characters." }),
    counts: Counts,
    badLines: z.array(z.object({ line: Count, reason: z.string(), text: z.string() })).max(100),
    estimate: z.object({
      secondsLeft: Count.nullable(),
      reads: Count.meta({ description: "Wallets that are still to be read; before the first, all." }),
      readsPerMinute: Count.nullable(),
    }),
    summary: Summary.nullable(),
  })
  .meta({ id: "List", description: "A list of wallets, evaluated in the background." });
export type List = z.infer<typeof List>;
export const ListResponse = z.object({ list: List });
export const ListsResponse = z.object({ lists: z.array(List), pagination: Pagination });

export const ListChange = z
  .strictObject({
    column: z.union([z.string().min(1).max(200), z.int().positive()]).optional(),
    repair: z.literal(true).optional(),
    read: z.literal("none").optional(),
    state: z.literal("cancelled").optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), "must change something")
  .meta({ example: { state: "cancelled" } });
export type ListChange = z.output<typeof ListChange>;

export const ResultsQuery = z.object({
  format: z
    .enum(["csv", "ndjson"])
    .default("ndjson")
    .meta({ override: { type: "string", enum: ["csv", "ndjson"], default: "ndjson" } }),
  outcome: Outcome.optional(),
  order: z
    .enum(["rows", "total"])
    .default("rows")
    .meta({
      description: "`total`: the greatest first.",
      override: { type: "string", enum: ["rows", "total"], default: "rows" },
    }),
});

export const ResultRow = z.object({
  row: Count,
  input: z.string(),
  address: ChecksumAddress.nullable(),
  svcId: z.string().nullable(),
  outcome: Outcome.nullable().meta({ description: "Null without a policy, and while it is not evaluated." }),
  reasons: z
    .array(z.string())
    .meta({ description: "Of a policy that does not pass: each rule that does not, and why." }),
  total: Count.nullable(),
  tier: z.string().nullable(),
  flags: z
    .array(z.string())
    .nullable()
    .meta({ description: "Null where they are not known: of past days without a rule on them." }),
  confidence: z.string().nullable(),
  known: z.boolean().nullable(),
  cluster: Count.nullable(),
  keep: z.boolean().nullable(),
  duplicateOf: Count.nullable(),
  sameAs: Count.nullable(),
  special: z.enum(["zero", "burn", "precompile", "contract", "service"]).nullable().meta({
    description:
      "What is no wallet of a person. `contract`: named in the configuration, or created by a transaction that was read.",
  }),
});
export type ResultRow = z.infer<typeof ResultRow>;

export const LineRow = z.object({
  line: Count,
  row: Count.nullable(),
  reason: z.string(),
  text: z.string(),
});

export const ChangesResponse = z.object({
  changes: z.array(
    z.object({
      address: z.string().meta({ description: "The address with its checksum, or the name." }),
      before: Outcome.nullable().meta({ description: "Null: it was not in the earlier list." }),
      after: Outcome.nullable().meta({ description: "Null: it is not in this list." }),
      why: z.string(),
    }),
  ),
  pagination: Pagination,
});
export type Changes = z.infer<typeof ChangesResponse>;

const Permille = z.int().min(0).max(1_000);

const ClusterEvidence = z.object({
  kind: z.enum(["funding", "contracts", "weeks", "gathering", "rows"]).meta({
    description: `\`funding\`: funded by one address within days, in a chain, or paying hardly anybody but each other. \`contracts\`: the same contracts,
which few others call. \`weeks\`: the same weeks of activity. \`gathering\`: most of their money went to one place. \`rows\`: entries of the upload.`,
  }),
  strength: Permille,
  detail: z.string().meta({ description: "A sentence with the number of wallets that it holds for." }),
});

export const ListCluster = z
  .object({
    id: z.int().positive().meta({ description: "Its number in the list, from 1; the largest cluster is the first." }),
    size: z.int().positive(),
    strength: Permille.meta({ description: "How strongly the evidence speaks for one person, from 0 to 1000." }),
    members: z
      .array(ChecksumAddress)
      .max(100)
      .meta({ description: "Its first 100 wallets; the results of the list name the cluster of each." }),
    evidence: z.array(ClusterEvidence),
    keep: ChecksumAddress.meta({
      description: "The member that is kept where one of each is: with the highest total, then the lowest address.",
    }),
  })
  .meta({ id: "ListCluster", description: "Wallets of a list that look like one person's." });
export type ListCluster = z.infer<typeof ListCluster>;

export const ClustersResponse = z.object({ clusters: z.array(ListCluster), pagination: Pagination });

export const ShareId = IdParam;
export const NewShare = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(365)
      .optional()
      .meta({ description: "How long the link opens the list; absent: as long as the list is kept." }),
  })
  .meta({ example: { days: 7 } });
export type NewShare = z.output<typeof NewShare>;

const Share = z
  .object({ id: z.string(), createdAt: Timestamp, expiresAt: Timestamp })
  .meta({ id: "ListShare", description: "A link that shows a list to whoever has it." });
export type Share = z.infer<typeof Share>;
export const ShareResponse = z.object({ share: Share });
export const NewShareResponse = z.object({
  url: z.url().meta({ example: "https://credence.example.org/shared/u1ZL0mVbQeKq3xZ8rN5tYw2sD7fGhJkP" }),
  share: Share,
});
export const SharesResponse = z.object({ shares: z.array(Share) });
