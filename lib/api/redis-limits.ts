import { Redis } from "ioredis";
import type { Logger } from "../core/log.ts";
import { processSingleton } from "../core/process-singleton.ts";
import {
  type Bucket,
  type Charge,
  type DayCounts,
  isShownBefore,
  type LimitStore,
  memoryLimits,
  restOf,
  windows,
} from "./rate-limit.ts";

/**
 * How long a request waits for Redis before it is limited by this process alone: so many turns of so many milliseconds. On an
 * overloaded machine this process comes to its turns later, as Redis comes to its answers.
 */
const PATIENCE = { turns: 10, ms: 50 };
/** After a fault each process limits by itself for so long before Redis is asked again, milliseconds. */
const REST_MS = 1_000;
/** How long a window's count is kept after its end, milliseconds. */
const KEPT_MS = 60_000;

// All buckets are charged or none. KEYS: one count each. ARGV: per bucket its limit, its expiry in milliseconds, what its count
// is at least (day counts outlive Redis in the database) and what to add; last, what to give back where one has no room.
// Returns 1 or 0 for allowed, then the counts.
const CHARGE = `
  local counts, allowed, back = {}, 1, tonumber(ARGV[#ARGV])
  for i, key in ipairs(KEYS) do
    local count = tonumber(redis.call("GET", key) or "0")
    local floor = tonumber(ARGV[4 * i - 1])
    if count < floor then
      count = floor
      redis.call("SET", key, count, "PX", ARGV[4 * i - 2])
    end
    counts[i] = count
    if count + tonumber(ARGV[4 * i]) > tonumber(ARGV[4 * i - 3]) then allowed = 0 end
  end
  for i, key in ipairs(KEYS) do
    if allowed == 1 then
      counts[i] = redis.call("INCRBY", key, ARGV[4 * i])
      if counts[i] == tonumber(ARGV[4 * i]) then redis.call("PEXPIRE", key, ARGV[4 * i - 2]) end
    elseif back > 0 and counts[i] >= back then
      counts[i] = redis.call("DECRBY", key, back)
    end
  end
  table.insert(counts, 1, allowed)
  return counts`;

/** A store that several processes share, and whether it can be reached. */
export interface SharedLimits extends LimitStore {
  /** Whether requests are counted together with those of other processes now. */
  isShared(): boolean;
  stop(): Promise<void>;
}

/** The stores of this process, for its readiness. */
const sharedStores = processSingleton("shared limits", () => new Set<SharedLimits>());

/** Whether this process counts together with the others now; null where it is not meant to. */
export function areLimitsShared(): boolean | null {
  const stores = [...sharedStores];
  return stores.length === 0 ? null : stores.every((store) => store.isShared());
}

/**
 * Counters in Redis: exact over any number of processes. While Redis does not answer, each process limits by itself; when it is
 * back, they count together again. Day counts are stored in the database as well and taken from there where Redis lost them.
 */
export function redisLimits(url: string, days: DayCounts, log: Logger): SharedLimits {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.defineCommand("credenceCharge", { lua: CHARGE });
  const local = memoryLimits(days);
  /** Day counts whose least value this process has told Redis since it was connected. */
  let told = new Set<string>();
  /** Requests charged in Redis and not yet stored, by id, of one day. */
  let unsaved = { day: 0, requests: new Map<string, number>() };
  let leftover: typeof unsaved | null = null;
  /** What Redis said last, for those who only look. */
  let seen = { minute: 0, counts: new Map<string, number>() };
  /** Since the last fault; null while all is well. On the monotonic clock, milliseconds. */
  let failedAt: number | null = null;

  redis.on("ready", recover);
  redis.on("error", fail);

  function recover(): void {
    told = new Set();
    if (failedAt !== null) log.info("Redis answers again: limits are shared");
    failedAt = null;
  }

  function fail(err: unknown): void {
    if (failedAt === null) log.warn({ err }, "Redis does not answer: each process limits by itself");
    failedAt = performance.now();
  }

  function isResting(): boolean {
    return redis.status !== "ready" || (failedAt !== null && performance.now() - failedAt < REST_MS);
  }

  function note(bucket: Bucket, count: number, at: number, requests: number): void {
    const minute = Math.floor(at / windows.minute);
    if (minute > seen.minute) seen = { minute, counts: new Map() };
    if (minute === seen.minute) seen.counts.set(bucket.id, count);
    if (requests === 0 || bucket.window !== "day") return;
    const day = Math.floor(at / windows.day);
    if (day > unsaved.day) {
      if (unsaved.requests.size > 0) leftover = unsaved;
      unsaved = { day, requests: new Map() };
    }
    unsaved.requests.set(bucket.id, (unsaved.requests.get(bucket.id) ?? 0) + requests);
  }

  /** What is stored of a day count, asked once for each connection. */
  async function floorOf(bucket: Bucket, key: string, at: number): Promise<number> {
    if (bucket.window !== "day") return 0;
    if (told.has(key)) return 0;
    const stored = await days.load(bucket.id, new Date(Math.floor(at / windows.day) * windows.day));
    told.add(key);
    return stored;
  }

  async function chargeShared(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Promise<Charge> {
    const keys = keysOf(buckets, at);
    const floors = await Promise.all(buckets.map((bucket, i) => floorOf(bucket, keys[i] ?? "", at)));
    const args = buckets.flatMap((bucket, i) => [
      bucket.limit,
      resetOf(bucket, at) - at + KEPT_MS,
      floors[i] ?? 0,
      restOf(bucket, cost, charged),
    ]);
    // The command is defined above; ioredis does not know its type.
    const run = redis as unknown as Record<"credenceCharge", (...args: (string | number)[]) => Promise<number[]>>;
    const [answer, ...counts] = await inTime(run.credenceCharge(keys.length, ...keys, ...args, charged));
    const allowed = answer === 1;
    for (const [i, bucket] of buckets.entries()) {
      note(bucket, counts[i] ?? 0, at, allowed ? restOf(bucket, cost, charged) : -charged);
    }
    return report(buckets, counts, at, allowed, cost);
  }

  /** Charge in Redis, or in this process while Redis does not answer. */
  async function charge(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Promise<Charge> {
    const alone = () => (charged ? local.chargeRest(buckets, at, cost) : local.charge(buckets, at));
    if (isResting()) return alone();
    try {
      const answer = await chargeShared(buckets, at, cost, charged);
      if (failedAt !== null) recover();
      return answer;
    } catch (error) {
      // The database's faults are not Redis's.
      if (!isRedisFault(error)) throw error;
      fail(error);
      return alone();
    }
  }

  const store: SharedLimits = {
    charge: (buckets, at) => charge(buckets, at, 1, 0),
    chargeRest: (buckets, at, cost) => charge(buckets, at, cost, 1),
    peek(buckets, at) {
      if (isResting()) return local.peek(buckets, at);
      const isNow = Math.floor(at / windows.minute) === seen.minute;
      const counts = buckets.map((bucket) => (isNow ? (seen.counts.get(bucket.id) ?? 0) : 0));
      const allowed = buckets.every((bucket, i) => (counts[i] ?? 0) < bucket.limit);
      return report(buckets, counts, at, allowed, 1);
    },
    async save() {
      await local.save();
      for (const part of [leftover, unsaved]) {
        if (!part || part.requests.size === 0) continue;
        const changes = [...part.requests].map(([id, requests]) => ({ id, requests }));
        await days.add(changes, new Date(part.day * windows.day));
        for (const { id, requests } of changes) {
          const left = (part.requests.get(id) ?? 0) - requests;
          if (left !== 0) part.requests.set(id, left);
          else part.requests.delete(id);
        }
      }
      // A day may have ended meanwhile: then this is another one, or holds what was counted since.
      if (leftover?.requests.size === 0) leftover = null;
    },
    isShared: () => redis.status === "ready" && failedAt === null,
    stop: async () => {
      sharedStores.delete(store);
      redis.disconnect();
    },
  };
  sharedStores.add(store);
  return store;
}

/** What Redis answers, or a fault when it takes too long. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left: number = PATIENCE.turns;
    let timer: NodeJS.Timeout;
    // Timers come before sockets: what has arrived meanwhile is read before the next turn.
    const turn = () => setImmediate(wait);
    function wait(): void {
      if (left-- > 0) timer = setTimeout(turn, PATIENCE.ms);
      else reject(new Error("Command timed out"));
    }
    wait();
    answer.then(resolve, reject).finally(() => {
      left = 0;
      clearTimeout(timer);
    });
  });
}

/** The braces keep the keys of one caller's buckets on one node of a cluster: they are always charged together. */
function keysOf(buckets: readonly Bucket[], at: number): string[] {
  const caller = buckets[0]?.id.split(" ", 1)[0] ?? "";
  return buckets.map(({ id, window }) => `credence:{${caller}}:${window}:${Math.floor(at / windows[window])}:${id}`);
}

/** End of a bucket's window, unix milliseconds. */
function resetOf(bucket: Bucket, at: number): number {
  return (Math.floor(at / windows[bucket.window]) + 1) * windows[bucket.window];
}

function report(
  buckets: readonly Bucket[],
  counts: readonly number[],
  at: number,
  allowed: boolean,
  cost: number,
): Charge {
  let shown: Charge = { allowed, limit: 0, remaining: Number.POSITIVE_INFINITY, reset: 0 };
  for (const [i, bucket] of buckets.entries()) {
    const count = counts[i] ?? 0;
    const reset = resetOf(bucket, at) / 1000;
    if (isShownBefore(shown, bucket, count, reset, cost)) {
      shown = { allowed, limit: bucket.limit, remaining: Math.max(0, bucket.limit - count), reset };
    }
  }
  return shown;
}

function isRedisFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /Command timed out|Connection is closed|Stream isn't writeable|max retries|ECONN|READONLY|LOADING|CLUSTERDOWN/.test(
      `${error.name} ${error.message}`,
    ) || ["ReplyError", "MaxRetriesPerRequestError"].includes(error.name)
  );
}
