import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Pool } from "pg";
import { addToCount } from "../core/counts.ts";
import type { Env } from "../core/env.ts";
import { IPV6_NETWORKS } from "../core/plans.ts";
import type { ApiRequest } from "./message.ts";

/** Fixed UTC windows. Lengths in milliseconds. */
const windows = { minute: 60_000, day: 86_400_000 } as const;

/** Counts requests: at most `limit` in each window. */
export interface Bucket {
  id: string;
  window: keyof typeof windows;
  limit: number;
  /** The most that one call is charged; the whole limit if absent. */
  most?: number;
}

/**
 * The bucket that the limit headers show. If allowed: the one with the least remaining, at a tie the one that resets later. If
 * refused: among the full ones the one that resets last.
 */
export interface Charge {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** End of the window, unix seconds. */
  reset: number;
}

/** Counts requests, in this process or in Redis. `at` is in unix milliseconds. */
export interface LimitStore {
  /** Charges all buckets or, if one is used up, none. */
  charge(buckets: readonly Bucket[], at: number): Charge | Promise<Charge>;
  /**
   * Charges the rest of the cost of a request that was charged as one; a cost is at most a bucket's whole limit. If a bucket has no
   * room for it, none is charged and all get the first charge back.
   */
  chargeRest(buckets: readonly Bucket[], at: number, cost: number): Charge | Promise<Charge>;
  /** Returns a charge of one request, because another takes its place. */
  giveBack(buckets: readonly Bucket[], at: number): void | Promise<void>;
  /** The result of a charge, without charging. */
  peek(buckets: readonly Bucket[], at: number): Charge;
  /** Stores the day counts. */
  save(): Promise<void>;
}

// The counting rules of every limit store: fixed windows; all buckets of a request are charged or none.

/** A bucket and its count in the window that ends at `reset`, unix seconds. */
export interface Counted {
  bucket: Bucket;
  count: number;
  reset: number;
}

export function windowAt(window: Bucket["window"], at: number): number {
  return Math.floor(at / windows[window]);
}

/** End of a window, unix seconds. */
export function endOf(window: Bucket["window"], number: number): number {
  return ((number + 1) * windows[window]) / 1000;
}

/** The part of a cost that a bucket is not charged yet. A cost is at most a whole limit. */
export function dueOf({ limit, most = limit }: Bucket, cost: number, charged: 0 | 1): number {
  return Math.min(cost, most) - charged;
}

/** Whether every bucket has room for the rest of a cost. */
export function haveRoom(counted: readonly Counted[], cost: number, charged: 0 | 1): boolean {
  return counted.every(({ bucket, count }) => count + dueOf(bucket, cost, charged) <= bucket.limit);
}

/** Selects the bucket to show, after the charge. See {@link Charge}. */
export function reportCharge(counted: readonly Counted[], allowed: boolean, cost: number): Charge {
  let shown: Charge = { allowed, limit: 0, remaining: Number.POSITIVE_INFINITY, reset: 0 };
  for (const { bucket, count, reset } of counted) {
    const remaining = Math.max(0, bucket.limit - count);
    const isFull = count + dueOf(bucket, cost, 0) > bucket.limit;
    const comesFirst = allowed
      ? remaining < shown.remaining || (remaining === shown.remaining && reset > shown.reset)
      : isFull && (reset > shown.reset || (reset === shown.reset && remaining < shown.remaining));
    if (comesFirst) shown = { allowed, limit: bucket.limit, remaining, reset };
  }
  return shown;
}

/** A store in this process. */
export interface MemoryLimits extends LimitStore {
  countOf(bucket: Bucket, at: number): number;
  /** Continue a bucket from the count that it has elsewhere. */
  setCount(bucket: Bucket, count: number, at: number): void;
}

/** Requests of each day, shared by all processes. `id` is a bucket's. */
export interface DayCounts {
  load(id: string, day: Date): Promise<number>;
  /** Returns the new counts. */
  add(changes: readonly { id: string; requests: number }[], day: Date): Promise<Map<string, number>>;
}

/** Counts in this process. Synchronous, except for the first request of a day, which loads its day count. */
export function memoryLimits(days: DayCounts): MemoryLimits {
  const unsaved = createUnsavedDays(days);
  const current = createCurrentWindows();
  const load = createDayLoader(days, current);

  function add(bucket: Bucket, requests: number): void {
    const added = current.add(bucket, requests);
    if (bucket.window === "day") unsaved.add(bucket.id, current.numberOf("day"), added);
  }

  function giveBack(buckets: readonly Bucket[], at: number): void {
    for (const bucket of buckets) {
      // If the window ended since the charge, there is nothing to return.
      if (windowAt(bucket.window, at) === current.numberOf(bucket.window)) add(bucket, -1);
    }
  }

  function take(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge {
    const allowed = haveRoom(buckets.map(current.counted), cost, charged);
    if (allowed) for (const bucket of buckets) add(bucket, dueOf(bucket, cost, charged));
    else if (charged) giveBack(buckets, at);
    return reportCharge(buckets.map(current.counted), allowed, cost);
  }

  function charge(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge | Promise<Charge> {
    current.advance(at);
    const missing = buckets.filter(({ id, window }) => window === "day" && !current.countsOf("day").has(id));
    if (missing.length === 0) return take(buckets, at, cost, charged);
    // Meanwhile the next day may begin, whose counts are then missing.
    return Promise.all(missing.map(({ id }) => load(id))).then(() => charge(buckets, at, cost, charged));
  }

  return {
    charge: (buckets, at) => charge(buckets, at, 1, 0),
    chargeRest: (buckets, at, cost) => charge(buckets, at, cost, 1),
    giveBack,
    peek(buckets, at) {
      current.advance(at);
      const counted = buckets.map(current.counted);
      return reportCharge(counted, haveRoom(counted, 1, 0), 1);
    },
    countOf(bucket, at) {
      current.advance(at);
      return current.counted(bucket).count;
    },
    setCount({ id, window }, count, at) {
      current.advance(at);
      if (windowAt(window, at) === current.numberOf(window)) current.countsOf(window).set(id, count);
    },
    // The stored total includes requests of other processes.
    save: () =>
      unsaved.save((id, day, total) => {
        if (day === current.numberOf("day")) current.countsOf("day").set(id, total + unsaved.countOf(id, day));
      }),
  };
}

type Counts = Map<string, number>;
type CurrentWindows = ReturnType<typeof createCurrentWindows>;

function createCurrentWindows() {
  const current = {
    minute: { number: 0, counts: new Map() as Counts },
    day: { number: 0, counts: new Map() as Counts },
  };
  return {
    numberOf: (window: Bucket["window"]) => current[window].number,
    countsOf: (window: Bucket["window"]) => current[window].counts,
    counted(bucket: Bucket): Counted {
      const { number, counts } = current[bucket.window];
      return { bucket, count: counts.get(bucket.id) ?? 0, reset: endOf(bucket.window, number) };
    },
    /** Begins the windows that contain a time. A clock that steps back does not reopen a window. */
    advance(at: number): void {
      for (const window of ["minute", "day"] as const) {
        const number = windowAt(window, at);
        if (number <= current[window].number) return;
        current[window] = { number, counts: new Map() };
      }
    },
    /** Adds to a count, which does not fall below zero. Returns what was added. */
    add({ id, window }: Bucket, requests: number): number {
      const { counts } = current[window];
      const before = counts.get(id) ?? 0;
      const after = Math.max(0, before + requests);
      counts.set(id, after);
      return after - before;
    },
  };
}

/** Loads the current day's count of a bucket, once for concurrent requests. */
function createDayLoader(days: DayCounts, current: CurrentWindows): (id: string) => Promise<void> {
  let counts: Counts | null = null;
  let loading = new Map<string, Promise<void>>();
  return (id) => {
    const today = current.countsOf("day");
    if (counts !== today) [counts, loading] = [today, new Map()];
    const pending = loading;
    const running = pending.get(id);
    if (running) return running;
    const work = days.load(id, dateOf(current.numberOf("day"))).then((count) => {
      if (!today.has(id)) today.set(id, count);
    });
    pending.set(id, work);
    // The next request repeats a failed load.
    work.catch(() => pending.delete(id));
    return work;
  };
}

export function storedDayCounts(pg: Pool): DayCounts {
  return {
    async load(id, day) {
      const { rows } = await pg.query<{ requests: number }>(
        "select requests from day_count where developer_id = $1 and day = $2::date",
        [id, isoDay(day)],
      );
      return rows[0]?.requests ?? 0;
    },
    async add(changes, day) {
      // The same order in all processes prevents deadlocks.
      const sorted = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const { rows } = await pg.query<{ developer_id: string; requests: number }>(
        `insert into day_count (developer_id, day, requests)
         select id, $3::date, requests from unnest($1::text[], $2::int[]) as given (id, requests)
         on conflict (developer_id, day) do update set requests = day_count.requests + excluded.requests
         returning developer_id, requests`,
        [sorted.map((change) => change.id), sorted.map((change) => change.requests), isoDay(day)],
      );
      return new Map(rows.map((row) => [row.developer_id, row.requests]));
    },
  };
}

/** Requests charged by this process and not stored yet, by day and bucket. */
export interface UnsavedDays {
  add(id: string, day: number, requests: number): void;
  countOf(id: string, day: number): number;
  /** Stores all. Calls `onTotal` with each new total of all processes. */
  save(onTotal?: (id: string, day: number, total: number) => void): Promise<void>;
}

export function createUnsavedDays(days: DayCounts): UnsavedDays {
  const unsaved = new Map<number, Map<string, number>>();

  function add(id: string, day: number, requests: number): void {
    const counts = unsaved.get(day) ?? new Map<string, number>();
    addToCount(counts, id, requests);
    if (counts.size === 0) unsaved.delete(day);
    else unsaved.set(day, counts);
  }

  return {
    add,
    countOf: (id, day) => unsaved.get(day)?.get(id) ?? 0,
    async save(onTotal) {
      for (const [day, counts] of [...unsaved]) {
        const changes = [...counts].map(([id, requests]) => ({ id, requests }));
        const totals = await days.add(changes, dateOf(day));
        // Requests charged meanwhile are stored next time.
        for (const { id, requests } of changes) {
          add(id, day, -requests);
          const total = totals.get(id);
          if (total !== undefined) onTotal?.(id, day, total);
        }
      }
    },
  };
}

export function dateOf(day: number): Date {
  return new Date(day * windows.day);
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A limit of client addresses other than the API's. */
export interface AddressLimit {
  name: string;
  perMinute: number;
}

/** The buckets of the client's address under the API's limit or another one, narrowest first. */
export type ClientBuckets = (request: ApiRequest, limit?: AddressLimit) => readonly Bucket[];

/** Reads X-Forwarded-For only with TRUST_PROXY. */
export function createClientBuckets(env: Pick<Env, "TRUST_PROXY" | "ADDRESS_PER_MINUTE">): ClientBuckets {
  return (request, limit) => {
    const networks = networksOf(request.peer, env.TRUST_PROXY ? request.header("x-forwarded-for") : undefined);
    return networks.map(({ name, clients }) => ({
      id: `address ${name}${limit ? ` ${limit.name}` : ""}`,
      window: "minute",
      limit: clients * (limit?.perMinute ?? env.ADDRESS_PER_MINUTE),
    }));
  };
}

/** An address, or a network of addresses, and how many clients it counts as. */
interface Network {
  name: string;
  clients: number;
}

/**
 * The networks charged for a client's address, narrowest first. An IPv4 address is one client. An IPv6 /64 is one client; the
 * enclosing /56 and /48 have their own limits. `forwarded` is X-Forwarded-For of a trusted proxy; without an address in it the peer is charged.
 */
function networksOf(peer: string, forwarded: string | undefined): readonly [Network, ...Network[]] {
  // Most requests: each asks for it.
  if (forwarded === undefined && isIPv4(peer)) return [{ name: peer, clients: 1 }];
  // The trusted proxy wrote the last entry.
  const last = forwarded?.slice(forwarded.lastIndexOf(",") + 1).trim();
  const address = (last && readAddress(last)) || readAddress(peer);
  if (!address) return [{ name: peer, clients: 1 }];
  if (address instanceof ipaddr.IPv4) return [{ name: address.toString(), clients: 1 }];
  const { parts } = address;
  const [narrowest, ...wider] = IPV6_NETWORKS;
  const network = ({ prefix, clients }: (typeof IPV6_NETWORKS)[number]) => {
    return { name: `${firstBits(parts, prefix)}/${prefix}`, clients };
  };
  return [network(narrowest), ...wider.map(network)];
}

/** The network by which a client's connections and places in queues are counted: the widest, as it can use any /64 in it. */
export function widestNetwork(peer: string): string {
  return networksOf(peer, undefined).at(-1)?.name ?? peer;
}

/** Accepts ports, brackets and zones, as clients and proxies write them. IPv4 inside IPv6 becomes IPv4. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  const [withoutZone = ""] = bare.split("%", 1);
  if (!withoutZone.includes(":") || !ipaddr.IPv6.isValid(withoutZone)) return null;
  const address = ipaddr.IPv6.parse(withoutZone);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** The first `prefix` bits of an IPv6 address (at most 64) in hexadecimal. */
function firstBits(parts: readonly number[], prefix: number): string {
  const bits = parts.slice(0, 4).reduce((number, part) => (number << 16n) | BigInt(part), 0n);
  return (bits >> BigInt(64 - prefix)).toString(16);
}
