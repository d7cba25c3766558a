// Pages are rendered in a process of their own behind the server, or by Next alone (`next start`, `next dev`).

import { processSingleton } from "./process-singleton.ts";

const state = processSingleton("pages process", () => ({ isPagesProcess: false }));

/** Say that this process renders pages behind the server. Next's bundle of the proxy runs in the same process. */
export function markPagesProcess(): void {
  state.isPagesProcess = true;
}

/** Whether this process renders pages behind the server, which has answered the API's requests already. */
export function isPagesProcess(): boolean {
  return state.isPagesProcess;
}
