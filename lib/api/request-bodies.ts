import type { IncomingMessage } from "node:http";
import { createSemaphore, type SemaphoreLimits } from "../core/concurrency.ts";
import { isServiceError, ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";

// Clients send bodies at their own pace, and memory holds the bytes meanwhile. Their number is limited for each client and in all, and so
// is the time: in proportion to the length.

const KIB = 1024;
/** The slowest pace of a body, bytes a millisecond. */
const PACE = 8;
/** How long a body may be slower than its pace, and keep its place while others wait for one, milliseconds. */
const GRACE_MS = { reading: 10_000, contended: 2_000 };
/** How often the pace of bodies is judged, milliseconds. */
const JUDGED_MS = 500;
/** How long a body may wait until others are read, milliseconds. */
const WAIT_MS = 10_000;

interface BodyLimits extends SemaphoreLimits {
  /** Bytes that arrived, of all bodies that are being read. Their lengths together may be more. */
  inMemory?: number;
  /** A body of this pace, bytes a millisecond, keeps its place although others wait. */
  steady?: number;
}

/** Lengths of bodies: being read at once and waiting, of all and of one client. */
const BODIES: BodyLimits = {
  atOnce: 512 * KIB ** 2,
  waiting: 512 * KIB ** 2,
  perClient: 4 * KIB ** 2,
  mostRunning: 2 * KIB ** 2,
  inMemory: 64 * KIB ** 2,
};
/** The same of long bodies: one of a client is read at a time. */
export const LONG_BODIES: BodyLimits = { ...BODIES, perClient: 32 * KIB ** 2, mostRunning: 8 * KIB ** 2 };
/** A body counts as no less: its request takes memory too. */
const LEAST_BODY = KIB;

/** Reads the body of a client's request. See `ApiRequest.readBody`; throws a ServiceError for a client that is too slow or has to wait too long. */
type ReadBody = (request: IncomingMessage, longest: number, client: string) => Promise<Uint8Array | null>;

/** The length of a body by its headers: `longest` if they do not say. */
export function lengthOf({ headers }: IncomingMessage, longest: number): number {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : longest;
}

export function createBodyReader(limits = BODIES, graceMs = GRACE_MS, waitMs = WAIT_MS): ReadBody {
  const places = createPlaces(limits, graceMs, waitMs);
  return async (request, longest, client) => {
    const length = lengthOf(request, longest);
    if (length > longest) return null;
    if (length === 0) return new Uint8Array();
    // It may have disconnected during the look-up of its key.
    if (request.destroyed) throw closed();
    const gone = new AbortController();
    const abort = () => gone.abort(closed());
    request.once("close", abort);
    try {
      const place = await places.enter(client, gone.signal, Math.max(length, LEAST_BODY));
      return await readAll(request, longest, place).finally(place.leave);
    } finally {
      request.off("close", abort);
    }
  };
}

/** The place of a body that is being read. */
interface Place {
  /** Counts bytes that arrived. */
  add: (bytes: number) => void;
  /** Aborted when the body is too slow, or takes longer than others while there is no room for all. */
  lost: AbortSignal;
  leave: () => void;
}

/** A reading that can lose its place. `count` is called with the bytes that it takes, or gives back if negative. */
function openReading(units: number, count: (bytes: number) => void) {
  const lost = new AbortController();
  const add = (bytes: number) => {
    count(bytes);
    reading.bytes += bytes;
  };
  const lose = () => {
    add(-reading.bytes);
    lost.abort(tooSlow());
  };
  const reading: Reading = { units, begun: performance.now(), bytes: 0, lose };
  return { reading, lost: lost.signal, add };
}

/**
 * Places for bodies, in turns of clients. A body loses its place if it is slower than the pace. While others wait for a place, those lose
 * it that take longest in proportion to what they take; when more bytes arrived than memory may hold, those that hold most for longest.
 */
function createPlaces(
  { inMemory: most = Infinity, steady = Infinity, ...limits }: BodyLimits,
  graceMs: typeof GRACE_MS,
  waitMs: number,
) {
  const places = createSemaphore(limits);
  const readings = new Set<Reading>();
  let inMemory = 0;
  const timer = setInterval(() => {
    if (readings.size > 0) endSlow(readings, { lacking: places.lacking(), graceMs, steady });
  }, JUDGED_MS);
  timer.unref();
  return {
    async enter(client: string, signal: AbortSignal, units: number): Promise<Place> {
      const late = new AbortController();
      const timeout = setTimeout(() => late.abort(busy()), waitMs);
      const free = await places
        .acquire(client, AbortSignal.any([signal, late.signal]), units)
        .finally(() => clearTimeout(timeout));
      if (!free) throw busy();
      const { reading, lost, add } = openReading(units, (bytes) => {
        inMemory += bytes;
      });
      readings.add(reading);
      return {
        lost,
        add(bytes) {
          if (lost.aborted) return;
          add(bytes);
          while (inMemory > most) holdingMost(readings)?.lose();
        },
        leave() {
          add(-reading.bytes);
          readings.delete(reading);
          free();
        },
      };
    },
  };
}

/** Ends bodies below the pace, and the slowest of those in the way of others, until these lack no place. */
function endSlow(
  readings: ReadonlySet<Reading>,
  { lacking, graceMs, steady }: { lacking: number; graceMs: typeof GRACE_MS; steady: number },
): void {
  let needed = lacking;
  for (const { age, bytes, units, lose } of bySlowness(readings)) {
    const isInTheWay = needed > 0 && age >= graceMs.contended && bytes < age * steady;
    if (!isInTheWay && age < graceMs.reading + bytes / PACE) continue;
    needed -= units;
    lose();
  }
}

interface Reading {
  /** What it takes of the places. */
  units: number;
  begun: number;
  /** Bytes that arrived and are held: none of a body that lost its place. */
  bytes: number;
  lose: () => void;
}

/** The body with the most bytes times its age. One without bytes holds no memory, so its end would free none. */
function holdingMost(readings: ReadonlySet<Reading>): Reading | null {
  const now = performance.now();
  let [first, most]: [Reading | null, number] = [null, -1];
  for (const reading of readings) {
    const held = reading.bytes * (now - reading.begun);
    if (reading.bytes > 0 && held > most) [first, most] = [reading, held];
  }
  return first;
}

/** Bodies with their ages, those first that take longest for each byte and for what they take of the places. */
function bySlowness(readings: ReadonlySet<Reading>) {
  const now = performance.now();
  return Array.from(readings, (reading) => {
    const age = now - reading.begun;
    return { ...reading, age, slowness: (age * reading.units) / Math.max(reading.bytes, 1) };
  }).sort((a, b) => b.slowness - a.slowness);
}

const closed = () => new Error("The client closed the connection.");
const busy = () => new ServiceError("SERVICE_UNAVAILABLE", "Too many bodies are being read. Send the request again.");

function readAll(request: IncomingMessage, longest: number, { add, lost }: Place): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const body = createBytes(longest);
    const stop = (settle: () => void) => {
      request.removeAllListeners("data");
      request.pause();
      settle();
    };
    const lose = () => stop(() => reject(lost.reason));
    lost.addEventListener("abort", lose, { once: true });
    request.on("data", (chunk: Buffer) => {
      if (!body.append(chunk)) return stop(() => resolve(null));
      add(chunk.length);
    });
    request.on("end", () => resolve(body.bytes()));
    request.on("error", reject);
    request.on("close", () => reject(closed()));
  });
}

/** Collects at most `longest` bytes. Chunks may have one byte, and as an object each would take two hundred. */
function createBytes(longest: number) {
  let bytes: Buffer | undefined;
  let size = 0;
  return {
    append(chunk: Buffer): boolean {
      const needed = size + chunk.length;
      if (needed > longest) return false;
      if (!bytes) bytes = chunk;
      else {
        if (needed > bytes.length) {
          const larger = Buffer.allocUnsafe(Math.min(longest, Math.max(2 * needed, KIB)));
          bytes.copy(larger, 0, 0, size);
          bytes = larger;
        }
        chunk.copy(bytes, size);
      }
      size = needed;
      return true;
    },
    bytes: () => bytes?.subarray(0, size) ?? new Uint8Array(),
  };
}

/** Bodies that are read as streams at once, of all and of one client. Their bytes do not stay in memory. */
const STREAMS: BodyLimits = {
  atOnce: 64,
  waiting: 128,
  perClient: 2,
  mostRunning: 1,
  steady: 8 * PACE,
};

/** Streams the body of a client's request at the client's pace. See `ApiRequest.streamBody`. */
export function createBodyStreamer(limits = STREAMS, graceMs = GRACE_MS, waitMs = WAIT_MS) {
  const places = createPlaces(limits, graceMs, waitMs);
  return async function* stream(request: IncomingMessage, longest: number, client: string): AsyncGenerator<Uint8Array> {
    const gone = new AbortController();
    request.once("close", () => gone.abort(invalidField("body", "is incomplete")));
    const place = await places.enter(client, gone.signal, 1);
    let size = 0;
    // The response follows on the same connection.
    const next = nextUnlessLost(request.iterator({ destroyOnReturn: false }), place.lost);
    try {
      for (;;) {
        const { done, value } = await next();
        if (done) break;
        size += value.length;
        place.add(value.length);
        if (size > longest) throw invalidField("body", `is longer than ${longest / KIB ** 2} MiB`);
        yield value;
      }
      if (!request.complete) throw invalidField("body", "is incomplete");
    } catch (error) {
      throw isServiceError(error) ? error : invalidField("body", "is incomplete");
    } finally {
      place.leave();
    }
  };
}

/**
 * Returns the chunks of an iterator, and throws the reason once the signal is aborted. A race with one promise of the abort would hold
 * every chunk until then.
 */
function nextUnlessLost<T>(chunks: AsyncIterator<T>, lost: AbortSignal): () => Promise<IteratorResult<T>> {
  let fail = (_reason: unknown) => {};
  lost.addEventListener("abort", () => fail(lost.reason), { once: true });
  return () =>
    new Promise((resolve, reject) => {
      if (lost.aborted) return reject(lost.reason);
      fail = reject;
      chunks.next().then(resolve, reject);
    });
}

const tooSlow = () =>
  new ServiceError(
    "INVALID_REQUEST",
    `The body arrives too slowly: send at least ${PACE} kB a second, and more while others wait.`,
    {
      details: [{ path: "body", message: "arrives too slowly" }],
    },
  );
