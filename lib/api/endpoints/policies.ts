import { z } from "zod";
import { Limit, Offset, Pagination } from "../../core/schemas.ts";
import * as policies from "../../domains/policies/index.ts";
import {
  BatchResult,
  Evaluation,
  Module,
  NewPolicy,
  PolicyId,
  PolicyResult,
  SavedPolicy,
  Simulation,
  SimulationResult,
} from "../../domains/policies/schemas.ts";
import { defineEndpoint, EncodedField } from "../define-endpoint.ts";

export const getModules = defineEndpoint({
  method: "GET",
  path: "/v1/trust/modules",
  summary: "List the measures of a subject",
  tag: "policies",
  access: "read",
  rateLimit: "default",
  response: z.object({ modules: z.array(Module) }),
  errors: [],
  handler: () => policies.listModules(),
});

export const savePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies",
  summary: "Save a policy",
  description: "A policy is a tree of conditions on modules. NOT_ELIGIBLE beyond 200 saved policies.",
  tag: "policies",
  access: "write",
  rateLimit: "default",
  body: NewPolicy,
  response: z.object({ policy: SavedPolicy }),
  status: 201,
  errors: ["NOT_ELIGIBLE"],
  handler: async ({ ctx, body }) => ({ policy: await policies.savePolicy(ctx, body) }),
});

export const listPolicies = defineEndpoint({
  method: "GET",
  path: "/v1/trust/policies",
  summary: "List the caller's policies",
  tag: "policies",
  access: "read",
  rateLimit: "default",
  query: z.object({ limit: Limit, offset: Offset }),
  response: z.object({ policies: z.array(SavedPolicy), pagination: Pagination }),
  errors: [],
  handler: ({ ctx, query }) => policies.listPolicies(ctx, query),
});

export const getPolicy = defineEndpoint({
  method: "GET",
  path: "/v1/trust/policies/{policyId}",
  summary: "Get a saved policy",
  tag: "policies",
  access: "read",
  rateLimit: "default",
  params: z.object({ policyId: PolicyId }),
  response: z.object({ policy: SavedPolicy }),
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ policy: await policies.getPolicy(ctx, params) }),
});

export const deletePolicy = defineEndpoint({
  method: "DELETE",
  path: "/v1/trust/policies/{policyId}",
  summary: "Delete a saved policy",
  tag: "policies",
  access: "admin",
  rateLimit: "default",
  params: z.object({ policyId: PolicyId }),
  response: z.object({ policy: SavedPolicy }),
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ policy: await policies.deletePolicy(ctx, params) }),
});

/** How evaluations are charged, for the documents. */
const COST = `Counts as more than one request where it asks much: each rule and identity is one unit, a rule on a token ten; 100
units are a request, 50 requests the most.`;

export const evaluatePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies/evaluate",
  summary: "Judge one or many identities by a policy",
  description: `Every rule says pass, fail or indeterminate (it could not be checked), what was measured and asked, the gap, and a
change after which it passes. With \`identity\` the answer has \`result\`, with \`identities\` it has \`results\` in their order; there
an identity that is not known could not be checked. An answer is at most 1 MB long: each identity has an equal share of it, and
\`leftOut\` names the fields of its rules that had no room: \`required\` where it is a list, then \`reason\` and \`howTo\`, then all but
the outcome. Ask for fewer identities at once to get every field. ${COST}`,
  tag: "policies",
  access: "read",
  rateLimit: "default",
  cost: ({ ctx, body }) => policies.evaluationCost(ctx, body),
  body: Evaluation,
  response: z.object({ result: PolicyResult.optional(), results: z.array(BatchResult).optional() }),
  errors: ["USER_NOT_FOUND", "NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: async ({ ctx, body }) => {
    const { identity, identities, ...which } = body;
    if (identity !== undefined) {
      return new EncodedField("result", await policies.evaluatePolicy(ctx, { ...which, identity }));
    }
    return new EncodedField(
      "results",
      await policies.evaluatePolicyBatch(ctx, { ...which, identities: identities ?? [] }),
    );
  },
});

export const simulatePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies/simulate",
  summary: "Say how a policy would judge all subjects",
  description: `Or those named. Of more than 5,000 subjects an even sample is judged (500 where a rule asks a chain for balances).
${COST} Without \`identities\`, 5,000 count (500 where a rule asks a chain).`,
  tag: "policies",
  access: "read",
  rateLimit: "default",
  cost: ({ ctx, body }) => policies.simulationCost(ctx, body),
  body: Simulation,
  response: SimulationResult,
  errors: ["NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: ({ ctx, body }) => policies.simulatePolicy(ctx, body),
});
