import type { Stream } from "./declaration/define-endpoint.ts";

/** A request, independent of a server framework. Adapters translate. */
export interface ApiRequest {
  method: string;
  /** In canonical form (`canonicalPath`), percent-encoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** A header by its lower-case name; repeated values are joined by commas. */
  header(name: string): string | undefined;
  /** Address of the connection; forwarding headers are not considered here. */
  peer: string;
  /** Null if the body is longer than `limit` bytes. Called at most once. Rejects if the body is incomplete. */
  readBody(limit: number): Promise<Uint8Array | null>;
  /**
   * The body as it arrives, in place of `readBody`. Throws INVALID_REQUEST for one that is longer than `limit` bytes, incomplete or too
   * slow, and SERVICE_UNAVAILABLE where too many are read. Absent if the adapter has no stream.
   */
  streamBody?(limit: number): AsyncIterable<Uint8Array>;
  /** Aborted when the client closes the connection before the response. Absent if the adapter does not learn of it. */
  signal?: (() => AbortSignal) | undefined;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** Text or UTF-8; empty with a `stream`. */
  body: string | Uint8Array<ArrayBuffer>;
  stream?: Stream;
}
