// Remembers what the status of a page has to say and Next cannot, by the number that the server puts into a request header.

import type { Context } from "./context.ts";
import { processSingleton } from "./process-singleton.ts";

/** The database was unreachable, or nothing exists at the address. */
type Outcome = "outage" | "not found";

export const PAGE_NUMBER = "x-credence-page";
/** The request header that names the client of a page, for limits and turns. */
export const PAGE_CLIENT = "x-credence-client";
const outcomes = processSingleton("page outcomes", () => new Map<string, Outcome | null>());

/** What a page shows besides its address, the theme and settings: `read` reads it again, `found` is what the page was rendered from. */
export interface PageContent {
  read: (ctx: Context) => Promise<unknown>;
  found: unknown;
}
const contents = processSingleton("page contents", () => new Map<string, PageContent>());
let pages = 0;

/** Numbers a page request, and watches it until the function `end` is called. */
export function trackPage(headers: Record<string, string | string[] | undefined>): {
  outcome: () => Outcome | null;
  content: () => PageContent | null;
  end: () => void;
} {
  const number = String(++pages);
  headers[PAGE_NUMBER] = number;
  outcomes.set(number, null);
  return {
    outcome: () => outcomes.get(number) ?? null,
    content: () => contents.get(number) ?? null,
    end: () => {
      outcomes.delete(number);
      contents.delete(number);
    },
  };
}

/** Reports the content of the page with this number, which is the same for everybody who is not signed in (lib/web/ready-pages.ts). */
export function reportContent(number: unknown, content: PageContent): void {
  if (typeof number === "string" && outcomes.has(number)) contents.set(number, content);
}

/** Reports the outcome of the page with this number. Returns false if the server does not watch it, as where Next serves alone. */
export function reportPage(number: unknown, outcome: Outcome): boolean {
  if (typeof number !== "string" || !outcomes.has(number)) return false;
  outcomes.set(number, outcome);
  return true;
}
