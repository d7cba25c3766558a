/** Every error code the service answers with, and its HTTP status. Docs, OpenAPI and tests derive from this table. */
export const errorCodes = {
  UNAUTHORIZED: { status: 401, meaning: "The credentials are missing or not valid." },
  FORBIDDEN: { status: 403, meaning: "The credentials are valid but lack the permission." },
  RATE_LIMIT_EXCEEDED: { status: 429, meaning: "A limit is used up; Retry-After says when it opens again." },
  INVALID_REQUEST: { status: 400, meaning: "A parameter or the body is malformed; details name each fault." },
  INVALID_NAME_FORMAT: { status: 400, meaning: "The name cannot be turned into a valid one." },
  INVALID_CATEGORY: { status: 400, meaning: "The category is not one of the allowed values." },
  INVALID_STATUS: { status: 400, meaning: "The status filter is not one of the allowed values." },
  LIMIT_EXCEEDS_MAXIMUM: { status: 400, meaning: "The limit is above the maximum of 100." },
  INVALID_SIGNATURE: { status: 400, meaning: "The signature, its nonce or its deadline does not hold." },
  UNSUPPORTED_CHAIN: { status: 400, meaning: "The chain is not configured here." },
  NAME_UNAVAILABLE: { status: 400, meaning: "The name is taken, reserved or blocked." },
  NOT_ELIGIBLE: { status: 403, meaning: "A condition of the operation does not hold." },
  USER_NOT_FOUND: { status: 404, meaning: "The identity is well formed but not known here." },
  WALLET_ALREADY_LINKED: { status: 400, meaning: "The wallet belongs to another identity." },
  ATTESTATION_NOT_FOUND: { status: 404, meaning: "There is no such attestation." },
  NOT_ATTESTATION_ISSUER: { status: 403, meaning: "Only the issuer may revoke an attestation." },
  ATTESTATION_ALREADY_REVOKED: { status: 400, meaning: "The attestation is revoked already." },
  ATTESTATION_NOT_REVOCABLE: { status: 400, meaning: "The attestation was made as not revocable." },
  ACHIEVEMENT_NOT_FOUND: { status: 404, meaning: "There is no such achievement." },
  ACHIEVEMENT_NOT_EARNED: { status: 400, meaning: "The achievement is not earned yet." },
  NOT_FOUND: { status: 404, meaning: "There is nothing at this path." },
  TRANSACTION_NOT_CONFIRMED: { status: 400, meaning: "The transaction is unknown, failed or not the expected one." },
  LEADERBOARD_UNAVAILABLE: { status: 503, meaning: "The leaderboard is not loaded; try again." },
  CHAIN_UNAVAILABLE: { status: 503, meaning: "The chain cannot be asked now; try again." },
  SERVICE_UNAVAILABLE: { status: 503, meaning: "The service cannot answer now; try again." },
  INTERNAL_ERROR: { status: 500, meaning: "A fault of ours; the request id finds it in our logs." },
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
