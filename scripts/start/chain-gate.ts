import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isLoopback } from "../../lib/core/loopback.ts";
import { listen } from "../processes/listen.ts";

/** The chain behind a gate. */
interface ChainBehind {
  /** The node's URL, or a message that says why it is not available yet. */
  address: () => { rpcUrl: string } | { closed: string };
  /** Called with a request's body before the request is forwarded. */
  before: (body: string) => Promise<void>;
  /** Called before this node's response is forwarded: the blocks it reports must survive the node. */
  after: (body: string, rpcUrl: string) => Promise<void>;
}

/** Methods that would drop the chain's history or make it another chain. `evm_revert` takes back only what was made since the start. */
const DROPS_HISTORY = /^(?:anvil|hardhat)_(?:reset|loadState|rollback|reorg|setChainId|setRpcUrl)$/i;
/** Wallets of browsers. */
const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\//;

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/**
 * Listen on the chain's port and forward requests to its node, but those of other sites' pages and those that drop history. While the node is closed,
 * and if it ends during a request, responds 503 with a JSON-RPC error. Returns the function that closes the gate.
 */
export async function openChainGate(port: number, chain: ChainBehind): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    answer(incoming, chain, agent).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) =>
        refuse(response, `The local chain did not respond (${String(error)}). Try again in a moment.`),
    );
  });
  const { close } = await listen(server, port);
  return () => {
    agent.destroy();
    return close();
  };
}

async function answer(incoming: IncomingMessage, chain: ChainBehind, agent: Agent): Promise<Answer> {
  const { origin } = incoming.headers;
  if (origin !== undefined && isForeign(origin)) {
    return refusal(`The local chain answers no pages of ${origin}: only pages of this machine, and programs.`, 403);
  }
  const body = await buffer(incoming);
  const address = chain.address();
  if ("closed" in address) return refusal(address.closed);
  const text = body.toString("utf8");
  const refused = methodsOf(text).find((method) => DROPS_HISTORY.test(method));
  if (refused !== undefined) {
    return refusal(
      `The local chain does not run ${refused}, which drops its history. npm run reset starts afresh.`,
      403,
    );
  }
  await chain.before(text);
  const answered = await pass(incoming, body, address.rpcUrl, agent);
  await chain.after(text, address.rpcUrl);
  return answered;
}

/** Whether a browser sends the request for a page of another machine. Programs name no origin. */
function isForeign(origin: string): boolean {
  return !EXTENSION.test(origin) && !(URL.canParse(origin) && isLoopback(origin));
}

/** The methods of a request or a batch; none of a body that no node understands. */
function methodsOf(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((call: { method?: unknown } | null) =>
      typeof call?.method === "string" ? [call.method] : [],
    );
  } catch {
    return [];
  }
}

function pass(incoming: IncomingMessage, body: Buffer, rpcUrl: string, agent: Agent): Promise<Answer> {
  const { host: _, connection: __, "transfer-encoding": ___, ...headers } = incoming.headers;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(incoming.url ?? "/", rpcUrl),
      { method: incoming.method, headers: { ...headers, "content-length": body.length }, agent },
      (response) => {
        buffer(response).then((answered) => {
          const { connection: ____, "transfer-encoding": _____, ...endToEnd } = response.headers;
          resolve({
            status: response.statusCode ?? 502,
            headers: { ...endToEnd, "content-length": String(answered.length) },
            body: answered,
          });
        }, reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function refusal(message: string, status = 503): Answer {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } }));
  const headers = {
    "content-type": "application/json",
    "content-length": String(body.length),
    ...(status === 503 && { "retry-after": "1", "access-control-allow-origin": "*" }),
  };
  return { status, headers, body };
}

function refuse(response: ServerResponse, message: string): void {
  const { status, headers, body } = refusal(message);
  if (!response.headersSent) response.writeHead(status, headers);
  response.end(body);
}
