import { z } from "zod";
import { parseAddress } from "../../../core/parse-address.ts";
import { EXAMPLE_ADDRESS, IdParam, Limit, Offset } from "../../../core/schemas.ts";
import * as developers from "../../../domains/developers/index.ts";
import {
  DeveloperResponse,
  DevelopersQuery,
  DevelopersResponse,
  DeveloperWithKeysResponse,
  KeyResponse,
  SetTier,
  Suspend,
} from "../../../domains/developers/schemas.ts";
import * as personalData from "../../../domains/personal-data/index.ts";
import { DataLine, ErasureResponse, EXPORT_COST, OperatorsErasure } from "../../../domains/personal-data/schemas.ts";
import { Download, defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

const DeveloperParams = z.object({
  developer: IdParam.transform((value) => parseAddress(value) ?? value).meta({
    description: "The id of a developer, or a wallet that only one has.",
    example: EXAMPLE_ADDRESS,
    override: { type: "string" },
  }),
});
const KeyParams = z.object({ keyId: IdParam });

export const developerEndpoints = endpointGroup("administration", {
  listDevelopers: defineEndpoint({
    method: "GET",
    path: "/v1/admin/developers",
    summary: "List and search developers",
    description: "Newest first.",
    access: "reader",
    commands: [{ usage: "developers [q]" }],
    query: DevelopersQuery,
    response: DevelopersResponse,
    handler: ({ ctx, query }) => developers.listDevelopers(ctx, query),
  }),

  getDeveloper: defineEndpoint({
    method: "GET",
    path: "/v1/admin/developers/{developer}",
    summary: "Get a developer and its keys",
    access: "reader",
    commands: [{ usage: "developer <developer>" }],
    params: DeveloperParams,
    query: z.object({ limit: Limit, offset: Offset }),
    response: DeveloperWithKeysResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, query }) => developers.getDeveloper(ctx, { ...params, ...query }),
  }),

  setDeveloperTier: defineEndpoint({
    method: "PATCH",
    path: "/v1/admin/developers/{developer}",
    summary: "Set a developer's plan tier",
    description: "Its limits apply within a second. A wallet that never signed in gets a developer.",
    access: "operator",
    commands: [{ usage: "tier <developer> <tier>" }],
    params: DeveloperParams,
    body: SetTier,
    response: DeveloperResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => {
      const wallet = parseAddress(params.developer);
      const { id } = await developers.setPlanTier(ctx, {
        ...body,
        ...(wallet ? { wallet } : { developerId: params.developer }),
      });
      return { developer: await developers.findDeveloper(ctx, id) };
    },
  }),

  suspendDeveloper: defineEndpoint({
    method: "POST",
    path: "/v1/admin/developers/{developer}/suspension",
    summary: "Suspend a developer",
    description:
      "All processes refuse its keys and sessions within a second, with `FORBIDDEN` and the reason. Deliveries of its webhooks wait.",
    access: "operator",
    commands: [{ usage: "suspend <developer>" }],
    params: DeveloperParams,
    body: Suspend,
    response: DeveloperResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => {
      const { id } = await developers.findDeveloper(ctx, params.developer);
      return { developer: await developers.suspendDeveloper(ctx, { developerId: id, reason: body.reason }) };
    },
  }),

  liftDeveloperSuspension: defineEndpoint({
    method: "DELETE",
    path: "/v1/admin/developers/{developer}/suspension",
    summary: "Lift the suspension of a developer",
    access: "operator",
    commands: [{ usage: "suspend <developer> --lift" }],
    params: DeveloperParams,
    response: DeveloperResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => {
      const { id } = await developers.findDeveloper(ctx, params.developer);
      return { developer: await developers.suspendDeveloper(ctx, { developerId: id, reason: null }) };
    },
  }),

  getDeveloperData: defineEndpoint({
    method: "GET",
    path: "/v1/admin/developers/{developer}/data",
    summary: "Download all that is kept about a developer",
    description: "As `GET /v1/developer/data`. The audit log has who read it.",
    access: "operator",
    commands: [{ usage: "data <developer>" }],
    params: DeveloperParams,
    cost: () => EXPORT_COST,
    response: DataLine,
    download: ["application/x-ndjson"],
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => {
      const { id } = await developers.findDeveloper(ctx, params.developer);
      return new Download(null, { chunks: await personalData.collectDataOf(ctx, { developerId: id }) });
    },
  }),

  eraseDeveloperData: defineEndpoint({
    method: "POST",
    path: "/v1/admin/developers/{developer}/erasure",
    summary: "Erase the data of a developer",
    description: "As `POST /v1/developer/erasure`, for somebody who cannot sign. It cannot be undone.",
    access: "operator",
    commands: [{ usage: "erase <developer>" }],
    params: DeveloperParams,
    body: OperatorsErasure,
    response: ErasureResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => {
      const { id } = await developers.findDeveloper(ctx, params.developer);
      return personalData.eraseDataOf(ctx, { ...body, developerId: id });
    },
  }),

  suspendKey: defineEndpoint({
    method: "POST",
    path: "/v1/admin/keys/{keyId}/suspension",
    summary: "Suspend an API key",
    description: "All processes refuse it within a second, with `FORBIDDEN` and the reason.",
    access: "operator",
    commands: [{ usage: "suspend <keyId>", startsWith: "key_" }],
    params: KeyParams,
    body: Suspend,
    response: KeyResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => ({ key: await developers.suspendKey(ctx, { ...params, ...body }) }),
  }),

  liftKeySuspension: defineEndpoint({
    method: "DELETE",
    path: "/v1/admin/keys/{keyId}/suspension",
    summary: "Lift the suspension of an API key",
    access: "operator",
    commands: [{ usage: "suspend <keyId> --lift", startsWith: "key_" }],
    params: KeyParams,
    response: KeyResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ key: await developers.suspendKey(ctx, { ...params, reason: null }) }),
  }),
});
