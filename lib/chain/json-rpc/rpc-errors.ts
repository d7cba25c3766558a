import { ChainError, type ChainErrorCode } from "../errors.ts";
import { isRecord } from "../hex.ts";
import { LONGEST_WAIT_MS } from "../http.ts";

/** Characters of a node's text that are read and repeated. */
const TEXT_LENGTH = 200;

/** What errors of nodes and providers mean, by code and words. The first match counts. */
const meanings: readonly { means: ChainErrorCode; codes: readonly number[]; words: RegExp; methods?: RegExp }[] = [
  // First, because a contract chooses the words of its errors.
  {
    means: "REVERTED",
    codes: [3],
    words:
      /revert|opcode|invalid operation|out ?of ?(?:gas|bounds)|gas required|\bstack ?(?:under|over|limit)|invalid ?jump|(?:evm|vm execution) error|write protection|execution aborted/i,
    methods: /^eth_(?:call|estimateGas)$/,
  },
  {
    means: "STATE_UNAVAILABLE",
    codes: [],
    words:
      /missing trie node|state .{0,80}(?:not |un)available|no (?:historical )?state|prun(?:ed|ing)|archive|block ?(?:out ?of ?range|height is)/i,
    methods: /^eth_(?:getBalance|getCode|call)$/,
  },
  // Before rates: "Batch size limit exceeded" has words of both, and -32005 is used for either.
  {
    means: "TOO_LARGE",
    codes: [-32008, -32011],
    words:
      /too (?:large|big)|batch|more than [\d,]+ (?:results|logs|blocks)|too many (?:results|logs|blocks)|block range|response size|ResponseBodySize|exceeds max results/i,
  },
  {
    means: "RATE_LIMITED",
    codes: [429, -32005, -32009, -32016],
    words:
      /rate.?limit|too many requests|^limit exceeded|request limit|request rate|calls per second|compute units|throttl|quota|overloaded/i,
  },
  {
    means: "UNSUPPORTED",
    codes: [-32601, -32604, -32004, -32046],
    words:
      /(?:method|module|plan|tier|eth_\w{1,40})\b.{0,60}\b(?:not|disabled|unsupported)\b|(?:unsupported|unknown) method|not (?:supported|implemented|whitelisted)|is disabled|upgrade your/i,
  },
];

/** The ChainError that a JSON-RPC error means. `method` is the requested method. */
export function readRpcError(host: string, method: string, error: unknown): ChainError {
  const code = (isRecord(error) && Number(error.code)) || 0;
  const text = (isRecord(error) && typeof error.message === "string" ? error.message : String(error)).slice(
    0,
    TEXT_LENGTH,
  );
  const fits = meanings.find(
    ({ codes, words, methods }) => (methods?.test(method) ?? true) && (codes.includes(code) || words.test(text)),
  );
  const wait = readBackoff(error);
  const own = fits?.means === "REVERTED" && method === "eth_call" ? readRevert(error, code, text) : null;
  const options = { ...(wait !== undefined && { retryAfterMs: wait }), ...(own !== null && { revertData: own }) };
  return new ChainError(fits?.means ?? "RPC_ERROR", `${host} answered ${method} with error ${code}: ${text}`, options);
}

/** By which nodes begin the message of a contract's own revert; what follows are its words. */
const OWN_REVERT =
  /^(?:(?:vm execution error|vm exception while processing transaction)\W{0,3})?(?:execution |transaction )?revert/i;

/** What a contract reverted a call with, hex; null for what is not its own revert: out of gas, an invalid opcode, a limit of the node. */
function readRevert(error: unknown, code: number, text: string): string | null {
  const data = isRecord(error) && isRecord(error.data) ? error.data.data : isRecord(error) ? error.data : undefined;
  const [, given] = typeof data === "string" ? (/^(?:reverted )?(0x(?:[0-9a-f]{2})*)$/i.exec(data) ?? []) : [];
  const isOwn = code === 3 || OWN_REVERT.test(text) || (given ?? "0x") !== "0x";
  return isOwn ? (given ?? "0x").toLowerCase() : null;
}

/** Milliseconds that Infura's errors ask to wait, at most five minutes. */
function readBackoff(error: unknown): number | undefined {
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  const { backoff_seconds: seconds } = isRecord(data.rate) ? data.rate : data;
  return typeof seconds === "number" && seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : undefined;
}
