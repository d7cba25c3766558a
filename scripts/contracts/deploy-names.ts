import { type Address, encodeFunctionData, isAddressEqual, zeroAddress } from "viem";
import { namesAbi } from "../../lib/chain/names-abi.ts";
import { StartError } from "../start-error.ts";
import { type Deployment, type DeploymentOptions, ensureContract, openDeployment, send } from "./deployment.ts";

export interface NameTerms extends DeploymentOptions {
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
}

interface DeployedNames {
  chainId: number;
  names: Address;
  reservations: Address;
  cany: Address;
  /** The block before the first deployment of this run: if the run deployed all contracts, their history begins after it. */
  block: number;
  /** The pending owner, which becomes the owner by `acceptOwnership()`. */
  pendingOwner: Address | null;
}

/**
 * Deploy the contracts of names to any chain, and connect them. Skips contracts that exist with the same terms and
 * deployer, so an interrupted run can be repeated. Throws StartError for faults that the operator can fix.
 */
export async function deployNames(terms: NameTerms): Promise<DeployedNames> {
  const { deployer } = terms;
  const deployment = await openDeployment(terms);
  const block = Number(await deployment.reader.getBlockNumber());
  const minter = terms.minter ?? zeroAddress;
  const names = await ensureContract(deployment, {
    contract: "IdentityNames",
    args: [deployer.address, terms.voucherSigner, minter],
  });
  const reservations = await ensureContract(deployment, {
    contract: "NameReservations",
    args: [names, terms.deposit, terms.period],
  });
  const owner = terms.owner ?? deployer.address;
  const cany = terms.cany ?? (await ensureContract(deployment, { contract: "CanyToken", args: [owner] }));
  await connectReservations(deployment, names, reservations);
  const pendingOwner = await offerOwnership(deployment, names, owner);
  return { chainId: deployment.chainId, names, reservations, cany, block, pendingOwner };
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
  if (isAddressEqual(owner, deployment.deployer.address)) return;
  throw new StartError(
    `The contract of names belongs to ${owner} now, so the deployer cannot ${action}: its owner has to.`,
  );
}

function readNames({ reader }: Deployment, names: Address, functionName: "reservations" | "owner" | "pendingOwner") {
  return reader.readContract({ address: names, abi: namesAbi, functionName });
}
