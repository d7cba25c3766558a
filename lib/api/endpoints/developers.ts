import { z } from "zod";
import { encodeSession } from "../../auth/session-token.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checksum, IdParam, Limit, Offset } from "../../core/schemas.ts";
import * as developers from "../../domains/developers/index.ts";
import {
  Ended,
  EndedSessions,
  KeyResponse,
  KeysResponse,
  NewKey,
  NewKeyResponse,
  NonceResponse,
  RotatedKeyResponse,
  Rotation,
  SessionsResponse,
  SignIn,
  TokenResponse,
  UsageQuery,
  UsageResponse,
} from "../../domains/developers/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const getNonce = defineEndpoint({
  method: "GET",
  path: "/v1/auth/nonce",
  summary: "Get a nonce to sign in with",
  description: "It belongs into the message of Sign-In with Ethereum (ERC-4361), serves once and for ten minutes.",
  tag: "developers",
  access: "public",
  rateLimit: "default",
  response: NonceResponse,
  needsSharedLimits: true,
  errors: [],
  handler: ({ ctx }) => developers.createNonce(ctx),
});

export const createToken = defineEndpoint({
  method: "POST",
  path: "/v1/auth/token",
  summary: "Sign a wallet in",
  description: `Takes a message of Sign-In with Ethereum (ERC-4361) and the wallet's signature, and gives a Bearer token for 24 hours.
The message must be written exactly as the standard says: this service's host as domain, a URI of its origin, version 1, a
configured chain, a nonce of \`GET /v1/auth/nonce\`, issued within ten minutes. Smart accounts sign by ERC-1271 or ERC-6492. The
nonce is used up even where the signature does not hold.`,
  tag: "developers",
  access: "public",
  rateLimit: "default",
  body: SignIn,
  response: TokenResponse,
  status: 201,
  needsSharedLimits: true,
  errors: ["INVALID_SIGNATURE", "UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, body }) => {
    const session = await developers.signIn(ctx, { ...body, kind: "token" });
    return {
      token: await encodeSession(ctx, session),
      expiresAt: session.expiresAt.toISOString(),
      address: checksum(session.wallet),
    };
  },
});

export const endSession = defineEndpoint({
  method: "DELETE",
  path: "/v1/auth/token",
  summary: "Sign out",
  description: "Ends the session that the request is made with, at once.",
  tag: "developers",
  access: "session",
  rateLimit: "default",
  response: Ended,
  errors: [],
  handler: async ({ ctx }) => {
    if (ctx.actor.kind !== "session") throw new ServiceError("FORBIDDEN", "This needs a signed-in wallet.");
    await developers.revokeSession(ctx, { sessionId: ctx.actor.sessionId });
    return {};
  },
});

const managers = ["session", "admin"] as const;

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/v1/auth/sessions",
  summary: "List where one is signed in",
  description: "Sessions that have not ended, the newest first.",
  tag: "developers",
  access: managers,
  rateLimit: "default",
  query: z.object({ limit: Limit, offset: Offset }),
  response: SessionsResponse,
  errors: [],
  handler: ({ ctx, query }) =>
    developers.listSessions(ctx, { ...query, developerId: requireDeveloper(ctx).developerId }),
});

export const endSessions = defineEndpoint({
  method: "DELETE",
  path: "/v1/auth/sessions",
  summary: "Sign out everywhere",
  description: "Ends all sessions of the wallet, that of the request too. They are refused within a second everywhere.",
  tag: "developers",
  access: managers,
  rateLimit: "default",
  response: EndedSessions,
  errors: [],
  handler: async ({ ctx }) => ({
    ended: await developers.endSessions(ctx, { developerId: requireDeveloper(ctx).developerId }),
  }),
});

export const endOneSession = defineEndpoint({
  method: "DELETE",
  path: "/v1/auth/sessions/{id}",
  summary: "End one session",
  description: "It is refused within a second everywhere. Ending it again changes nothing.",
  tag: "developers",
  access: managers,
  rateLimit: "default",
  params: z.object({ id: IdParam }),
  response: Ended,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => {
    await developers.endSession(ctx, { sessionId: params.id, developerId: requireDeveloper(ctx).developerId });
    return {};
  },
});

const KeyParams = z.object({ keyId: IdParam });

export const createApiKey = defineEndpoint({
  method: "POST",
  path: "/v1/developer/keys",
  summary: "Create an API key",
  description: `The key stands in this answer only. All keys of a developer share the tier's limits. Asked with an admin key, the
new one cannot do more than that key, and has its own \`rateLimit\` unless a lower one is given. A developer can have 100 keys.`,
  tag: "developers",
  access: managers,
  rateLimit: "default",
  body: NewKey,
  response: NewKeyResponse,
  status: 201,
  needsSharedLimits: true,
  errors: ["NOT_ELIGIBLE"],
  handler: ({ ctx, body }) => developers.createKey(ctx, { ...body, developerId: requireDeveloper(ctx).developerId }),
});

export const listApiKeys = defineEndpoint({
  method: "GET",
  path: "/v1/developer/keys",
  summary: "List one's API keys",
  description: "The newest first, also those that have ended.",
  tag: "developers",
  access: managers,
  rateLimit: "default",
  query: z.object({ limit: Limit, offset: Offset }),
  response: KeysResponse,
  errors: [],
  handler: ({ ctx, query }) => developers.listKeys(ctx, { ...query, developerId: requireDeveloper(ctx).developerId }),
});

export const revokeApiKey = defineEndpoint({
  method: "DELETE",
  path: "/v1/developer/keys/{keyId}",
  summary: "Revoke an API key",
  description: "It is refused within a second everywhere. Revoking it again changes nothing.",
  tag: "developers",
  access: managers,
  rateLimit: "default",
  params: KeyParams,
  response: KeyResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => ({
    key: await developers.revokeKey(ctx, { ...params, developerId: requireDeveloper(ctx).developerId }),
  }),
});

export const rotateApiKey = defineEndpoint({
  method: "POST",
  path: "/v1/developer/keys/{keyId}/rotate",
  summary: "Replace an API key",
  description: `Makes a key with the same name, permissions and limit. The old one goes on working for \`overlapSeconds\`. A key that
has ended or was replaced already is refused.`,
  tag: "developers",
  access: managers,
  rateLimit: "default",
  params: KeyParams,
  body: Rotation,
  response: RotatedKeyResponse,
  status: 201,
  needsSharedLimits: true,
  errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
  handler: ({ ctx, params, body }) =>
    developers.rotateKey(ctx, { ...params, ...body, developerId: requireDeveloper(ctx).developerId }),
});

export const getUsage = defineEndpoint({
  method: "GET",
  path: "/v1/developer/usage",
  summary: "Get what one used",
  description: `Requests, errors and latencies by hour or day and by endpoint or key, and what is left of the day. Times without
requests have no rows. Kept for 90 days; an answer by the hour covers at most 31 days.`,
  tag: "developers",
  access: ["session", "read"],
  rateLimit: "default",
  query: UsageQuery,
  response: UsageResponse,
  errors: ["NOT_FOUND"],
  handler: ({ ctx, query }) => developers.getUsage(ctx, { ...query, developerId: requireDeveloper(ctx).developerId }),
});
