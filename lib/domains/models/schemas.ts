import { z } from "zod";
import { Instant, Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

const Version = z.string().meta({ description: "Version of the model.", example: "2" });
const Hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ description: "keccak256 of the model's specification as RFC 8785 JSON; receipts name it." });
const Count = z.int().nonnegative();

const summary = {
  subjects: Count,
  rise: Count.meta({ description: "Subjects whose total rises." }),
  fall: Count.meta({ description: "Subjects whose total falls." }),
  medianChange: z.int().meta({ description: "Median change of the total over all subjects." }),
  tiers: z
    .record(z.string(), z.record(z.string(), Count))
    .meta({ description: "Subjects by tier before, then by tier after." }),
};
const SwitchSummary = z
  .object(summary)
  .meta({ id: "ModelSwitchSummary", description: "Whose score changes, as of the announcement." });
export type SwitchSummary = z.infer<typeof SwitchSummary>;

const ScheduledModel = z
  .object({
    version: Version,
    hash: Hash,
    from: Timestamp.meta({ description: "The earliest time of the switch; every score is then computed again." }),
    announcedAt: Timestamp,
    summary: SwitchSummary.nullable().meta({ description: "Null if the models were not compared." }),
  })
  .meta({ id: "ScheduledModel", description: "The announced switch to another model." });
export const ScheduledResponse = z.object({ scheduled: ScheduledModel });

export const ModelResponse = z.object({
  active: z
    .object({
      version: Version,
      hash: Hash,
      from: Timestamp.nullable().meta({ description: "Since when; null before the first worker recorded it." }),
    })
    .meta({ description: "What scores are computed with." }),
  scheduled: ScheduledModel.nullable().meta({
    description: "The model that will replace it; null if none is announced.",
  }),
  noticeDays: Count.meta({ description: "Least days between the announcement of a model and the switch." }),
});

const ComparedSubject = z.object({
  subject: z.string(),
  before: Count,
  after: Count,
  tierBefore: z.string(),
  tierAfter: z.string(),
  cause: z
    .string()
    .meta({ description: "What changes the total most: `trust`, or a category beyond what trust does." }),
});
export type ComparedSubject = z.infer<typeof ComparedSubject>;

const CauseCounts = z.object({
  fall: Count,
  rise: Count,
  tierDown: Count.meta({ description: "Of those that fall: into a lower tier." }),
  tierUp: Count,
});
export type CauseCounts = z.infer<typeof CauseCounts>;

const ModelComparison = z
  .object({
    active: Version,
    candidate: Version,
    ...summary,
    causes: z.record(z.string(), CauseCounts).meta({ description: "Subjects whose total changes, by cause." }),
    falls: z
      .array(ComparedSubject)
      .meta({ description: "The ten largest falls, largest first; equal ones by address." }),
    rises: z.array(ComparedSubject),
  })
  .meta({ id: "ModelComparison", description: "Every subject scored by two models." });
export type ModelComparison = z.infer<typeof ModelComparison>;

const StoredComparison = z
  .object({
    version: Version,
    requestedAt: Timestamp,
    compared: Count.meta({ description: "Subjects compared so far." }),
    subjects: Count.meta({ description: "Subjects with a score when it began." }),
    finishedAt: Timestamp.nullable().meta({ description: "Null while it waits or runs." }),
    error: z.string().nullable().meta({ description: "Why the last attempt failed; the job is tried again." }),
    result: ModelComparison.nullable().meta({ description: "Null before it is finished." }),
  })
  .meta({ id: "StoredModelComparison", description: "The newest comparison of a model with the active one." });
export type StoredComparison = z.infer<typeof StoredComparison>;

export const ModelsResponse = ModelResponse.extend({
  versions: z.array(Version).meta({ description: "Every model of this program." }),
  earliestSwitch: Timestamp.meta({ description: "The earliest time of a switch announced now that gives the notice." }),
  comparisons: z.array(StoredComparison),
  switches: z.array(
    z.object({
      version: Version,
      announcedAt: Timestamp,
      activeFrom: Timestamp.meta({ description: "The earliest time of the switch." }),
      activatedAt: Timestamp.nullable().meta({ description: "Null while it is scheduled." }),
      rescoredAt: Timestamp.nullable().meta({ description: "When every score was of the model." }),
    }),
  ),
});
export type ModelsView = z.infer<typeof ModelsResponse>;
export type RecordedSwitch = ModelsView["switches"][number];

export const CompareModel = z.strictObject({ version: Version.max(20) });
export const ComparisonResponse = z.object({ comparison: StoredComparison });

export const ScheduleModel = z.strictObject({
  version: Version.max(20),
  at: Instant.optional().meta({
    description: "The time of the switch; if absent, the earliest that gives the notice.",
    override: { type: "string" },
  }),
  withoutNotice: z
    .boolean()
    .optional()
    .meta({ description: "Allow a time sooner than the notice although subjects have scores." }),
});
export type ScheduleModel = z.output<typeof ScheduleModel>;
