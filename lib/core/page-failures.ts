// Next renders pages and the server in front of it answers for them: where Next could not reach the database, it reports the page
// here by the number that the server put into a header of the request.

import { processSingleton } from "./process-singleton.ts";

const HEADER = "x-credence-page";
const failed = processSingleton("failed pages", () => new Set<string>());
let pages = 0;

type Headers = Record<string, string | string[] | undefined>;

/** Number a page request. Returns a function that says, once, whether the page failed because the database was unreachable. */
export function trackPage(headers: Headers): () => boolean {
  const number = String(++pages);
  headers[HEADER] = number;
  return () => failed.delete(number);
}

/** Report that the page of this request failed because the database was unreachable. */
export function reportPageFailure(headers: Headers): void {
  failed.add(String(headers[HEADER]));
}
