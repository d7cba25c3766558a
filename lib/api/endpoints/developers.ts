import { z } from "zod";
import { encodeSession } from "../../auth/session-token.ts";
import { requireDeveloper } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
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
import * as people from "../../domains/people/index.ts";
import * as personalData from "../../domains/personal-data/index.ts";
import { DataLine, Erasure, ErasureResponse, EXPORT_COST } from "../../domains/personal-data/schemas.ts";
import { Download, defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const managers = ["session", "admin"] as const;
/** Who has sessions. */
const signedIn = ["session", "admin", "person"] as const;

const KeyParams = z.object({ keyId: IdParam });

export const developerEndpoints = endpointGroup("developers", {
  getNonce: defineEndpoint({
    method: "GET",
    path: "/v1/auth/nonce",
    summary: "Get a nonce to sign in with",
    description:
      "For a message of Sign-In with Ethereum (ERC-4361). It serves once, until `expiresAt`; for a day where a smart account signs.",
    access: "public",
    response: NonceResponse,
    needsSharedLimits: true,
    handler: ({ ctx }) => developers.createNonce(ctx),
  }),

  createToken: defineEndpoint({
    method: "POST",
    path: "/v1/auth/token",
    summary: "Sign a wallet in",
    description: `Takes a message of Sign-In with Ethereum (ERC-4361) and the wallet's signature. Returns a Bearer token for 24 hours.
The message follows the standard's grammar: this service's host as domain, a URI of its origin, version 1, a nonce of
\`GET /v1/auth/nonce\`, issued within ten minutes. Smart accounts sign by ERC-1271 or ERC-6492 for a configured chain; one with code there
has a day, and may send \`0x\` for what it signed on chain. The nonce is used up when a signature is accepted; a refusal says why.`,
    access: "public",
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
  }),

  endSession: defineEndpoint({
    method: "DELETE",
    path: "/v1/auth/token",
    summary: "Sign out",
    description: "Ends the session of the request at once.",
    access: ["session", "person"],
    response: Ended,
    handler: async ({ ctx }) => {
      if (ctx.actor.kind === "person") {
        await people.signOutPerson(ctx, { sessionId: ctx.actor.sessionId });
        return {};
      }
      if (ctx.actor.kind !== "session") throw new ServiceError("FORBIDDEN", "This needs a signed-in wallet.");
      await developers.revokeSession(ctx, { sessionId: ctx.actor.sessionId });
      return {};
    },
  }),

  listSessions: defineEndpoint({
    method: "GET",
    path: "/v1/auth/sessions",
    summary: "List your sessions",
    description: "Active sessions, newest first.",
    access: signedIn,
    commands: [{ usage: "sessions", summary: "List the sessions of people signed in by the provider" }],
    query: z.object({ limit: Limit, offset: Offset }),
    response: SessionsResponse,
    handler: ({ ctx, query }) => {
      if (ctx.actor.kind === "commandLine") return people.listPersonSessions(ctx, { ...query, whose: "all" });
      if (ctx.actor.kind === "person") return people.listPersonSessions(ctx, { ...query, whose: "own" });
      return developers.listSessions(ctx, { ...query, developerId: requireDeveloper(ctx).developerId });
    },
  }),

  endSessions: defineEndpoint({
    method: "DELETE",
    path: "/v1/auth/sessions",
    summary: "Sign out everywhere",
    description: "Ends all sessions of the wallet, including the request's. All processes reject them within a second.",
    access: signedIn,
    response: EndedSessions,
    handler: async ({ ctx }) => {
      if (ctx.actor.kind === "person") return { ended: await people.endOwnSessions(ctx) };
      return { ended: await developers.endSessions(ctx, { developerId: requireDeveloper(ctx).developerId }) };
    },
  }),

  endOneSession: defineEndpoint({
    method: "DELETE",
    path: "/v1/auth/sessions/{id}",
    summary: "End one session",
    description:
      "All processes reject it within a second. Ending it again changes nothing. An operator also ends those of people signed in by the provider.",
    access: signedIn,
    commands: [{ usage: "end-session <id>", summary: "End a session of somebody signed in by the provider" }],
    params: z.object({ id: IdParam }),
    response: Ended,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => {
      if (people.isPersonSession(params.id)) {
        await people.endPersonSession(ctx, { sessionId: params.id });
        return {};
      }
      await developers.endSession(ctx, { sessionId: params.id, developerId: requireDeveloper(ctx).developerId });
      return {};
    },
  }),

  createApiKey: defineEndpoint({
    method: "POST",
    path: "/v1/developer/keys",
    summary: "Create an API key",
    description: `The key is shown only in this response. All keys of a developer share the plan tier's limits. If an admin key creates it, the
new key has at most its permissions, and its \`rateLimit\` unless you set a lower one. A developer can have 100 keys.

A \`publishable\` key may stand in a page. It reads scores, breakdowns, checks and batches of at most ten, and evaluates the saved policies of
\`policyIds\` for one identity, only with the \`Origin\` of one of its \`origins\`. Publishable keys have limits of their own: together half of the
developer's minute and day, each client address a tenth of that.`,
    access: managers,
    body: NewKey,
    response: NewKeyResponse,
    status: 201,
    needsSharedLimits: true,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND"],
    handler: ({ ctx, body }) => developers.createKey(ctx, { ...body, developerId: requireDeveloper(ctx).developerId }),
  }),

  listApiKeys: defineEndpoint({
    method: "GET",
    path: "/v1/developer/keys",
    summary: "List your API keys",
    description: "Newest first, including revoked and expired ones.",
    access: managers,
    query: z.object({ limit: Limit, offset: Offset }),
    response: KeysResponse,
    handler: ({ ctx, query }) => developers.listKeys(ctx, { ...query, developerId: requireDeveloper(ctx).developerId }),
  }),

  revokeApiKey: defineEndpoint({
    method: "DELETE",
    path: "/v1/developer/keys/{keyId}",
    summary: "Revoke an API key",
    description: "All processes reject it within a second. Revoking it again changes nothing.",
    access: managers,
    params: KeyParams,
    response: KeyResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({
      key: await developers.revokeKey(ctx, { ...params, developerId: requireDeveloper(ctx).developerId }),
    }),
  }),

  rotateApiKey: defineEndpoint({
    method: "POST",
    path: "/v1/developer/keys/{keyId}/rotate",
    summary: "Replace an API key",
    description: `Creates a key with the same name, permissions and limit. The old one works for another \`overlapSeconds\`. A key that
has ended or was already replaced is rejected.`,
    access: managers,
    params: KeyParams,
    body: Rotation,
    response: RotatedKeyResponse,
    status: 201,
    needsSharedLimits: true,
    errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
    handler: ({ ctx, params, body }) =>
      developers.rotateKey(ctx, { ...params, ...body, developerId: requireDeveloper(ctx).developerId }),
  }),

  getUsage: defineEndpoint({
    method: "GET",
    path: "/v1/developer/usage",
    summary: "Get your usage",
    description: `Requests, errors and latencies by hour or day and by endpoint or key, and the rest of the day's limit. Times without
requests have no rows. Stored for 90 days; by hour a response covers at most 31 days.`,
    access: ["session", "read"],
    query: UsageQuery,
    response: UsageResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, query }) => developers.getUsage(ctx, { ...query, developerId: requireDeveloper(ctx).developerId }),
  }),

  getData: defineEndpoint({
    method: "GET",
    path: "/v1/developer/data",
    summary: "Download all that is kept about you",
    description: `As JSON Lines: a \`header\`, a line for each row of each table, and an \`end\`. docs/your-data.md has the tables. It counts as ${EXPORT_COST} requests.`,
    access: "session",
    cost: () => EXPORT_COST,
    response: DataLine,
    download: ["application/x-ndjson"],
    handler: async ({ ctx }) =>
      new Download(null, { chunks: await personalData.collectData(ctx, requireDeveloper(ctx)) }),
  }),

  eraseData: defineEndpoint({
    method: "POST",
    path: "/v1/developer/erasure",
    summary: "Erase your data",
    description: `A session is not enough: the wallet signs \`EraseData\` (\`GET /v1/auth/signing\`), whose texts say what goes and what stays. All processes
refuse the account's sessions and keys within a second.`,
    access: "session",
    body: Erasure,
    response: ErasureResponse,
    errors: ["INVALID_SIGNATURE", "UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
    handler: ({ ctx, body }) => personalData.eraseData(ctx, body),
  }),
});
