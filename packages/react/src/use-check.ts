import type { Calls, Check } from "@credence/client";
import { type CallState, useCall } from "./use-call.ts";

const CALL = "GET /v1/check/{address}" satisfies keyof Calls;

export interface CheckQuery {
  /** Who is to be paid; null loads nothing. */
  address: string | null;
  /** The wallet that pays. Without it nothing can be said of payments, nor of addresses that look alike. */
  from?: string | undefined;
  /** Seconds to wait while an unknown `from` is read, 1 to 30; it counts as ten requests. */
  wait?: number | undefined;
}

/** What is known of an address before it is paid. An answer without warnings is no promise. */
export function useCheck({ address, from, wait }: CheckQuery): CallState<Check> {
  return useCall(address === null ? null : JSON.stringify([CALL, address, from, wait]), async (client) => {
    const query = { from, wait: from === undefined ? undefined : wait };
    return (await client.call(CALL, { params: { address: address ?? "" }, query })).check;
  });
}
