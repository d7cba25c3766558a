import { z } from "zod";
import { Timestamp } from "../../core/schemas.ts";

// Response schemas of models. Safe in a browser.

const Version = z.string().meta({ description: "Version of the model.", example: "2" });
const Hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ description: "keccak256 of the model's specification as RFC 8785 JSON; receipts name it." });
const Count = z.int().nonnegative();

const SwitchSummary = z
  .object({
    subjects: Count,
    rise: Count.meta({ description: "Subjects whose total rises." }),
    fall: Count.meta({ description: "Subjects whose total falls." }),
    medianChange: z.int().meta({ description: "Median change of the total over all subjects." }),
    tiers: z
      .record(z.string(), z.record(z.string(), Count))
      .meta({ description: "Subjects by tier before, then by tier after." }),
  })
  .meta({ id: "ModelSwitchSummary", description: "Whose score changes, as of the announcement." });

export const ModelResponse = z.object({
  active: z
    .object({
      version: Version,
      hash: Hash,
      from: Timestamp.nullable().meta({ description: "Since when; null before the first worker recorded it." }),
    })
    .meta({ description: "What scores are computed with." }),
  scheduled: z
    .object({
      version: Version,
      hash: Hash,
      from: Timestamp.meta({ description: "The earliest time of the switch; every score is then computed again." }),
      announcedAt: Timestamp,
      summary: SwitchSummary.nullable().meta({ description: "Null if the models were not compared." }),
    })
    .nullable()
    .meta({ description: "The model that will replace it; null if none is announced." }),
  noticeDays: Count.meta({ description: "Least days between the announcement of a model and the switch." }),
});
