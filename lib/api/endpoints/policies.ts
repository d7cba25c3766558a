import { z } from "zod";
import { Identity, IdParam, Limit, Offset, Pagination } from "../../core/schemas.ts";
import * as policies from "../../domains/policies/index.ts";
import {
  BatchResult,
  EvaluationRequest,
  Module,
  NewPolicy,
  NewWatch,
  PassRequest,
  PolicyId,
  PolicyResult,
  PolicySimulationResponse,
  PolicyWatchResponse,
  RuleResult,
  SavedPolicy,
  SignedPass,
  SimulationRequest,
  SimulationResult,
  SnapshotBody,
  SnapshotQuery,
  SnapshotScores,
  SnapshotSetup,
  SnapshotUrl,
  TrialRequest,
  WatchedOutcomes,
} from "../../domains/policies/schemas.ts";
import { defineEndpoint, Existing, endpointGroup, Unfinished } from "../declaration/define-endpoint.ts";

const COST = `Large evaluations count as more than one request: each rule for each identity is one unit, one that reads a chain ten; 100
units are a request, up to 50 requests.`;

const gaps = z.array(RuleResult).meta({ description: "The rules that do not pass." });
const GapResponse = z.object({
  result: PolicyResult.omit({ rules: true }).extend({ gaps }).optional(),
  results: z.array(BatchResult.omit({ rules: true }).extend({ gaps })).optional(),
});

/** Evaluations with only those rules that do not pass. */
function selectGaps({ result, results, ...rest }: { result?: PolicyResult; results?: BatchResult[] }): object {
  const select = ({ rules, ...evaluation }: PolicyResult) => ({
    ...evaluation,
    gaps: rules.filter(({ outcome }) => outcome !== "pass"),
  });
  return { ...rest, result: result && select(result), results: results?.map(select) };
}

const SNAPSHOT = `The shape of Snapshot's strategies \`api\`, \`api-v2\`, \`api-post\` and \`api-v2-override\`. A wallet that passes the policy at the end
of the last whole UTC day before the block has score 1; others are left out. Of an identity only the wallet that was its primary one at the
end of that day has a score. The first answer for a day is stored and repeated. An unknown wallet is read for at most eight seconds, at
the charge of the policy's owner, where not all chains are followed with all wallets. What could not be checked (a wallet that is not
read, not yet compared with others or active after the day, a chain that is not followed, a block to come) is an error without
\`score\`: Snapshot looks at no status and would keep a 0 for good. Known wallets cost nobody anything and are never refused for a limit:
client addresses take turns. Unknown parameters and fields are ignored.`;
const SNAPSHOT_ERRORS = [
  "INVALID_REQUEST",
  "NOT_FOUND",
  "UNSUPPORTED_CHAIN",
  "CHAIN_UNAVAILABLE",
  "INDETERMINATE",
  "SERVICE_UNAVAILABLE",
] as const;
const SnapshotParams = z.object({ token: z.string().max(200).meta({ example: "u1ZL0mVbQeKq3xZ8rN5tYw2sD7fGhJkP" }) });

export const policyEndpoints = endpointGroup("policies", {
  getModules: defineEndpoint({
    method: "GET",
    path: "/v1/trust/modules",
    summary: "List the measures of a subject",
    access: "read",
    response: z.object({ modules: z.array(Module) }),
    handler: ({ ctx }) => policies.listModules(ctx),
  }),

  savePolicy: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies",
    summary: "Save a policy",
    description: `A policy is a tree of conditions on modules. One that the service returned can be sent as it is, here and where a policy is
evaluated: its \`id\` and \`createdAt\` are dropped. NOT_ELIGIBLE beyond 200 saved policies.`,
    access: "write",
    body: NewPolicy,
    response: z.object({ policy: SavedPolicy }),
    status: 201,
    errors: ["NOT_ELIGIBLE", "UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, body }) => ({ policy: await policies.savePolicy(ctx, body) }),
  }),

  listPolicies: defineEndpoint({
    method: "GET",
    path: "/v1/trust/policies",
    summary: "List the caller's policies",
    description: `Newest first. A page that would exceed 1 MB ends early: \`pagination.limit\` is then the number of its policies,
and the next page begins at \`offset + limit\`.`,
    access: "read",
    query: z.object({ limit: Limit, offset: Offset }),
    response: z.object({ policies: z.array(SavedPolicy), pagination: Pagination }),
    handler: ({ ctx, query }) => policies.listPolicies(ctx, query),
  }),

  getPolicy: defineEndpoint({
    method: "GET",
    path: "/v1/trust/policies/{policyId}",
    summary: "Get a saved policy",
    access: "read",
    params: z.object({ policyId: PolicyId }),
    response: z.object({ policy: SavedPolicy }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ policy: await policies.getPolicy(ctx, params) }),
  }),

  deletePolicy: defineEndpoint({
    method: "DELETE",
    path: "/v1/trust/policies/{policyId}",
    summary: "Delete a saved policy",
    access: "admin",
    params: z.object({ policyId: PolicyId }),
    response: z.object({ policy: SavedPolicy }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ policy: await policies.deletePolicy(ctx, params) }),
  }),

  evaluatePolicy: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/evaluate",
    summary: "Evaluate a policy for one or many identities",
    description: `Each rule passes, fails or is indeterminate (it could not be checked), with the measured and the required value, the
gap, and a change that makes it pass. With \`identity\` the response has \`result\`, with \`identities\` it has \`results\` in their
order; there an unknown identity is indeterminate. A response has at most 1 MB, with an equal share for each identity, and
\`leftOut\` names the fields of its rules that did not fit: \`required\` where it is a list, then \`reason\` and \`howTo\`, then all but
the outcome. Evaluate fewer identities at once for all fields.

With \`at\`, by everything up to the end of that UTC day in chain time, as known now: would these wallets have passed on the day of
a snapshot? Points, tiers and percentiles are those of the day's closes and board; flags, ages and points over several chains are
folded from stored activity, attestations are those that counted then, and contracts are asked at the day's last block. Token balances
and the state of names are not stored by day, so rules on them are indeterminate. The age of data is that at the end of the day, and there is no \`howTo\`.

With \`wait\` (one identity, without \`at\`), an address that is not known is read, as by \`getScore\`, compared with others and evaluated
now, for nine requests more. If the seconds do not suffice, every rule is indeterminate, \`reason\` says why, and there is
\`Retry-After\`. ${COST} With \`at\`, folding is 500 units for each identity and set of chains; at most three sets, and 10,000 stored rows of an identity.

A publishable key evaluates its saved policies, for one identity at a time.`,
    access: "read",
    takesPublishableKey: true,
    cost: ({ ctx, body }) => policies.evaluationCost(ctx, body),
    body: EvaluationRequest,
    response: z.object({ result: PolicyResult.optional(), results: z.array(BatchResult).optional() }),
    errors: ["USER_NOT_FOUND", "NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
    tools: [
      {
        name: "evaluate_policy",
        description: `Decide whether an identity meets a policy: a saved one (policyId) or one you write (policy), such as
{"op":"all","rules":[{"module":"total","cmp":"gte","value":300}]}. outcome is pass, fail or indeterminate (it could not be checked:
do not treat it as a fail); allowed applies the policy's choice for that.`,
      },
      {
        name: "explain_gap",
        description: `Find out what an identity lacks for a policy: the rules that do not pass, with the measured and the required value,
the distance, and howTo.change, a change that is known to make the rule pass. gaps is empty if nothing is missing.`,
        view: { response: GapResponse, of: selectGaps },
      },
    ],
    handler: async ({ ctx, body }) => {
      const { identity, identities = [], ...choice } = body;
      if (identity === undefined)
        return { results: await policies.evaluatePolicyBatch(ctx, { ...choice, identities }) };
      const { result, isUnfinished } = await policies.evaluateOrWait(ctx, { ...choice, identity });
      return isUnfinished ? new Unfinished({ result }) : { result };
    },
  }),

  simulatePolicy: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/simulate",
    summary: "Simulate a policy on all subjects",
    description: `Evaluates all subjects, or the given identities. Of more than 5,000 subjects it takes an even sample (500 if a rule reads balances
from a chain) and states its margin of error; \`startSimulation\` evaluates all of them. ${COST} Without \`identities\`, 5,000 count (500 if a rule reads a chain).`,
    access: "read",
    cost: ({ ctx, body }) => policies.simulationCost(ctx, body),
    body: SimulationRequest,
    response: SimulationResult,
    errors: ["NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
    handler: ({ ctx, body }) => policies.simulatePolicy(ctx, body),
  }),

  startSimulation: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/{policyId}/simulations",
    summary: "Start an exact simulation of a saved policy",
    description: `Evaluates every scored subject in the background; the thresholds are those of \`simulatePolicy\`. Fetch progress and
result with \`getSimulation\`, until ${policies.SIMULATION_DAYS} days after its end. A developer has one unfinished simulation at a time, and
simulations of different developers take turns. Counts as many requests as \`simulatePolicy\` without \`identities\`.`,
    access: "write",
    params: z.object({ policyId: PolicyId }),
    cost: ({ ctx, params }) => policies.simulationCost(ctx, params),
    response: PolicySimulationResponse,
    status: 201,
    okWhen: "The caller has an unfinished simulation, of this policy or another: it is returned unchanged.",
    errors: ["NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, params }) => {
      const { simulation, isNew } = await policies.startSimulation(ctx, params);
      return isNew ? { simulation } : new Existing({ simulation });
    },
  }),

  getSimulation: defineEndpoint({
    method: "GET",
    path: "/v1/trust/policies/{policyId}/simulations/{simulationId}",
    summary: "Get the progress and the result of an exact simulation",
    access: "read",
    params: z.object({ policyId: PolicyId, simulationId: IdParam }),
    response: PolicySimulationResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ simulation: await policies.getSimulation(ctx, params) }),
  }),

  tryPolicy: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/try",
    summary: "Try a policy on one identity, without a key",
    description: `The policies page shows this result while you type. It is charged to the client's address, at the cost of an evaluation;
without \`identity\` the policy is only checked, and \`result\` is null.`,
    access: "public",
    anyOrigin: true,
    cost: ({ ctx, body }) => policies.evaluationCost(ctx, body),
    body: TrialRequest,
    response: z.object({ result: PolicyResult.nullable() }),
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
    handler: async ({ ctx, body }) => ({ result: await policies.tryPolicy(ctx, body) }),
  }),

  watchPolicy: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/{policyId}/watch",
    summary: "Watch the outcomes of a saved policy for wallets",
    description: `Adds wallets to the watch of the policy: at most 1,000 identities a call, or those of a complete list. Each change of an outcome is
the event \`policy.outcome_changed\`, once the blocks that it depends on are final. Identities are judged at once; a wallet of a list that was not
judged by this policy, and one whose blocks are not final, is \`indeterminate\` until it is. Unknown wallets are indeterminate: a watch reads
none. A name stands for its primary wallet of now. NOT_ELIGIBLE beyond 100,000 wallets of a developer, over all policies. ${COST}`,
    access: "write",
    params: z.object({ policyId: PolicyId }),
    cost: ({ ctx, params, body }) => policies.evaluationCost(ctx, { ...params, identities: body.identities }),
    body: NewWatch,
    response: PolicyWatchResponse,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND", "USER_NOT_FOUND", "SERVICE_UNAVAILABLE"],
    handler: async ({ ctx, params, body }) => ({ watch: await policies.watchPolicy(ctx, { ...params, ...body }) }),
  }),

  getWatch: defineEndpoint({
    method: "GET",
    path: "/v1/trust/policies/{policyId}/watch",
    summary: "List the watched wallets of a policy with their outcomes",
    description: `In the order of addresses. An outcome is the one that the newest event reported.`,
    access: "read",
    params: z.object({ policyId: PolicyId }),
    query: z.object({ limit: Limit, offset: Offset }),
    response: WatchedOutcomes,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, query }) => policies.getWatch(ctx, { ...params, ...query }),
  }),

  endWatch: defineEndpoint({
    method: "DELETE",
    path: "/v1/trust/policies/{policyId}/watch",
    summary: "End the watch of a policy, or of one of its wallets",
    description: "Nothing more is reported of them. Returns the watch as it was, or with `identity`, as it is now.",
    access: "write",
    params: z.object({ policyId: PolicyId }),
    query: z.object({ identity: Identity.optional() }),
    response: PolicyWatchResponse,
    errors: ["NOT_FOUND", "USER_NOT_FOUND"],
    handler: async ({ ctx, params, query }) => ({ watch: await policies.endWatch(ctx, { ...params, ...query }) }),
  }),

  createSnapshotToken: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/{policyId}/snapshot",
    summary: "Make the address under which Snapshot asks for a policy's scores",
    description: `\`url\` is shown once; \`setup\` has what to paste into a space. An earlier address answers for ${policies.SNAPSHOT_DAYS} more
days. NOT_ELIGIBLE for a policy with a rule that past days do not store (\`token\`, \`identity\`, \`contract\` without an archive node); \`details\` names it.`,
    access: "write",
    params: z.object({ policyId: PolicyId }),
    response: z.object({ url: SnapshotUrl, setup: SnapshotSetup }),
    status: 201,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND", "CHAIN_UNAVAILABLE"],
    handler: ({ ctx, params }) => policies.createSnapshotToken(ctx, params),
  }),

  deleteSnapshotTokens: defineEndpoint({
    method: "DELETE",
    path: "/v1/trust/policies/{policyId}/snapshot",
    summary: "End all Snapshot addresses of a policy",
    description: "At once, with the answers that they gave: votes that name them cannot go on.",
    access: "write",
    params: z.object({ policyId: PolicyId }),
    response: z.object({ deleted: z.int() }),
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => policies.deleteSnapshotTokens(ctx, params),
  }),

  getSnapshotScores: defineEndpoint({
    method: "GET",
    path: "/snapshot/{token}",
    summary: "Get the scores of voters in a Snapshot space",
    description: SNAPSHOT,
    access: "public",
    isFree: true,
    takesAnyQuery: true,
    params: SnapshotParams,
    query: SnapshotQuery,
    response: SnapshotScores,
    errors: SNAPSHOT_ERRORS,
    handler: ({ ctx, params, query }) => policies.readSnapshotScores(ctx, { ...params, ...query }),
  }),

  postSnapshotScores: defineEndpoint({
    method: "POST",
    path: "/snapshot/{token}",
    summary: "Get the scores of many voters in a Snapshot space",
    description: SNAPSHOT,
    access: "public",
    isFree: true,
    takesAnyQuery: true,
    params: SnapshotParams,
    body: SnapshotBody,
    longestBody: 8 * 1024 * 1024,
    response: SnapshotScores,
    errors: SNAPSHOT_ERRORS,
    handler: ({ ctx, params, body }) => policies.readSnapshotScores(ctx, { ...params, ...body }),
  }),

  issuePass: defineEndpoint({
    method: "POST",
    path: "/v1/trust/policies/{policyId}/pass",
    summary: "Issue a pass that a contract verifies",
    description: `Evaluates the policy and signs an EIP-712 \`PolicyPass\` for the chain's ScoreVerifier, valid for
${policies.PASS_SECONDS / 60} minutes. A key issues passes of its developer's policies for everybody; a session gets those of any
policy for its own identity. NOT_ELIGIBLE if the identity fails, INDETERMINATE if it could not be checked; \`details\` lists the rules.
UNSUPPORTED_CHAIN for a chain without ScoreVerifier (\`/.well-known/credence.json\` lists them). Costs as much as the evaluation.`,
    access: ["session", "write"],
    params: z.object({ policyId: PolicyId }),
    cost: ({ ctx, params, body }) => policies.passCost(ctx, { ...params, ...body }),
    body: PassRequest,
    response: SignedPass,
    status: 201,
    errors: [
      "NOT_ELIGIBLE",
      "INDETERMINATE",
      "USER_NOT_FOUND",
      "NOT_FOUND",
      "UNSUPPORTED_CHAIN",
      "SERVICE_UNAVAILABLE",
    ],
    handler: ({ ctx, params, body }) => policies.issuePass(ctx, { ...params, ...body }),
  }),
});
