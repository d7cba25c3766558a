import type { ClaimedDelivery, Room } from "../domains/webhooks/index.ts";

/** A receiver that takes longer than this to answer holds its slot too long, milliseconds. */
export const SLOW_MS = 5_000;
/** Attempts of one developer under way at once: at first, at the most where all answer fast, and at the least. */
const DEVELOPER = { first: 8, most: 16, least: 2 };
/** Attempts to one host (with its port) under way at once, and to one webhook. */
const MOST_PER_HOST = 32;

type Owner = Pick<ClaimedDelivery, "webhookId" | "developerId" | "host">;

/** Who holds how many of a worker's slots, and how many more each developer and host may take. */
export interface Slots {
  take(delivery: Owner): void;
  release(delivery: Owner): void;
  /** An attempt took so long: slow ones halve what their developer may hold, fast ones add one to it. */
  learn(developerId: string, durationMs: number): void;
  /** The webhooks that hold any, and how many. */
  webhooks(): Iterable<[webhookId: string, held: number]>;
  developers(): Room;
  hosts(): Room;
}

export function createSlots(): Slots {
  const held = {
    webhook: new Map<string, number>(),
    developer: new Map<string, number>(),
    host: new Map<string, number>(),
  };
  // A developer who may hold what everybody may at first has no entry.
  const allowed = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, count: number) => {
    const sum = (counts.get(key) ?? 0) + count;
    if (sum > 0) counts.set(key, sum);
    else counts.delete(key);
  };
  const change = ({ webhookId, developerId, host }: Owner, count: number) => {
    add(held.webhook, webhookId, count);
    add(held.developer, developerId, count);
    add(held.host, host, count);
  };
  return {
    take: (delivery) => change(delivery, 1),
    release: (delivery) => change(delivery, -1),
    learn(developerId, durationMs) {
      const before = allowed.get(developerId) ?? DEVELOPER.first;
      const after =
        durationMs > SLOW_MS ? Math.max(DEVELOPER.least, Math.floor(before / 2)) : Math.min(DEVELOPER.most, before + 1);
      allowed.set(developerId, after);
    },
    webhooks: () => held.webhook,
    developers: () => ({
      others: DEVELOPER.first,
      of: new Map(
        [...new Set([...held.developer.keys(), ...allowed.keys()])].map((id) => [
          id,
          Math.max(0, (allowed.get(id) ?? DEVELOPER.first) - (held.developer.get(id) ?? 0)),
        ]),
      ),
    }),
    hosts: () => ({
      others: MOST_PER_HOST,
      of: new Map([...held.host].map(([host, count]) => [host, Math.max(0, MOST_PER_HOST - count)])),
    }),
  };
}
