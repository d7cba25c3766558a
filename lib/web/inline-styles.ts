import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";

/** Style sheets of the build, by the path that pages link. */
type StyleSheets = ReadonlyMap<string, string>;

const PATH = "/_next/static/chunks";

/** Those that mean the same inside a page. `basePath`: the public path of the service. */
export function readStyleSheets(root: string, basePath = ""): StyleSheets {
  const folder = join(root, ".next/static/chunks");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".css")) : [];
  const sheets = names.map((name) => [`${basePath}${PATH}/${name}`, readFileSync(join(folder, name), "utf8")] as const);
  // Relative addresses would be relative to the page.
  return new Map(sheets.filter(([, sheet]) => !/url\(["']?(?!["'/]|data:)|<\/style/i.test(sheet)));
}

/**
 * Sends the style sheets of a page inside its head, so that it can be painted while it arrives: a link costs another round trip.
 * Where Next writes other tags than those known here, the page keeps its link.
 */
export function inlineStyles(response: ServerResponse, sheets: StyleSheets): void {
  beforeHead(response, () => {
    if (!String(response.getHeader("Content-Type")).startsWith("text/html") || response.hasHeader("Content-Length"))
      return;
    setLink(response, sheets);
    const write = response.write;
    // Next sends the head before the first part of the body, which has the whole head of the document.
    const writeFirst = (part: unknown, ...given: unknown[]) => {
      response.write = write;
      return Reflect.apply(write, response, [part instanceof Uint8Array ? withStyles(part, sheets) : part, ...given]);
    };
    // Same overloads as write.
    response.write = writeFirst as typeof write;
  });
}

/** Calls `change` right before the head is sent. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead;
  const changed = (status: number, ...given: unknown[]) => {
    response.statusCode = status;
    change();
    return Reflect.apply(writeHead, response, [response.statusCode, ...given]);
  };
  // Same overloads as writeHead.
  response.writeHead = changed as typeof writeHead;
}

/** Removes the requests to load what the page contains. */
function setLink(response: ServerResponse, sheets: StyleSheets): void {
  const links = [response.getHeader("Link") ?? []].flat().flatMap((one) => String(one).split(/,\s*(?=<)/));
  const left = links.filter((one) => !sheets.has(/^<([^>]*)>/.exec(one)?.[1] ?? ""));
  if (left.length > 0) response.setHeader("Link", left.join(", "));
  else response.removeHeader("Link");
}

function withStyles(part: Uint8Array, sheets: StyleSheets): Uint8Array {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const end = bytes.indexOf("</head>");
  if (end < 0) return part;
  const head = bytes.toString("utf8", 0, end).replaceAll(/<link rel="stylesheet" [^>]*>/g, (tag) => {
    const sheet = sheets.get(/ href="([^"]*)"/.exec(tag)?.[1] ?? "");
    const nonce = / nonce="[^"]*"/.exec(tag)?.[0] ?? "";
    if (sheet === undefined) return tag;
    // React would load a sheet whose link is missing. A browser does not load a disabled one, and for no medium, it does not load it
    // ahead either.
    return `<style${nonce}>${sheet}</style>${tag.replace("<link", '<link disabled media="not all"')}`;
  });
  return Buffer.concat([Buffer.from(head), bytes.subarray(end)]);
}
