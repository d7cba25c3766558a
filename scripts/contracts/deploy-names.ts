import {
  type Account,
  type Address,
  concat,
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  http,
  isAddressEqual,
  type LocalAccount,
  zeroAddress,
  zeroHash,
} from "viem";
import { namesAbi } from "../../lib/chain/names-abi.ts";
import { StartError } from "../start-error.ts";
import { readArtifact } from "./artifacts.ts";
import { waitForReceipt } from "./wait-for-receipt.ts";

/**
 * The well-known proxy that deploys what it is sent by CREATE2, at the same address on every chain. So a contract's address
 * follows from its code and arguments, and a second run finds what the first one deployed.
 */
const PROXY = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
/** Puts the proxy on a chain that lacks it: a transaction nobody has the key of, so it is the same everywhere. */
const PROXY_TRANSACTION =
  "0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222";
const PROXY_SENDER = "0x3fab184622dc19b6109349b94811493bf2a45362";
/** 100,000 gas at 100 gwei, as that transaction has it. */
const PROXY_COST = 10n ** 16n;
const RECEIPT_POLL_MS = 100;

export interface NameTerms {
  rpcUrl: string;
  deployer: LocalAccount;
  /** Whose vouchers mint. */
  voucherSigner: Address;
  /** Who may mint at its own cost; absent: nobody. */
  minter?: Address;
  /** Who owns the contract of names in the end; absent: the deployer. It gets all CANY of a new token. */
  owner?: Address;
  /** Least deposit of a reservation, wei. */
  deposit: bigint;
  /** How long one holds, seconds. */
  period: bigint;
  /** A CANY token that is there already. */
  cany?: Address;
  say?: (line: string) => void;
}

export interface DeployedNames {
  chainId: number;
  names: Address;
  reservations: Address;
  cany: Address;
  /** The block before the first deployment of this run: nothing of these contracts is older, if the run deployed them all. */
  block: number;
  /** Whom the ownership was offered to; it becomes the owner by `acceptOwnership()`. */
  pendingOwner: Address | null;
}

/**
 * Deploy the contracts of names to any chain, and connect them. What stands already with the same terms and deployer is left
 * as it is, so a run that was cut off goes on. Throws StartError for what the operator can mend.
 */
export async function deployNames(terms: NameTerms): Promise<DeployedNames> {
  const { deployer, say = () => {} } = terms;
  const transport = http(terms.rpcUrl);
  const reader = createPublicClient({ transport });
  const chainId = await reader.getChainId();
  const block = Number(await reader.getBlockNumber());
  const wallet = createWalletClient({ account: deployer, transport });

  async function send(what: string, call: { to: Address; data?: Hex; value?: bigint }): Promise<void> {
    const hash = await wallet.sendTransaction({ ...call, chain: null });
    await requireSuccess(what, hash);
  }

  async function requireSuccess(what: string, hash: Hex): Promise<void> {
    const receipt = await waitForReceipt(reader, hash, RECEIPT_POLL_MS);
    if (receipt.status !== "success") throw new StartError(`${what} failed in transaction ${hash}.`);
  }

  const stands = async (address: Address) => (await reader.getCode({ address })) !== undefined;

  async function ensureProxy(): Promise<void> {
    if (await stands(PROXY)) return;
    say(`Placing the deployment proxy at ${PROXY} …`);
    const missing = PROXY_COST - (await reader.getBalance({ address: PROXY_SENDER }));
    if (missing > 0n) await send("Paying for the deployment proxy", { to: PROXY_SENDER, value: missing });
    try {
      const hash = await reader.sendRawTransaction({ serializedTransaction: PROXY_TRANSACTION });
      await requireSuccess("The deployment proxy", hash);
    } catch (error) {
      throw new StartError(
        `This chain lacks the deployment proxy at ${PROXY} and does not take the transaction that places it (${error instanceof Error ? error.message.split("\n")[0] : error}). Ask the chain's operators for it: https://github.com/Arachnid/deterministic-deployment-proxy`,
      );
    }
  }

  async function ensure(contract: string, args: unknown[]): Promise<Address> {
    const { abi, bytecode } = readArtifact(contract);
    const code = encodeDeployData({ abi, bytecode, args });
    const address = getCreate2Address({ from: PROXY, salt: zeroHash, bytecode: code });
    if (await stands(address)) {
      say(`${contract} stands at ${address} already.`);
      return address;
    }
    await send(`Deploying ${contract}`, { to: PROXY, data: concat([zeroHash, code]) });
    if (!(await stands(address))) throw new StartError(`${contract} did not appear at ${address}.`);
    say(`${contract} deployed at ${address}.`);
    return address;
  }

  await ensureProxy();
  const owner = terms.owner ?? deployer.address;
  const names = await ensure("IdentityNames", [deployer.address, terms.voucherSigner, terms.minter ?? zeroAddress]);
  const reservations = await ensure("NameReservations", [names, terms.deposit, terms.period]);
  const cany = terms.cany ?? (await ensure("CanyToken", [owner]));
  const read = (functionName: "reservations" | "owner" | "pendingOwner") =>
    reader.readContract({ address: names, abi: namesAbi, functionName });

  if (!isAddressEqual(await read("reservations"), reservations)) {
    await requireOwner(await read("owner"), deployer, `connect ${reservations} to it by setReservations`);
    const data = encodeFunctionData({ abi: namesAbi, functionName: "setReservations", args: [reservations] });
    await send("Connecting the reservations", { to: names, data });
    say("The names know their reservations.");
  }
  let pendingOwner: Address | null = null;
  if (!isAddressEqual(await read("owner"), owner)) {
    await requireOwner(await read("owner"), deployer, `hand it to ${owner}`);
    if (!isAddressEqual(await read("pendingOwner"), owner)) {
      const data = encodeFunctionData({ abi: namesAbi, functionName: "transferOwnership", args: [owner] });
      await send("Handing the names over", { to: names, data });
    }
    pendingOwner = owner;
  }
  return { chainId, names, reservations, cany, block, pendingOwner };
}

async function requireOwner(owner: Address, deployer: Account, what: string): Promise<void> {
  if (isAddressEqual(owner, deployer.address)) return;
  throw new StartError(`The names belong to ${owner} now, so the deployer cannot ${what}: their owner has to.`);
}
