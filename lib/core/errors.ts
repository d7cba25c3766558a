/** Every error code: HTTP status, meaning, and remedy (in Markdown). Documentation, OpenAPI and tests derive from this table. */
export const errorCodes = {
  UNAUTHORIZED: {
    status: 401,
    meaning: "The credentials are missing or not valid.",
    fix: "Send `Authorization: Bearer svc_live_…` with a key that is neither revoked nor expired, or sign in again: a session lasts 24 hours.",
  },
  FORBIDDEN: {
    status: 403,
    meaning: "The credentials are valid but lack the permission.",
    fix: "Use a key with the permission that the endpoint requires, or a session if it requires one. From a browser, unsafe requests must come from the service's own pages.",
  },
  RATE_LIMIT_EXCEEDED: {
    status: 429,
    meaning: "A limit is used up; Retry-After says when to try again.",
    fix: "Wait as many seconds as `Retry-After` says; a refused request costs nothing. Use the batch endpoints to request many identities at once.",
  },
  INVALID_REQUEST: {
    status: 400,
    meaning: "A parameter or the body is invalid; `details` lists each problem.",
    fix: "Read `details`: each entry has the `path` of a field and the problem. Fields that the reference does not list are rejected.",
  },
  INVALID_NAME_FORMAT: {
    status: 400,
    meaning: "The name cannot be turned into a valid one.",
    fix: "A name has 3 to 32 letters a–z, digits and single hyphens inside. The service suggests no correction for a name without any of a–z and 0–9.",
  },
  INVALID_CATEGORY: {
    status: 400,
    meaning: "The category is not one of the allowed values.",
    fix: "Use one of the categories the endpoint lists, in lower case.",
  },
  INVALID_STATUS: {
    status: 400,
    meaning: "The status filter is not one of the allowed values.",
    fix: "Use one of the statuses the endpoint lists, in lower case.",
  },
  LIMIT_EXCEEDS_MAXIMUM: {
    status: 400,
    meaning: "The limit is above the maximum of 100.",
    fix: "Request at most 100 rows, and increase `offset` while `pagination.hasMore` is true.",
  },
  INVALID_SIGNATURE: {
    status: 400,
    meaning: "The signature, its nonce or its deadline is not valid.",
    fix: "Sign again with the named wallet: domain and types of `GET /v1/auth/signing`, the identity's current `nonce`, and a deadline at most an hour ahead.",
  },
  UNSUPPORTED_CHAIN: {
    status: 400,
    meaning: "The chain is not configured here.",
    fix: "`/.well-known/credence.json` lists the chains of this service; `GET /mint/chains` lists those with names.",
  },
  NAME_UNAVAILABLE: {
    status: 400,
    meaning: "The name is taken, reserved or blocked.",
    fix: "`GET /name/{name}` returns the owner or the end of the reservation, and suggests available names.",
  },
  NOT_ELIGIBLE: {
    status: 403,
    meaning: "A condition of the operation is not met.",
    fix: "Read the message and `details`: each entry names a condition that is not met. Once it is met, the same request works.",
  },
  INDETERMINATE: {
    status: 503,
    meaning: "A condition of the operation could not be checked.",
    fix: "Read `details`: each entry names a condition that could not be checked, and why. Try again after as many seconds as `Retry-After` says, once its data is read.",
  },
  USER_NOT_FOUND: {
    status: 404,
    meaning: "The identity is well formed but unknown.",
    fix: "A wallet is known if it sent a transaction on a followed chain, has a name, or is tracked. `POST /v1/wallets` fetches a wallet's history; then repeat the request.",
  },
  WALLET_ALREADY_LINKED: {
    status: 400,
    meaning: "The wallet belongs to another identity.",
    fix: "First unlink the wallet from its identity, with a signature of that wallet or the owner.",
  },
  ATTESTATION_NOT_FOUND: {
    status: 404,
    meaning: "The attestation does not exist.",
    fix: "Check the id (`att_…`) or the uid; `GET /v1/trust/attestations` lists attestations by subject, issuer or schema.",
  },
  NOT_ATTESTATION_ISSUER: {
    status: 403,
    meaning: "Only the issuer may revoke an attestation.",
    fix: "The issuer must sign `RevokeAttestation`. Any key with the permission `write` can then send the signature.",
  },
  ATTESTATION_ALREADY_REVOKED: {
    status: 400,
    meaning: "The attestation is already revoked.",
    fix: "Nothing to do: a revocation is final.",
  },
  ATTESTATION_NOT_REVOCABLE: {
    status: 400,
    meaning: "The attestation is not revocable.",
    fix: "It cannot be revoked. Create attestations with `revocable: true` if you may need to revoke them.",
  },
  ACHIEVEMENT_NOT_FOUND: {
    status: 404,
    meaning: "The achievement does not exist.",
    fix: "`GET /v1/achievements` lists every id.",
  },
  ACHIEVEMENT_NOT_EARNED: {
    status: 400,
    meaning: "The achievement is not earned, or no longer.",
    fix: "`GET /v1/achievements/{identity}/progress` returns what is missing.",
  },
  NOT_FOUND: {
    status: 404,
    meaning: "Nothing exists at this path.",
    fix: "Check path and method against the reference. Resources of other developers return the same error.",
  },
  TRANSACTION_NOT_CONFIRMED: {
    status: 400,
    meaning: "The transaction is unknown, failed or not the expected one.",
    fix: "Wait until the transaction is in a block, then confirm again. A transaction that failed, or of another contract or chain, cannot be confirmed.",
  },
  LEADERBOARD_UNAVAILABLE: {
    status: 503,
    meaning: "The leaderboard is not loaded; try again.",
    fix: "Try again in a few seconds: the service loads its ranks when it starts.",
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    meaning: "The chain does not respond; try again.",
    fix: "Try again later. The service did not check the signature or transaction, and does not call it invalid.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: "The service is temporarily unavailable; try again.",
    fix: "Try again with growing pauses; `/health/ready` shows the cause. Nothing was changed.",
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: "An error of the service; its log has details under the request id.",
    fix: "Try again once. If it fails again, send the operator the response's `X-Request-Id`.",
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** A problem of a request: its path, such as `body.events.0`, and a message. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/**
 * An error for the caller, who gets `message`; `cause` only goes to the log. Test with {@link isServiceError}: Next loads
 * modules a second time, so `instanceof` does not work.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;

  constructor(code: ErrorCode, message: string, options: { details?: ErrorDetail[]; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "ServiceError";
    this.code = code;
    this.details = options.details;
  }
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === "ServiceError" && "code" in error && String(error.code) in errorCodes;
}
