import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { secondsOf } from "./attestation-rows.ts";
import type { Schema } from "./built-in-schemas.ts";
import type { AttestMessage } from "./eas.ts";

/** How far an issuer's clock may be ahead, seconds. */
const CLOCK_SKEW = 600;

/** Throws INVALID_REQUEST for invalid times or revocability. */
export function requireTerms(ctx: Pick<Context, "now">, schema: Schema, message: AttestMessage): void {
  const { time, expirationTime, revocable } = message;
  if (time > secondsOf(ctx.now) + CLOCK_SKEW) throw invalidField("body.time", "is more than ten minutes ahead");
  if (expirationTime !== 0 && expirationTime <= time) {
    throw invalidField("body.expirationTime", "must be later than the time of the attestation, or 0 for never");
  }
  if (revocable && !schema.revocable) {
    throw invalidField("body.revocable", "must be false: attestations of this schema cannot be revoked");
  }
}
