import { hexToNumber, isHex, numberToHex } from "viem";
import type { CallChain } from "./demo-provider.ts";
import { createEmitter, type ProviderEvents } from "./emitter.ts";
import { WalletError } from "./errors.ts";
import { getPairing, hasSession, setHasSession, setPairing } from "./pairing.ts";
import { ProviderError, UNAUTHORIZED, UNKNOWN_CHAIN, UNSUPPORTED_METHOD } from "./provider-error.ts";
import { drawQrCode } from "./qr-code.ts";
import type { WalletChain, WalletConnectSettings } from "./types.ts";
import { type Client, openClient } from "./wallet-connect-client.ts";

type Session = ReturnType<Client["session"]["get"]>;

export interface ProviderOptions {
  settings: WalletConnectSettings;
  chains: readonly WalletChain[];
  callChain: CallChain;
}

export interface WalletConnectProvider extends ProviderEvents {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
  /** Ends the session, here at once, and waits for a moment until the relay has the message that ends it in the wallet. */
  disconnect(): Promise<void>;
}

/** Requests to wallets. They are not asked to read a chain: few would answer. */
const walletMethods = ["personal_sign", "eth_signTypedData_v4", "eth_sendTransaction"];
const readMethods = ["eth_call", "eth_getBalance", "eth_getTransactionReceipt"];
const walletEvents = ["accountsChanged", "chainChanged"];
/** How long the relay may take to accept a code. */
const RELAY_PATIENCE_MS = 20_000;
/** How long signing out waits for the relay. */
const GOODBYE_MS = 3_000;
const USER_DISCONNECTED = { code: 6000, message: "User disconnected." };

interface State extends Pick<ProviderOptions, "chains"> {
  client: Client;
  session: Session | null;
  /** The chain that requests are about. */
  chainId: number;
  events: ReturnType<typeof createEmitter>;
}

/** An EIP-1193 provider over a session of WalletConnect, which survives a reload. */
export async function createProvider({ settings, chains, callChain }: ProviderOptions): Promise<WalletConnectProvider> {
  const client = await openClient(settings);
  const session = await restoreSession(client);
  const state: State = { client, chains, session, chainId: firstChain(session, chains), events: createEmitter() };
  followSession(state);
  const isLocal = () => chains.some(({ id, rpcUrl }) => id === state.chainId && rpcUrl !== null);
  return {
    on: state.events.on,
    removeListener: state.events.removeListener,
    async request({ method, params = [] }) {
      switch (method) {
        case "eth_accounts":
          return accountsOf(state);
        case "eth_requestAccounts":
          return requestAccounts(state);
        case "eth_chainId":
          return numberToHex(state.chainId);
        case "wallet_switchEthereumChain":
          return switchChain(state, (params[0] as { chainId?: unknown }).chainId); // The shape of EIP-3326.
      }
      // Wallets on phones cannot reach a local chain.
      if (isLocal() && readMethods.includes(method)) return callChain(state.chainId, method, params);
      return askWallet(state, method, params);
    },
    async disconnect() {
      const topic = state.session?.topic;
      endSession(state);
      // The page may load again after this, which would drop the message.
      if (topic) await Promise.race([leave(client, topic), new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))]);
    },
  };
}

/** Applies what the wallet reports about its session. */
function followSession(state: State): void {
  const { client, events } = state;
  const isOurs = ({ topic }: { topic: string }) => topic === state.session?.topic;
  client.on("session_delete", (event) => isOurs(event) && endSession(state));
  client.on("session_expire", (event) => isOurs(event) && endSession(state));
  client.on("session_update", (event) => {
    if (!isOurs(event)) return;
    state.session = client.session.get(event.topic);
    events.emit("accountsChanged", accountsOf(state));
  });
  client.on("session_event", (event) => {
    if (!isOurs(event) || !state.session) return;
    const { name, data } = event.params.event;
    if (name === "chainChanged" && accountsOn(state.session, Number(data)).length > 0) setChain(state, Number(data));
    if (name !== "accountsChanged") return;
    state.session = selectAccount(state.session, data);
    events.emit("accountsChanged", accountsOf(state));
  });
}

function accountsOf({ session, chainId }: State): string[] {
  return session ? accountsOn(session, chainId) : [];
}

async function requestAccounts(state: State): Promise<readonly string[]> {
  if (!state.session) {
    state.session = await pair(state);
    setHasSession(true);
    state.chainId = firstChain(state.session, state.chains);
  }
  return accountsOf(state);
}

function endSession(state: State): void {
  if (!state.session) return;
  state.session = null;
  setHasSession(false);
  state.events.emit("disconnect");
}

function setChain(state: State, chainId: number): void {
  if (state.chainId === chainId) return;
  state.chainId = chainId;
  state.events.emit("chainChanged", numberToHex(chainId));
}

function switchChain(state: State, wanted: unknown): null {
  const id = isHex(wanted) ? hexToNumber(wanted) : Number.NaN;
  if (!state.session || accountsOn(state.session, id).length === 0) {
    throw new ProviderError(UNKNOWN_CHAIN, "The wallet did not allow this network.");
  }
  setChain(state, id);
  return null;
}

/** Sends a request to the wallet, whose session may end before it answers. */
async function askWallet(
  { client, session, chainId, events }: State,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (!session) throw new ProviderError(UNAUTHORIZED, "No wallet is connected.");
  if (!Object.values(session.namespaces).some(({ methods }) => methods.includes(method))) {
    throw new ProviderError(UNSUPPORTED_METHOD, `The wallet does not support ${method}.`);
  }
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(new WalletError("ended"));
    events.on("disconnect", stop);
  });
  const request = { topic: session.topic, chainId: `eip155:${chainId}`, request: { method, params } };
  try {
    return await Promise.race([client.request(request), ended]);
  } catch (thrown) {
    throw expiredOr(thrown);
  } finally {
    events.removeListener("disconnect", stop);
  }
}

/** The stored session; those that were left while the relay was away end now. */
async function restoreSession(client: Client): Promise<Session | null> {
  const sessions = client.session.getAll().sort((a, b) => b.expiry - a.expiry);
  const current = hasSession() ? (sessions[0] ?? null) : null;
  for (const { topic } of sessions) if (topic !== current?.topic) void leave(client, topic);
  setHasSession(current !== null);
  return current;
}

/** Ends a session. A wallet that the relay does not reach ends it when it expires. */
async function leave(client: Client, topic: string): Promise<void> {
  await client.disconnect({ topic, reason: USER_DISCONNECTED }).catch(() => {});
}

/** Shows a code to the user until a wallet approves. Throws WalletError `relay` or `expired`, or the wallet's refusal. */
async function pair({ client, chains }: State): Promise<Session> {
  getPairing()?.cancel();
  let cancel = () => {};
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new WalletError("declined"));
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unanswered = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new WalletError("relay")), RELAY_PATIENCE_MS);
  });
  const stopWatching = watchRelay(client, cancel);
  try {
    const { uri, approval } = await Promise.race([propose(client, chains), cancelled, unanswered]);
    clearTimeout(timer);
    setPairing({ code: { uri, ...drawQrCode(uri) }, isConnected: client.core.relayer.connected, cancel });
    const approved = approval();
    try {
      return await Promise.race([approved, cancelled]);
    } catch (thrown) {
      // A wallet may still approve what was cancelled here.
      approved.then(({ topic }) => leave(client, topic)).catch(() => {});
      throw thrown;
    }
  } catch (thrown) {
    throw expiredOr(thrown);
  } finally {
    clearTimeout(timer);
    stopWatching();
    setPairing(null);
  }
}

async function propose(client: Client, chains: readonly WalletChain[]) {
  const connecting = client.connect({
    optionalNamespaces: {
      eip155: {
        chains: chains.map(({ id }) => `eip155:${id}`),
        methods: walletMethods,
        events: walletEvents,
      },
    },
  });
  const { uri, approval } = await connecting.catch(() => {
    throw new WalletError("relay");
  });
  if (!uri) throw new Error("a new pairing has no URI");
  return { uri, approval };
}

/** Shows whether the relay is connected while a pairing waits. Returns a function that stops it. */
function watchRelay({ core: { relayer } }: Client, cancel: () => void): () => void {
  const show = (isConnected: boolean) => setPairing({ code: getPairing()?.code ?? null, cancel, isConnected });
  const onConnect = () => show(true);
  const onDisconnect = () => show(false);
  show(true);
  relayer.on("relayer_connect", onConnect);
  relayer.on("relayer_disconnect", onDisconnect);
  return () => {
    relayer.off("relayer_connect", onConnect);
    relayer.off("relayer_disconnect", onDisconnect);
  };
}

/** The protocol's client describes an expired request by its message alone. */
function expiredOr(thrown: unknown): unknown {
  const message = thrown instanceof Object && "message" in thrown ? String(thrown.message) : "";
  return /\bexpired\b/i.test(message) ? new WalletError("expired") : thrown;
}

/** The accounts of a session on a chain, as CAIP-10 names them (eip155:1:0x…). */
function accountsOn(session: Session, chainId: number): string[] {
  const prefix = `eip155:${chainId}:`;
  const all = Object.values(session.namespaces).flatMap(({ accounts }) => accounts);
  return all.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}

/** The first of our chains that the wallet allowed. */
function firstChain(session: Session | null, chains: readonly WalletChain[]): number {
  const allowed = session && chains.find(({ id }) => accountsOn(session, id).length > 0);
  return (allowed ?? chains[0])?.id ?? 0;
}

/** Puts the account first that the wallet says it uses now. */
function selectAccount(session: Session, data: unknown): Session {
  const used = String(Array.isArray(data) ? data[0] : data)
    .split(":")
    .at(-1)
    ?.toLowerCase();
  const isUsed = (account: string) => account.toLowerCase().endsWith(`:${used}`);
  const namespaces = Object.fromEntries(
    Object.entries(session.namespaces).map(([name, one]) => {
      const accounts = [...one.accounts].sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)));
      return [name, { ...one, accounts }];
    }),
  );
  return { ...session, namespaces };
}
