import type { Endpoint } from "./define-endpoint.ts";

/** Every endpoint under its operation id. Doors, documents, client types and the contract test derive from this list. */
export const endpoints = {} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
