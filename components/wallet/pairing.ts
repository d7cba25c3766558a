import type { QrCode } from "./qr-code.ts";

/** A request to pair with a wallet over WalletConnect. */
export interface Pairing {
  /** What the wallet reads; null while the relay does not know it yet. */
  code: PairingCode | null;
  isConnected: boolean;
  cancel: () => void;
}

export interface PairingCode extends QrCode {
  uri: string;
}

let current: Pairing | null = null;
const listeners = new Set<() => void>();

export function getPairing(): Pairing | null {
  return current;
}

export function setPairing(pairing: Pairing | null): void {
  current = pairing;
  for (const listener of listeners) listener();
}

export function subscribePairing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SESSION = "credence.walletConnect";

/** Whether a wallet was paired in this browser: without one, no code of WalletConnect has to load. */
export function hasSession(): boolean {
  return window.localStorage.getItem(SESSION) !== null;
}

export function setHasSession(has: boolean): void {
  if (has) window.localStorage.setItem(SESSION, "paired");
  else window.localStorage.removeItem(SESSION);
}
