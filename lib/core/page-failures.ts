// Remembers pages that failed because the database was unreachable, by the number that the server puts into a request header.

import { processSingleton } from "./process-singleton.ts";

const HEADER = "x-credence-page";
const failed = processSingleton("failed pages", () => new Set<string>());
let pages = 0;

type Headers = Record<string, string | string[] | undefined>;

/** Numbers a page request. Returns a function that returns once whether the page failed because of the database. */
export function trackPage(headers: Headers): () => boolean {
  const number = String(++pages);
  headers[HEADER] = number;
  return () => failed.delete(number);
}

/** Called by Next's error hook. */
export function reportPageFailure(headers: Headers): void {
  failed.add(String(headers[HEADER]));
}
