/**
 * Every error code the service answers with: its HTTP status, what happened, and how to mend it (in Markdown). Docs, OpenAPI
 * and tests derive from this table.
 */
export const errorCodes = {
  UNAUTHORIZED: {
    status: 401,
    meaning: "The credentials are missing or not valid.",
    mend: "Send `Authorization: Bearer svc_live_…` with a key that is neither revoked nor past its end, or sign in again: a session lives 24 hours.",
  },
  FORBIDDEN: {
    status: 403,
    meaning: "The credentials are valid but lack the permission.",
    mend: "Use a key with the permission the endpoint names, or a session where it asks for one. From a browser, unsafe requests must come from the service's own pages.",
  },
  RATE_LIMIT_EXCEEDED: {
    status: 429,
    meaning: "A limit is used up; Retry-After says when it opens again.",
    mend: "Wait the seconds `Retry-After` tells, then go on; a refused request costs nothing. Ask for many identities at once with the batch endpoints.",
  },
  INVALID_REQUEST: {
    status: 400,
    meaning: "A parameter or the body is malformed; details name each fault.",
    mend: "Read `details`: each entry has the `path` of a field and what is wrong there. Fields that the reference does not name are refused.",
  },
  INVALID_NAME_FORMAT: {
    status: 400,
    meaning: "The name cannot be turned into a valid one.",
    mend: "A name has 3 to 32 letters a–z, digits and single hyphens inside. One with none of a–z and 0–9 in it cannot even be suggested a fix.",
  },
  INVALID_CATEGORY: {
    status: 400,
    meaning: "The category is not one of the allowed values.",
    mend: "Use one of the categories the endpoint lists, written in lower case.",
  },
  INVALID_STATUS: {
    status: 400,
    meaning: "The status filter is not one of the allowed values.",
    mend: "Use one of the statuses the endpoint lists, written in lower case.",
  },
  LIMIT_EXCEEDS_MAXIMUM: {
    status: 400,
    meaning: "The limit is above the maximum of 100.",
    mend: "Ask for at most 100 rows, and page on with `offset` while `pagination.hasMore` is true.",
  },
  INVALID_SIGNATURE: {
    status: 400,
    meaning: "The signature, its nonce or its deadline does not hold.",
    mend: "Sign again: the domain and types of `GET /v1/auth/signing`, the identity's present `nonce`, a deadline at most an hour ahead, by the wallet that is named.",
  },
  UNSUPPORTED_CHAIN: {
    status: 400,
    meaning: "The chain is not configured here.",
    mend: "`/.well-known/credence.json` lists the chains this service reads; `GET /mint/chains` those on which names live.",
  },
  NAME_UNAVAILABLE: {
    status: 400,
    meaning: "The name is taken, reserved or blocked.",
    mend: "Ask `GET /name/{name}`: it tells who has the name or until when it is reserved, and suggests free ones.",
  },
  NOT_ELIGIBLE: {
    status: 403,
    meaning: "A condition of the operation does not hold.",
    mend: "Read the message and, where there are any, `details`: each names a condition that does not hold. When it holds, the same request works.",
  },
  USER_NOT_FOUND: {
    status: 404,
    meaning: "The identity is well formed but not known here.",
    mend: "Known is who sent a transaction on a followed chain, has a name, or is tracked. `POST /v1/wallets` fetches a wallet's past; then ask again.",
  },
  WALLET_ALREADY_LINKED: {
    status: 400,
    meaning: "The wallet belongs to another identity.",
    mend: "Unlink the wallet from its identity first, with a signature of that wallet or of its owner.",
  },
  ATTESTATION_NOT_FOUND: {
    status: 404,
    meaning: "There is no such attestation.",
    mend: "Check the id (`att_…`) or the uid; `GET /v1/trust/attestations` finds attestations by subject, issuer or schema.",
  },
  NOT_ATTESTATION_ISSUER: {
    status: 403,
    meaning: "Only the issuer may revoke an attestation.",
    mend: "Let the issuer sign `RevokeAttestation`. Any key with the permission `write` may then bring the signature.",
  },
  ATTESTATION_ALREADY_REVOKED: {
    status: 400,
    meaning: "The attestation is revoked already.",
    mend: "Nothing is left to do: a revocation is final.",
  },
  ATTESTATION_NOT_REVOCABLE: {
    status: 400,
    meaning: "The attestation was made as not revocable.",
    mend: "It cannot be taken back. Make attestations with `revocable: true` where that may be needed.",
  },
  ACHIEVEMENT_NOT_FOUND: {
    status: 404,
    meaning: "There is no such achievement.",
    mend: "`GET /v1/achievements` lists every id.",
  },
  ACHIEVEMENT_NOT_EARNED: {
    status: 400,
    meaning: "The achievement is not earned yet, or not any more.",
    mend: "`GET /v1/achievements/{identity}/progress` tells what is missing, part by part.",
  },
  NOT_FOUND: {
    status: 404,
    meaning: "There is nothing at this path.",
    mend: "Check path and method against the reference. Things of another developer answer like things that do not exist.",
  },
  TRANSACTION_NOT_CONFIRMED: {
    status: 400,
    meaning: "The transaction is unknown, failed or not the expected one.",
    mend: "Wait until the transaction is in a block and confirm again. One that failed, or of another contract or chain, will never do.",
  },
  LEADERBOARD_UNAVAILABLE: {
    status: 503,
    meaning: "The leaderboard is not loaded; try again.",
    mend: "Try again in a few seconds: boards are loaded when the service starts.",
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    meaning: "The chain is not available now; try again.",
    mend: "Try again later. Nothing was judged: a signature or transaction that could not be checked is not called wrong.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: "The service cannot answer now; try again.",
    mend: "Try again with growing pauses; `/health/ready` tells what is missing. Nothing was changed.",
  },
  INTERNAL_ERROR: {
    status: 500,
    meaning: "A fault of ours; the request id finds it in our logs.",
    mend: "Try again once. If it stays, tell the operator the answer's `X-Request-Id`.",
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One fault of a request: where it is (a path such as `body.events.0`) and what is wrong there. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/**
 * An error meant for the caller. `message` is shown to them, `cause` goes to the log alone.
 * Recognise it with {@link isServiceError}: modules are loaded twice beside Next, so `instanceof` does not hold.
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
