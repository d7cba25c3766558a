import { useSyncExternalStore } from "react";
import { type Chain, numberToHex } from "viem";
import type { Connector } from "wagmi";
import { WalletError, type WalletErrorReason } from "./errors.ts";
import { causesOf } from "./failure.ts";
import { nameOf } from "./wallet-connect.ts";

/** A network that a wallet was asked to switch to, and has not answered about. */
interface Switching {
  network: string;
  wallet: string | null;
  stop: () => void;
}

let pending: Switching | null = null;
const listeners = new Set<() => void>();

function setPending(next: Switching | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

/** EIP-1193; every connector implements it. */
type Provider = { request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown> } | undefined;

async function request(connector: Connector, method: string, params: readonly unknown[]): Promise<unknown> {
  const provider = (await connector.getProvider()) as Provider;
  if (!provider) throw new WalletError("gone");
  return provider.request({ method, params });
}

/**
 * Has a wallet switch to a network, unless it is there. Throws WalletError with the cause: declined, unknown to the wallet, not done when a
 * page asks, or unanswered, when the person stops waiting. An unknown network has a way to add it.
 */
export async function switchNetwork(connector: Connector, chain: Chain): Promise<void> {
  if ((await connector.getChainId()) === chain.id) return;
  await untilStopped(connector, chain, async () => {
    await request(connector, "wallet_switchEthereumChain", [{ chainId: numberToHex(chain.id) }]).catch((thrown) => {
      throw switchError(reasonOfSwitch(thrown), connector, chain);
    });
    if ((await connector.getChainId()) !== chain.id) throw switchError("notSwitched", connector, chain);
  });
}

/** Has a wallet add a network (EIP-3085), and switch to it. */
async function addNetwork(connector: Connector, { id, name, nativeCurrency, rpcUrls }: Chain): Promise<void> {
  const network = { chainId: numberToHex(id), chainName: name, nativeCurrency };
  // Pages know the URL of local chains alone; wallets know those of public networks.
  const { http } = rpcUrls.default;
  const added = request(connector, "wallet_addEthereumChain", [
    { ...network, ...(http.length > 0 && { rpcUrls: http }) },
  ]);
  await added.catch((thrown) => {
    throw new WalletError(reasonOfSwitch(thrown) === "switchDeclined" ? "switchDeclined" : "notAdded");
  });
}

function switchError(reason: WalletErrorReason, connector: Connector, chain: Chain): WalletError {
  const isUnknown = reason === "chainUnknown" || reason === "notSwitched";
  return new WalletError(
    reason,
    isUnknown ? () => untilStopped(connector, chain, () => addNetwork(connector, chain)) : null,
  );
}

/** Why a wallet did not switch. Wallets wrap codes: MetaMask on phones gives 4902 inside −32603. */
export function reasonOfSwitch(thrown: unknown): WalletErrorReason {
  const codes = causesOf(thrown).flatMap((cause) => {
    const inner = "originalError" in cause && cause.originalError instanceof Object ? [cause.originalError] : [];
    return [cause, ...inner].map((one) => ("code" in one ? one.code : undefined));
  });
  const has = (...wanted: number[]) => wanted.some((code) => codes.includes(code));
  if (has(4001, 5000)) return "switchDeclined";
  if (has(-32002)) return "waiting";
  if (has(4902, 4901, -32603)) return "chainUnknown";
  return has(4200, -32601, 5101) ? "switchByHand" : "notSwitched";
}

/** Waits for a wallet until the person stops waiting. */
async function untilStopped<T>(connector: Connector, { name }: Chain, work: () => Promise<T>): Promise<T> {
  let stop: (error: WalletError) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const own = { network: name, wallet: nameOf(connector), stop: () => stop(new WalletError("switchUnanswered")) };
  setPending(own);
  try {
    return await Promise.race([work(), stopped]);
  } finally {
    if (pending === own) setPending(null);
  }
}

/** What a wallet is asked just now. */
export function useSwitching(): Switching | null {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
}
