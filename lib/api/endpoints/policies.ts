import { z } from "zod";
import { Limit, Offset, Pagination } from "../../core/schemas.ts";
import * as policies from "../../domains/policies/index.ts";
import {
  BatchResult,
  EvaluationRequest,
  Module,
  NewPolicy,
  PolicyId,
  PolicyResult,
  SavedPolicy,
  SimulationRequest,
  SimulationResult,
} from "../../domains/policies/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const getModules = defineEndpoint({
  method: "GET",
  path: "/v1/trust/modules",
  summary: "List the measures of a subject",
  tag: "policies",
  access: "read",
  response: z.object({ modules: z.array(Module) }),
  handler: () => policies.listModules(),
});

export const savePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies",
  summary: "Save a policy",
  description: "A policy is a tree of conditions on modules. NOT_ELIGIBLE beyond 200 saved policies.",
  tag: "policies",
  access: "write",
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
  description: `Newest first. A page that would exceed 1 MB ends early: \`pagination.limit\` is then the number of its policies,
and the next page begins at \`offset + limit\`.`,
  tag: "policies",
  access: "read",
  query: z.object({ limit: Limit, offset: Offset }),
  response: z.object({ policies: z.array(SavedPolicy), pagination: Pagination }),
  handler: ({ ctx, query }) => policies.listPolicies(ctx, query),
});

export const getPolicy = defineEndpoint({
  method: "GET",
  path: "/v1/trust/policies/{policyId}",
  summary: "Get a saved policy",
  tag: "policies",
  access: "read",
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
  params: z.object({ policyId: PolicyId }),
  response: z.object({ policy: SavedPolicy }),
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => ({ policy: await policies.deletePolicy(ctx, params) }),
});

const COST = `Large evaluations count as more than one request: each rule for each identity is one unit, a rule on a token ten; 100
units are a request, up to 50 requests.`;

export const evaluatePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies/evaluate",
  summary: "Evaluate a policy for one or many identities",
  description: `Each rule passes, fails or is indeterminate (it could not be checked), with the measured and the required value, the
gap, and a change that makes it pass. With \`identity\` the response has \`result\`, with \`identities\` it has \`results\` in their
order; there an unknown identity is indeterminate. A response has at most 1 MB, with an equal share for each identity, and
\`leftOut\` names the fields of its rules that did not fit: \`required\` where it is a list, then \`reason\` and \`howTo\`, then all but
the outcome. Evaluate fewer identities at once for all fields. ${COST}`,
  tag: "policies",
  access: "read",
  cost: ({ ctx, body }) => policies.evaluationCost(ctx, body),
  body: EvaluationRequest,
  response: z.object({ result: PolicyResult.optional(), results: z.array(BatchResult).optional() }),
  errors: ["USER_NOT_FOUND", "NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: async ({ ctx, body }) => {
    const { identity, identities, ...choice } = body;
    if (identity !== undefined) {
      return { result: await policies.evaluatePolicy(ctx, { ...choice, identity }) };
    }
    return { results: await policies.evaluatePolicyBatch(ctx, { ...choice, identities: identities ?? [] }) };
  },
});

export const simulatePolicy = defineEndpoint({
  method: "POST",
  path: "/v1/trust/policies/simulate",
  summary: "Simulate a policy on all subjects",
  description: `Or on the given identities. Of more than 5,000 subjects an even sample is evaluated (500 where a rule reads balances
from a chain). ${COST} Without \`identities\`, 5,000 count (500 where a rule reads a chain).`,
  tag: "policies",
  access: "read",
  cost: ({ ctx, body }) => policies.simulationCost(ctx, body),
  body: SimulationRequest,
  response: SimulationResult,
  errors: ["NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: ({ ctx, body }) => policies.simulatePolicy(ctx, body),
});
