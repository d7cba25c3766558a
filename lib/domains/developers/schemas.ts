import { z } from "zod";
import { isLoopback } from "../../core/loopback.ts";
import { permissions } from "../../core/permissions.ts";
import { planTiers } from "../../core/plans.ts";
import {
  ChainNumber,
  ChecksumAddress,
  EXAMPLE_ADDRESS,
  IdParam,
  Instant,
  Limit,
  Offset,
  Pagination,
  Timestamp,
} from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

export const NonceResponse = z.object({
  nonce: z.string().meta({ description: "Valid for one sign-in." }),
  expiresAt: Timestamp,
});

export const SignIn = z.strictObject({
  message: z
    .string()
    .min(1)
    .max(10_000)
    .meta({
      description: "A message of Sign-In with Ethereum (ERC-4361).",
      example: `localhost:3000 wants you to sign in with your Ethereum account:\n${EXAMPLE_ADDRESS}\n…`,
    }),
  signature: z.string().max(100_000).meta({ description: "Hex of the wallet's signature (EIP-191)." }),
});

export const TokenResponse = z.object({
  token: z.string().meta({ description: "For the header Authorization: Bearer <token>." }),
  expiresAt: Timestamp,
  address: ChecksumAddress,
});

export const Ended = z.object({});

const SessionView = z
  .object({
    id: z.string(),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable().meta({ description: "Exact to a minute; null: never." }),
    expiresAt: Timestamp,
    current: z.boolean().meta({ description: "Whether this request uses it." }),
    kind: z.enum(["browser", "token"]).meta({ description: "A browser's cookie, or a Bearer token." }),
  })
  .meta({ id: "Session", description: "A sign-in of a wallet." });
export type SessionView = z.infer<typeof SessionView>;

export const SessionsResponse = z.object({ sessions: z.array(SessionView), pagination: Pagination });
export const EndedSessions = z.object({
  ended: z.int().nonnegative().meta({ description: "Number of ended sessions." }),
});

const KeyPermissions = z.array(z.enum(permissions)).meta({ description: "admin includes write, write includes read." });

const KeyKind = z.literal("publishable").optional().meta({
  description: "`publishable`: for pages, whose readers see it. Absent: for your servers.",
});

const distinct = (texts: string[]): string[] => [...new Set(texts)];

/** A page's origin as browsers send it: https, or http of this machine, without path; hosts in lower case, ports only where they differ. */
const PageOrigin = z
  .string()
  .max(300)
  .transform((text, issues) => {
    const url = /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
    const isSecure = url !== null && (url.protocol === "https:" || isLoopback(text));
    if (url && isSecure && !url.hostname.includes("*")) return url.origin;
    issues.addIssue({ code: "custom", message: "must be an origin such as https://shop.example, without a path or *" });
    return z.NEVER;
  })
  .meta({ override: { type: "string", maxLength: 300 } });

export const NewKey = z
  .strictObject({
    name: z.string().trim().min(1).max(100).meta({ example: "Mint page" }),
    permissions: KeyPermissions.min(1).max(permissions.length),
    rateLimit: z.int().min(1).max(1_000_000).optional().meta({
      description: "Requests per minute, in addition to the plan tier's limit.",
    }),
    kind: KeyKind,
    origins: z.array(PageOrigin).min(1).max(20).transform(distinct).optional().meta({
      description: "Of a publishable key: the origins of your pages, such as `https://shop.example`.",
    }),
    policyIds: z.array(IdParam).max(20).transform(distinct).optional().meta({
      description: "Of a publishable key: your saved policies that it may evaluate.",
    }),
  })
  .superRefine(({ kind, permissions: granted, origins, policyIds }, issues) => {
    const refuse = (field: string, message: string) => issues.addIssue({ code: "custom", path: [field], message });
    if (kind === "publishable") {
      if (granted.some((one) => one !== "read")) refuse("permissions", 'of a publishable key must be ["read"]');
      if (origins === undefined) refuse("origins", "must name the origins of your pages");
      return;
    }
    if (origins !== undefined) refuse("origins", "goes with the kind publishable alone");
    if (policyIds !== undefined) refuse("policyIds", "goes with the kind publishable alone");
  });
export type NewKey = z.infer<typeof NewKey>;

/** How long the replaced key still works, in seconds: up to a week. */
export const Rotation = z.strictObject({ overlapSeconds: z.int().min(0).max(604_800).meta({ example: 3_600 }) });

const KeyRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: KeyKind,
    origins: z.array(z.string()).optional().meta({ description: "Of a publishable key: whose pages may use it." }),
    policyIds: z.array(z.string()).optional().meta({ description: "Of a publishable key: what it may evaluate." }),
    permissions: KeyPermissions,
    rateLimit: z
      .int()
      .positive()
      .nullable()
      .meta({ description: "Requests per minute; null: only the plan tier's limit." }),
    prefix: z.string().meta({ description: "The key's beginning." }),
    last4: z.string().meta({ description: "The key's last four characters." }),
    createdAt: Timestamp,
    lastUsedAt: Timestamp.nullable().meta({ description: "Exact to a minute." }),
    expiresAt: Timestamp.nullable().meta({ description: "When a replaced key ends." }),
    revokedAt: Timestamp.nullable(),
    suspensionReason: z
      .string()
      .optional()
      .meta({ description: "Why an operator suspended it; absent unless one has." }),
  })
  .meta({ id: "ApiKey", description: "An API key after its creation." });
export type KeyRecord = z.infer<typeof KeyRecord>;

const Secret = z
  .string()
  .meta({ description: "The key itself, only in this response; absent if the request is repeated." });

export const KeyResponse = z.object({ key: KeyRecord });
export const NewKeyResponse = z.object({ apiKey: Secret, key: KeyRecord });
export const RotatedKeyResponse = NewKeyResponse.extend({
  previousExpiresAt: Timestamp.meta({ description: "When the replaced key ends." }),
});
export const KeysResponse = z.object({ keys: z.array(KeyRecord), pagination: Pagination });

const UsageFigures = z.object({
  requests: z.int().nonnegative(),
  errors: z.int().nonnegative().meta({ description: "Responses with a status of 400 or more, 429 included." }),
  p50Ms: z.number().nullable().meta({ description: "Median latency in milliseconds, from counts in steps of √2." }),
  p95Ms: z.number().nullable(),
});
export type UsageFigures = z.infer<typeof UsageFigures>;

export const UsageQuery = z.object({
  from: Instant.optional().meta({ description: "Beginning; 30 days (by hour: one day) before `to` if absent." }),
  to: Instant.optional().meta({ description: "End, exclusive; now if absent." }),
  interval: z.enum(["hour", "day"]).default("day"),
  keyId: IdParam.optional().meta({ description: "Only the requests of this key." }),
  groupBy: z.enum(["endpoint", "key", "none"]).default("endpoint").meta({
    description: "How the requests of an hour or day are grouped.",
  }),
});

export const UsageResponse = z.object({
  usage: z.array(
    UsageFigures.extend({
      at: Timestamp.meta({ description: "Beginning of the UTC hour or day." }),
      endpoint: z.string().optional().meta({ example: "GET /v1/score/{identity}" }),
      keyId: z.string().nullable().optional().meta({ description: "With `groupBy=key`; null for sessions." }),
    }),
  ),
  totals: UsageFigures,
  quota: z.object({
    tier: z.enum(planTiers),
    perMinute: z.int().positive(),
    perDay: z.int().positive(),
    remainingToday: z.int().nonnegative(),
  }),
});
export type UsageView = z.infer<typeof UsageResponse>;

/** Why an operator suspends; the developer reads it. */
const SuspensionReason = z.string().trim().min(3).max(500).meta({
  description: "Why, in a sentence that the developer reads.",
  example: "The key was published by mistake.",
});

export const Suspend = z.strictObject({ reason: SuspensionReason });
export const SetTier = z.strictObject({ tier: z.enum(planTiers) });

const Developer = z
  .object({
    id: z.string(),
    wallet: ChecksumAddress,
    chainId: ChainNumber.nullable().meta({
      description: "The chain of the smart account that signs in; null: the wallet's own key signs in, or nobody did.",
    }),
    tier: z.enum(planTiers),
    createdAt: Timestamp,
    keys: z.int().nonnegative().meta({ description: "Keys that are neither revoked nor expired." }),
    lastUsedAt: Timestamp.nullable().meta({ description: "The last use of a key." }),
    suspendedAt: Timestamp.nullable(),
    suspensionReason: z.string().nullable(),
  })
  .meta({ id: "Developer", description: "The account of a wallet that calls the API." });
export type Developer = z.infer<typeof Developer>;

export const DevelopersQuery = z.object({
  q: z.string().trim().min(1).max(100).optional().meta({
    description: "The beginning of a wallet or of the id of a developer or key, or the last four characters of a key.",
  }),
  suspended: z.enum(["true", "false"]).optional().meta({ description: "Only those that are suspended, or are not." }),
  limit: Limit,
  offset: Offset,
});
export type DevelopersQuery = z.output<typeof DevelopersQuery>;

export const DevelopersResponse = z.object({ developers: z.array(Developer), pagination: Pagination });
export const DeveloperResponse = z.object({ developer: Developer });
export const DeveloperWithKeysResponse = z.object({
  developer: Developer,
  keys: z.array(KeyRecord),
  pagination: Pagination,
});
