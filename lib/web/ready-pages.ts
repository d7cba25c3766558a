import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { REPLICA_LAG } from "../api/declaration/define-endpoint.ts";
import { acceptsGzip } from "../api/message.ts";
import type { Context } from "../core/context.ts";
import { languageOf } from "../core/language.ts";
import { PAGE_CLIENT, type PageContent } from "../core/page-outcomes.ts";
import { beforeHead } from "./inline-styles.ts";

// A page that is rendered once a change, not once a visitor: it is sent again while what it shows reads the same.

/** Bytes of all pages that are kept, and of the longest one. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST = 1024 * 1024;

interface ReadyPage {
  /** The document between its nonces. */
  parts: Buffer[];
  nonce: string;
  headers: OutgoingHttpHeaders;
  read: PageContent["read"];
  found: string;
}

interface ReadyPages {
  /** Sends the page of this address, if what it shows is what is read now. Returns false if it is to be rendered. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Keeps the page that is being rendered for `request`, if it reports its content. */
  keep(request: IncomingMessage, response: ServerResponse, content: () => PageContent | null): void;
}

/** For visitors who are not signed in: everybody gets the same page, with a nonce of its own. `context`: that of a reading now. */
export function createReadyPages(context: () => Context): ReadyPages {
  const pages = new LRUCache<string, ReadyPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ parts }) => parts.reduce((sum, { length }) => sum + length, 1),
  });
  return {
    async send(request, response) {
      const key = keyOf(request);
      const page = key === null ? undefined : pages.get(key);
      if (!page || !(await showsTheSame(page, { ...context(), client: clientOf(request) }))) return false;
      await sendPage(page, request, response);
      return true;
    },
    keep(request, response, content) {
      const key = keyOf(request);
      if (key === null) return;
      const taken = takeBody(response);
      response.once("finish", () => {
        const page = response.statusCode === 200 ? pageOf(response, taken(), content()) : null;
        if (page) pages.set(key, page);
      });
    },
  };
}

/** What a page depends on besides its content: address, theme and language. Null for what is not the page of an address. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || headers.rsc !== undefined || !/\btext\/html\b/i.test(headers.accept ?? "")) return null;
  return `${url} ${languageOf(headers)} ${headers.cookie?.match(/theme=[^;]*/g) ?? ""}`;
}

/** Reading takes turns by client, as when the page is rendered. */
function clientOf({ headers }: IncomingMessage): string {
  return `${headers[PAGE_CLIENT] ?? "unknown"} boards`;
}

/** A fault of reading shows when the page is rendered. */
async function showsTheSame({ read, found }: ReadyPage, ctx: Context): Promise<boolean> {
  try {
    return hashOf(await read(ctx)) === found;
  } catch {
    return false;
  }
}

function hashOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64");
}

/** Collects what is sent before it is compressed; null of a long body. */
function takeBody(response: ServerResponse): () => Buffer | null {
  const parts: Buffer[] = [];
  let bytes = 0;
  const take = (part: unknown) => {
    if (typeof part !== "string" && !(part instanceof Uint8Array)) return;
    bytes += part.length;
    if (bytes <= LONGEST) parts.push(Buffer.from(part as Uint8Array));
  };
  beforeHead(response, () => {
    for (const name of ["write", "end"] as const) {
      const send = response[name];
      const taking = (...given: unknown[]) => {
        take(given[0]);
        return Reflect.apply(send, response, given);
      };
      // Same overloads.
      response[name] = taking as typeof response.write & typeof response.end;
    }
  });
  return () => (bytes <= LONGEST ? Buffer.concat(parts) : null);
}

const DOCTYPE = Buffer.from("<!DOCTYPE html>");
/** Headers of one response or connection. */
const ownHeaders = [
  ...["connection", "content-encoding", "content-length", "date", "keep-alive", "transfer-encoding"],
  REPLICA_LAG.toLowerCase(),
];

function pageOf(response: ServerResponse, body: Buffer | null, content: PageContent | null): ReadyPage | null {
  const nonce = /'nonce-([^']+)'/.exec(String(response.getHeader("content-security-policy")))?.[1];
  // Whole only if its head was sent before its first part, as Next does.
  if (!content || !nonce || !body?.subarray(0, DOCTYPE.length).equals(DOCTYPE)) return null;
  const headers = { ...response.getHeaders() };
  for (const name of ownHeaders) delete headers[name];
  return { parts: split(body, nonce), nonce, headers, read: content.read, found: hashOf(content.found) };
}

function split(body: Buffer, nonce: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
    parts.push(body.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, body.subarray(from)];
}

const zip = promisify(gzip);

async function sendPage(page: ReadyPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const nonce = randomBytes(16).toString("base64");
  const between = Buffer.from(nonce);
  const body = Buffer.concat(page.parts.flatMap((part, i) => (i === 0 ? [part] : [between, part])));
  for (const [name, value] of Object.entries(page.headers)) {
    if (value === undefined || response.hasHeader(name)) continue;
    response.setHeader(name, typeof value === "string" ? value.replaceAll(page.nonce, nonce) : value);
  }
  const isZipped = acceptsGzip({ header: (name) => request.headers[name]?.toString() });
  if (isZipped) response.setHeader("Content-Encoding", "gzip");
  const sent = isZipped ? await zip(body) : body;
  response.setHeader("Content-Length", sent.length);
  response.end(sent);
}
