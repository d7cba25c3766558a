import { Agent, request } from "undici";

const IN_FLIGHT = 4;

/**
 * Download blocks and their receipts as the client does, so many in a request and four requests in flight, and parse their JSON.
 * Returns milliseconds. Throws if the node leaves calls unanswered.
 */
export async function downloadBlocks(
  url: string,
  { first, last, batch }: { first: number; last: number; batch: number },
): Promise<number> {
  const dispatcher = new Agent({ connections: IN_FLIGHT, pipelining: 1 });
  const start = performance.now();
  let next = first;
  const work = async () => {
    while (next <= last) {
      const from = next;
      next += batch;
      await downloadBatch(dispatcher, url, from, Math.min(from + batch - 1, last));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  const took = performance.now() - start;
  await dispatcher.close();
  return took;
}

async function downloadBatch(dispatcher: Agent, url: string, from: number, to: number): Promise<void> {
  const calls = Array.from({ length: to - from + 1 }, (_, i) => `0x${(from + i).toString(16)}`).flatMap((number) => [
    { jsonrpc: "2.0", id: `b${number}`, method: "eth_getBlockByNumber", params: [number, true] },
    { jsonrpc: "2.0", id: `r${number}`, method: "eth_getBlockReceipts", params: [number] },
  ]);
  const headers = { "content-type": "application/json" };
  const { body } = await request(url, { dispatcher, method: "POST", headers, body: JSON.stringify(calls) });
  const answers = (await body.json()) as unknown[];
  if (answers.length !== calls.length) throw new Error("the node left calls unanswered");
}
