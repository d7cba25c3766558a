import { z } from "zod";
import { AddressParam, EXAMPLE_ADDRESS, IdParam, Limit, Offset, parseAddress } from "../../../core/schemas.ts";
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
import { defineEndpoint } from "../../define-endpoint.ts";
import { operators } from "./operators.ts";

const DeveloperParams = z.object({
  developer: IdParam.transform((value) => parseAddress(value) ?? value).meta({
    description: "The id of a developer, or its wallet.",
    example: EXAMPLE_ADDRESS,
    override: { type: "string" },
  }),
});
const KeyParams = z.object({ keyId: IdParam });

const listDevelopers = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/developers",
  summary: "List and search developers",
  description: "Newest first.",
  query: DevelopersQuery,
  response: DevelopersResponse,
  handler: ({ ctx, query }) => developers.listDevelopers(ctx, query),
});

const getDeveloper = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/developers/{developer}",
  summary: "Get a developer and its keys",
  params: DeveloperParams,
  query: z.object({ limit: Limit, offset: Offset }),
  response: DeveloperWithKeysResponse,
  errors: ["NOT_FOUND"],
  handler: ({ ctx, params, query }) => developers.getDeveloper(ctx, { ...params, ...query }),
});

const setDeveloperTier = defineEndpoint({
  ...operators,
  method: "PATCH",
  path: "/v1/admin/developers/{developer}",
  summary: "Set a developer's plan tier",
  description: "Its limits apply within a second.",
  params: DeveloperParams,
  body: SetTier,
  response: DeveloperResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params, body }) => {
    const { id, wallet } = await developers.findDeveloper(ctx, params.developer);
    await developers.setPlanTier(ctx, { ...body, wallet: AddressParam.parse(wallet) });
    return { developer: await developers.findDeveloper(ctx, id) };
  },
});

const suspendDeveloper = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/developers/{developer}/suspension",
  summary: "Suspend a developer",
  description: "All processes refuse its keys and sessions within a second, with `FORBIDDEN` and the reason.",
  params: DeveloperParams,
  body: Suspend,
  response: DeveloperResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params, body }) => {
    const { id } = await developers.findDeveloper(ctx, params.developer);
    return { developer: await developers.suspendDeveloper(ctx, { developerId: id, reason: body.reason }) };
  },
});

const liftDeveloperSuspension = defineEndpoint({
  ...operators,
  method: "DELETE",
  path: "/v1/admin/developers/{developer}/suspension",
  summary: "Lift the suspension of a developer",
  params: DeveloperParams,
  response: DeveloperResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => {
    const { id } = await developers.findDeveloper(ctx, params.developer);
    return { developer: await developers.suspendDeveloper(ctx, { developerId: id, reason: null }) };
  },
});

const suspendKey = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/keys/{keyId}/suspension",
  summary: "Suspend an API key",
  description: "All processes refuse it within a second, with `FORBIDDEN` and the reason.",
  params: KeyParams,
  body: Suspend,
  response: KeyResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params, body }) => ({ key: await developers.suspendKey(ctx, { ...params, ...body }) }),
});

const liftKeySuspension = defineEndpoint({
  ...operators,
  method: "DELETE",
  path: "/v1/admin/keys/{keyId}/suspension",
  summary: "Lift the suspension of an API key",
  params: KeyParams,
  response: KeyResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ key: await developers.suspendKey(ctx, { ...params, reason: null }) }),
});

export const developerEndpoints = {
  listDevelopers,
  getDeveloper,
  setDeveloperTier,
  suspendDeveloper,
  liftDeveloperSuspension,
  suspendKey,
  liftKeySuspension,
} as const;
