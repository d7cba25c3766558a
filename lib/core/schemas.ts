import { z } from "zod";
import type { Address } from "./chains.ts";
import { addressProblem, checksums, parseAddress } from "./parse-address.ts";
import { processSingleton } from "./process-singleton.ts";

// Schemas that all declarations share. Path and query parameters arrive as strings, body fields as JSON values.

/** Maximum rows of a page and items of a batch. */
export const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 50;

const nameSuffix = processSingleton("name suffix", () => ({ value: ".svc" }));

/** Sets the suffix that `Identity` removes (setting NAME_SUFFIX). */
export function setNameSuffix(suffix: string): void {
  nameSuffix.value = suffix;
}

/** Lower case for ASCII letters only: `toLowerCase` would turn the Kelvin sign into a k. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The name without one suffix, lower case for ASCII letters. */
export function stripSuffix(name: string): string {
  const suffix = nameSuffix.value;
  const lower = lowerAscii(name);
  return lower.endsWith(suffix) ? lower.slice(0, -suffix.length) : lower;
}

const NAME_LABEL = /^(?=.{3,32}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_NAME_LENGTH = 255;

/** Whether every label of a lower-case name without suffix is valid (a subname has several labels). */
export function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && name.split(".").every((label) => NAME_LABEL.test(label));
}

export const EXAMPLE_ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

const LOWER_CASE_ADDRESS = /^0x[0-9a-f]{40}$/;

/**
 * Whether a parsed identity is an address (lower-case hex) and not a name. A subname can begin with 0x and have 42 characters,
 * but no label is long enough for 40 digits.
 */
export function isAddressIdentity(identity: string): identity is Address {
  return LOWER_CASE_ADDRESS.test(identity);
}

const ADDRESS_MESSAGE = "must be an address: 0x and 40 hex digits; in mixed case, with a valid EIP-55 checksum";

const FORMS =
  "also as pasted (`arb1:0x…`, `eip155:10:0x…`, `ethereum:0x…@10`, `0x…@eip155:10`); the chain selects nothing";

/** An address as people paste it → lower-case hex. */
export const AddressParam = z
  .string()
  .transform((value, issues) => {
    const address = parseAddress(value);
    if (address) return address;
    issues.addIssue({ code: "custom", message: addressProblem(value) ?? ADDRESS_MESSAGE });
    return z.NEVER;
  })
  .meta({
    description: `An EVM address in any case; in mixed case it needs a valid EIP-55 checksum; ${FORMS}.`,
    example: EXAMPLE_ADDRESS,
    override: { type: "string", minLength: 42 },
  });

/**
 * A name (with or without suffix, any case) or an address as people paste it → the name without suffix or the address, both lower case.
 * {@link isAddressIdentity} distinguishes them.
 */
export const Identity = z
  .string()
  .transform((value, issues) => {
    const address = parseAddress(value);
    if (address) return address;
    const problem = addressProblem(value);
    const name = stripSuffix(value.trim());
    if (!problem && isName(name)) return name;
    const message = problem ?? `must be a name, or ${ADDRESS_MESSAGE.slice("must be ".length)}`;
    issues.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .meta({
    description: `An identity name, with or without the suffix and in any case, or a wallet address; ${FORMS}.`,
    example: EXAMPLE_ADDRESS,
    override: { type: "string", minLength: 1 },
  });

/** Longer than any valid limit or offset. */
const DIGITS = /^[0-9]{1,400}$/;

/** An id in a path or query. */
export const IdParam = z.string().regex(/^[\x21-\x7e]{1,100}$/, "must be an id from an earlier response");

/** A chain id in a path or query. The use case checks whether it is configured. */
export const ChainId = z
  .string()
  .regex(/^[1-9][0-9]{0,77}$/, "must be a positive integer")
  .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER))
  .meta({
    description: "A chain id.",
    example: 1,
    override: { type: "integer", minimum: 1 },
  });

/** A chain id in a query that selects from the rows of all chains. */
export const ChainFilter = ChainId.optional().meta({ description: "A chain id; without it, all chains." });

/** Seconds, in a query. */
export const WaitParam = z
  .string()
  .regex(/^([1-9]|[12][0-9]|30)$/, "must be an integer from 1 to 30")
  .transform(Number)
  .meta({
    description: "Seconds to wait while an unknown address is read.",
    override: { type: "integer", minimum: 1, maximum: 30 },
  });

/** A chain id in a JSON body. */
export const ChainNumber = z.int().positive().meta({ description: "A chain id.", example: 1 });

/** Rows of a page: 1 to 100, 50 if absent. Above 100 the error is LIMIT_EXCEEDS_MAXIMUM. */
export const Limit = z
  .string()
  .regex(DIGITS, "must be a positive integer")
  .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER))
  .pipe(z.int().min(1).max(MAX_LIMIT))
  .default(DEFAULT_LIMIT)
  .meta({
    description: "Rows of a page.",
    override: { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  });

/** Rows before the page: 0 or more, 0 if absent. */
export const Offset = z
  .string()
  .regex(DIGITS, "must be 0 or a positive integer")
  .transform(Number)
  .pipe(z.int().min(0).max(Number.MAX_SAFE_INTEGER))
  .default(0)
  .meta({ description: "Rows before the page.", override: { type: "integer", minimum: 0, default: 0 } });

export const SortOrder = z.enum(["asc", "desc"]).meta({ description: "Direction of the order." });

/** A time in a query: ISO 8601 date (00:00 UTC), or date and time with zone → Date. */
export const Instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "must be an ISO 8601 date, or a date and time with zone")
  .transform((value) => new Date(value))
  .meta({
    description: "An ISO 8601 date (00:00 UTC), or a date and time with zone.",
    example: "2026-01-15T12:00:00Z",
    override: { type: "string" },
  });

/** A UTC day in a query → 00:00 of it, unix seconds. PostgreSQL has no year 0. */
export const DayParam = z.iso
  .date("must be a day: YYYY-MM-DD")
  .refine((value) => !value.startsWith("0000"), "must be a day: YYYY-MM-DD")
  .transform((value) => Date.parse(value) / 1000)
  .meta({ description: "A UTC day: YYYY-MM-DD.", example: "2026-01-15", override: { type: "string", format: "date" } });

/** A UTC day in a response. */
export const Day = z.iso.date().meta({ description: "A UTC day: YYYY-MM-DD.", example: "2026-01-15" });

export const Pagination = z
  .object({
    total: z.int().nonnegative(),
    limit: z.int().min(1).max(MAX_LIMIT),
    offset: z.int().nonnegative(),
    hasMore: z.boolean(),
  })
  .meta({ id: "Pagination", description: "The position of a page in the list." });
export type Pagination = z.infer<typeof Pagination>;

export function paginate(total: number, limit: number, offset: number): Pagination {
  return { total, limit, offset, hasMore: offset + limit < total };
}

/** A time in a response: ISO 8601 in UTC with milliseconds. */
export const Timestamp = z.iso.datetime().meta({ description: "ISO 8601, UTC.", example: "2026-01-15T12:00:00.000Z" });

export const ChecksumAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({
    description: "An address with its EIP-55 checksum.",
    example: EXAMPLE_ADDRESS,
  }) as z.ZodType as z.ZodType<Address, string>; // The expression guarantees the form.

/** A lower-case address with its EIP-55 checksum, for responses. */
export function checksum(address: string): Address {
  return checksums.of(address);
}

/** Adds checksums to the addresses in a text. */
export function checksumWithin(text: string): string {
  return text.replace(/\b0x[0-9a-f]{40}\b/g, checksum);
}

/** An amount of wei or token units: a decimal string. */
export const Amount = z
  .string()
  .regex(/^-?[0-9]+$/)
  .meta({ description: "A whole number as a decimal string.", example: "1000000000000000000" });

export const TransactionHash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ description: "A transaction hash." });
