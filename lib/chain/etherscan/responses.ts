import { ChainError } from "../errors.ts";
import { isRecord, malformed, readNumber } from "../hex.ts";

/** The block number in a response to eth_blockNumber. */
export function readHead(host: string, body: unknown): number {
  if (isRecord(body) && typeof body.result === "string" && body.result.startsWith("0x")) {
    return readNumber(body.result, "eth_blockNumber");
  }
  if (isRecord(body) && isRecord(body.error)) {
    throw new ChainError("UNSUPPORTED", `${host} does not return its newest block: ${String(body.error.message)}`);
  }
  throw refusal(host, body);
}

const NOTHING_FOUND = /^no (transactions|internal transactions|records|logs|token transfers) found$/i;

/** The rows of a page. Empty only if the explorer says that there are none. */
export function readPage(host: string, body: unknown): unknown[] {
  if (isRecord(body) && body.status === "1" && Array.isArray(body.result)) return body.result;
  if (isRecord(body) && body.status === "0" && isEmpty(body.result)) {
    if (NOTHING_FOUND.test(String(body.message).trim())) return [];
  }
  throw refusal(host, body);
}

function isEmpty(result: unknown): boolean {
  return result === null || result === "" || (Array.isArray(result) && result.length === 0);
}

const refusals = [
  { code: "RATE_LIMITED", pattern: /rate limit|too many requests|max calls/i },
  { code: "WINDOW_EXCEEDED", pattern: /result window is too large/i },
  {
    code: "UNSUPPORTED",
    pattern:
      /not supported|unsupported|unknown (action|module)|missing ?or ?invalid (action|module)|invalid action|api key|deprecated|upgrade|pro endpoint/i,
  },
  { code: "REFUSED", pattern: /invalid address/i },
] as const;

/** The error that a response means. Explorers send errors with HTTP 200, so only the text distinguishes them. */
function refusal(host: string, body: unknown): ChainError {
  if (!isRecord(body)) return malformed(`The answer of ${host}`, body);
  const text = [body.message, body.result].filter((part) => typeof part === "string").join(": ");
  const found = refusals.find(({ pattern }) => pattern.test(text));
  if (found) return new ChainError(found.code, `${host} says: ${text.slice(0, 200)}`);
  return malformed(`The answer of ${host}`, text || body);
}
