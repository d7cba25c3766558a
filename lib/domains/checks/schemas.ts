import { z } from "zod";
import { ChecksumAddress, Timestamp } from "../../core/schemas.ts";
import { Coverage, Points, ScoreTier, SvcId } from "../scores/schemas.ts";

// Response schema of a check. Safe in a browser.

const checkKinds = ["wallet", "contract", "name"] as const;

/** What a check warns of, and what it could not find out. */
const warningCodes = [
  ...["self", "lookalike", "planted", "dust", "copies", "token", "new_contract", "listed", "flags"],
] as const;
const uncheckedCodes = ["address", "score", "kind", "flags", "lists", "from", "history"] as const;

const LastAt = Timestamp.nullable();

/** Another address, and the number of first and last digits that are the same. */
const alike = { address: ChecksumAddress, samePrefix: z.int(), sameSuffix: z.int() };

export const CheckResponse = z.object({
  check: z
    .object({
      address: ChecksumAddress,
      svcId: SvcId,
      kind: z.enum(checkKinds).nullable().meta({
        description:
          "name: a wallet of an identity; wallet: it acted itself; contract: it was created, or is a token. Null: not known.",
      }),
      known: z.boolean().meta({ description: "It has a score here." }),
      firstSeen: LastAt.meta({ description: "Its first stored activity; null: none is stored." }),
      total: Points.nullable(),
      tier: ScoreTier.nullable(),
      flags: z
        .array(z.object({ flag: z.string(), note: z.string() }))
        .nullable()
        .meta({ description: "Risk signals of this wallet alone; null: not known." }),
      lists: z
        .array(z.object({ list: z.string(), asOf: LastAt, entry: ChecksumAddress.nullable() }))
        .nullable()
        .meta({
          description:
            "Each list of the operator's as of its last refresh (null: its date is not known, as of `LISTED_ADDRESSES`), with the entry if the address is on it; a list that could not be checked is in `unchecked`. Null: there is no list.",
        }),
      relation: z
        .object({
          sentBefore: z.boolean().nullable(),
          receivedFrom: z.boolean().nullable(),
          lastAt: LastAt,
        })
        .nullable()
        .meta({
          description:
            "What `from` itself paid it, and when last, and whether it received value, or a token that it moved itself, from it. Null: could not be checked.",
        }),
      lookalikes: z
        .array(z.object({ ...alike, lastAt: LastAt }))
        .nullable()
        .meta({
          description:
            "At most ten other addresses that `from` paid and that begin and end alike. Null: none was found, and not all could be searched.",
        }),
      copies: z
        .array(z.object({ ...alike, sent: z.boolean(), madeUp: z.boolean() }))
        .nullable()
        .meta({
          description:
            "At most ten addresses of its history that look like this one and to which no payment of `from` was found: `sent` value or a token, or named by transfers that others made up.",
        }),
      warnings: z.array(z.object({ code: z.enum(warningCodes), message: z.string() })),
      unchecked: z.array(z.object({ code: z.enum(uncheckedCodes), message: z.string() })).meta({
        description: "What could not be found out, or only in part.",
      }),
      coverage: z.array(Coverage).meta({ description: "The blocks that were searched for what `from` did." }),
    })
    .meta({
      id: "Check",
      description: "What is known of an address before somebody pays it. No warning is no promise.",
    }),
});
export type Check = z.infer<typeof CheckResponse>["check"];
