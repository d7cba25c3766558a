import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as takedowns from "../../../domains/takedowns/index.ts";
import {
  NewTakedown,
  TakedownResponse,
  TakedownsQuery,
  TakedownsResponse,
} from "../../../domains/takedowns/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const takedownEndpoints = endpointGroup("administration", {
  listTakedowns: defineEndpoint({
    method: "GET",
    path: "/v1/takedowns",
    summary: "List takedowns",
    description: "The public log of what operators hid from pages and lists, with reasons, newest first.",
    access: "public",
    commands: [{ usage: "takedowns [kind]" }],
    query: TakedownsQuery,
    response: TakedownsResponse,
    handler: ({ ctx, query }) => takedowns.listTakedowns(ctx, query),
  }),

  takeDown: defineEndpoint({
    method: "POST",
    path: "/v1/admin/takedowns",
    summary: "Hide an attestation, a name, an avatar or the text of an appeal",
    access: "operator",
    commands: [{ usage: "takedown <kind> <target>" }],
    description: `From pages, lists, search, ENS records and badges, with a public reason. Scores and proofs stay: the attestation by its id and
the identity by its name still answer, with \`hidden\`. An appeal stays in the public log without its reason and evidence. Hiding it
again changes nothing.`,
    body: NewTakedown,
    response: TakedownResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, body }) => ({ takedown: await takedowns.takeDown(ctx, body) }),
  }),

  liftTakedown: defineEndpoint({
    method: "DELETE",
    path: "/v1/admin/takedowns/{id}",
    summary: "Lift a takedown",
    description: "The entry stays in the public log, with the time at which it was lifted.",
    access: "operator",
    commands: [{ usage: "takedown <kind> <target> --lift", sets: { id: "<kind>:<target>" } }],
    params: z.object({
      id: IdParam.meta({
        description: "The takedown's id, or kind and target of what is hidden.",
        example: "name:alice",
      }),
    }),
    response: TakedownResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ takedown: await takedowns.liftTakedown(ctx, params) }),
  }),
});
