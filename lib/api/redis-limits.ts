import { Cluster, Redis } from "ioredis";
import type { Logger } from "../core/log.ts";
import { processSingleton } from "../core/process-singleton.ts";
import {
  type Bucket,
  type Charge,
  type Counted,
  createUnsavedDays,
  type DayCounts,
  dateOf,
  dueOf,
  endOf,
  haveRoom,
  type LimitStore,
  type MemoryLimits,
  memoryLimits,
  reportCharge,
  type UnsavedDays,
  windowAt,
} from "./limit-store.ts";

/** How long a request waits for Redis, in turns of the event loop: on an overloaded machine they take longer, and so does Redis. */
const PATIENCE = { turns: 10, ms: 50 };
/** After a failure, how long each process limits by itself before it tries Redis again, milliseconds. */
const REST_MS = 1_000;
/** How long Redis stores a window's count after its end, milliseconds. */
const RETAINED_MS = 60_000;

// Charges all buckets or none. KEYS: one for each bucket. ARGV for each bucket: limit, expiry in milliseconds, minimum count and what
// to add to it first (see missedCounts), and the amount to charge; last, the amount to return if a bucket has no room. Returns 1
// or 0 for allowed, then the counts.
const CHARGE = `
  local counts, allowed, back = {}, 1, tonumber(ARGV[#ARGV])
  for i, key in ipairs(KEYS) do
    local count = tonumber(redis.call("GET", key) or "0")
    local known = math.max(count, tonumber(ARGV[5 * i - 2])) + tonumber(ARGV[5 * i - 1])
    if count < known then
      count = known
      redis.call("SET", key, count, "PX", ARGV[5 * i - 3])
    end
    counts[i] = count
    if count + tonumber(ARGV[5 * i]) > tonumber(ARGV[5 * i - 4]) then allowed = 0 end
  end
  for i, key in ipairs(KEYS) do
    if allowed == 1 then
      counts[i] = redis.call("INCRBY", key, ARGV[5 * i])
      if counts[i] == tonumber(ARGV[5 * i]) then redis.call("PEXPIRE", key, ARGV[5 * i - 3]) end
    elseif back > 0 and counts[i] >= back then
      counts[i] = redis.call("DECRBY", key, back)
    end
  end
  table.insert(counts, 1, allowed)
  return counts`;

const SCRIPT = "credenceCharge";

/** A store that several processes share. */
export interface SharedLimits extends LimitStore {
  /** Whether requests are now counted together with those of other processes. */
  isShared(): boolean;
  stop(): Promise<void>;
}

const sharedStores = processSingleton("shared limits", () => new Set<SharedLimits>());

/** Whether this process now counts together with the others; null without Redis. */
export function areLimitsShared(): boolean | null {
  const stores = [...sharedStores];
  return stores.length === 0 ? null : stores.every((store) => store.isShared());
}

/**
 * Counts in Redis, exact over any number of processes. While Redis does not respond, each process limits by itself, from the last counts
 * on that Redis returned, and adds what it counted afterwards. Day counts are also stored in the database, in case Redis loses them.
 */
export function redisLimits(url: string, days: DayCounts, log: Logger): SharedLimits {
  const redis = connect(url);
  const local = memoryLimits(days);
  const unsaved = createUnsavedDays(days);
  const last = lastCounts();
  const missed = missedCounts({ days, last, local });
  const health = watchHealth(redis, log, missed.forget);
  const chargeShared = createSharedCharge({ redis, missed, unsaved, last, local });
  const charge = chargeAnyway({ chargeShared, health, last, local });
  const store: SharedLimits = {
    charge: (buckets, at) => charge(buckets, at, 1, 0),
    chargeRest: (buckets, at, cost) => charge(buckets, at, cost, 1),
    async giveBack(buckets, at) {
      // A cost of none, of which one was charged.
      await charge(buckets, at, 0, 1);
    },
    peek(buckets, at) {
      if (health.isResting()) return local.peek(buckets, at);
      const counted = countedAt(
        buckets,
        buckets.map((bucket) => last.get(bucket, at)),
        at,
      );
      return reportCharge(counted, haveRoom(counted, 1, 0), 1);
    },
    async save() {
      await local.save();
      const stored: Parameters<MissedCounts["setStored"]>[0] = new Map();
      await unsaved.save((id, day, total) => stored.set(id, { day, least: total + unsaved.countOf(id, day) }));
      missed.setStored(stored);
    },
    isShared: health.isShared,
    stop: async () => {
      sharedStores.delete(store);
      redis.disconnect();
    },
  };
  sharedStores.add(store);
  return store;
}

/** Charges in Redis; while it does not respond, in this process. */
function chargeAnyway({
  chargeShared,
  health,
  last,
  local,
}: {
  chargeShared: ReturnType<typeof createSharedCharge>;
  health: ReturnType<typeof watchHealth>;
  last: ReturnType<typeof lastCounts>;
  local: MemoryLimits;
}): ReturnType<typeof createSharedCharge> {
  return async (buckets, at, cost, charged) => {
    const alone = () => (charged ? local.chargeRest(buckets, at, cost) : local.charge(buckets, at));
    if (health.isResting()) return alone();
    try {
      const shared = await chargeShared(buckets, at, cost, charged);
      health.succeed();
      return shared;
    } catch (error) {
      // The database may be at fault, which stores day counts.
      if (!isRedisFault(error)) throw error;
      health.fail(error);
      const counted = await alone();
      // Redis counts what it answers too late.
      if (error instanceof TooLateError)
        for (const bucket of buckets) last.add(bucket, counted.allowed ? dueOf(bucket, cost, charged) : -charged, at);
      return counted;
    }
  };
}

/** Charges buckets in Redis. Throws if Redis does not respond. */
function createSharedCharge(options: {
  redis: Redis | Cluster;
  missed: MissedCounts;
  unsaved: UnsavedDays;
  last: LastCounts;
  local: MemoryLimits;
}) {
  const { redis, missed, unsaved, last, local } = options;
  return async (buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Promise<Charge> => {
    const keys = keysOf(buckets, at);
    const known = await Promise.all(buckets.map((bucket) => missed.next(bucket, at)));
    const args = buckets.flatMap((bucket, i) => [
      bucket.limit,
      endOf(bucket.window, windowAt(bucket.window, at)) * 1000 - at + RETAINED_MS,
      known[i]?.least ?? 0,
      known[i]?.more ?? 0,
      dueOf(bucket, cost, charged),
    ]);
    const [answer, ...counts] = await withTimeout(runCharge(redis, keys, [...args, charged]));
    const allowed = answer === 1;
    for (const [i, bucket] of buckets.entries()) {
      last.set(bucket, counts[i] ?? 0, at);
      if (bucket.window === "minute") local.setCount(bucket, counts[i] ?? 0, at);
      const requests = allowed ? dueOf(bucket, cost, charged) : -charged;
      if (bucket.window === "day" && requests !== 0) unsaved.add(bucket.id, windowAt("day", at), requests);
    }
    return reportCharge(countedAt(buckets, counts, at), allowed, cost);
  };
}

/** One server, or with several addresses, separated by commas, the cluster that they belong to. */
function connect(urls: string): Redis | Cluster {
  const [url = "", ...others] = urls.split(",");
  const retry = (attempt: number) => Math.min(attempt * 100, 1_000);
  const options = { enableOfflineQueue: false, scripts: { [SCRIPT]: { lua: CHARGE } } };
  const ofEachServer = { connectTimeout: 1_000, maxRetriesPerRequest: 0 };
  const redis =
    others.length === 0
      ? new Redis(url, { ...options, ...ofEachServer, retryStrategy: retry })
      : new Cluster([url, ...others], {
          ...options,
          redisOptions: { ...ofEachServer, ...accessOf(url) },
          clusterRetryStrategy: retry,
          // Until the cluster knows who serves the keys of a node that went away, each process limits by itself.
          retryDelayOnClusterDown: 0,
          retryDelayOnFailover: 0,
        });
  return redis;
}

/** Runs the script on the node of the keys. */
function runCharge(redis: Redis | Cluster, keys: string[], args: (string | number)[]): Promise<number[]> {
  // A method whose type ioredis does not know.
  const scripted = redis as unknown as Record<typeof SCRIPT, (...values: (string | number)[]) => Promise<number[]>>;
  return scripted[SCRIPT](keys.length, ...keys, ...args);
}

/** Nodes that the cluster names are reached as the named ones are. */
function accessOf(url: string) {
  const { username, password, protocol } = new URL(url);
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === "rediss:" && { tls: {} }),
  };
}

/** Tracks whether Redis responds. `onChange` is called when it no longer does, and when it does again. */
function watchHealth(redis: Redis | Cluster, log: Logger, onChange: () => void) {
  /** The last failure on the monotonic clock, milliseconds; null while Redis responds. */
  let failedAt: number | null = null;

  function recover(): void {
    onChange();
    if (failedAt !== null) log.info("Redis responds again: limits are shared");
    failedAt = null;
  }
  function fail(err: unknown): void {
    onChange();
    if (failedAt === null) log.warn({ err }, "Redis does not respond: each process limits by itself");
    failedAt = performance.now();
  }
  redis.on("ready", recover);
  redis.on("error", fail);
  return {
    fail,
    succeed: () => {
      if (failedAt !== null) recover();
    },
    isResting: () => redis.status !== "ready" || (failedAt !== null && performance.now() - failedAt < REST_MS),
    isShared: () => redis.status === "ready" && failedAt === null,
  };
}

class TooLateError extends Error {
  override readonly name = "TooLateError";
}

/** Rejects with a TooLateError if Redis takes too long. */
function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left: number = PATIENCE.turns;
    let timer: NodeJS.Timeout;
    // setImmediate runs after sockets were read, so a response that has arrived counts.
    const turn = () => setImmediate(wait);
    function wait(): void {
      if (left-- > 0) timer = setTimeout(turn, PATIENCE.ms);
      else reject(new TooLateError("Redis did not answer in time."));
    }
    wait();
    answer.then(resolve, reject).finally(() => {
      left = 0;
      clearTimeout(timer);
    });
  });
}

/** The braces store the keys of a caller on one node of a cluster, because they are charged together. */
function keysOf(buckets: readonly Bucket[], at: number): string[] {
  const caller = buckets[0]?.id.split(" ", 1)[0] ?? "";
  return buckets.map(({ id, window }) => `credence:{${caller}}:${window}:${windowAt(window, at)}:${id}`);
}

function countedAt(buckets: readonly Bucket[], counts: readonly number[], at: number): Counted[] {
  return buckets.map((bucket, i) => ({
    bucket,
    count: counts[i] ?? 0,
    reset: endOf(bucket.window, windowAt(bucket.window, at)),
  }));
}

function isRedisFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TooLateError) return true;
  return (
    /Connection is closed|Stream isn't writeable|max retries|ECONN|READONLY|LOADING|CLUSTERDOWN|Cluster redirections|slots allocation group/.test(
      `${error.name} ${error.message}`,
    ) || ["ReplyError", "MaxRetriesPerRequestError", "ClusterAllFailedError"].includes(error.name)
  );
}

type LastCounts = ReturnType<typeof lastCounts>;
type MissedCounts = ReturnType<typeof missedCounts>;

/** The last counts that Redis returned in the current minute. */
function lastCounts() {
  let minute = 0;
  let counts = new Map<string, number>();
  // A developer's minute and day have one id.
  const keyOf = ({ id, window }: Bucket) => `${window} ${id}`;
  const get = (bucket: Bucket, at: number) =>
    windowAt("minute", at) === minute ? (counts.get(keyOf(bucket)) ?? 0) : 0;
  const set = (bucket: Bucket, count: number, at: number): void => {
    const now = windowAt("minute", at);
    if (now > minute) [minute, counts] = [now, new Map()];
    if (now === minute) counts.set(keyOf(bucket), count);
  };
  return {
    get,
    set,
    add: (bucket: Bucket, requests: number, at: number) => set(bucket, Math.max(0, get(bucket, at) + requests), at),
  };
}

interface KnownCount {
  /** What the window's count was at least. */
  least: number;
  /** What this process counted alone since then. */
  more: number;
}

/**
 * What Redis may lack of a window's count, once for each connection: it may have lost its data, and did not count during an outage. A
 * minute's count is in this process; a day's is in the database.
 */
function missedCounts({ days, last, local }: { days: DayCounts; last: LastCounts; local: MemoryLimits }) {
  const none: KnownCount = { least: 0, more: 0 };
  /** Counts of days in the database, which others charge too, such as lists: of those who were stored last. */
  let stored = new Map<string, { day: number; least: number }>();
  const sent = { minute: { number: 0, ids: new Set<string>() }, day: { number: 0, ids: new Set<string>() } };
  /** Once: Redis has it then. */
  function takeStored(id: string, day: number): KnownCount {
    const found = stored.get(id);
    stored.delete(id);
    return found?.day === day ? { least: found.least, more: 0 } : none;
  }
  return {
    setStored(counts: typeof stored): void {
      stored = counts;
    },
    async next(bucket: Bucket, at: number): Promise<KnownCount> {
      const { id, window } = bucket;
      const number = windowAt(window, at);
      if (number > sent[window].number) sent[window] = { number, ids: new Set() };
      const { ids } = sent[window];
      if (ids.has(id)) return window === "day" ? takeStored(id, number) : none;
      if (window === "minute") {
        ids.add(id);
        const least = last.get(bucket, at);
        return { least, more: Math.max(0, local.countOf(bucket, at) - least) };
      }
      const least = await days.load(id, dateOf(number));
      ids.add(id);
      return { least, more: 0 };
    },
    forget(): void {
      for (const { ids } of Object.values(sent)) ids.clear();
    },
  };
}
