import type { Config, Connector } from "wagmi";
import { connect, disconnect, getConnection, getConnections, signMessage, switchConnection } from "wagmi/actions";
import { withBasePath } from "../../lib/core/base-path.ts";
import { writeSignInText } from "../../lib/core/sign-in-text.ts";
import { api, changeSession } from "../api/client.ts";
import { reasonOfCode, WalletError } from "./errors.ts";
import { switchNetwork } from "./switch-network.ts";

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
  const chain = config.chains.find(({ id }) => id === chainId);
  if (!chain) throw new WalletError("wrongChain");
  await switchNetwork(connected.connector, chain);
  return { ...connected, chainId };
}

/** Signs in as the connected account: a nonce, one signature, a session cookie. */
export async function startSession(config: Config, { connector, address, chainId }: Connected): Promise<void> {
  const { nonce, timestamp } = await api.call("GET /v1/auth/nonce");
  const message = writeSignInText({
    origin: window.location.origin + withBasePath("/").replace(/\/$/, ""),
    address,
    statement: "Sign in to Credence. This costs nothing and sends no transaction.",
    chainId,
    nonce,
    // The service's clock, not this machine's.
    issuedAt: new Date(timestamp),
  });
  const signature = await signMessage(config, { account: address, connector, message });
  if (getConnection(config).address !== address) throw new WalletError("changedAccount");
  const error = await changeSession("callback/siwe", { message, signature });
  if (error === null) return;
  // next-auth passes on the code of our error alone; a refused signature is refused again in words, since its nonce is not used.
  if (error === "INVALID_SIGNATURE") await api.call("POST /v1/auth/token", { body: { message, signature } });
  throw new WalletError(reasonOfCode(error) ?? "refused");
}
