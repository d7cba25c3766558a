import { utimesSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { useFolder } from "../../../tests/setup/folder.ts";
import { ScreeningLists, type StoredList } from "../../core/screening-lists.ts";
import { type OpenSource, SourceFault, withSource } from "./open-source.ts";

let server: TestServer;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const folder = useFolder();

beforeAll(async () => {
  server = await startHttpServer(async (request, _, response) => respond(request, response));
});
afterAll(() => server.close());

const listAt = (source: object): StoredList => {
  const [list] = ScreeningLists.parse([{ name: "a", title: "A", ...source }]);
  return list as StoredList; // No oracle.
};

async function contentOf(source: OpenSource): Promise<string> {
  if (source.kind === "unchanged") return "unchanged";
  const chunks: Uint8Array[] = [];
  for await (const chunk of source.bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const none = { etag: null, lastModified: null };
const read = (list: StoredList, options: object = {}) =>
  withSource(list, { ...none, signal: new AbortController().signal, ...options }, contentOf);
const readUrl = (path = "/", options: object = {}) =>
  read(listAt({ url: `${server.url}${path}`, private: true }), options);

describe("a URL", () => {
  it("is read, also compressed, and conditionally with what it stated before", async () => {
    const asked: (string | undefined)[] = [];
    respond = (request, response) => {
      asked.push(request.headers["if-none-match"], request.headers["if-modified-since"]);
      if (request.headers["if-none-match"] === '"1"') return response.writeHead(304).end();
      response.writeHead(200, {
        etag: '"1"',
        "last-modified": "Wed, 14 Jan 2026 00:00:00 GMT",
        "content-encoding": "gzip",
      });
      response.end(gzipSync("addresses"));
    };
    const list = listAt({ url: `${server.url}/list`, private: true });
    const first = await withSource(list, { ...none, signal: new AbortController().signal }, async (source) => ({
      ...source,
      text: await contentOf(source),
    }));
    expect(first).toMatchObject({ text: "addresses", etag: '"1"', lastModified: "Wed, 14 Jan 2026 00:00:00 GMT" });
    expect(await readUrl("/list", { etag: '"1"', lastModified: "Wed, 14 Jan 2026 00:00:00 GMT" })).toBe("unchanged");
    expect(asked).toEqual([undefined, undefined, '"1"', "Wed, 14 Jan 2026 00:00:00 GMT"]);
  });

  it("that says unchanged without having been asked is refused", async () => {
    respond = (_, response) => response.writeHead(304).end();
    await expect(readUrl()).rejects.toThrow("The URL answers 304.");
  });

  it("of a private network is not read, by name or by address, unless it is declared private", async () => {
    const port = new URL(server.url).port;
    respond = (_, response) => response.end("addresses");
    const inwards = (url: string, options: object = {}) =>
      expect(read(listAt({ url }), options)).rejects.toThrow("leads to a network that lists are not read from");
    await inwards(`https://127.0.0.1:${port}/`);
    await inwards(`https://localhost:${port}/`);
    await inwards("https://lists.example.org/", { resolve: async () => ["10.0.0.1"] });
    await inwards("https://lists.example.org/", { resolve: async () => ["93.184.215.14", "169.254.169.254"] });
    expect(await readUrl()).toBe("addresses");
  });

  it("may redirect, but not inwards, not to plain HTTP from TLS, and not for ever", async () => {
    respond = (request, response) => {
      if (request.url === "/end") response.end("addresses");
      else if (request.url === "/once") response.writeHead(302, { location: "/end" }).end();
      else if (request.url === "/inwards")
        response.writeHead(302, { location: server.url.replace("127.0.0.1", "localhost") }).end();
      else if (request.url === "/file") response.writeHead(302, { location: "file:///etc/passwd" }).end();
      else response.writeHead(301, { location: "/loop" }).end();
    };
    expect(await readUrl("/once")).toBe("addresses");
    await expect(readUrl("/inwards")).rejects.toThrow("leads to a network");
    await expect(readUrl("/file")).rejects.toThrow("redirects to what is no URL with https");
    await expect(readUrl("/loop")).rejects.toThrow("redirects more than 3 times");
  });

  it("that sends too much, also by a gzip bomb, too slowly, or is cut off is a fault", async () => {
    const megabyte = Buffer.alloc(1024 * 1024, "a");
    let sent = 0;
    respond = (_, response) => {
      const more = () => {
        while (!response.destroyed) {
          sent++;
          if (!response.write(megabyte)) return response.once("drain", more);
        }
      };
      more();
    };
    await expect(readUrl()).rejects.toThrow("It is larger than 32 MiB.");
    expect(sent).toBeLessThan(100);
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    respond = (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    await expect(readUrl()).rejects.toThrow("It is larger than 32 MiB.");
    respond = (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip");
    await expect(readUrl()).rejects.toThrow(SourceFault);
    respond = (_, response) => void response.write("0x");
    await expect(readUrl("/", { timeoutMs: 200 })).rejects.toThrow("The list did not arrive within 0.2 s.");
    respond = (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("0x");
      setImmediate(() => response.destroy());
    };
    await expect(readUrl()).rejects.toThrow("The connection was closed");
    respond = (_, response) => response.writeHead(200, { "content-encoding": "br" }).end("0x");
    await expect(readUrl()).rejects.toThrow("a compression that was not asked for");
    respond = (_, response) => response.writeHead(503).end();
    await expect(readUrl()).rejects.toThrow("The URL answers 503.");
  });
});

describe("a file", () => {
  const path = join(folder, "list.csv");

  it("is read when its time or its size is another one", async () => {
    writeFileSync(path, "one");
    const etagOf = (source: OpenSource) => Promise.resolve(source.kind === "bytes" ? source.etag : null);
    const etag = await withSource(listAt({ file: path }), { ...none, signal: new AbortController().signal }, etagOf);
    expect(await read(listAt({ file: path }), { etag })).toBe("unchanged");
    utimesSync(path, new Date(), new Date("2026-01-01T00:00:00Z"));
    expect(await read(listAt({ file: path }), { etag })).toBe("one");
  });

  it("that is absent, a folder, or too large is a fault", async () => {
    await expect(read(listAt({ file: join(folder, "none") }))).rejects.toThrow(
      "cannot be read where the worker runs (ENOENT)",
    );
    await expect(read(listAt({ file: folder }))).rejects.toThrow("The path leads to no file.");
    writeFileSync(path, Buffer.alloc(32 * 1024 * 1024 + 1));
    await expect(read(listAt({ file: path }))).rejects.toThrow("It is larger than 32 MiB.");
  });
});
