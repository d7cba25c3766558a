import { getAddress, isHex } from "viem";
import type { Connector } from "wagmi";
import { WalletError } from "./errors.ts";
import { switchNetwork } from "./switch-network.ts";
import type { WalletSettings } from "./types.ts";
import { createWallets, isDemo, offered, type Wallets } from "./wallet-config.ts";
import { isWalletConnect, nameOf } from "./wallet-connect.ts";

type Hex = `0x${string}`;

/** An account in a wallet that can sign. */
export interface Signer {
  /** Checksummed. */
  address: Hex;
  /** Name of the wallet; null: it has none here. */
  wallet: string | null;
  connector: Connector;
  /** Sends an EIP-1193 request. Throws the wallet's errors. */
  request: (method: string, params?: readonly unknown[]) => Promise<unknown>;
}

/** EIP-712 typed data as the API describes it. */
export interface TypedData {
  domain: Record<string, unknown>;
  types: Record<string, readonly { name: string; type: string }[]>;
  primaryType: string;
  message: Record<string, string | number | boolean>;
}

/** Wait for what a wallet knows of an account's code, milliseconds. */
const CODE_MS = 2_000;
/** The wallet list offers demo accounts below this number. */
const DEMO_ACCOUNTS = 1_000;

let wallets: Wallets | null = null;

/** The wallets of this page, created once. */
export function getWallets(settings: WalletSettings): Wallets {
  wallets ??= createWallets(settings);
  return wallets;
}

/**
 * Finds the wallet that holds an account, without prompting. Throws WalletError `otherAccount` if wallets expose only other
 * accounts, `noWallet` where none exposes any.
 */
export async function findSigner(settings: WalletSettings, address: string): Promise<Signer> {
  const { config, demo } = getWallets(settings);
  let exposed = 0;
  for (const connector of offered(config.connectors)) {
    const signer = await signerOf(connector);
    const accounts = await accountsOf(signer).catch((): string[] => []);
    if (accounts.includes(address.toLowerCase())) return { ...signer, address: getAddress(address) };
    exposed += accounts.length;
  }
  const connector = config.connectors.find(isDemo);
  for (let number = 0; demo && connector && number < DEMO_ACCOUNTS; number++) {
    if (demo.addressOf(number) === address) return demoSigner(settings, number);
  }
  throw new WalletError(exposed > 0 ? "otherAccount" : "noWallet");
}

/** Ends the session with a wallet of WalletConnect, if there is one. */
export async function disconnectWalletConnect(settings: WalletSettings): Promise<void> {
  await getWallets(settings).config.connectors.find(isWalletConnect)?.disconnect();
}

/** The accounts a wallet exposes to this site without prompting, lower case. */
async function accountsOf({ request }: Pick<Signer, "request">): Promise<string[]> {
  const accounts = await request("eth_accounts");
  return Array.isArray(accounts) ? accounts.map((one) => String(one).toLowerCase()) : [];
}

export async function demoSigner(settings: WalletSettings, number: number): Promise<Signer> {
  const { config, demo } = getWallets(settings);
  const connector = config.connectors.find(isDemo);
  if (!demo || !connector) throw new WalletError("noWallet");
  demo.provider.choose(number);
  return { ...(await signerOf(connector)), address: getAddress(demo.addressOf(number)) };
}

/** Asks a wallet for an account other than `than`. Throws WalletError `noAccount` or `sameAccount`. */
export async function requestOtherAccount(connector: Connector, than: string): Promise<Signer> {
  const signer = await signerOf(connector);
  const accounts = await signer.request("eth_requestAccounts");
  const all = Array.isArray(accounts) ? accounts.map((one) => getAddress(String(one))) : [];
  const address = all.find((one) => one !== than);
  if (all.length === 0) throw new WalletError("noAccount");
  if (!address) throw new WalletError("sameAccount");
  return { ...signer, address };
}

async function signerOf(connector: Connector): Promise<Omit<Signer, "address">> {
  // Every connector implements EIP-1193.
  const provider = (await connector.getProvider()) as
    | { request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown> }
    | undefined;
  if (!provider) throw new WalletError("gone");
  const request: Signer["request"] = (method, params = []) => provider.request({ method, params });
  return { connector, wallet: nameOf(connector), request };
}

/** Switches the wallet to a chain, unless it is on it. Throws WalletError; see `switchNetwork`. */
export async function ensureChain({ connector }: Signer, chainId: number): Promise<void> {
  const chain = wallets?.config.chains.find(({ id }) => id === chainId);
  if (!chain) throw new WalletError("wrongChain");
  await switchNetwork(connector, chain);
}

/** How long a person of this account has to sign, seconds: several owners of an account with code may be slow. */
export async function signingSeconds(
  { address, connector, request }: Signer,
  longest: { key: number; account: number },
): Promise<number> {
  // Demo wallets have keys.
  if (isDemo(connector)) return longest.key;
  const unknown = new Promise<null>((resolve) => setTimeout(() => resolve(null), CODE_MS));
  const code = await Promise.race([request("eth_getCode", [address, "latest"]).catch(() => null), unknown]);
  return typeof code === "string" && code.length > 2 ? longest.account : longest.key;
}

/** The fields of a domain in the order of EIP-712, which is part of the hash. */
const domainTypes: Record<string, string> = {
  name: "string",
  version: "string",
  chainId: "uint256",
  verifyingContract: "address",
  salt: "bytes32",
};

/** Has the wallet sign typed data. Throws WalletError `changedAccount` if it switched the account meanwhile. */
export async function signTypedData(signer: Signer, { domain, types, primaryType, message }: TypedData): Promise<Hex> {
  const fields = Object.entries(domainTypes).filter(([name]) => name in domain);
  const typedData = {
    domain,
    primaryType,
    message,
    types: {
      EIP712Domain: fields.map(([name, type]) => ({ name, type })),
      [primaryType]: types[primaryType] ?? [],
    },
  };
  const signature = await signer.request("eth_signTypedData_v4", [signer.address, JSON.stringify(typedData)]);
  if (!(await accountsOf(signer)).includes(signer.address.toLowerCase())) throw new WalletError("changedAccount");
  if (!isHex(signature)) throw new WalletError("unknown");
  return signature;
}
