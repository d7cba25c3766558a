import type { CallOutput } from "../../lib/api/client.ts";

// What fields with suggestions and the suggestions, whose code comes later, both know.

export type Suggestion = CallOutput<"GET /v1/search">["results"][number];

export const MIN_CHARACTERS = 2;

/** An address in whatever form; the page of results judges it. */
export const ADDRESS = /^\S*0x[0-9a-f]{40}\S*$/i;

/** What the suggestions say of themselves to the field around them. */
export interface Shown {
  /** How many are shown. */
  count: number;
  loading: boolean;
  /** That they could not be loaded; empty otherwise. */
  failure: string;
  /** The same, or that there are none, and what to do then; not of a whole address, which can be looked up all the same. */
  note: string;
}
