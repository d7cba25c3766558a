import { setTimeout } from "node:timers/promises";
import { planLimits } from "../../../lib/core/plans.ts";
import { createKey } from "../../../lib/domains/developers/index.ts";
import { developerContext, withDependencies } from "../dependencies.ts";
import type { SoakSystem } from "../soak/system.ts";

const MINUTE_MS = 60_000;
/** How long a Redis is away. */
const AWAY_MS = 20_000;
const LIMIT = planLimits.free.perMinute;

/** What became of the limits while a server of the Redis Cluster was away. */
export interface LimitReport {
  /** Milliseconds from the kill until both web processes limited by themselves, and from the restart until they shared limits again. */
  lost: number[];
  shared: number[];
  /** Requests that a key of a limit of 60 a minute got in a minute, from both web processes together. */
  allowedAlone: number[];
  allowedShared: number[];
  /** Minutes in which a kill of PostgreSQL kept a key from its limit. */
  unfinished: number;
}

export function createLimitReport(): LimitReport {
  return { lost: [], shared: [], allowedAlone: [], allowedShared: [], unfinished: 0 };
}

/** Kills a server of Redis each minute until it is over, and uses up the limits of keys while it is away and after. */
export async function killRedisEachMinute(
  system: SoakSystem,
  report: LimitReport,
  keys: string[],
  counts: Map<string, number>,
  isOver: () => boolean,
): Promise<void> {
  const spend = async (allowed: number[], key: string) => {
    const found = await useUp(system, key);
    if (found === null) report.unfinished++;
    else allowed.push(found);
  };
  const untilNext = () => setTimeout(MINUTE_MS - (Date.now() % MINUTE_MS));
  for (await untilNext(); !isOver(); await untilNext()) {
    const [first = "", second = ""] = keys.splice(0, 2);
    const killedAt = Date.now();
    const back = system.withoutRedis(AWAY_MS).then(() => Date.now());
    await untilShared(system, false);
    report.lost.push(Date.now() - killedAt);
    await spend(report.allowedAlone, first);
    const backAt = await back;
    await untilShared(system, true);
    report.shared.push(Date.now() - backAt);
    await spend(report.allowedShared, second);
    counts.set("server of the Redis Cluster killed", report.lost.length);
  }
}

/** More than docs/operations.md allows: each process that limits by itself continues from what it knows of the others' requests. */
export function judgeLimits(system: SoakSystem, { allowedAlone, allowedShared }: LimitReport): string[] {
  const most = LIMIT * system.webs.length;
  return [...allowedAlone, ...allowedShared]
    .filter((count) => count > most)
    .map((count) => `${count} requests were allowed in a minute, of ${most}`);
}

/** Requests of a key until each web process refuses one; null if the minute ended before. */
async function useUp(system: SoakSystem, key: string): Promise<number | null> {
  const minute = () => Math.floor(Date.now() / MINUTE_MS);
  const begun = minute();
  const refused = new Set<string>();
  let allowed = 0;
  for (let turn = 0; refused.size < system.webs.length && minute() === begun; turn++) {
    const { name, url } = system.webs[turn % system.webs.length] ?? { name: "", url: null };
    const answer = await fetch(`${url}/v1/scores/updates`, { headers: { authorization: `Bearer ${key}` } }).catch(
      () => null,
    );
    await answer?.text().catch(() => {});
    if (answer?.ok) allowed++;
    if (answer?.status === 429) refused.add(name);
  }
  return minute() === begun ? allowed : null;
}

/** Resolves when all web processes share limits, or none does. Only a request notices that a server of a cluster is away or back. */
async function untilShared(system: SoakSystem, isShared: boolean): Promise<void> {
  for (const { url } of system.webs) {
    for (;;) {
      const answer = await fetch(`${url}/health/ready`).catch(() => null);
      const health = (await answer?.json().catch(() => null)) as { redis?: { ok: boolean } } | null;
      if (health?.redis?.ok === isShared) break;
      await setTimeout(50);
    }
  }
}

/** Keys of new developers of the free tier: two for each minute. */
export function createFreeKeys(system: SoakSystem, minutes: number): Promise<string[]> {
  return withDependencies(system.settings, async (dependencies) => {
    const keys: string[] = [];
    while (keys.length < 2 * (minutes + 1)) {
      const ctx = await developerContext(dependencies, "free");
      const { developerId } = ctx.actor;
      keys.push((await createKey(ctx, { developerId, name: "limits", permissions: ["read"] })).apiKey);
    }
    return keys;
  });
}
