import { z } from "zod";
import {
  AddressParam,
  ChainNumber,
  ChecksumAddress,
  Day,
  DayParam,
  EXAMPLE_ADDRESS,
  Identity,
  IdParam,
  Pagination,
  Timestamp,
} from "../../core/schemas.ts";
import { moduleIds } from "./modules.ts";
import { Policy } from "./policy-schema.ts";

// Schemas of requests and responses. Safe in a browser.

export const Module = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.string(),
    type: z.enum(["number", "string", "boolean"]),
    range: z
      .union([
        z.object({ min: z.number(), max: z.number().nullable() }),
        z.object({ values: z.array(z.union([z.string(), z.boolean()])) }),
      ])
      .meta({ description: "Bounds of a number (max null: none), or the possible values." }),
    formula: z.string().meta({ description: "As text." }),
    inputs: z.array(z.string()).meta({ description: "Its inputs." }),
  })
  .meta({ id: "Module", description: "A named, versioned measure of a subject that rules compare." });
export type Module = z.infer<typeof Module>;

export const PolicyId = IdParam;

export const SavedPolicy = z
  .object({ id: z.string(), name: z.string(), policy: z.record(z.string(), z.unknown()), createdAt: Timestamp })
  .meta({ id: "SavedPolicy" });
export type SavedPolicy = z.infer<typeof SavedPolicy>;

/** A saved policy as the service gives it out; null for anything else. */
function readSaved(given: unknown): Pick<SavedPolicy, "name" | "policy"> | null {
  const { success, data } = SavedPolicy.strict().safeParse(given);
  return success ? { name: data.name, policy: data.policy } : null;
}

/** A policy. One that the service gave out can be sent as it is. */
const GivenPolicy = z.preprocess((given) => readSaved(given)?.policy ?? given, Policy) as unknown as typeof Policy; // What documents name.

/** A policy, or the id of a saved one. */
export type PolicyChoice = { policyId?: string | undefined; policy?: Policy | undefined };
export const policyChoice = { policyId: PolicyId.optional(), policy: GivenPolicy.optional() };
const isOnePolicy = (body: { policyId?: unknown; policy?: unknown }) =>
  (body.policyId === undefined) !== (body.policy === undefined);

const MAX_IDENTITIES = 100;
const IdentityText = z.string().refine((value) => Identity.safeParse(value).success, "must be a name or an address");
/** Checks their number before parsing them. */
const Identities = z.preprocess((given, issues) => {
  if (!Array.isArray(given) || given.length <= MAX_IDENTITIES) return given;
  issues.addIssue({ code: "custom", message: `must hold at most ${MAX_IDENTITIES} identities` });
  return z.NEVER;
}, z.array(IdentityText).min(1).max(MAX_IDENTITIES));

const NamedPolicy = z.strictObject({
  name: z.string().trim().min(1).max(100).meta({ example: "Established wallets" }),
  policy: GivenPolicy,
});
/** A policy to save: with its name, or a saved one as the service gave it out, alone or in its answer. */
export const NewPolicy = z.preprocess((given) => {
  const isAnswer = typeof given === "object" && given !== null && Object.keys(given).join() === "policy";
  return readSaved(isAnswer ? Object.values(given)[0] : given) ?? given;
}, NamedPolicy) as unknown as typeof NamedPolicy; // What documents name.
export type NewPolicy = z.output<typeof NewPolicy>;

const dayField = DayParam.optional().meta({
  description: "A UTC day, YYYY-MM-DD: evaluates by everything up to its end in chain time.",
  override: { type: "string", format: "date" },
});

export const EvaluationRequest = z
  .strictObject({
    identity: IdentityText.optional(),
    identities: Identities.optional(),
    ...policyChoice,
    at: dayField,
    wait: z.int().min(1).max(30).optional().meta({ description: "Seconds to wait while an unknown address is read." }),
  })
  .refine(isOnePolicy, { message: "must have either policyId or policy", path: ["policy"] })
  .refine((body) => (body.identity === undefined) !== (body.identities === undefined), {
    message: "must have either identity or identities",
    path: ["identity"],
  })
  .refine(({ wait, identities }) => wait === undefined || identities === undefined, {
    message: "does not go with `identities`: one address is read at a time",
    path: ["wait"],
  })
  .refine(({ wait, at }) => wait === undefined || at === undefined, {
    message: "does not go with `at`: past days are not read",
    path: ["wait"],
  })
  .meta({
    example: {
      identity: EXAMPLE_ADDRESS,
      policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] },
    },
  });

export const TrialRequest = z
  .strictObject({
    policy: GivenPolicy,
    identity: IdentityText.optional().meta({ description: "Absent: the policy is only checked." }),
    at: dayField,
  })
  .meta({
    example: {
      identity: EXAMPLE_ADDRESS,
      policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] },
    },
  });

/** Snapshot sends numbers as text in a query, and either in a body; further fields are its own. */
const snapshotFields = {
  network: z
    .union([z.string().min(1).max(64), z.int()])
    .transform(String)
    .meta({ description: "The id of a followed chain.", example: "1", override: { type: "string" } }),
  snapshot: z
    .union([z.literal("latest"), z.string().regex(/^[0-9]{1,15}$/), z.int().nonnegative()])
    .transform((value) => (value === "latest" ? value : Number(value)))
    .meta({
      description: "The number of a block of that chain; `latest`: the newest close.",
      example: "latest",
      override: { type: "string" },
    }),
};
export const SnapshotQuery = z.object({
  ...snapshotFields,
  addresses: z
    .string()
    .transform((value) => value.split(",").filter((one) => one !== ""))
    .meta({
      description: "Separated by commas; may be empty.",
      example: EXAMPLE_ADDRESS,
      override: { type: "string" },
    }),
});
export const SnapshotBody = z.object({
  ...snapshotFields,
  addresses: z.array(z.string()),
  options: z.unknown().optional(),
});
export const SnapshotScores = z.object({
  score: z
    .array(z.object({ address: ChecksumAddress, score: z.string().meta({ description: "A whole number." }) }))
    .meta({ description: "Only addresses above 0." }),
});

export const SnapshotUrl = z
  .url()
  .meta({ example: "https://credence.example.org/snapshot/u1ZL0mVbQeKq3xZ8rN5tYw2sD7fGhJkP" });
const SnapshotStrategy = z.object({
  name: z.literal("api-v2"),
  network: z.string().meta({ example: "1" }),
  params: z.object({ url: SnapshotUrl, type: z.literal("api-post"), decimals: z.literal(0) }),
});
export const SnapshotSetup = z.object({
  voteValidation: z
    .object({
      name: z.literal("basic"),
      params: z.object({ minScore: z.literal(1), strategies: z.array(SnapshotStrategy) }),
    })
    .meta({ description: "For the space's vote validation: only wallets that pass may vote." }),
  strategies: z
    .array(SnapshotStrategy)
    .meta({ description: "For the space's strategies: each wallet that passes has one vote." }),
});
export type SnapshotSetup = z.output<typeof SnapshotSetup>;

export const SimulationRequest = z
  .strictObject({ identities: Identities.optional(), ...policyChoice })
  .refine(isOnePolicy, { message: "must have either policyId or policy", path: ["policy"] })
  .meta({ example: { policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 300 }] } } });

export const outcomes = ["pass", "fail", "indeterminate"] as const;
const Outcome = z.enum(outcomes).meta({ description: "indeterminate: it could not be checked." });
export type Outcome = z.infer<typeof Outcome>;

const JsonValue = z.union([z.number(), z.string(), z.boolean()]);

export const RuleResult = z
  .object({
    id: z.string().meta({ description: "The position of the rule in the policy, as `0` or `1.2`." }),
    module: z.enum(moduleIds),
    outcome: Outcome,
    actual: JsonValue.nullable().meta({ description: "The measured value, or null." }),
    required: z
      .union([JsonValue, z.array(JsonValue)])
      .nullable()
      .meta({ description: "The rule's value from the policy; null if omitted." }),
    gap: JsonValue.nullable().meta({
      description: "How far the measure is from passing, in its own unit (points for a tier); null without a distance.",
    }),
    reason: z.string(),
    howTo: z.object({ change: z.string(), reaches: JsonValue }).nullable().meta({
      description: "A change that makes the rule pass, found by scoring the changed facts; null if none is known.",
    }),
    dataAsOf: Timestamp.nullable().meta({ description: "Time of the oldest data behind the measured value." }),
    block: z
      .object({ chainId: z.int(), number: z.int(), hash: z.string() })
      .optional()
      .meta({ description: "Of a rule on a contract, or on an oracle's list: the block as of which it was asked." }),
  })
  .meta({ id: "RuleResult" });
export type RuleResult = z.infer<typeof RuleResult>;

export const PolicyResult = z
  .object({
    outcome: Outcome,
    allowed: z.boolean(),
    rules: z.array(RuleResult),
    evaluatedAt: Timestamp,
    at: Day.optional().meta({ description: "The day of the request: what follows is by everything up to its end." }),
    recordedAt: Timestamp.optional().meta({
      description: "Present with `at`, if the subject had points then: when the service computed them.",
    }),
  })
  .meta({ id: "PolicyResult" });
export type PolicyResult = z.infer<typeof PolicyResult>;

export const BatchResult = PolicyResult.extend({
  identity: z.string().meta({ description: "As the caller wrote it." }),
  found: z.boolean().meta({ description: "Whether it is known; unknown ones are indeterminate." }),
  svcId: z.string().nullable(),
  address: ChecksumAddress.nullable(),
  leftOut: z.array(z.string()).meta({
    description:
      "Fields of `rules` omitted to keep the response below 1 MB: `reason` is then empty, `required` null if it is a list, and the others are null. Empty except in large batches.",
  }),
}).meta({ id: "PolicyBatchResult" });
export type BatchResult = z.infer<typeof BatchResult>;

const Bytes32 = z
  .custom<`0x${string}`>((value) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value))
  .meta({
    override: { type: "string", pattern: "^0x[0-9a-f]{64}$" },
  });
const UnixTime = z.int().nonnegative().meta({ description: "Unix seconds." });

export const PassRequest = z.strictObject({
  identity: IdentityText,
  chainId: ChainNumber.meta({ description: "The chain of the contract that verifies the pass." }),
  subject: AddressParam.optional().meta({
    description: "The wallet that uses the pass: one of the identity's. Absent: the identity's address.",
  }),
});

export const SignedPass = z.object({
  pass: z
    .object({
      subject: ChecksumAddress,
      policyId: Bytes32.meta({ description: "keccak256 of the policy's id as text." }),
      allowed: z.boolean(),
      issuedAt: UnixTime,
      expiresAt: UnixTime.meta({ description: "Last valid second, unix time." }),
      nonce: Bytes32.meta({
        description:
          "The nullifier: the same in all passes of this policy for one person, whichever linked wallet they are for.",
      }),
    })
    .meta({ description: "EIP-712 PolicyPass." }),
  signature: z
    .custom<`0x${string}`>((value) => typeof value === "string" && /^0x[0-9a-f]{130}$/.test(value))
    .meta({
      override: { type: "string", pattern: "^0x[0-9a-f]{130}$" },
      description: "By the service's receipt signer.",
    }),
  domain: z
    .object({ name: z.string(), version: z.string(), chainId: z.int(), verifyingContract: ChecksumAddress })
    .meta({ description: "EIP-712 domain." }),
  contract: ChecksumAddress.meta({ description: "ScoreVerifier of the chain." }),
});
export type SignedPass = z.infer<typeof SignedPass>;

const Count = z.int().nonnegative();
export const SimulationResult = z.object({
  population: Count.meta({ description: "The given subjects, or all with a score." }),
  evaluated: Count.meta({ description: "Evaluated subjects; an even sample of a large population." }),
  pass: Count,
  fail: Count,
  indeterminate: Count,
  marginOfError: z.number().min(0).max(1).meta({
    description:
      "Of the share that passes (`pass / evaluated`), with 95 % confidence, as a share of 1: 0.012 is ±1.2 percentage points. 0 if everybody was evaluated.",
  }),
  byThreshold: z
    .array(
      z.object({
        id: z.string(),
        module: z.enum(moduleIds),
        thresholds: z.array(z.object({ value: z.number(), pass: z.number().min(0).max(1) })),
      }),
    )
    .meta({
      description: "For each rule on a number: the share that passes the policy with this value in the rule.",
    }),
});
export type SimulationResult = z.infer<typeof SimulationResult>;

export const PolicySimulation = z
  .object({
    id: z.string(),
    policyId: z.string(),
    state: z.enum(["waiting", "running", "finished", "failed"]),
    subjects: Count.meta({ description: "All with a score when it began to run; 0 while it waits." }),
    evaluated: Count.meta({ description: "Those evaluated so far; others may get a score meanwhile." }),
    createdAt: Timestamp,
    finishedAt: Timestamp.nullable(),
    error: z.string().nullable().meta({ description: "Why it failed." }),
    result: SimulationResult.nullable().meta({
      description: "Once it is finished: of everybody, each as of the time of its evaluation.",
    }),
  })
  .meta({ id: "PolicySimulation", description: "An exact simulation of a saved policy, run in the background." });
export type PolicySimulation = z.infer<typeof PolicySimulation>;
export const PolicySimulationResponse = z.object({ simulation: PolicySimulation });

const MAX_WATCHED = 1_000;
/** Checks their number before parsing them. */
const WatchedIdentities = z.preprocess((given, issues) => {
  if (!Array.isArray(given) || given.length <= MAX_WATCHED) return given;
  issues.addIssue({ code: "custom", message: `must hold at most ${MAX_WATCHED} identities` });
  return z.NEVER;
}, z.array(IdentityText).min(1).max(MAX_WATCHED));

export const NewWatch = z
  .strictObject({
    identities: WatchedIdentities.optional(),
    listId: IdParam.optional().meta({ description: "A complete list: all its wallets." }),
  })
  .refine((body) => (body.identities === undefined) !== (body.listId === undefined), {
    message: "must have either identities or listId",
    path: ["identities"],
  })
  .meta({ example: { identities: [EXAMPLE_ADDRESS] } });
export type NewWatch = z.output<typeof NewWatch>;

export const PolicyWatch = z
  .object({ wallets: Count, since: Timestamp })
  .meta({ id: "PolicyWatch", description: "Wallets whose changes of outcome are events of the developer." });
export type PolicyWatch = z.infer<typeof PolicyWatch>;
export const PolicyWatchResponse = z.object({ watch: PolicyWatch });

const WatchedOutcome = z.object({
  address: ChecksumAddress,
  group: ChecksumAddress.meta({ description: "The same for all wallets that were ever linked: one person's." }),
  outcome: z.enum(outcomes),
  at: Timestamp.meta({ description: "Since when it has this outcome." }),
  nextReadAt: Timestamp.optional().meta({
    description: "When a wallet that is read once is read again, at the earliest.",
  }),
});
export type WatchedOutcome = z.infer<typeof WatchedOutcome>;
export const WatchedOutcomes = PolicyWatchResponse.extend({
  outcomes: z.array(WatchedOutcome),
  pagination: Pagination,
});
