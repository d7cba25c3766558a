import { AsyncLocalStorage } from "node:async_hooks";

/** The files that a call enters, in the order of their first entries: those of the call and of what it starts, and no others. */
interface Trace {
  files: string[];
  /** Trace a call. */
  run<T>(call: () => T): T;
  /** Trace the rest of the function that calls this. */
  enter(): void;
}

const current = new AsyncLocalStorage<(file: string) => void>();

/** `from`: the file whose next entry begins the trace; without it, the first entry of any does. */
export function openTrace(from?: string): Trace {
  const files: string[] = [];
  const report = (file: string): void => {
    const hasBegun = files.length > 0 || from === undefined || file === from;
    if (hasBegun && !files.includes(file)) files.push(file);
  };
  return {
    files,
    run: (call) => current.run(report, call),
    enter: () => current.enterWith(report),
  };
}

/** Receive what programs bundled with `report-entries.ts` report. */
export function receiveReports(): void {
  Object.assign(globalThis, { reportEntry: (file: string) => current.getStore()?.(file) });
}
