import type { Context } from "../core/context.ts";
import { limitStored } from "../domains/webhooks/index.ts";

/** A developer's records are counted again after this share of the limit, so that counting costs a constant for each. */
const SHARE = 0.1;

interface StoredLimit {
  /** Notes deliveries or attempts that this worker has stored for a developer. */
  add(developerId: string, records: number): void;
  /** Limits what is stored for the developers that this worker has added much to. */
  apply(now: Date): Promise<void>;
}

/** Limits what is stored for each developer as it is written. What a worker noted ends with it; an hourly task limits the rest. */
export function createStoredLimit({ env, pg }: Pick<Context, "env" | "pg">): StoredLimit {
  const added = new Map<string, number>();
  return {
    add: (developerId, records) => void added.set(developerId, (added.get(developerId) ?? 0) + records),
    async apply(now) {
      for (const [developerId, records] of added) {
        if (records < env.WEBHOOK_RECORDS_PER_DEVELOPER * SHARE) continue;
        added.delete(developerId);
        await limitStored({ env, pg, now }, developerId);
      }
    },
  };
}
