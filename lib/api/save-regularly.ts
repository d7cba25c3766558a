import pLimit from "p-limit";
import type { Context } from "../core/context.ts";
import { saveBeforeReading } from "../domains/developers/index.ts";

const SAVED_EVERY_MS = 2_000;

/** Counts in memory that are also stored in the database. */
interface CountStore {
  /** Saves new counts. If that fails, they wait for the next time. */
  save(): Promise<void>;
}

/** Saves counts every two seconds, and before this process reads them from the database. Returns a function that saves and stops. */
export function saveRegularly({ pg, log }: Pick<Context, "pg" | "log">, name: string, store: CountStore) {
  const serialize = pLimit(1);
  const save = () => serialize(() => store.save());
  const timer = setInterval(() => {
    save().catch((err) => log.warn({ err }, `${name} could not be saved`));
  }, SAVED_EVERY_MS);
  timer.unref();
  const stopReading = saveBeforeReading(pg, save);
  return async (): Promise<void> => {
    clearInterval(timer);
    stopReading();
    await save().catch((err) => log.error({ err }, `${name} are lost`));
  };
}
