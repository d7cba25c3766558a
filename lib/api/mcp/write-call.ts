import { invalidField } from "../../core/invalid-field.ts";
import type { Endpoint } from "../define-endpoint.ts";

export interface EndpointCall {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  body: Uint8Array;
}

/**
 * Turns a tool's arguments into a request to its endpoint, which validates them. Throws INVALID_REQUEST for arguments that a request
 * cannot contain. Null counts as absent, except in a body.
 */
export function writeCall(endpoint: Endpoint, given: Readonly<Record<string, unknown>>): EndpointCall {
  const rest = new Map(Object.entries(given));
  const take = (name: string): string | undefined => {
    const value = rest.get(name);
    rest.delete(name);
    return value === undefined || value === null ? undefined : scalar(name, value);
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = take(name);
    if (!value) throw invalidField(name, "is missing");
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.shape ?? {})) {
    const value = take(name);
    if (value !== undefined) query.set(name, value);
  }
  const [unknown] = rest.keys();
  if (!endpoint.body && unknown !== undefined) throw invalidField(unknown, "is not an argument of this tool");
  const body = endpoint.body ? JSON.stringify(Object.fromEntries(rest)) : "";
  return { method: endpoint.method, path, query: query.toString(), body: new TextEncoder().encode(body) };
}

function scalar(name: string, value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw invalidField(name, "must be a text, a number or a boolean");
}
