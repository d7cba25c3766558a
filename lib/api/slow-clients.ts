import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isServiceError, ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { createSemaphore, type SemaphoreLimits } from "../core/semaphore.ts";

// Clients send bodies and read responses at their own pace, and memory holds the bytes meanwhile. Their number is limited for each client
// and in all, and so is the time: in proportion to the length.

const KIB = 1024;
/** The slowest pace of a body, bytes a millisecond. */
const PACE = 8;
/** How long a body may be slower than its pace, also while others wait for its place, and a client read nothing, milliseconds. */
const GRACE_MS = { reading: 10_000, contended: 2_000, sending: 20_000 };
/** How often a client's pace is judged, milliseconds. */
const JUDGED_MS = 500;
/** How long a body may wait until others are read, milliseconds. */
const WAIT_MS = 10_000;
/** Bytes of bodies: being read at once and waiting, of all and of one client. */
const BODIES = { atOnce: 64 * KIB ** 2, waiting: 64 * KIB ** 2, perClient: 8 * KIB ** 2, mostRunning: 2 * KIB ** 2 };
/** The same of long bodies: one of a client is read at a time, and few at once. */
export const LONG_BODIES = {
  atOnce: 32 * KIB ** 2,
  waiting: 64 * KIB ** 2,
  perClient: 32 * KIB ** 2,
  mostRunning: 8 * KIB ** 2,
};
/** A body counts as no less: its request takes memory too. */
const LEAST_BODY = KIB;

/** Reads the body of a client's request. See `ApiRequest.readBody`; throws a ServiceError for a client that is too slow or has to wait too long. */
type ReadBody = (request: IncomingMessage, longest: number, client: string) => Promise<Uint8Array | null>;

export function createBodyReader(limits: SemaphoreLimits = BODIES, graceMs = GRACE_MS, waitMs = WAIT_MS): ReadBody {
  const places = createSemaphore(limits);
  return async (request, longest, client) => {
    const { "content-length": declared, "transfer-encoding": encoding } = request.headers;
    const length = encoding === undefined ? Number(declared ?? 0) : longest;
    if (length > longest) return null;
    if (length === 0) return new Uint8Array();
    // It may have disconnected during the look-up of its key.
    if (request.destroyed) throw closed();
    const gone = new AbortController();
    const abort = () => gone.abort(closed());
    request.once("close", abort);
    const late = setTimeout(() => gone.abort(busy()), waitMs);
    try {
      const leave = await places.acquire(client, gone.signal, Math.max(length, LEAST_BODY));
      if (!leave) throw busy();
      clearTimeout(late);
      const grace = () => (places.waiting() > 0 ? graceMs.contended : graceMs.reading);
      return await readAll(request, longest, grace).finally(leave);
    } finally {
      clearTimeout(late);
      request.off("close", abort);
    }
  };
}

const closed = () => new Error("The client closed the connection.");
const busy = () => new ServiceError("SERVICE_UNAVAILABLE", "Too many bodies are being read. Send the request again.");

function readAll(request: IncomingMessage, longest: number, graceMs: () => number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (settle: () => void) => {
      request.removeAllListeners("data");
      request.pause();
      settle();
    };
    const stopPacing = requirePace({ bytes: () => size, graceMs, onLate: () => stop(() => reject(tooSlow())) });
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > longest) stop(() => resolve(null));
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks, size)));
    request.on("error", reject);
    request.on("close", () => reject(closed()));
    request.once("close", stopPacing);
  });
}

/** Bodies that are read as streams at once, of all and of one client. */
const STREAMS = { atOnce: 16, waiting: 32, perClient: 2, mostRunning: 1 };

/** Streams the body of a client's request at the client's pace. See `ApiRequest.streamBody`. */
export function createBodyStreamer(limits: SemaphoreLimits = STREAMS, graceMs = GRACE_MS.reading, waitMs = WAIT_MS) {
  const places = createSemaphore(limits);
  return async function* stream(request: IncomingMessage, longest: number, client: string): AsyncGenerator<Uint8Array> {
    const leave = await places.acquire(client, AbortSignal.timeout(waitMs)).catch(() => null);
    if (!leave) throw busy();
    let size = 0;
    const late = new AbortController();
    const stop = requirePace({ bytes: () => size, graceMs: () => graceMs, onLate: () => late.abort(tooSlow()) });
    const isLate = once(late.signal, "abort").then(() => Promise.reject(late.signal.reason));
    isLate.catch(() => {});
    // The response follows on the same connection.
    const chunks = request.iterator({ destroyOnReturn: false });
    try {
      for (;;) {
        const { done, value } = await Promise.race([chunks.next(), isLate]);
        if (done) break;
        size += value.length;
        if (size > longest) throw invalidField("body", `is longer than ${longest / KIB ** 2} MiB`);
        yield value;
      }
      if (!request.complete) throw invalidField("body", "is incomplete");
    } catch (error) {
      throw isServiceError(error) ? error : invalidField("body", "is incomplete");
    } finally {
      stop();
      leave();
    }
  };
}

const tooSlow = () =>
  new ServiceError("INVALID_REQUEST", `The body arrives too slowly: send at least ${PACE} kB a second.`, {
    details: [{ path: "body", message: "arrives too slowly" }],
  });

/** Calls `onLate` once when fewer bytes have arrived than the pace asks for. Returns the function that ends this. */
function requirePace(body: { bytes: () => number; graceMs: () => number; onLate: () => void }): () => void {
  const begun = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - begun < body.graceMs() + body.bytes() / PACE) return;
    clearInterval(timer);
    body.onLate();
  }, JUDGED_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Unread bytes of responses: of one client, and of all. */
const UNREAD = { perClient: 8 * KIB ** 2, total: 64 * KIB ** 2 };
/** Bytes that are handed to the system at once. */
const PIECE = 64 * KIB;
/** How long a request waits until its client reads earlier responses, milliseconds. */
const ROOM_MS = 5_000;

/** Bytes of responses that wait in memory for their clients to read them. */
export interface UnreadBytes {
  /**
   * Counts the bytes of a response, and closes its connection if the client reads none of it for a while. Where a client has twice its
   * limit, or all have too many, the oldest response of the client with the most is given up.
   */
  open(client: string, response: ServerResponse): UnreadResponse;
  /** Clients that may have no more until they read. */
  full: ReadonlySet<string>;
  /** Whether the client may have more, at once or within a few seconds. */
  hasRoom(client: string): Promise<boolean>;
}

interface UnreadResponse {
  /** Resolves when the system has taken all that was written; to false if the response was closed before. */
  write(chunk: Uint8Array): Promise<boolean>;
  end(chunk?: string | Uint8Array): void;
  /** Counts bytes that were written past this object, until the response is closed. */
  hold(bytes: number): void;
}

/** The unread bytes of a client. */
interface Client {
  name: string;
  bytes: number;
  /** How to give up its responses, oldest first. */
  responses: Set<() => void>;
  /** Called when it has room. */
  waiting: Set<() => void>;
}

export function createUnreadBytes(limits = UNREAD, graceMs = GRACE_MS.sending, roomMs = ROOM_MS): UnreadBytes {
  const clients = new Map<string, Client>();
  const full = new Set<string>();
  let all = 0;

  function add(client: Client, bytes: number): void {
    all += bytes;
    client.bytes += bytes;
    if (client.bytes >= limits.perClient) full.add(client.name);
    else {
      full.delete(client.name);
      for (const admit of client.waiting) admit();
    }
    if (client.bytes > 2 * limits.perClient) giveUpOldest(client);
    if (all > limits.total) giveUpOldest([...clients.values()].sort((a, b) => b.bytes - a.bytes)[0]);
  }

  function find(name: string): Client {
    const client = clients.get(name) ?? { name, bytes: 0, responses: new Set(), waiting: new Set() };
    clients.set(name, client);
    return client;
  }

  return {
    full,
    async hasRoom(name) {
      const client = clients.get(name);
      if (!client || !full.has(name)) return true;
      return new Promise((resolve) => {
        const end = (hasRoom: boolean) => {
          clearTimeout(late);
          client.waiting.delete(admit);
          resolve(hasRoom);
        };
        const admit = () => end(true);
        const late = setTimeout(() => end(false), roomMs);
        client.waiting.add(admit);
      });
    },
    open(name, response) {
      const client = find(name);
      return countResponse(response, {
        graceMs,
        add: (bytes) => add(client, bytes),
        begin: (giveUp) => client.responses.add(giveUp),
        end(giveUp) {
          client.responses.delete(giveUp);
          if (client.responses.size === 0) clients.delete(name);
        },
      });
    },
  };
}

function giveUpOldest(client: Client | undefined): void {
  const [giveUp] = client?.responses ?? [];
  giveUp?.();
}

/** What a response says about its unread bytes. */
interface Ledger {
  graceMs: number;
  add: (bytes: number) => void;
  begin: (giveUp: () => void) => void;
  end: (giveUp: () => void) => void;
}

/** Counts what is written to a response and not yet taken by the system, until its connection closes. */
function countResponse(response: ServerResponse, ledger: Ledger): UnreadResponse {
  const { socket } = response.req;
  let unread = 0;
  let isOpen = true;
  let movedAt = performance.now();
  const timer = setInterval(() => {
    // A response behind another one on its connection has no socket yet: its client cannot read it.
    if (unread === 0 || !response.socket) movedAt = performance.now();
    else if (performance.now() - movedAt >= ledger.graceMs) giveUp();
  }, JUDGED_MS);
  timer.unref();
  const pieces = writeInPieces(response, count);
  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(timer);
    pieces.drop();
    closings.get(socket)?.delete(close);
    ledger.end(giveUp);
    ledger.add(-unread);
  }
  function giveUp(): void {
    close();
    socket.destroy();
  }
  function count(bytes: number): boolean {
    if (!isOpen) return false;
    unread += bytes;
    if (bytes < 0) movedAt = performance.now();
    ledger.add(bytes);
    return isOpen;
  }
  ledger.begin(giveUp);
  response.once("close", close);
  onClose(socket, close);
  return { write: pieces.write, end: pieces.end, hold: (bytes) => void count(bytes) };
}

/** Writes one piece after the other, so that what the client has read shows. `count` learns what waits and what was taken, and ends it. */
function writeInPieces(response: ServerResponse, count: (bytes: number) => boolean) {
  const queue: Uint8Array[] = [];
  const onTaken: ((isTaken: boolean) => void)[] = [];
  let isWriting = false;
  let isEnding = false;
  function settle(isTaken: boolean): void {
    for (const notify of onTaken.splice(0)) notify(isTaken);
  }
  function writeNext(): void {
    const piece = queue.shift();
    isWriting = piece !== undefined;
    if (piece) response.write(piece, () => void (count(-piece.length) && writeNext()));
    else {
      settle(true);
      if (isEnding) response.end();
    }
  }
  async function write(chunk: Uint8Array): Promise<boolean> {
    if (!count(chunk.length)) return false;
    for (let at = 0; at < chunk.length; at += PIECE) queue.push(chunk.subarray(at, at + PIECE));
    const taken = new Promise<boolean>((resolve) => onTaken.push(resolve));
    if (!isWriting) writeNext();
    return taken;
  }
  return {
    write,
    end(chunk: string | Uint8Array = "") {
      isEnding = true;
      void write(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    },
    /** Whoever waits learns that the response is closed. */
    drop: () => settle(false),
  };
}

/** What to do when a connection closes; one listener for each, however many responses it has. */
const closings = new WeakMap<Socket, Set<() => void>>();

function onClose(socket: Socket, close: () => void): void {
  const known = closings.get(socket);
  if (known) return void known.add(close);
  const all = new Set([close]);
  closings.set(socket, all);
  socket.once("close", () => {
    for (const one of all) one();
  });
}
