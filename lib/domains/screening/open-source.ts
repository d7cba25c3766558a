import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Dispatcher, request } from "undici";
import { isAllowedAddress } from "../../core/check-address.ts";
import { AddressNotAllowed, checkedAgent, describeFailure, hostOf } from "../../core/http-agent.ts";
import type { Resolve } from "../../core/resolve-host.ts";
import type { StoredList } from "../../core/screening-lists.ts";

const TIMEOUT_MS = 60_000;
/** Of a file or an answer, decompressed. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** Why a list cannot be read now, as a sentence for operators. */
export class SourceFault extends Error {
  override name = "SourceFault";
}

/** What is known of a source's last answer. Of a file, `etag` is its time and size. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The bytes of a list, in bounded number; or nothing new. */
export type OpenSource = { kind: "unchanged" } | ({ kind: "bytes"; bytes: AsyncIterable<Uint8Array> } & Validators);

interface Options extends Validators {
  signal: AbortSignal;
  resolve?: Resolve;
  timeoutMs?: number;
}

/**
 * Reads a list's source while `use` runs, and returns what it returns. URLs are asked at public addresses alone, or at their own host, where it is
 * declared private. Throws {@link SourceFault}.
 */
export async function withSource<T>(
  list: StoredList,
  options: Options,
  use: (source: OpenSource) => Promise<T>,
): Promise<T> {
  if ("file" in list) return use(await openFile(list.file, options));
  const { signal, resolve, timeoutMs = TIMEOUT_MS } = options;
  const own = hostOf(new URL(list.url)).toLowerCase();
  const isAllowed = (address: string, host: string) =>
    isAllowedAddress(address, { allowPrivate: list.private && host.toLowerCase() === own, host });
  const agent = checkedAgent({ isAllowed, timeoutMs, ...(resolve && { resolve }) });
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const stop = AbortSignal.any([signal, late]);
    return await use(await openUrl(list, options, { dispatcher: agent.dispatcher, signal: stop }));
  } catch (error) {
    if (error instanceof SourceFault) throw error;
    if (late.aborted) throw new SourceFault(`The list did not arrive within ${timeoutMs / 1000} s.`);
    if (error instanceof AddressNotAllowed) throw new SourceFault(INWARDS);
    // Errors of connections, of undici and of decompression have a code.
    if (error instanceof Error && "code" in error) throw new SourceFault(describeFailure(error));
    throw error;
  } finally {
    await agent.destroy();
  }
}

const INWARDS =
  'The URL, or where it redirects to, leads to a network that lists are not read from. A list of the operator\'s own network needs "private": true.';

async function openFile(path: string, { etag }: Validators): Promise<OpenSource> {
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new SourceFault(`The file cannot be read where the worker runs (${error.code ?? "unknown"}).`);
  });
  if (!info.isFile()) throw new SourceFault("The path leads to no file.");
  if (info.size > MOST_BYTES) throw tooLarge();
  const now = `${info.mtimeMs} ${info.size}`;
  if (now === etag) return { kind: "unchanged" };
  const read = async function* () {
    try {
      yield* bounded(createReadStream(path));
    } catch (error) {
      if (error instanceof SourceFault) throw error;
      throw new SourceFault(
        `The file cannot be read where the worker runs (${(error as NodeJS.ErrnoException).code}).`,
      ); // Streams of files throw these.
    }
  };
  return { kind: "bytes", bytes: read(), etag: now, lastModified: info.mtime.toUTCString() };
}

async function openUrl(
  list: Extract<StoredList, { url: string }>,
  { etag, lastModified }: Validators,
  connection: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<OpenSource> {
  let url = new URL(list.url);
  const headers = {
    accept: "text/csv, application/json, text/plain, */*;q=0.1",
    "accept-encoding": "gzip",
    "user-agent": "credence",
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
  for (let redirects = 0; ; redirects++) {
    const { statusCode, headers: answered, body } = await request(url, { ...connection, headers });
    const header = (name: string) => [answered[name]].flat()[0] ?? null;
    if (statusCode === 200) {
      const bytes = bounded(decompressed(body, header("content-encoding")));
      return { kind: "bytes", bytes, etag: header("etag"), lastModified: header("last-modified") };
    }
    body.on("error", () => {}).destroy();
    if (statusCode === 304 && (etag !== null || lastModified !== null)) return { kind: "unchanged" };
    const location = header("location");
    if (statusCode < 300 || statusCode >= 400 || location === null)
      throw new SourceFault(`The URL answers ${statusCode}.`);
    if (redirects === MOST_REDIRECTS) throw new SourceFault(`The URL redirects more than ${MOST_REDIRECTS} times.`);
    url = redirected(url, location, list);
  }
}

/** Where a redirect leads: never from TLS to none, nor to a URL with a password. */
function redirected(from: URL, location: string, list: Extract<StoredList, { url: string }>): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  const isPlain = to?.protocol === "http:" && list.url.startsWith("http:");
  if (!to || (to.protocol !== "https:" && !isPlain) || to.username !== "" || to.password !== "") {
    throw new SourceFault("The URL redirects to what is no URL with https.");
  }
  return to;
}

function decompressed(body: Readable, encoding: string | null): Readable {
  if (encoding === null || encoding === "identity") return body;
  if (encoding !== "gzip" && encoding !== "x-gzip") {
    body.on("error", () => {}).destroy();
    throw new SourceFault("The URL answers in a compression that was not asked for.");
  }
  // What ends one of them ends both; the reader of the result gets the error.
  return pipeline(body, createGunzip(), () => {});
}

const tooLarge = () => new SourceFault(`It is larger than ${MOST_BYTES / 1024 / 1024} MiB.`);

/** Stops reading beyond {@link MOST_BYTES}. */
async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of chunks) {
    read += chunk.length;
    if (read > MOST_BYTES) throw tooLarge();
    yield chunk;
  }
}
