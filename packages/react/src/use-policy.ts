import type { Calls, Policy, PolicyResult } from "@credence/client";
import { type CallState, useCall } from "./use-call.ts";

const CALL = "POST /v1/trust/policies/evaluate" satisfies keyof Calls;

/** A saved policy (`policyId`) or a policy itself, and whom it is evaluated for; without `identity` nothing is loaded. */
export type PolicyQuery = { identity: string | null } & ({ policyId: string } | { policy: Policy });

/** The evaluation of a policy for an identity. */
export function usePolicy({ identity, ...choice }: PolicyQuery): CallState<PolicyResult> {
  return useCall(identity === null ? null : JSON.stringify([CALL, identity, choice]), async (client) => {
    const { result } = await client.call(CALL, { body: { identity: identity ?? "", ...choice } });
    if (!result) throw new Error("The service returned no evaluation.");
    return result;
  });
}
