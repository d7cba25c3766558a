import { z } from "zod";
import { defineEndpoint, Existing } from "../../lib/api/define-endpoint.ts";
import { ServiceError } from "../../lib/core/errors.ts";
import { ChainId, ChainNumber, Identity, Limit, Offset, Pagination, paginate } from "../../lib/core/schemas.ts";

/** Endpoints of a test's own: one of each kind the pipeline has to distinguish. */
export function sampleEndpoints(hooks: { created?: () => Promise<void> } = {}) {
  let made = 0;
  return {
    getThing: defineEndpoint({
      method: "GET",
      path: "/v1/things/{identity}",
      summary: "Get a thing",
      tag: "scores",
      access: "read",
      rateLimit: "default",
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
      tag: "scores",
      access: "read",
      rateLimit: "leaderboard",
      query: z.object({
        category: z.enum(["total", "age"]).default("total"),
        status: z.enum(["open", "all"]).default("all"),
        limit: Limit,
        offset: Offset,
      }),
      response: z.object({ category: z.string(), pagination: Pagination }),
      errors: [],
      handler: ({ query }) => ({ category: query.category, pagination: paginate(0, query.limit, query.offset) }),
    }),
    batchThings: defineEndpoint({
      method: "POST",
      path: "/v1/things/batch",
      summary: "Get several things",
      tag: "scores",
      access: "read",
      rateLimit: "default",
      body: z.strictObject({ identities: z.array(Identity).min(1).max(100), chainId: ChainNumber.optional() }),
      response: z.object({ identities: z.array(z.string()) }),
      errors: [],
      handler: ({ body }) => ({ identities: body.identities }),
    }),
    createThing: defineEndpoint({
      method: "POST",
      path: "/v1/things",
      summary: "Make a thing",
      tag: "scores",
      access: "write",
      rateLimit: "default",
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
      tag: "scores",
      access: "public",
      rateLimit: "default",
      headers: { Vary: "Accept, RSC" },
      response: z.object({ root: z.boolean() }),
      errors: [],
      handler: () => ({ root: true }),
    }),
    getPlace: defineEndpoint({
      method: "GET",
      path: "/place/{name}/of",
      summary: "Get a place at the root of the host",
      tag: "scores",
      access: "read",
      rateLimit: "default",
      params: z.object({ name: z.string() }),
      response: z.object({ name: z.string() }),
      errors: [],
      handler: ({ params }) => params,
    }),
    deleteThing: defineEndpoint({
      method: "DELETE",
      path: "/v1/things/{identity}",
      summary: "Delete a thing",
      tag: "scores",
      access: "admin",
      rateLimit: "default",
      params: z.object({ identity: Identity }),
      response: z.object({}),
      errors: [],
      handler: () => ({}),
    }),
    findThings: defineEndpoint({
      method: "GET",
      path: "/v1/search-things",
      summary: "Find things",
      tag: "scores",
      access: "public",
      rateLimit: "default",
      query: z.object({ q: z.string().min(2).max(100) }),
      response: z.object({ q: z.string() }),
      errors: [],
      handler: ({ query }) => ({ q: query.q }),
    }),
  };
}
