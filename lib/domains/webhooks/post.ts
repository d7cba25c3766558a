import { performance } from "node:perf_hooks";
import { request } from "undici";
import { isAllowedAddress, type PrivateReceivers } from "../../core/check-address.ts";
import { AddressNotAllowed, checkedAgent, describeFailure } from "../../core/http-agent.ts";
import type { Resolve } from "../../core/resolve-host.ts";

/** How long a receiver may take for its whole response, milliseconds. */
const TIMEOUT_MS = 15_000;
/** Bytes of a response that are read: only its status counts. */
const MOST_READ = 16_384;
/** Bytes of a response that developers see. */
const MOST_SHOWN = 4_096;

const BLOCKED = "The address leads to a network that events are not posted to.";

/** The result of a POST. */
export interface Posted {
  /** Null without a response. */
  statusCode: number | null;
  /** Why it failed, as a sentence; null for a status of 200 to 299. */
  error: string | null;
  /** The header Retry-After. */
  retryAfter: string | undefined;
  durationMs: number;
  /** The first {@link MOST_SHOWN} bytes of its body as text; null without a response. */
  responseBody: string | null;
}

/** A POST without a response. */
export function unanswered(error: string, durationMs: number): Posted {
  return { statusCode: null, error, retryAfter: undefined, durationMs, responseBody: null };
}

export interface Sender {
  /** Never throws. Does not follow redirects. */
  post(input: { url: string; headers: Record<string, string>; body: string; signal?: AbortSignal }): Promise<Posted>;
  close(): Promise<void>;
}

/** Sends deliveries, to allowed addresses alone. */
export function createSender(options: {
  allowPrivate: PrivateReceivers;
  resolve?: Resolve;
  timeoutMs?: number;
}): Sender {
  const { allowPrivate, resolve, timeoutMs = TIMEOUT_MS } = options;
  const isAllowed = (address: string, host: string) => isAllowedAddress(address, { allowPrivate, host });
  const agent = checkedAgent({ isAllowed, timeoutMs, ...(resolve && { resolve }) });
  return {
    async post({ url, headers, body, signal }) {
      const begun = performance.now();
      const took = () => Math.round(performance.now() - begun);
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const response = await request(url, {
          method: "POST",
          headers,
          body,
          dispatcher: agent.dispatcher,
          signal: signal ? AbortSignal.any([signal, late]) : late,
        });
        const responseBody = await readSome(response.body);
        const { statusCode } = response;
        const retryAfter = response.headers["retry-after"];
        return {
          statusCode,
          error: faultOf(statusCode),
          retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
          durationMs: took(),
          responseBody,
        };
      } catch (error) {
        const message = late.aborted ? `The receiver did not respond within ${timeoutMs / 1000} s.` : sentenceOf(error);
        return unanswered(message, took());
      }
    },
    close: () => agent.destroy(),
  };
}

/** Reads the body up to a limit, ignores its errors because the status has arrived, and returns its beginning as text. */
async function readSome(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of body) {
      if (read < MOST_SHOWN) chunks.push(chunk);
      read += chunk.length;
      if (read > MOST_READ) break;
    }
  } catch {
    // Cut off, late, or of another length.
  }
  body.destroy();
  const shown = Buffer.concat(chunks).subarray(0, MOST_SHOWN);
  // `stream` leaves out a character that was cut. PostgreSQL stores no NUL.
  return new TextDecoder().decode(shown, { stream: true }).replaceAll("\0", "\uFFFD");
}

function faultOf(statusCode: number): string | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode >= 300 && statusCode < 400)
    return `The receiver responded with ${statusCode}; redirects are not followed.`;
  return `The receiver responded with ${statusCode}.`;
}

function sentenceOf(thrown: unknown): string {
  return thrown instanceof AddressNotAllowed ? BLOCKED : describeFailure(thrown);
}
