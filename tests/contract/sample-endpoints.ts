import { z } from "zod";
import { defineEndpoint, Existing, endpointGroup } from "../../lib/api/declaration/define-endpoint.ts";
import { ServiceError } from "../../lib/core/errors.ts";
import { ChainId, ChainNumber, Identity, Limit, Offset, Pagination, paginate } from "../../lib/core/schemas.ts";

/** Endpoints of a test's own: one of each kind the pipeline has to distinguish. */
export function sampleEndpoints(hooks: { created?: () => Promise<void> } = {}) {
  let made = 0;
  return endpointGroup("scores", {
    getThing: defineEndpoint({
      method: "GET",
      path: "/v1/things/{identity}",
      summary: "Get a thing",
      access: "read",
      params: z.object({ identity: Identity }),
      query: z.object({ chainId: ChainId.optional() }),
      response: z.object({ identity: z.string(), chainId: z.number().nullable() }),
      errors: ["USER_NOT_FOUND"],
      handler: ({ params, query }) => {
        if (params.identity === "nobody") throw new ServiceError("USER_NOT_FOUND", "There is no such identity.");
        if (params.identity === "broken") throw new Error("a secret that must not be shown");
        return { identity: params.identity, chainId: query.chainId ?? null };
      },
    }),
    listThings: defineEndpoint({
      method: "GET",
      path: "/v1/things",
      summary: "List the things",
      access: "read",
      rateLimit: "leaderboard",
      query: z.object({
        category: z.enum(["total", "age"]).default("total"),
        status: z.enum(["open", "all"]).default("all"),
        limit: Limit,
        offset: Offset,
      }),
      response: z.object({ category: z.string(), pagination: Pagination }),
      handler: ({ query }) => ({ category: query.category, pagination: paginate(0, query.limit, query.offset) }),
    }),
    batchThings: defineEndpoint({
      method: "POST",
      path: "/v1/things/batch",
      summary: "Get several things",
      access: "read",
      body: z.strictObject({ identities: z.array(Identity).min(1).max(100), chainId: ChainNumber.optional() }),
      response: z.object({ identities: z.array(z.string()) }),
      handler: ({ body }) => ({ identities: body.identities }),
    }),
    createThing: defineEndpoint({
      method: "POST",
      path: "/v1/things",
      summary: "Make a thing",
      access: "write",
      body: z.strictObject({ name: z.string().max(100), fault: z.boolean().optional() }),
      status: 201,
      okWhen: "The thing was there already.",
      response: z.object({ number: z.number(), apiKey: z.string() }),
      errors: ["NAME_UNAVAILABLE"],
      handler: async ({ body }) => {
        await hooks.created?.();
        made++;
        if (body.fault) throw new Error("fault");
        if (body.name === "taken") throw new ServiceError("NAME_UNAVAILABLE", "The name is taken.");
        if (body.name === "known") return new Existing({ number: made, apiKey: "shown once" });
        return { number: made, apiKey: "shown once" };
      },
    }),
    getRoot: defineEndpoint({
      method: "GET",
      path: "/",
      summary: "Get the root",
      access: "public",
      headers: { Vary: "Accept, RSC, User-Agent" },
      response: z.object({ root: z.boolean() }),
      handler: () => ({ root: true }),
    }),
    getPlace: defineEndpoint({
      method: "GET",
      path: "/place/{name}/of",
      summary: "Get a place at the root of the host",
      access: "read",
      params: z.object({ name: z.string() }),
      response: z.object({ name: z.string() }),
      handler: ({ params }) => params,
    }),
    deleteThing: defineEndpoint({
      method: "DELETE",
      path: "/v1/things/{identity}",
      summary: "Delete a thing",
      access: "admin",
      params: z.object({ identity: Identity }),
      response: z.object({}),
      handler: () => ({}),
    }),
    findThings: defineEndpoint({
      method: "GET",
      path: "/v1/search-things",
      summary: "Find things",
      access: "public",
      query: z.object({ q: z.string().min(2).max(100) }),
      response: z.object({ q: z.string() }),
      handler: ({ query }) => ({ q: query.q }),
    }),
  });
}
