import { Offset } from "@/lib/core/schemas.ts";

/** The parameters of a page's URL. */
export type Query = Record<string, string | string[] | undefined>;

export interface PageProps {
  searchParams: Promise<Query>;
}

/** One parameter; undefined if it is absent, empty or given twice. Without NUL, which PostgreSQL rejects. */
export function textParam(query: Query, name: string): string | undefined {
  const value = query[name];
  return typeof value === "string" && value !== "" ? value.replaceAll("\0", "") : undefined;
}

/** The first row of a paged list; 0 for anything invalid. `name`: of the second list of a page. */
export function offsetParam(query: Query, name = "offset"): number {
  return Offset.safeParse(query[name]).data ?? 0;
}

/** A key of a table, or the fallback. */
export function keyParam<T extends object, K extends keyof T & string>(
  query: Query,
  name: string,
  table: T,
  fallback: K,
): keyof T & string {
  const value = query[name];
  return typeof value === "string" && Object.hasOwn(table, value) ? (value as keyof T & string) : fallback; // Just checked.
}
