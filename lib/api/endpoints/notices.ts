import { z } from "zod";
import { IdParam } from "../../core/schemas.ts";
import * as notices from "../../domains/notices/index.ts";
import { NewNoticeChannel, NoticeChannel, NoticeChannelChange } from "../../domains/notices/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const params = z.object({ id: IdParam });
const response = z.object({ channel: NoticeChannel });

export const noticeEndpoints = endpointGroup("notices", {
  listNoticeChannels: defineEndpoint({
    method: "GET",
    path: "/v1/notices/channels",
    summary: "List the wallet's channels for notices",
    access: "session",
    response: z.object({ channels: z.array(NoticeChannel) }),
    handler: ({ ctx }) => notices.listChannels(ctx),
  }),

  addNoticeChannel: defineEndpoint({
    method: "POST",
    path: "/v1/notices/channels",
    summary: "Add a channel for notices",
    description: "An e-mail address is asked to confirm, and gets nothing else before. NOT_ELIGIBLE: docs/notices.md.",
    access: "session",
    body: NewNoticeChannel,
    response,
    status: 201,
    errors: ["NOT_ELIGIBLE"],
    handler: ({ ctx, body }) => notices.addChannel(ctx, body),
  }),

  updateNoticeChannel: defineEndpoint({
    method: "PATCH",
    path: "/v1/notices/channels/{id}",
    summary: "Change the kinds of a channel, or switch it on",
    access: "session",
    params,
    body: NoticeChannelChange,
    response,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params: { id }, body }) => notices.updateChannel(ctx, { ...body, channelId: id }),
  }),

  sendNoticeConfirmation: defineEndpoint({
    method: "POST",
    path: "/v1/notices/channels/{id}/confirmation",
    summary: "Ask a channel's address to confirm once more",
    description: "NOT_ELIGIBLE if it is confirmed, or may not be asked.",
    access: "session",
    params,
    body: z.strictObject({}),
    response,
    errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
    handler: ({ ctx, params: { id } }) => notices.sendConfirmation(ctx, { channelId: id }),
  }),

  deleteNoticeChannel: defineEndpoint({
    method: "DELETE",
    path: "/v1/notices/channels/{id}",
    summary: "Delete a channel with all that waits for it",
    access: "session",
    params,
    response,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params: { id } }) => notices.deleteChannel(ctx, { channelId: id }),
  }),
});
