import type { Guard } from "../processes/guard.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Steps } from "./steps.ts";

/** What all parts of a start share. */
export interface StartContext {
  root: string;
  guard: Guard;
  folder: DataFolder;
  steps: Steps;
  /** Aborted by a request to end, and by the first failure. */
  ending: AbortSignal;
  /** Called when a part fails permanently: everything ends. */
  onFailure: (error: unknown) => void;
  /** Run at the end while the processes still run; errors are ignored. */
  beforeStop: (() => Promise<void>)[];
  /** Run at the end, the last one first, when the processes have stopped. */
  afterStop: (() => void | Promise<void>)[];
}
