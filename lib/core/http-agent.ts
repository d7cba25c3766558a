import { subscribe } from "node:diagnostics_channel";
import { isIP, type Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { type Resolve, resolveHost } from "./resolve-host.ts";

/** The host of a URL without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Why no connection was made. */
export class AddressNotAllowed extends Error {
  override name = "AddressNotAllowed";
}

/** A sentence for a failed connection. It must not contain text from the network that is probed. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "The connection failed.";
  const code = "code" in thrown ? String(thrown.code) : thrown.name;
  switch (code) {
    case "ECONNREFUSED":
      return "The connection was refused.";
    case "ECONNRESET":
    case "UND_ERR_SOCKET":
      return "The connection was closed before a response arrived.";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "The host name does not resolve.";
    case "UND_ERR_CONNECT_TIMEOUT":
      return "The connection could not be made in time.";
    default:
      return `The connection failed (${code.slice(0, 64)}).`;
  }
}

/**
 * How long a connection may be idle, milliseconds: less than servers and networks wait before they drop it (some servers 2 s). A
 * server that says how long it waits (`Keep-Alive: timeout=…`) is left two seconds earlier, and after at most two.
 */
const IDLE = { keepAliveTimeout: 1_000, keepAliveMaxTimeout: 2_000, keepAliveTimeoutThreshold: 2_000 };

/** An HTTP client's connections. */
export interface HttpAgent {
  dispatcher: Dispatcher;
  /** Waits for requests in flight. */
  close(): Promise<void>;
  /** Cuts requests off. */
  destroy(): Promise<void>;
}

/**
 * An HTTP agent that sends a request once more, on a new connection, if a reused one dies before the first byte of the response: the
 * server had dropped it and has read nothing.
 */
export function createAgent(options: Agent.Options = {}): HttpAgent {
  const reusing = new Agent({ ...IDLE, pipelining: 1, ...options });
  const fresh = new Agent({ ...options, pipelining: 1 });
  return {
    dispatcher: reusing.compose((dispatch) => (request, handler) => {
      const again = (to: Dispatcher.DispatchHandler) => void fresh.dispatch({ ...request, reset: true }, to);
      return dispatch(request, canRepeat(request) ? onceMore(handler, again) : handler);
    }),
    close: async () => void (await Promise.all([reusing.close(), fresh.close()])),
    destroy: async () => void (await Promise.all([reusing.destroy(), fresh.destroy()])),
  };
}

interface Options {
  /** Of an address, and of the host that resolved to it or is it. */
  isAllowed: (address: string, host: string) => boolean;
  resolve?: Resolve;
  timeoutMs: number;
}

/**
 * An HTTP agent for URLs that strangers choose: each connection checks the address that it is made to, literal or resolved, whatever
 * became of the URL before (against placeholders, redirects and DNS rebinding).
 */
export function checkedAgent({ isAllowed, resolve = resolveHost, timeoutMs }: Options): HttpAgent {
  const connect = buildConnector({ timeout: timeoutMs, lookup: checkedLookup(resolve, isAllowed) });
  return createAgent({
    // Sockets look no literal address up.
    connect: (target, callback) => {
      if (isIP(target.hostname) === 0 || isAllowed(target.hostname, target.hostname)) connect(target, callback);
      else callback(new AddressNotAllowed(), null);
    },
    maxHeaderSize: 16_384,
  });
}

type Lookup = NonNullable<Extract<NonNullable<Agent.Options["connect"]>, { lookup?: unknown }>["lookup"]>;

function checkedLookup(resolve: Resolve, isAllowed: Options["isAllowed"]): Lookup {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every((address) => isAllowed(address, hostname))) {
          callback(new AddressNotAllowed(), "", 0);
        } else if (options.all) {
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        } else callback(null, first, isIP(first));
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}

/** A stream was read when its first attempt failed. */
function canRepeat({ body }: Dispatcher.DispatchOptions): boolean {
  return body === null || body === undefined || typeof body === "string" || body instanceof Uint8Array;
}

/** Codes of errors that mean that a connection died. */
const DEAD: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"]);

/** Connections that a request was sent on. */
const used = new WeakSet<Socket>();
/** Learns the connection of the request that undici sends next: it starts a request and writes its head in one turn. */
let onSend: ((socket: Socket) => void) | null = null;

subscribe("undici:client:sendHeaders", (message) => {
  const { socket } = message as { socket: Socket }; // So undici documents this channel.
  onSend?.(socket);
  onSend = null;
  used.add(socket);
});

/** Handles the response to a request that `again` sends once more if its reused connection dies before the first byte. */
function onceMore(
  handler: Dispatcher.DispatchHandler,
  again: (handler: Dispatcher.DispatchHandler) => void,
): Dispatcher.DispatchHandler {
  let sent: { socket: Socket; isReused: boolean; bytesRead: number } | null = null;
  let isFirst = true;
  const hasDied = (error: Error) =>
    "code" in error && DEAD.has(error.code) && sent?.isReused && sent.socket.bytesRead === sent.bytesRead;
  return {
    onRequestStart(controller, context) {
      onSend = (socket) => {
        sent = { socket, isReused: used.has(socket), bytesRead: socket.bytesRead };
      };
      handler.onRequestStart?.(controller, context);
    },
    onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
    onResponseStart: (...args) => handler.onResponseStart?.(...args),
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
    onResponseError(controller, error) {
      if (!isFirst || !hasDied(error)) return handler.onResponseError?.(controller, error);
      isFirst = false;
      try {
        again(this);
      } catch {
        // The agent was closed meanwhile.
        handler.onResponseError?.(controller, error);
      }
    },
  };
}
