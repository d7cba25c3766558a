import { addToCount } from "../core/counts.ts";
import type { ClaimedDelivery, Room } from "../domains/webhooks/index.ts";

/** A receiver that takes longer counts as slow, milliseconds. */
export const SLOW_MS = 5_000;
/** Concurrent attempts of one developer, and of those to slow webhooks. */
const MOST_PER_DEVELOPER = 16;
const MOST_SLOW = 2;
/** Concurrent attempts to one host (with its port). */
const MOST_PER_HOST = 32;
/** Concurrent attempts to one webhook. */
const PER_WEBHOOK = { fast: 4, slow: 1 };

type Owner = Pick<ClaimedDelivery, "webhookId" | "developerId" | "host">;

/** The slots of a worker and their limits. A webhook is slow if its last response was. */
interface Slots {
  take(delivery: Owner): void;
  /** Releases the slot of an attempt. */
  release(delivery: Owner, durationMs: number): void;
  /** The webhooks with slots: how many they hold, and the maximum. */
  webhooks(): { id: string; held: number; most: number }[];
  developers(): Room;
  hosts(): Room;
  /** The slow webhooks, and how many more attempts to them each developer may have. */
  slow(): { webhooks: string[]; developers: Room };
}

export function createSlots(): Slots {
  const held = {
    webhook: new Map<string, number>(),
    developer: new Map<string, number>(),
    host: new Map<string, number>(),
  };
  /** The developer of each slow webhook. */
  const slow = new Map<string, string>();
  const change = ({ webhookId, developerId, host }: Owner, by: number) => {
    addToCount(held.webhook, webhookId, by);
    addToCount(held.developer, developerId, by);
    addToCount(held.host, host, by);
  };
  return {
    take: (delivery) => change(delivery, 1),
    release(delivery, durationMs) {
      change(delivery, -1);
      if (durationMs > SLOW_MS) slow.set(delivery.webhookId, delivery.developerId);
      else slow.delete(delivery.webhookId);
    },
    webhooks: () =>
      [...held.webhook].map(([id, count]) => ({
        id,
        held: count,
        most: slow.has(id) ? PER_WEBHOOK.slow : PER_WEBHOOK.fast,
      })),
    developers: () => roomLeft(MOST_PER_DEVELOPER, held.developer),
    hosts: () => roomLeft(MOST_PER_HOST, held.host),
    slow() {
      const heldSlow = new Map<string, number>();
      for (const [id, developerId] of slow) addToCount(heldSlow, developerId, held.webhook.get(id) ?? 0);
      return { webhooks: [...slow.keys()], developers: roomLeft(MOST_SLOW, heldSlow) };
    },
  };
}

function roomLeft(most: number, held: ReadonlyMap<string, number>): Room {
  return { others: most, of: new Map([...held].map(([key, count]) => [key, Math.max(0, most - count)])) };
}
