/** What the pipeline takes and gives: no web objects, no framework. A door translates. */
export interface ApiRequest {
  method: string;
  /** As sent, percent-encoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The request has several Authorization headers, of which `headers` holds one. */
  ambiguousAuthorization: boolean;
  /** Who is connected; forwarding headers are not considered here. */
  peer: string;
  /** The body, or null where it is longer than `limit` bytes. Called at most once. */
  readBody(limit: number): Promise<Uint8Array | null>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A header that stands once, or undefined. */
export function header(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : value?.join(", ");
}
