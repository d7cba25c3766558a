import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Clients read responses at their own pace, and memory holds the bytes meanwhile. Their number is limited for each client and in all.

const KIB = 1024;
/** Unread bytes of responses: of one client, and of all. */
const UNREAD = { perClient: 8 * KIB ** 2, total: 64 * KIB ** 2 };
/** Bytes that are handed to the system at once. */
const PIECE = 64 * KIB;
/** How long a client may read nothing, milliseconds. */
const GRACE_MS = 20_000;
/** How often it is judged whether it reads, milliseconds. */
const JUDGED_MS = 500;
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

export function createUnreadBytes(limits = UNREAD, graceMs = GRACE_MS, roomMs = ROOM_MS): UnreadBytes {
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

  return {
    full,
    async hasRoom(name) {
      const client = clients.get(name);
      return !client || !full.has(name) || waitForRoom(client, roomMs);
    },
    open(name, response) {
      const client = clients.get(name) ?? { name, bytes: 0, responses: new Set(), waiting: new Set() };
      clients.set(name, client);
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

/** Whether a client has room again in time. */
function waitForRoom({ waiting }: Client, roomMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasRoom: boolean) => {
      clearTimeout(late);
      waiting.delete(admit);
      resolve(hasRoom);
    };
    const admit = () => end(true);
    const late = setTimeout(() => end(false), roomMs);
    waiting.add(admit);
  });
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
