import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { Agent } from "undici";
import { expect, test } from "vitest";
import { startHttpServer } from "../../tests/chain/http-server.ts";
import { exchange, readRetryAfter } from "./http.ts";

test("Retry-After is seconds or a date, and at most five minutes", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  for (const [header, expected] of [
    ["0", 0],
    ["12", 12_000],
    ["999999999999", 300_000],
    ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 300_000],
    ["soon", undefined],
    ["-5", undefined],
    ["", undefined],
    [undefined, undefined],
  ] as const) {
    expect([header, readRetryAfter(header, now)]).toEqual([header, expected]);
  }
});

test("an answer that is compressed although nobody asked for it is read, up to the same size; one that is cut off is no answer", async () => {
  const text = JSON.stringify({ result: "0x".padEnd(5_000, "ab") });
  const bodies: Record<string, (written: string) => Buffer> = {
    gzip: gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
  };
  let sent: { encoding: string; body: Buffer } | null = null;
  const server = await startHttpServer((_request, _body, response) => {
    response.writeHead(200, { "content-encoding": sent?.encoding ?? "" }).end(sent?.body);
  });
  const dispatcher = new Agent();
  const ask = (maxBytes: number) =>
    exchange(new URL(server.url), { dispatcher, method: "GET", timeoutMs: 5_000, maxBytes });
  try {
    for (const [encoding, compress] of Object.entries(bodies)) {
      sent = { encoding, body: compress(text) };
      expect(await ask(5_100)).toMatchObject({ status: 200, text });
      await expect(ask(4_000)).rejects.toMatchObject({ code: "TOO_LARGE" });
      sent = { encoding, body: compress(text).subarray(0, -8) };
      await expect(ask(5_100)).rejects.toMatchObject({ code: "UNREACHABLE", retryable: true });
    }
  } finally {
    await dispatcher.close();
    await server.close();
  }
});
