import {
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  type HttpTransport,
  http,
  isAddressEqual,
  type LocalAccount,
  type PublicClient,
  type WalletClient,
  zeroAddress,
  zeroHash,
} from "viem";
import { namesAbi } from "../../lib/chain/names-abi.ts";
import { StartError } from "../start-error.ts";
import { readArtifact } from "./artifacts.ts";
import { waitForReceipt } from "./wait-for-receipt.ts";

/**
 * The well-known CREATE2 deployment proxy, at the same address on every chain. A contract's address
 * follows from its code and arguments, so a second run finds the contracts of the first one.
 */
const PROXY = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
/** Deploys the proxy to a chain: a presigned transaction without a known key, the same on every chain. */
const PROXY_TRANSACTION =
  "0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222";
const PROXY_SENDER = "0x3fab184622dc19b6109349b94811493bf2a45362";
/** 100,000 gas at 100 gwei: the cost of that transaction. */
const PROXY_COST = 10n ** 16n;
const RECEIPT_POLL_MS = 100;

export interface NameTerms {
  rpcUrl: string;
  deployer: LocalAccount;
  /** Signs the vouchers for mints. */
  voucherSigner: Address;
  /** May mint at its own cost. */
  minter?: Address;
  /** Final owner of the contract of names; absent: the deployer. It gets all CANY of a new token. */
  owner?: Address;
  /** Least deposit of a reservation, wei. */
  deposit: bigint;
  /** How long a reservation holds, seconds. */
  period: bigint;
  /** An existing CANY token. */
  cany?: Address;
  say?: (line: string) => void;
}

export interface DeployedNames {
  chainId: number;
  names: Address;
  reservations: Address;
  cany: Address;
  /** The block before the first deployment of this run: if the run deployed all contracts, their history begins after it. */
  block: number;
  /** The pending owner, which becomes the owner by `acceptOwnership()`. */
  pendingOwner: Address | null;
}

interface Deployment {
  terms: NameTerms;
  reader: PublicClient;
  wallet: WalletClient<HttpTransport, undefined, LocalAccount>;
  say: (line: string) => void;
}

/**
 * Deploy the contracts of names to any chain, and connect them. Skips contracts that exist with the same terms and
 * deployer, so an interrupted run can be repeated. Throws StartError for faults that the operator can fix.
 */
export async function deployNames(terms: NameTerms): Promise<DeployedNames> {
  const { deployer, say = () => {} } = terms;
  const transport = http(terms.rpcUrl);
  const reader = createPublicClient({ transport });
  const deployment: Deployment = { terms, reader, wallet: createWalletClient({ account: deployer, transport }), say };
  const chainId = await reader.getChainId();
  const block = Number(await reader.getBlockNumber());
  await ensureProxy(deployment);
  const minter = terms.minter ?? zeroAddress;
  const names = await ensureContract(deployment, "IdentityNames", [deployer.address, terms.voucherSigner, minter]);
  const reservations = await ensureContract(deployment, "NameReservations", [names, terms.deposit, terms.period]);
  const owner = terms.owner ?? deployer.address;
  const cany = terms.cany ?? (await ensureContract(deployment, "CanyToken", [owner]));
  await connectReservations(deployment, names, reservations);
  const pendingOwner = await offerOwnership(deployment, names, owner);
  return { chainId, names, reservations, cany, block, pendingOwner };
}

async function ensureProxy(deployment: Deployment): Promise<void> {
  const { reader, say } = deployment;
  if (await exists(deployment, PROXY)) return;
  say(`Deploying the deployment proxy at ${PROXY} …`);
  const missing = PROXY_COST - (await reader.getBalance({ address: PROXY_SENDER }));
  if (missing > 0n) await send(deployment, "Paying for the deployment proxy", { to: PROXY_SENDER, value: missing });
  try {
    const hash = await reader.sendRawTransaction({ serializedTransaction: PROXY_TRANSACTION });
    await requireSuccess(deployment, "The deployment proxy", hash);
  } catch (error) {
    throw new StartError(
      `This chain lacks the deployment proxy at ${PROXY} and rejects the transaction that deploys it (${error instanceof Error ? error.message.split("\n")[0] : error}). Ask the chain's operators for it: https://github.com/Arachnid/deterministic-deployment-proxy`,
    );
  }
}

/** Deploy the contract unless it exists. Returns its address. */
async function ensureContract(deployment: Deployment, contract: string, args: unknown[]): Promise<Address> {
  const { say } = deployment;
  const { abi, bytecode } = readArtifact(contract);
  const code = encodeDeployData({ abi, bytecode, args });
  const address = getCreate2Address({ from: PROXY, salt: zeroHash, bytecode: code });
  if (await exists(deployment, address)) {
    say(`${contract} exists already at ${address}.`);
    return address;
  }
  await send(deployment, `Deploying ${contract}`, { to: PROXY, data: concat([zeroHash, code]) });
  if (!(await exists(deployment, address))) throw new StartError(`${contract} did not appear at ${address}.`);
  say(`${contract} deployed at ${address}.`);
  return address;
}

async function connectReservations(deployment: Deployment, names: Address, reservations: Address): Promise<void> {
  if (isAddressEqual(await readNames(deployment, names, "reservations"), reservations)) return;
  await requireOwner(deployment, names, `connect ${reservations} to it by setReservations`);
  const data = encodeFunctionData({ abi: namesAbi, functionName: "setReservations", args: [reservations] });
  await send(deployment, "Connecting the reservations", { to: names, data });
  deployment.say("The contract of names is connected to the reservations.");
}

/** Offer the ownership to `owner` unless it is the owner or pending owner. Returns the owner while it has not accepted. */
async function offerOwnership(deployment: Deployment, names: Address, owner: Address): Promise<Address | null> {
  if (isAddressEqual(await readNames(deployment, names, "owner"), owner)) return null;
  await requireOwner(deployment, names, `transfer it to ${owner}`);
  if (!isAddressEqual(await readNames(deployment, names, "pendingOwner"), owner)) {
    const data = encodeFunctionData({ abi: namesAbi, functionName: "transferOwnership", args: [owner] });
    await send(deployment, "Offering the ownership", { to: names, data });
  }
  return owner;
}

async function requireOwner(deployment: Deployment, names: Address, action: string): Promise<void> {
  const owner = await readNames(deployment, names, "owner");
  if (isAddressEqual(owner, deployment.terms.deployer.address)) return;
  throw new StartError(
    `The contract of names belongs to ${owner} now, so the deployer cannot ${action}: its owner has to.`,
  );
}

function readNames({ reader }: Deployment, names: Address, functionName: "reservations" | "owner" | "pendingOwner") {
  return reader.readContract({ address: names, abi: namesAbi, functionName });
}

async function exists({ reader }: Deployment, address: Address): Promise<boolean> {
  return (await reader.getCode({ address })) !== undefined;
}

async function send(
  deployment: Deployment,
  what: string,
  call: { to: Address; data?: Hex; value?: bigint },
): Promise<void> {
  const hash = await deployment.wallet.sendTransaction({ ...call, chain: null });
  await requireSuccess(deployment, what, hash);
}

async function requireSuccess({ reader }: Deployment, what: string, hash: Hex): Promise<void> {
  const receipt = await waitForReceipt(reader, hash, RECEIPT_POLL_MS);
  if (receipt.status !== "success") throw new StartError(`${what} failed in transaction ${hash}.`);
}
