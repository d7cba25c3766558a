import {
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  getCreate2Address,
  type Hex,
  type HttpTransport,
  http,
  type LocalAccount,
  type PublicClient,
  type WalletClient,
  zeroHash,
} from "viem";
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

/** What deploys contracts to a chain. */
export interface Deployment {
  chainId: number;
  deployer: LocalAccount;
  reader: PublicClient;
  wallet: WalletClient<HttpTransport, undefined, LocalAccount>;
  say: (line: string) => void;
}

export interface DeploymentOptions {
  rpcUrl: string;
  deployer: LocalAccount;
  say?: (line: string) => void;
}

/** Open a deployment; puts the proxy on the chain if it is not there. Throws StartError for faults that the operator can fix. */
export async function openDeployment({ rpcUrl, deployer, say = () => {} }: DeploymentOptions): Promise<Deployment> {
  const transport = http(rpcUrl, { fetchOptions: { redirect: "error" } });
  const reader = createPublicClient({ transport });
  const wallet = createWalletClient({ account: deployer, transport });
  const deployment = { chainId: await reader.getChainId(), deployer, reader, wallet, say };
  await ensureProxy(deployment);
  return deployment;
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

/** A contract and the arguments of its constructor. */
export interface ContractWithArguments {
  contract: string;
  args: readonly unknown[];
}

function creationCode({ contract, args }: ContractWithArguments): Hex {
  const { abi, bytecode } = readArtifact(contract);
  return encodeDeployData({ abi, bytecode, args });
}

/** Where a deployment puts the contract. */
export function contractAddress(given: ContractWithArguments): Address {
  return getCreate2Address({ from: PROXY, salt: zeroHash, bytecode: creationCode(given) });
}

type Contracts<K extends string> = Readonly<Record<K, ContractWithArguments>>;

/** Where a deployment puts each of these contracts. */
export function addressesOf<K extends string>(contracts: Contracts<K>): Record<K, Address> {
  const entries = Object.entries<ContractWithArguments>(contracts).map(([name, one]) => [name, contractAddress(one)]);
  return Object.fromEntries(entries) as Record<K, Address>; // One for each.
}

/** Deploy these contracts to any chain, but those that exist with the same terms. Throws StartError for faults that the operator can fix. */
export async function deployContracts<K extends string>(
  options: DeploymentOptions,
  contracts: Contracts<K>,
): Promise<Record<K, Address> & { chainId: number }> {
  const deployment = await openDeployment(options);
  await ensureContracts(deployment, Object.values<ContractWithArguments>(contracts));
  return { ...addressesOf(contracts), chainId: deployment.chainId };
}

/** Deploy the contract unless it exists. Returns its address. */
export async function ensureContract(deployment: Deployment, given: ContractWithArguments): Promise<Address> {
  await ensureContracts(deployment, [given]);
  return contractAddress(given);
}

/** Deploy the contracts that do not exist, all at once: none of them may call another when it is created. */
async function ensureContracts(deployment: Deployment, given: readonly ContractWithArguments[]): Promise<void> {
  const { reader, deployer, wallet, say } = deployment;
  const contracts = given.map((one) => ({ ...one, address: contractAddress(one) }));
  const found = await Promise.all(contracts.map(({ address }) => exists(deployment, address)));
  for (const { contract, address } of contracts.filter((_, i) => found[i])) {
    say(`${contract} exists already at ${address}.`);
  }
  const missing = contracts.filter((_, i) => !found[i]);
  const nonce = missing.length > 0 ? await reader.getTransactionCount({ address: deployer.address }) : 0;
  const sent = missing.map(async ({ contract, args, address }, i) => {
    // What the proxy takes to deploy the contract.
    const data = concat([zeroHash, creationCode({ contract, args })]);
    const hash = await wallet.sendTransaction({ to: PROXY, data, nonce: nonce + i, chain: null });
    await requireSuccess(deployment, `Deploying ${contract}`, hash);
    if (!(await exists(deployment, address))) throw new StartError(`${contract} did not appear at ${address}.`);
    say(`${contract} deployed at ${address}.`);
  });
  await Promise.all(sent);
}

async function exists({ reader }: Deployment, address: Address): Promise<boolean> {
  return (await reader.getCode({ address })) !== undefined;
}

/** Send a call and wait until it is mined. Throws StartError if it fails; `what` names it. */
export async function send(
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
