// Pages that failed because the database could not be reached, told by Next's part of the process to the server in front of it:
// each page request carries a number in a header that the server sets.

const HEADER = "x-credence-page";

// Modules are loaded twice beside Next.
const shared = globalThis as typeof globalThis & { __credencePageOutages?: Set<string> };
let pages = 0;

/** Number a page request. Returns whether it has failed for want of the database, asked once. */
export function numberPage(headers: Record<string, string | string[] | undefined>): () => boolean {
  const number = String(++pages);
  headers[HEADER] = number;
  return () => shared.__credencePageOutages?.delete(number) ?? false;
}

export function notePageOutage(headers: Record<string, string | string[] | undefined>): void {
  shared.__credencePageOutages ??= new Set();
  shared.__credencePageOutages.add(String(headers[HEADER]));
}
