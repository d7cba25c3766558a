import { z } from "zod";
import { listModules } from "../../domains/policies/index.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const Module = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.string(),
    type: z.enum(["number", "string", "boolean"]),
    range: z
      .union([
        z.object({ min: z.number(), max: z.number().nullable() }),
        z.object({ values: z.array(z.union([z.string(), z.boolean()])) }),
      ])
      .meta({ description: "Bounds of a number (max null: none), or the values there are." }),
    formula: z.string(),
    inputs: z.array(z.string()),
  })
  .meta({ id: "Module", description: "A named, versioned measure of a subject." });

export const getModules = defineEndpoint({
  method: "GET",
  path: "/v1/trust/modules",
  summary: "List the measures of a subject",
  tag: "policies",
  access: "read",
  rateLimit: "default",
  response: z.object({ modules: z.array(Module) }),
  errors: [],
  handler: () => listModules(),
});
