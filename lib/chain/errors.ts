/** The errors of a chain's sources. `retryable`: the same request may succeed later. */
const chainErrorCodes = {
  TIMEOUT: { retryable: true, meaning: "The source did not answer in time." },
  UNREACHABLE: { retryable: true, meaning: "No connection to the source." },
  RATE_LIMITED: { retryable: true, meaning: "The source asks to slow down." },
  HTTP_ERROR: { retryable: true, meaning: "The source answered with a server error." },
  REFUSED: { retryable: false, meaning: "The source refuses the request: a wrong key or address." },
  UNSUPPORTED: { retryable: false, meaning: "The source does not serve this method, action or chain." },
  MALFORMED: { retryable: true, meaning: "The response does not follow the protocol." },
  TOO_LARGE: { retryable: false, meaning: "The response is larger than this service reads." },
  WINDOW_EXCEEDED: { retryable: false, meaning: "The explorer gives no more pages of this list." },
  RPC_ERROR: { retryable: true, meaning: "The node answered with an error." },
  REVERTED: { retryable: false, meaning: "The contract reverted the call." },
  STATE_UNAVAILABLE: { retryable: false, meaning: "The node does not know the state of that block any more." },
  WRONG_CHAIN: { retryable: false, meaning: "The endpoint serves another chain than the settings say." },
  BLOCK_NOT_FOUND: { retryable: true, meaning: "The chain has no such block now." },
  INCONSISTENT: {
    retryable: true,
    meaning: "Blocks and receipts do not belong together; the chain may have reorganised.",
  },
  FORKED: { retryable: false, meaning: "A block has another parent than the block that was read before it." },
  BUSY: { retryable: true, meaning: "This process has too many requests to the chain waiting." },
  ABORTED: { retryable: false, meaning: "The caller gave up." },
} as const;

export type ChainErrorCode = keyof typeof chainErrorCodes;

/**
 * An error of a chain's source. Test with {@link isChainError}: Next loads modules a second time, so `instanceof` does not work. The
 * message names the source's host, never its URL, which may contain a key. Of a source's words NUL, which PostgreSQL rejects, becomes U+FFFD.
 */
export class ChainError extends Error {
  readonly code: ChainErrorCode;
  readonly retryable: boolean;
  /** How long the source asks to wait, milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The HTTP status of the response that it was read from. */
  readonly status: number | undefined;
  /** What the contract reverted with (hex; `0x`: nothing), where the node reports the contract's own revert of a call. */
  readonly revertData: string | undefined;

  constructor(
    code: ChainErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number; status?: number; revertData?: string } = {},
  ) {
    super(message.replaceAll("\0", "\ufffd"), { cause: options.cause });
    this.name = "ChainError";
    this.code = code;
    this.retryable = chainErrorCodes[code].retryable;
    this.retryAfterMs = options.retryAfterMs;
    this.status = options.status;
    this.revertData = options.revertData;
  }
}

export function isChainError(error: unknown): error is ChainError {
  return (
    error instanceof Error && error.name === "ChainError" && "code" in error && String(error.code) in chainErrorCodes
  );
}
