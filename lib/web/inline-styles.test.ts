import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import { testFolder } from "../../tests/setup/folder.ts";
import { inlineStyles, readStyleSheets } from "./inline-styles.ts";

const sheets = new Map([["/_next/static/chunks/a.css", "a{color:red}"]]);
const link = (path: string) => `<link rel="stylesheet" href="${path}" nonce="n+/1=" data-precedence="next"/>`;
const page = (path: string) => `<!DOCTYPE html><html><head>${link(path)}</head><body><p>é`;
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** What a client receives of `parts`, which are sent as Next sends them. */
async function receive(type: string, parts: readonly string[]) {
  const send = (response: ServerResponse) => {
    inlineStyles(response, sheets);
    response.setHeader("Content-Type", type);
    response.setHeader("Link", [
      '</font.woff2>; rel=preload; as="font", </_next/static/chunks/a.css>; rel=preload; as="style"',
    ]);
    response.flushHeaders();
    for (const part of parts) response.write(Buffer.from(part));
    response.end();
  };
  const server = createServer((_, response) => send(response));
  const { port, close } = await listen(server);
  cleanups.push(() => void close());
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return { link: response.headers.get("link"), text: await response.text() };
}

it("sends the sheet of a page in its head, with the nonce of its link, and nobody has to load it", async () => {
  const { link, text } = await receive("text/html; charset=utf-8", [page("/_next/static/chunks/a.css"), "</p>"]);
  expect(text).toBe(
    '<!DOCTYPE html><html><head><style nonce="n+/1=">a{color:red}</style>' +
      '<link disabled media="not all" rel="stylesheet" href="/_next/static/chunks/a.css" nonce="n+/1=" data-precedence="next"/></head><body><p>é</p>',
  );
  expect(link).toBe('</font.woff2>; rel=preload; as="font"');
});

it("leaves the link of a sheet that it does not know", async () => {
  const other = page("/_next/static/chunks/b.css");
  expect((await receive("text/html", [other])).text).toBe(other);
});

it("changes only the first part of pages, and nothing else", async () => {
  const known = page("/_next/static/chunks/a.css");
  expect((await receive("text/html", ["<p>", known])).text).toBe(`<p>${known}`);
  const other = await receive("text/x-component", [known]);
  expect(other.text).toBe(known);
  expect(other.link).toContain("a.css");
});

it("reads the sheets of the build that mean the same inside a page", () => {
  const root = testFolder();
  expect(readStyleSheets(root).size).toBe(0);
  const folder = join(root, ".next/static/chunks");
  mkdirSync(folder, { recursive: true });
  const written = {
    "good.css": 'a{src:url(/f.woff2)}b{src:url("/f.woff2")}c{src:url(data:,)}',
    "relative.css": "a{src:url(../f.woff2)}",
    "quoted.css": 'a{src:url("f.woff2")}',
    "closing.css": 'a{content:"</style>"}',
    "script.js": "1",
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text);
  expect([...readStyleSheets(root)]).toEqual([["/_next/static/chunks/good.css", written["good.css"]]]);
});
