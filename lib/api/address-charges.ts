import { invalidField } from "../core/invalid-field.ts";
import type { AddressLimit, ClientBuckets } from "./address-buckets.ts";
import type { LimitStore } from "./limit-store.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { requireAllowed } from "./pipeline/charge.ts";
import type { Fail } from "./pipeline/reply.ts";
import type { Handled, Received } from "./pipeline/state.ts";

/** Charges client addresses for requests that reach no endpoint. See `Api`. */
export function createAddressCharges(options: {
  limits: LimitStore;
  clientBuckets: ClientBuckets;
  receive: (request: ApiRequest) => Received;
  fail: Fail;
  reply: (state: Handled) => ApiResponse;
}) {
  const { limits, clientBuckets, receive, fail, reply } = options;

  return {
    async chargeAddress(request: ApiRequest, limit?: AddressLimit): Promise<ApiResponse | null> {
      const state = receive(request);
      try {
        requireAllowed(await limits.charge(clientBuckets(request, limit), state.at));
        return null;
      } catch (thrown) {
        return reply(fail(state, thrown));
      }
    },

    async refuse(peer: string, message: string): Promise<ApiResponse> {
      const request = { ...UNREADABLE, peer };
      const state = receive(request);
      try {
        const charge = requireAllowed(await limits.charge(clientBuckets(request), state.at));
        return reply(fail({ ...state, charge }, invalidField("request", message)));
      } catch (thrown) {
        return reply(fail(state, thrown));
      }
    },
  };
}

/** A request that could not be read; only its peer is known. */
const UNREADABLE = { method: "", path: "", query: "", header: () => undefined, readBody: async () => null };
