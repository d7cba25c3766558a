import { getAddress, hexToBigInt, isHex, numberToHex } from "viem";
import type { Connector } from "wagmi";
import { WalletFault } from "../wallet/faults.ts";
import { createWallets, isDemo, type Wallets } from "../wallet/wallet-config.ts";
import type { WalletSettings } from "../wallet/wallet-context.tsx";
import { NamesFault } from "./faults.ts";

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

/** What is signed (EIP-712), as `GET /v1/auth/signing` describes it. */
export interface TypedData {
  domain: Record<string, unknown>;
  types: Record<string, readonly { name: string; type: string }[]>;
  primaryType: string;
  message: Record<string, string | number>;
}

interface Transaction {
  to: Hex;
  data: Hex;
  /** Wei. */
  value: bigint;
}

/** Demo accounts that pages offer by number. */
const DEMO_ACCOUNTS = 1_000;

let opened: Wallets | null = null;

/** The wallets of this page, found once. */
export function openWallets(settings: WalletSettings): Wallets {
  opened ??= createWallets(settings);
  return opened;
}

/** The wallet that holds an account, without asking anybody; NamesFault `noWallet` where none of this browser shows it. */
export async function reachAccount(settings: WalletSettings, address: string): Promise<Signer> {
  const { config, demo } = openWallets(settings);
  for (const connector of config.connectors.filter((one) => !isDemo(one))) {
    const signer = await signerOf(connector);
    const accounts = await signer.request("eth_accounts").catch(() => []);
    const held = Array.isArray(accounts) && accounts.some((one) => String(one).toLowerCase() === address.toLowerCase());
    if (held) return { ...signer, address: getAddress(address) };
  }
  const connector = config.connectors.find(isDemo);
  for (let number = 0; demo && connector && number < DEMO_ACCOUNTS; number++) {
    if (demo.addressOf(number) === address) return reachDemo(settings, number);
  }
  throw new NamesFault("noWallet");
}

/** A demo account by its number. */
export async function reachDemo(settings: WalletSettings, number: number): Promise<Signer> {
  const { config, demo } = openWallets(settings);
  const connector = config.connectors.find(isDemo);
  if (!demo || !connector) throw new NamesFault("noWallet");
  demo.provider.choose(number);
  return { ...(await signerOf(connector)), address: getAddress(demo.addressOf(number)) };
}

/** The account that somebody allows in a wallet, other than one that is there already. */
export async function reachOther(connector: Connector, than: string): Promise<Signer> {
  const signer = await signerOf(connector);
  const accounts = await signer.request("eth_requestAccounts");
  const all = Array.isArray(accounts) ? accounts.map((one) => getAddress(String(one))) : [];
  const address = all.find((one) => one !== than);
  if (all.length === 0) throw new WalletFault("noAccount");
  if (!address) throw new NamesFault("sameAccount");
  return { ...signer, address };
}

async function signerOf(connector: Connector): Promise<Omit<Signer, "address">> {
  // Every connector here is an injected wallet, and speaks EIP-1193.
  const provider = (await connector.getProvider()) as
    | { request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown> }
    | undefined;
  if (!provider) throw new WalletFault("gone");
  const request: Signer["request"] = (method, params = []) => provider.request({ method, params });
  return { connector, wallet: connector.name, request };
}

/** Bring the wallet to a chain; asks only where it is on another one. */
export async function moveTo({ connector }: Signer, chainId: number): Promise<void> {
  if ((await connector.getChainId()) === chainId) return;
  try {
    await connector.switchChain?.({ chainId });
  } catch {
    // Wallets say declined for a network that they do not know, too.
    throw new WalletFault("chainUnknown");
  }
  if ((await connector.getChainId()) !== chainId) throw new WalletFault("chainUnknown");
}

/** Read from a contract, through the wallet's own node. */
export async function readContract(signer: Signer, to: Hex, data: Hex): Promise<Hex> {
  const answer = await signer.request("eth_call", [{ to, data }, "latest"]);
  if (!isHex(answer)) throw new NamesFault("nodeDown");
  return answer;
}

/** Have the wallet sign and send; the transaction's hash. NamesFault `noFunds` where the account holds less than is sent. */
export async function send(signer: Signer, { to, data, value }: Transaction): Promise<Hex> {
  const held = await signer.request("eth_getBalance", [signer.address, "latest"]);
  if (isHex(held) && hexToBigInt(held) < value) throw new NamesFault("noFunds");
  const hash = await signer.request("eth_sendTransaction", [
    { from: signer.address, to, data, value: numberToHex(value) },
  ]);
  if (!isHex(hash)) throw new WalletFault("unknown");
  return hash;
}

/** Whether a transaction is in a block; NamesFault `reverted` where it failed there. */
export async function isMined(signer: Signer, hash: Hex): Promise<boolean> {
  const receipt = await signer.request("eth_getTransactionReceipt", [hash]);
  if (typeof receipt !== "object" || receipt === null) return false;
  if ("status" in receipt && receipt.status === "0x0") throw new NamesFault("reverted");
  return true;
}

const domainTypes: Record<string, string> = { name: "string", version: "string", chainId: "uint256", salt: "bytes32" };

/** Have the wallet sign typed data. */
export async function signTyped(signer: Signer, { domain, types, primaryType, message }: TypedData): Promise<Hex> {
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
  if (!isHex(signature)) throw new WalletFault("unknown");
  return signature;
}
