import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import type { BenchDeveloper } from "./developers.ts";

/** One request of an honest developer. */
export interface HonestRequest {
  method: "GET" | "POST";
  path: string;
  key: string;
  body?: string;
}

/**
 * Send requests at a fixed rate, independent of earlier responses, so that waits are measured. `next` returns the n-th.
 * Returns the milliseconds from each request's due time to the end of its response. Throws if a response is not 200.
 */
export async function sendSteadily(input: {
  url: string;
  perSecond: number;
  seconds: number;
  next: (n: number) => HonestRequest;
}): Promise<number[]> {
  const agent = new Agent({ connections: 128, pipelining: 1 });
  const times: Promise<number>[] = [];
  const begun = performance.now();
  for (let n = 0; n < input.perSecond * input.seconds; n++) {
    const due = begun + (n * 1000) / input.perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    times.push(send(input.url, input.next(n), agent).then(() => performance.now() - due));
  }
  const found = await Promise.all(times);
  await agent.close();
  return found;
}

/** Requests a minute of each honest developer: below the free tier's 60. */
const PER_MINUTE = 30;

/** Send requests of these developers in turn, as {@link sendSteadily} does. `next` returns the n-th, without its key. */
export function sendByDevelopers(
  honest: readonly BenchDeveloper[],
  { next, ...target }: { url: string; seconds: number; next: (n: number) => Omit<HonestRequest, "key"> },
): Promise<number[]> {
  return sendSteadily({
    ...target,
    perSecond: (honest.length * PER_MINUTE) / 60,
    next: (n) => ({ ...next(n), key: honest[n % honest.length]?.key ?? "" }),
  });
}

async function send(url: string, { method, path, key, body: text }: HonestRequest, agent: Agent): Promise<void> {
  const { statusCode, body } = await request(url + path, {
    method,
    dispatcher: agent,
    headers: { authorization: `Bearer ${key}`, ...(text !== undefined && { "content-type": "application/json" }) },
    ...(text !== undefined && { body: text }),
  });
  const answer = await body.text();
  if (statusCode !== 200) throw new Error(`${method} ${path} responded with ${statusCode}: ${answer.slice(0, 200)}`);
}
