import { z } from "zod";

// Schemas of requests and responses. Safe in a browser.

/** Longest calldata of a lookup, bytes. */
const MOST_LOOKUP_BYTES = 8_192;

type Hex = `0x${string}`;

const EXAMPLE = "0x9061b923";
const DIGITS = `(?:[0-9a-fA-F]{2}){4,${MOST_LOOKUP_BYTES}}`;
const MESSAGE = `must be calldata: 0x and an even number of hex digits, for 4 to ${MOST_LOOKUP_BYTES} bytes`;

/** Calldata in a body. */
export const LookupData = z
  .string()
  .regex(new RegExp(`^0x${DIGITS}$`), MESSAGE)
  .transform((value) => value.toLowerCase() as Hex) // Checked by the expression.
  .meta({
    description: "Calldata of `resolve(bytes,bytes)`.",
    example: EXAMPLE,
    override: { type: "string", pattern: `^0x${DIGITS}$` },
  });

/** Calldata in a path, where clients may add `.json`. */
export const LookupPath = z
  .string()
  .regex(new RegExp(`^0x${DIGITS}(?:\\.json)?$`), MESSAGE)
  .transform((value) => value.replace(/\.json$/, "").toLowerCase() as Hex) // Checked by the expression.
  .meta({
    description: "Calldata of `resolve(bytes,bytes)`; `.json` may follow.",
    example: EXAMPLE,
    override: { type: "string", pattern: `^0x${DIGITS}(?:\\.json)?$` },
  });

export const LookupResponse = z.object({
  data: z
    .string()
    .regex(/^0x(?:[0-9a-f]{2})+$/)
    .meta({ description: "ABI-encoded `(bytes result, uint64 expires, bytes signature)`, for `resolveWithProof`." }),
});
