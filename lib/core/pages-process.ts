// Pages render in a child process behind the server, or in Next alone (`next start`, `next dev`).

import { processSingleton } from "./process-singleton.ts";

const state = processSingleton("pages process", () => ({ isPagesProcess: false }));

export function markPagesProcess(): void {
  state.isPagesProcess = true;
}

/** Whether this process renders pages behind the server, which answers the API's requests. */
export function isPagesProcess(): boolean {
  return state.isPagesProcess;
}
