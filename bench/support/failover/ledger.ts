import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { rule } from "../soak/flows.ts";
import type { SoakSystem } from "../soak/system.ts";

/** Longest wait for a response, milliseconds. */
const PATIENCE_MS = 30_000;
/** Policies that a writer leaves: fewer than a developer may save. */
const LEFT = 100;
const PAUSE_MS = 50;

/** The writes that were acknowledged, and the longest times without a response of status 2xx. */
export interface Ledger {
  /** Saves and deletes policies with a key, and repeats each request, with its Idempotency-Key, until it is acknowledged. */
  write(system: SoakSystem, key: string, isOver: () => boolean): Promise<void>;
  /** Looks scores up, each until it is answered. */
  look(system: SoakSystem, key: string, path: string, isOver: () => boolean): Promise<void>;
  acknowledged(): number;
  /** Milliseconds, by `write` and `look`. */
  longestOutage: { write: number; look: number };
  /** What is stored otherwise than was acknowledged. */
  judge(pool: pg.Pool): Promise<string[]>;
}

export function createLedger(): Ledger {
  const saved = new Map<string, string>();
  const deleted = new Set<string>();
  const longestOutage = { write: 0, look: 0 };
  const faults = new Set<string>();
  const measure = async <T>(kind: keyof typeof longestOutage, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    longestOutage[kind] = Math.max(longestOutage[kind], performance.now() - began);
    return result;
  };

  return {
    longestOutage,
    acknowledged: () => saved.size + deleted.size,
    async write(system, key, isOver) {
      const left: string[] = [];
      while (!isOver()) {
        const name = `ledger ${randomUUID()}`;
        const body = { name, policy: rule(50) };
        const { json } = await measure("write", () =>
          repeat(system, faults, { method: "POST", path: "/v1/trust/policies", key, body }),
        );
        const { id } = (json as { policy: { id: string } }).policy;
        saved.set(name, id);
        left.push(name);
        const oldest = left.length > LEFT ? left.shift() : undefined;
        const path = oldest && `/v1/trust/policies/${saved.get(oldest)}`;
        if (path) {
          await measure("write", () => repeat(system, faults, { method: "DELETE", path, key, body: {} }));
          deleted.add(oldest);
        }
        await setTimeout(PAUSE_MS);
      }
    },
    async look(system, key, path, isOver) {
      while (!isOver()) {
        await measure("look", () => repeat(system, faults, { method: "GET", path, key }));
        await setTimeout(PAUSE_MS);
      }
    },
    async judge(pool) {
      const { rows } = await pool.query<{ id: string; name: string }>(
        "select id, name from policy where name like 'ledger %'",
      );
      const stored = new Map(rows.map(({ id, name }) => [name, id]));
      const lost = [...saved].filter(([name, id]) => !deleted.has(name) && stored.get(name) !== id);
      const returned = [...deleted].filter((name) => stored.has(name));
      if (rows.length !== stored.size) faults.add(`${rows.length - stored.size} policies were saved twice`);
      if (lost.length > 0)
        faults.add(`${lost.length} of ${saved.size} acknowledged policies were lost: ${lost[0]?.[0]}`);
      if (returned.length > 0)
        faults.add(`${returned.length} of ${deleted.size} deleted policies are back: ${returned[0]}`);
      return [...faults];
    },
  };
}

interface Wanted {
  method: string;
  path: string;
  key: string;
  body?: object;
}

/** Sends a request to the web processes in turn until one answers 2xx. Throws for an answer that no repetition changes. */
async function repeat(
  system: SoakSystem,
  faults: Set<string>,
  { method, path, key, body }: Wanted,
): Promise<{ json: unknown }> {
  const once = randomUUID();
  for (let turn = 0; ; turn++) {
    const url = system.webs[turn % system.webs.length]?.url;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": once },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (answer?.ok && typeof text === "string") return { json: JSON.parse(text) };
    if (answer?.status === 500) faults.add(`${method} ${path.replace(/pol_.*/, "…")} answered 500`);
    if (answer && answer.status < 500 && answer.status !== 409 && answer.status !== 429) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    }
    await setTimeout(PAUSE_MS);
  }
}
