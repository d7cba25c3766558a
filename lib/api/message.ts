/** What the pipeline takes and gives: no web objects, no framework. A door translates. */
export interface ApiRequest {
  method: string;
  /** In canonical form (`canonicalPath`), percent-encoded, without the query. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** A header by its lower-case name; the values of one that stands several times, joined by commas. */
  header(name: string): string | undefined;
  /** Who is connected; forwarding headers are not considered here. */
  peer: string;
  /** The body, or null where it is longer than `limit` bytes. Called at most once. Rejects where it does not come whole. */
  readBody(limit: number): Promise<Uint8Array | null>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  /** Text, or its UTF-8. */
  body: string | Uint8Array<ArrayBuffer>;
}
