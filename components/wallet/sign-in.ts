import { signIn } from "next-auth/react";
import { createSiweMessage } from "viem/siwe";
import type { Config, Connector } from "wagmi";
import {
  connect,
  disconnect,
  getConnection,
  getConnections,
  signMessage,
  switchChain,
  switchConnection,
} from "wagmi/actions";
import { api } from "../api/client.ts";
import { reasonOfCode, WalletError, walletErrorReason } from "./errors.ts";

export interface Connected {
  connector: Connector;
  address: `0x${string}`;
  chainId: number;
}

/** Asks a wallet for its account. Throws the wallet's errors; see `walletErrorReason`. */
export async function connectWallet(config: Config, connector: Connector): Promise<Connected> {
  const isConnected = getConnections(config).some((one) => one.connector.uid === connector.uid);
  if (!isConnected) await connect(config, { connector });
  else await switchConnection(config, { connector });
  // Read each time, as the account and the network may have changed.
  const [[address], chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()]);
  if (!address) {
    // wagmi counts this as a connection, which would have no account at the next attempt either.
    await disconnect(config, { connector });
    throw new WalletError("noAccount");
  }
  return { connector, address, chainId };
}

/** Asks the connected wallet to switch its network. */
export async function switchToChain(config: Config, connected: Connected, chainId: number): Promise<Connected> {
  try {
    const chain = await switchChain(config, { chainId, connector: connected.connector });
    return { ...connected, chainId: chain.id };
  } catch (thrown) {
    // wagmi then offers the unknown network to the wallet, and reports any response as declined.
    throw new WalletError(walletErrorReason(thrown) === "waiting" ? "waiting" : "chainUnknown");
  }
}

/** Signs in as the connected account: a nonce, one signature, a session cookie. */
export async function startSession(config: Config, { connector, address, chainId }: Connected): Promise<void> {
  const { nonce, expiresAt, timestamp } = await api.call("GET /v1/auth/nonce");
  const message = createSiweMessage({
    domain: window.location.host,
    address,
    statement: "Sign in to Credence. This costs nothing and sends no transaction.",
    uri: window.location.origin,
    version: "1",
    chainId,
    nonce,
    // The service's clock, not this machine's.
    issuedAt: new Date(timestamp),
    expirationTime: new Date(expiresAt),
  });
  const signature = await signMessage(config, { account: address, connector, message });
  if (getConnection(config).address !== address) throw new WalletError("changedAccount");
  const result = await signIn("siwe", { message, signature, redirect: false });
  // next-auth passes on the code of our error.
  if (!result?.ok || result.error) throw new WalletError(reasonOfCode(result?.error) ?? "refused");
}
