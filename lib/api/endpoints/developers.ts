import { encodeSession } from "../../auth/session-token.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum } from "../../core/schemas.ts";
import * as developers from "../../domains/developers/index.ts";
import { Ended, NonceResponse, SignIn, TokenResponse } from "../../domains/developers/schemas.ts";
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
