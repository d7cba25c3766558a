import { z } from "zod";
import { Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

const Count = z.int().nonnegative();

const ScreeningList = z
  .object({
    name: z.string().meta({ description: "What rules and answers call it." }),
    title: z.string(),
    source: z.enum(["file", "url", "oracle"]),
    place: z.string().meta({
      description: "The file's path, the URL's host, or the oracle's chain and address.",
      example: "lists.example.org",
    }),
    asOf: Timestamp.nullable().meta({ description: "Its last refresh; null: none yet, or an oracle." }),
    publishedAt: Timestamp.nullable().meta({ description: "The date that the source states of itself." }),
    stale: z.boolean().meta({ description: "It was not refreshed in time: who is not on it may be listed by now." }),
    entries: Count,
    unread: Count.meta({ description: "Lines of the source that name no address." }),
    error: z.string().nullable().meta({ description: "Why the last refresh failed." }),
    failingSince: Timestamp.nullable(),
    refused: Count.nullable().meta({
      description:
        "Entries of the newest answer, where they are less than half of those before: it waits for an operator.",
    }),
  })
  .meta({ id: "ScreeningList", description: "A list of addresses of the operator's, which changes no score." });
export type ScreeningListView = z.infer<typeof ScreeningList>;

export const ListParams = z.object({ name: z.string().min(1).max(100).meta({ example: "sanctions" }) });
export const ScreeningListsResponse = z.object({ lists: z.array(ScreeningList) });
export const ScreeningListResponse = z.object({ list: ScreeningList });
