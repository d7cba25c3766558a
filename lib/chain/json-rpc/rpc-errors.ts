import { ChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";

/** Whether a body has the form of a JSON-RPC response. */
export function isResponse(body: unknown): body is Record<string, unknown> {
  return isRecord(body) && ("result" in body || "error" in body);
}

/** The result in a JSON-RPC response; throws the ChainError its error means. */
export function resultOf(host: string, method: string, response: unknown): unknown {
  if (!isResponse(response)) throw new ChainError("MALFORMED", `${host} left ${method} unanswered`);
  if (response.error !== undefined && response.error !== null) throw callError(host, method, response.error);
  if (!("result" in response)) {
    throw new ChainError("MALFORMED", `${host} answered ${method} with neither result nor error`);
  }
  return response.result;
}

const UNSUPPORTED =
  /not (supported|available|found|exist|allowed|enabled|whitelisted)|does not exist|unsupported|unknown method/i;
const FAILED_CALL =
  /revert|invalid opcode|opcode|out ?of ?gas|gas required|stack ?(under|over)flow|invalid ?jump|evm error|write protection|execution aborted/i;

function callError(host: string, method: string, error: unknown): ChainError {
  const code = isRecord(error) && typeof error.code === "number" ? error.code : 0;
  const text = (isRecord(error) && typeof error.message === "string" ? error.message : String(error)).slice(0, 200);
  const message = `${host} answered ${method} with error ${code}: ${text}`;
  if (isRateLimit(error)) return new ChainError("RATE_LIMITED", message);
  if (code === -32601 || (UNSUPPORTED.test(text) && /method/i.test(text))) {
    return new ChainError("UNSUPPORTED", message);
  }
  const runsContract = method === "eth_call" || method === "eth_estimateGas";
  if (runsContract && (code === 3 || FAILED_CALL.test(text))) return new ChainError("REVERTED", message);
  return new ChainError("RPC_ERROR", message);
}

export function isRateLimit(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const text = typeof error.message === "string" ? error.message : "";
  return error.code === 429 || error.code === -32005 || /rate limit|too many requests|limit exceeded/i.test(text);
}
