import pLimit from "p-limit";
import type { Logger } from "../core/log.ts";

/** Counts that are kept in memory first. */
interface Store {
  /** Keep what is not kept yet. What cannot be kept stays for the next time. */
  save(): Promise<void>;
}

export interface Saver {
  /** Save now: afterwards all that was counted before is kept. One save runs at a time. */
  save(): Promise<void>;
  /** Save once more, and no more. */
  stop(): Promise<void>;
}

/** Save a store's counts again and again. */
export function saveRegularly(store: Store, options: { what: string; everyMs: number; log: Logger }): Saver {
  const { what, everyMs, log } = options;
  const oneAtATime = pLimit(1);
  const save = () => oneAtATime(() => store.save());
  const timer = setInterval(() => {
    save().catch((err) => log.warn({ err }, `${what} are not saved`));
  }, everyMs);
  timer.unref();
  return {
    save,
    stop: () => {
      clearInterval(timer);
      return save().catch((err) => log.error({ err }, `${what} are lost`));
    },
  };
}
