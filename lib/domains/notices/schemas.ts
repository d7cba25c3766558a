import { z } from "zod";
import { type NoticeAudience, noticeKinds, noticeMedia, notices } from "../../core/notices.ts";
import { Timestamp } from "../../core/schemas.ts";
import type { TextKey } from "../../core/texts.ts";

// Schemas of requests and responses. Safe in a browser.

/** Kinds that people choose themselves; the operators' come by settings. */
const chosenKinds = noticeKinds.filter((kind) => notices[kind].audience !== "operators");

/** The kinds of an audience for forms, which do not import this file. `t`: the texts of `notices.kinds`. */
export function noticeChoices(audience: NoticeAudience, t: (key: TextKey<"notices.kinds">) => string) {
  return noticeKinds
    .filter((kind) => notices[kind].audience === audience)
    .map((kind) => ({ kind, label: t(`labels.${kind}`), when: t(`when.${kind}`) }));
}
export type NoticeChoice = ReturnType<typeof noticeChoices>[number];

const Kinds = z
  .array(z.enum(noticeKinds))
  .min(1)
  .max(chosenKinds.length)
  .refine((kinds) => kinds.every((kind) => chosenKinds.includes(kind)), "must not have a kind of operators")
  .meta({ description: "docs/notices.md says when each is sent.", example: ["score", "key"] });

export const NewNoticeChannel = z.strictObject({
  medium: z.enum(noticeMedia),
  target: z.string().trim().min(3).max(2_048).meta({
    description: "An e-mail address, or the URL of an incoming webhook.",
    example: "owner@example.com",
  }),
  kinds: Kinds,
});
export type NewNoticeChannel = z.infer<typeof NewNoticeChannel>;

export const NoticeChannelChange = z
  .strictObject({
    kinds: Kinds.optional(),
    active: z.literal(true).optional().meta({ description: "Switches one on that was paused." }),
  })
  .meta({ example: { kinds: ["score"] } });
export type NoticeChannelChange = z.infer<typeof NoticeChannelChange>;

export const NoticeChannel = z
  .object({
    id: z.string(),
    medium: z.enum(noticeMedia),
    target: z.string().meta({ description: "Its beginning and end." }),
    kinds: z.array(z.enum(noticeKinds)),
    status: z.enum(["unconfirmed", "active", "paused"]),
    reason: z.string().nullable().meta({ description: "Why it is paused." }),
    confirmBy: Timestamp.nullable().meta({ description: "Until when its confirmation is valid." }),
    createdAt: Timestamp,
    lastSentAt: Timestamp.nullable().meta({ description: "Of the last 7 days." }),
  })
  .meta({ id: "NoticeChannel", description: "Where a signed-in wallet gets notices." });
export type NoticeChannel = z.infer<typeof NoticeChannel>;

/** What a link of a message does. */
export const linkActs = ["confirm", "unsubscribe"] as const;
export type LinkAct = (typeof linkActs)[number];
