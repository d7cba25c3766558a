export interface Call {
  id: number;
  method: string;
  params: unknown[];
}

export interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

/** A response: a body that is a string is sent as plain text. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** How a provider behaves: its limits, and its words for what it refuses. What is left out works as the standard says. */
export interface Manner {
  name: string;
  /** Calls that a batch may hold, and the response to one with more. */
  batch?: { most: number; refuse: (calls: Call[]) => Reply };
  /** Bytes of a batch's response: the calls beyond them get `rest`, or the batch as a whole is refused. */
  bytes?: { most: number; rest: RpcError } | { most: number; rest: RpcError; whole: (calls: Call[]) => Reply };
  /** Calls in a second: those beyond get `part`, or the request that holds them gets `whole`. */
  rate?: { perSecond: number; part: RpcError } | { perSecond: number; whole: Reply };
  /** The answer to eth_getBlockReceipts. */
  blockReceipts?: RpcError | null;
  /** The answer to eth_getBlockByNumber for `finalized`. */
  finalized?: RpcError | null;
  /** Ids come back as strings. */
  ids?: "string";
  /** Answers come in another order than calls. */
  order?: "reversed";
}

/** A node that does everything as the standard says: what all others are compared with. */
export const wellMannered: Manner = { name: "well-mannered" };

/** Every manner that `tests/providers` follows each family with. A new manner is a row. */
export const manners: readonly Manner[] = [{ name: "reversed", order: "reversed" }];
