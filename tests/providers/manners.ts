import type { FamilyBlock, Json } from "./families/family.ts";

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

/** What a node gives of a block, with its transactions or their hashes, and of its receipts, together and one by one. */
export interface Given {
  block?: Json | RpcError | null;
  /** With hashes in place of transactions; default: as `block`. */
  header?: Json | RpcError | null;
  receipts?: unknown;
  /** By hash of the transaction; default: as in the chain. */
  receipt?: (hash: string) => unknown;
  transaction?: (hash: string) => unknown;
}

/** How a provider behaves: its limits, and its words for what it refuses. What is left out works as the standard says. */
export interface Manner {
  name: string;
  /** Calls that a batch may hold, and the response to one with more; `answer` is what the node says to a call. */
  batch?: { most: number; refuse: (calls: Call[], answer: (call: Call) => object) => Reply };
  /** Bytes of a batch's response: the calls beyond them get `part`, or the request that holds them gets `whole`. */
  bytes?: { most: number; part: RpcError } | { most: number; whole: Reply };
  /** Calls in a second: those beyond get `part`, or the request that holds them gets `whole`. */
  rate?: { perSecond: number; part: RpcError } | { perSecond: number; whole: Reply };
  /** The answer to eth_getBlockReceipts. */
  blockReceipts?: RpcError | null;
  /** What it gives of a block and its receipts, in place of all of it. */
  gives?: (one: FamilyBlock) => Given;
  /** The answer to eth_getBlockByNumber for `finalized`. */
  finalized?: RpcError | Json | null;
  /** Ids come back as strings. */
  ids?: "string";
  /** Answers come in another order than calls. */
  order?: "reversed";
}

/** A node that does everything as the standard says: what all others are compared with. */
export const wellMannered: Manner = { name: "well-mannered" };

export const error = (code: number, message: string, data?: unknown): RpcError => ({
  code,
  message,
  ...(data ? { data } : {}),
});

/** One error in answer to a whole batch. */
export const whole = (
  refused: RpcError,
  { id = null, status = 200 }: { id?: number | null; status?: number } = {},
): Reply => ({
  status,
  body: { jsonrpc: "2.0", id, error: refused },
});

/** The same in a list, under the id of the first call. */
export const first = (calls: Call[], refused: RpcError): Reply => ({
  body: [{ jsonrpc: "2.0", id: calls[0]?.id, error: refused }],
});

/** The same error for each call. */
export const each = (calls: Call[], refused: RpcError, status = 200): Reply => ({
  status,
  body: calls.map(({ id }) => ({ jsonrpc: "2.0", id, error: refused })),
});

/**
 * Every manner that `tests/providers` follows each family with; a new one is a row. The words are the providers' own, from
 * the source that is named with them. The limits are smaller than theirs, so that blocks of a test meet them.
 */
export const manners: readonly Manner[] = [
  {
    // github.com/ethereum/go-ethereum: rpc/handler.go, rpc/errors.go, eth/api_backend.go.
    name: "geth",
    batch: { most: 12, refuse: (calls) => first(calls, error(-32600, "batch too large")) },
    bytes: { most: 12_000, part: error(-32003, "response too large") },
    finalized: error(-32000, "finalized block not found"),
  },
  {
    // github.com/erigontech/erigon: rpc/server.go; -39001: github.com/ethereum/execution-apis/pull/879.
    name: "erigon",
    batch: {
      most: 10,
      refuse: ({ length }) =>
        whole(
          error(
            -32000,
            `batch limit 10 exceeded (can increase by --rpc.batch.limit). Requested batch of size: ${length}`,
          ),
        ),
    },
    finalized: error(-39001, "Unknown block"),
  },
  {
    // github.com/NethermindEth/nethermind: Nethermind.JsonRpc/JsonRpcProcessor.cs.
    name: "nethermind",
    batch: { most: 16, refuse: () => whole(error(-32005, "Batch size limit exceeded"), { status: 503 }) },
    bytes: { most: 16_000, part: error(-32005, "MaxBatchResponseBodySize of 32768KB exceeded") },
    finalized: null,
  },
  {
    // github.com/hyperledger/besu: ethereum/api/…/response/RpcErrorType.java.
    name: "besu",
    batch: { most: 20, refuse: () => whole(error(-32005, "Number of requests exceeds max batch size")) },
    finalized: error(-39001, "Unknown block"),
    order: "reversed",
  },
  {
    // github.com/paritytech/jsonrpsee: types/src/error.rs.
    name: "reth",
    batch: {
      most: 24,
      refuse: () => whole(error(-32010, "The batch request was too large", "Exceeded max limit of 24")),
    },
    bytes: {
      most: 20_000,
      whole: whole(error(-32011, "The batch response was too large", "Exceeded max limit of 20000")),
    },
    finalized: null,
  },
  {
    // github.com/0xPolygon/bor/issues/1654.
    name: "bor",
    batch: { most: 12, refuse: (calls) => first(calls, error(-32600, "batch too large")) },
    blockReceipts: error(-32000, "receipts length mismatch: 1 vs 0"),
    finalized: error(-32000, "finalized block not found"),
  },
  {
    // Behind proxyd, as public endpoints of the OP stack are: github.com/ethereum-optimism/infra proxyd/rpc.go, proxyd/backend.go.
    name: "op-geth",
    batch: { most: 10, refuse: () => whole(error(-32014, "maximum 10 calls in 1 batch")) },
    bytes: { most: 6_000, part: error(-32020, "backend response too large") },
    blockReceipts: error(-32001, "rpc method is not whitelisted"),
  },
  {
    // github.com/paradigmxyz/cryo/issues/93.
    name: "nitro",
    batch: { most: 12, refuse: (calls) => first(calls, error(-32600, "batch too large")) },
    blockReceipts: error(-32601, "the method eth_getBlockReceipts does not exist/is not available"),
    finalized: error(-32000, "header not found"),
  },
  {
    // jsonrpsee, as for reth.
    name: "zksync",
    batch: { most: 8, refuse: () => whole(error(-32005, "Batched requests are not supported by this server")) },
    blockReceipts: error(-32601, "Method not found"),
    order: "reversed",
  },
  {
    // docs.alchemy.com/reference/throughput, docs.alchemy.com/reference/eth-getblockreceipts.
    name: "alchemy",
    rate: {
      perSecond: 60,
      part: error(
        429,
        "Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemy.com/reference/throughput",
      ),
    },
    blockReceipts: error(
      -32600,
      "Unsupported method: eth_getBlockReceipts. See available methods at https://docs.alchemy.com/",
    ),
  },
  {
    // docs.infura.io/api/networks/ethereum/how-to/avoid-rate-limiting.
    name: "infura",
    rate: {
      perSecond: 50,
      whole: whole(
        error(-32005, "project ID request rate exceeded", {
          see: "https://infura.io/docs/ethereum/jsonrpc/ratelimits",
          current_rps: 13.333,
          allowed_rps: 10,
          backoff_seconds: 3,
        }),
        { status: 429 },
      ),
    },
    ids: "string",
  },
  {
    // support.quicknode.com/hc/en-us/articles/12002099702289-429-Errors-Explained, github.com/foundry-rs/foundry/issues/4894.
    name: "quicknode",
    rate: {
      perSecond: 25,
      part: error(
        -32007,
        "25/second request limit reached - reduce calls per second or upgrade your account at quicknode.com",
      ),
    },
  },
  {
    // drpc.org, as quoted by clients of its free tier: HTTP 500 with the code 31.
    name: "drpc",
    batch: {
      most: 3,
      refuse: (calls) =>
        each(
          calls,
          error(
            31,
            "Batch of more than 3 requests are not allowed on free tier, to use this feature register paid account at drpc.org",
          ),
          500,
        ),
    },
    blockReceipts: error(-32601, "the method eth_getBlockReceipts does not exist/is not available"),
  },
];
