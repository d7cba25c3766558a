// Pages are rendered in a process of their own behind the server, or by Next alone (`next start`, `next dev`).

const shared = globalThis as typeof globalThis & { __credencePagesProcess?: boolean };

/** Say that this process renders pages behind the server. Next's bundle of the proxy runs in the same process. */
export function markPagesProcess(): void {
  shared.__credencePagesProcess = true;
}

/** Whether this process renders pages behind the server, which has answered the API's requests already. */
export function isPagesProcess(): boolean {
  return shared.__credencePagesProcess ?? false;
}
