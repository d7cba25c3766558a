import { LRUCache } from "lru-cache";
import type { Caller } from "./caller.ts";

/** How long a look-up is valid without a notification, milliseconds. */
const VALID_MS = 10_000;
/** The same while notifications may be lost, so that a revoked key is rejected within a second. */
const VALID_UNHEARD_MS = 800;
const USE_RECORDED_EVERY_MS = 60_000;
/** Valid and unknown credentials have separate caches of this size, so that guesses evict no valid one. */
const MAX_CREDENTIALS = 50_000;

/** A key or a session that exists. */
export interface Credential {
  caller: Caller;
  /** Unix milliseconds. */
  expiresAt: number;
}

interface CachedCredential extends Credential {
  lookedUpAt: number;
  /** The time of the look-up on the monotonic clock. */
  checkedAt: number;
  useRecordedAt: number;
}

type Load = (id: string) => Promise<Credential | null>;

/** Caches credentials by the key's hash or the session's id. Times are unix milliseconds. */
interface CredentialCache {
  /** Null for a credential that is expired or cached as unknown; undefined if it must be looked up. */
  get(id: string, at: number): Caller | null | undefined;
  /** Whether the credential was valid at its last look-up. */
  wasValid(id: string): boolean;
  /** Looks a credential up with `load`, once for concurrent requests. */
  lookUp(id: string, at: number, load: Load): Promise<Caller | null>;
  /** Removes one credential, or all (`*`). */
  forget(id: string): void;
}

/** `heardAgo`: see `Listener`. `recordUse` is called at most once a minute for each credential. */
export function createCredentialCache(options: {
  heardAgo: () => number;
  recordUse: (caller: Caller, at: number) => void;
}): CredentialCache {
  const valid = new LRUCache<string, CachedCredential>({ max: MAX_CREDENTIALS });
  const unknown = new LRUCache<string, number>({ max: MAX_CREDENTIALS });
  const pending = pendingLookUps();
  // Do not cache a look-up that was invalidated while it ran.
  let generation = 0;

  const hearsChanges = () => options.heardAgo() < VALID_UNHEARD_MS;

  function use(credential: CachedCredential, at: number): Caller | null {
    if (at >= credential.expiresAt) return null;
    if (at - credential.useRecordedAt >= USE_RECORDED_EVERY_MS) {
      credential.useRecordedAt = at;
      options.recordUse(credential.caller, at);
    }
    return credential.caller;
  }

  async function load(id: string, at: number, read: Load): Promise<Caller | null> {
    const before = generation;
    const checkedAt = performance.now();
    const found = await read(id);
    const isCurrent = before === generation;
    if (!found) {
      valid.delete(id);
      if (isCurrent) unknown.set(id, at);
      return null;
    }
    const useRecordedAt = valid.get(id)?.useRecordedAt ?? 0;
    const credential = { ...found, lookedUpAt: at, checkedAt, useRecordedAt };
    if (isCurrent) valid.set(id, credential);
    return use(credential, at);
  }

  return {
    get(id, at) {
      const cached = valid.get(id);
      if (cached) {
        const isSure = hearsChanges() || performance.now() - cached.checkedAt < VALID_UNHEARD_MS;
        return isSure && at - cached.lookedUpAt < VALID_MS ? use(cached, at) : undefined;
      }
      const missedAt = unknown.get(id);
      return missedAt !== undefined && hearsChanges() && at - missedAt < VALID_MS ? null : undefined;
    },
    wasValid: (id) => valid.has(id),
    lookUp: (id, at, read) => pending.join(id, () => load(id, at, read)),
    forget(id) {
      generation++;
      for (const entries of [valid, unknown, pending]) {
        if (id === "*") entries.clear();
        else entries.delete(id);
      }
    },
  };
}

/** Running look-ups, shared by concurrent requests. */
function pendingLookUps() {
  const pending = new Map<string, { result: Promise<Caller | null>; startedAt: number }>();
  return {
    join(id: string, lookUp: () => Promise<Caller | null>): Promise<Caller | null> {
      const startedAt = performance.now();
      const running = pending.get(id);
      // A slow look-up may return a credential that has ended since: later requests start their own.
      if (running && startedAt - running.startedAt < VALID_UNHEARD_MS) return running.result;
      const result = lookUp().finally(() => {
        if (pending.get(id)?.result === result) pending.delete(id);
      });
      pending.set(id, { result, startedAt });
      return result;
    },
    delete: (id: string) => pending.delete(id),
    clear: () => pending.clear(),
  };
}
