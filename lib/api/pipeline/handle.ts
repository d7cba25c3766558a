import { invalidField } from "../../core/invalid-field.ts";
import type { Caller } from "../caller.ts";
import { isPublic } from "../define-endpoint.ts";
import { type Idempotency, idempotencyKey, SHOWN_ONCE } from "../idempotency.ts";
import { openUpload, readBytes } from "../read-input.ts";
import { declaredPath } from "../router.ts";
import type { createCallHandler } from "./call-handler.ts";
import type { Stage } from "./compose.ts";
import type { Authorized, Handled } from "./state.ts";

/** Bytes of a response that are stored for each request of the plan tier's day. */
const REPLY_BYTES = 4_096;

function requestsADay({ buckets }: Caller): number {
  return buckets.default.find(({ window }) => window === "day")?.limit ?? 0;
}

/** Reads the body and calls the handler, or repeats the first reply for a used Idempotency-Key. */
export function createHandle(
  callHandler: ReturnType<typeof createCallHandler>,
  idempotency: Idempotency,
): Stage<Authorized, Handled> {
  async function handleUnsafe(state: Authorized): Promise<Handled> {
    const { request, match, caller } = state;
    const key = request.header("idempotency-key");
    const upload = openUpload(match.route.endpoint, request);
    if (upload) {
      if (key !== undefined) throw invalidField("Idempotency-Key", "is taken with JSON alone: files are not compared");
      return callHandler({ ...state, bytes: undefined, upload });
    }
    const bytes = await readBytes(request, match.route.endpoint.longestBody);
    // Whoever has a publishable key would get the stored answers of others.
    if (key === undefined || !caller || caller.pages || isPublic(match.route.endpoint))
      return callHandler({ ...state, bytes });
    const named = {
      caller: caller.actor.developerId,
      method: request.method,
      path: declaredPath(request.path),
      key: idempotencyKey(key),
      body: bytes,
      mostBytes: REPLY_BYTES * requestsADay(caller),
      isRepeatable: !SHOWN_ONCE.some((field) => field in match.route.endpoint.response.shape),
    };
    // A client that lost its connection repeats the request for this result.
    const completed = { ...state, request: { ...request, signal: undefined } };
    const done = await idempotency.once(named, async () => callHandler({ ...completed, bytes }));
    if (!done.isReplay) return done.result;
    const { status, body } = done.stored;
    return { ...state, cost: null, reply: { status, headers: { "Idempotent-Replayed": "true" }, body } };
  }

  return (state) =>
    state.match.route.endpoint.method === "GET" ? callHandler({ ...state, bytes: undefined }) : handleUnsafe(state);
}
