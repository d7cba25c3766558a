import type { Calls } from "@credence/client";
import { type CallState, useCall } from "./use-call.ts";

const CALL = "GET /v1/score/{identity}";

/** The score of a name or an address, over all chains or on one. Null loads nothing. */
export function useScore(
  identity: string | null,
  { chainId }: { chainId?: number } = {},
): CallState<Calls[typeof CALL]["answer"]> {
  return useCall(identity === null ? null : JSON.stringify([CALL, identity, chainId]), (client) =>
    client.call(CALL, { params: { identity: identity ?? "" }, query: { chainId } }),
  );
}
