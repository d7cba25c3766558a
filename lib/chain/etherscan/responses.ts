import { ChainError } from "../errors.ts";
import { isRecord, malformed, readNumber } from "../hex.ts";

/** How many transactions a wallet sent. Throws UNSUPPORTED if the explorer does not answer the call of a node. */
export function readNonce(host: string, body: unknown): number {
  if (isRecord(body) && typeof body.result === "string" && body.result.startsWith("0x")) {
    return readNumber(body.result, "eth_getTransactionCount");
  }
  const error = refusal(host, body);
  if (error.code === "RATE_LIMITED" || error.code === "REFUSED") throw error;
  throw new ChainError("UNSUPPORTED", `${host} does not return the number of a wallet's transactions`);
}

/** What an explorer is asked. */
export type Query = Readonly<Record<string, string | number>>;

/** The day of Ethereum's first block; no chain that is read here has older ones. */
const EARLIEST = Date.UTC(2015, 6, 30) / 1000;
/** How far the clock of a chain may be ahead, seconds. */
const AHEAD = 24 * 60 * 60;

/** Whether a block that is known now may be of a time, unix seconds. */
export function isBlockTime(at: number, now: Date): boolean {
  return at >= EARLIEST && at <= now.getTime() / 1000 + AHEAD;
}

const NOTHING_FOUND =
  /^no ([\w-]+ ){0,3}(transactions?|txs?|transfers?|tokens|records?|logs?|results?|items?|entries|rows?|data) (were )?found( (for|in|on|of|by) .{1,80})?[.!]?$/i;
/** What a refusal without a key may say in the same words: "No access tokens found in the header". */
const ABOUT_KEY = /\b(access|api|auth\w*|bearer|session)\b|\bin (the )?(body|cookies?|headers?|query|request|url)\b/i;
/** Blockscout says so with status 2, and gives the rows that it has. */
const NOT_PROCESSED = /not yet been processed/i;

/** A page of a list. */
export interface Page {
  /** Unread rows. Empty only if the explorer says that there are none. */
  rows: unknown[];
  /** The explorer has not processed all of these blocks yet. */
  isPending: boolean;
}

export function readPage(host: string, body: unknown): Page {
  if (!isRecord(body)) throw refusal(host, body);
  const { message, result } = body;
  const status = String(body.status);
  if (status === "2" || NOT_PROCESSED.test(String(message))) {
    if (Array.isArray(result) || isEmpty(result)) return { rows: Array.isArray(result) ? result : [], isPending: true };
  }
  if ((status === "1" || /^(ok|success|true)$/i.test(status)) && Array.isArray(result)) {
    return { rows: result, isPending: false };
  }
  const words = isEmpty(result) ? message : result;
  if (typeof words === "string" && NOTHING_FOUND.test(words.trim()) && !ABOUT_KEY.test(words)) {
    return { rows: [], isPending: false };
  }
  throw refusal(host, body);
}

function isEmpty(result: unknown): boolean {
  return result === undefined || result === null || result === "" || (Array.isArray(result) && result.length === 0);
}

const refusals = [
  // "Max rate limit reached, please use API Key for higher rate limit" asks to slow down.
  { code: "RATE_LIMITED", pattern: /rate limit|too many requests|max calls/i },
  { code: "UNSUPPORTED", pattern: /pro endpoint/i },
  { code: "REFUSED", pattern: /invalid address|api ?key|upgrade|chainid|deprecated/i },
  {
    code: "WINDOW_EXCEEDED",
    pattern: /result window|\b(page|offset|depth)\b.{0,80}(at most|less than|exceed|maximum|too \w+|beyond|<|limit)/i,
  },
  {
    code: "UNSUPPORTED",
    pattern: /not supported|unsupported|unknown (action|module)|missing ?or ?invalid (action|module)|invalid action/i,
  },
] as const;

/**
 * The error of a response that says that the explorer does not have the list: Blockscout sends HTTP 400. Where an address for JSON-RPC is
 * missing, or gives a page, the status alone says so.
 */
export function missingAction(
  host: string,
  { status, text }: { status: number; text: string },
  isRpc: boolean,
): ChainError | null {
  if (isRpc && [404, 405].includes(status)) {
    return new ChainError("UNSUPPORTED", `${host} has no address for JSON-RPC (HTTP ${status})`, { status });
  }
  if (status !== 400 && status !== 404) return null;
  const words = /(unknown|invalid) (action|module)( name)?/i.exec(text.slice(0, 1_000));
  return words && new ChainError("UNSUPPORTED", `${host} says: ${words[0]}`, { status });
}

/** A refusal of all requests, because of their key or what was paid for it, with the setting that mends it; null for another error. */
export function keyRefusal(error: ChainError, { apiKey }: { apiKey?: string | undefined }): ChainError | null {
  const { code, status, message } = error;
  if (code !== "REFUSED") return null;
  const isOfKey = status === undefined ? !/invalid address/i.test(message) : status >= 401 && status <= 403;
  if (!isOfKey) return null;
  const mend =
    apiKey === undefined ? "Set its apiKey in CHAINS" : "Check its apiKey in CHAINS, and the plan of this key";
  return new ChainError("REFUSED", `${message}. ${mend}`, status === undefined ? {} : { status });
}

/** The error that a response means. Explorers send errors with HTTP 200, so only the text distinguishes them. */
export function refusal(host: string, body: unknown): ChainError {
  if (!isRecord(body)) return malformed(`The answer of ${host}`, body);
  const text = [body.message, body.result].filter((part) => typeof part === "string").join(": ");
  const found = refusals.find(({ pattern }) => pattern.test(text));
  if (found) return new ChainError(found.code, `${host} says: ${text.slice(0, 200)}`);
  return malformed(`The answer of ${host}`, text || body);
}
