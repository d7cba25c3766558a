import { getAddress, isHex } from "viem";
import type { Connector } from "wagmi";
import { WalletError } from "./errors.ts";
import { createWallets, isDemo, type Wallets } from "./wallet-config.ts";
import type { WalletSettings } from "./wallet-context.tsx";

type Hex = `0x${string}`;

/** An account in a wallet, ready to be asked. */
export interface Signer {
  /** Checksummed. */
  address: Hex;
  /** What the wallet calls itself. */
  wallet: string;
  connector: Connector;
  /** Sends one request of EIP-1193 to the wallet. Throws what the wallet throws. */
  request: (method: string, params?: readonly unknown[]) => Promise<unknown>;
}

/** What is signed (EIP-712), as the service describes it. */
export interface TypedData {
  domain: Record<string, unknown>;
  types: Record<string, readonly { name: string; type: string }[]>;
  primaryType: string;
  message: Record<string, string | number | boolean>;
}

/** Demo accounts that pages offer by number. */
const DEMO_ACCOUNTS = 1_000;

let opened: Wallets | null = null;

/** The wallets of this page, found once. */
export function getWallets(settings: WalletSettings): Wallets {
  opened ??= createWallets(settings);
  return opened;
}

/**
 * The wallet that holds an account, without asking anybody. WalletError `otherAccount` where wallets of this browser show others
 * alone, `noWallet` where none shows any.
 */
export async function findSigner(settings: WalletSettings, address: string): Promise<Signer> {
  const { config, demo } = getWallets(settings);
  let shown = 0;
  for (const connector of config.connectors.filter((one) => !isDemo(one))) {
    const signer = await signerOf(connector);
    const accounts = await accountsOf(signer).catch((): string[] => []);
    if (accounts.includes(address.toLowerCase())) return { ...signer, address: getAddress(address) };
    shown += accounts.length;
  }
  const connector = config.connectors.find(isDemo);
  for (let number = 0; demo && connector && number < DEMO_ACCOUNTS; number++) {
    if (demo.addressOf(number) === address) return demoSigner(settings, number);
  }
  throw new WalletError(shown > 0 ? "otherAccount" : "noWallet");
}

/** What a wallet shows to this site without asking, lower case. */
async function accountsOf({ request }: Pick<Signer, "request">): Promise<string[]> {
  const accounts = await request("eth_accounts");
  return Array.isArray(accounts) ? accounts.map((one) => String(one).toLowerCase()) : [];
}

/** A demo account by its number. */
export async function demoSigner(settings: WalletSettings, number: number): Promise<Signer> {
  const { config, demo } = getWallets(settings);
  const connector = config.connectors.find(isDemo);
  if (!demo || !connector) throw new WalletError("noWallet");
  demo.provider.choose(number);
  return { ...(await signerOf(connector)), address: getAddress(demo.addressOf(number)) };
}

/** The account that somebody allows in a wallet, other than one that is there already. */
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
  // Every connector here is an injected wallet, and speaks EIP-1193.
  const provider = (await connector.getProvider()) as
    | { request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown> }
    | undefined;
  if (!provider) throw new WalletError("gone");
  const request: Signer["request"] = (method, params = []) => provider.request({ method, params });
  return { connector, wallet: connector.name, request };
}

/** Bring the wallet to a chain; asks only where it is on another one. */
export async function ensureChain({ connector }: Signer, chainId: number): Promise<void> {
  if ((await connector.getChainId()) === chainId) return;
  try {
    await connector.switchChain?.({ chainId });
  } catch {
    // Wallets say declined for a network that they do not know, too.
    throw new WalletError("chainUnknown");
  }
  if ((await connector.getChainId()) !== chainId) throw new WalletError("chainUnknown");
}

/** The fields a domain may have, in the order of EIP-712, which is part of the hash. */
const domainTypes: Record<string, string> = {
  name: "string",
  version: "string",
  chainId: "uint256",
  verifyingContract: "address",
  salt: "bytes32",
};

/** Have the wallet sign typed data; WalletError `changedAccount` where it went to another account meanwhile. */
export async function signTypedData(signer: Signer, { domain, types, primaryType, message }: TypedData): Promise<Hex> {
  const fields = Object.entries(domainTypes).filter(([name]) => name in domain);
  const wanted = {
    domain,
    primaryType,
    message,
    types: {
      EIP712Domain: fields.map(([name, type]) => ({ name, type })),
      [primaryType]: types[primaryType] ?? [],
    },
  };
  const signature = await signer.request("eth_signTypedData_v4", [signer.address, JSON.stringify(wanted)]);
  if (!(await accountsOf(signer)).includes(signer.address.toLowerCase())) throw new WalletError("changedAccount");
  if (!isHex(signature)) throw new WalletError("unknown");
  return signature;
}
