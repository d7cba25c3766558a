import type { Address } from "viem";
import { type ContractWithArguments, type DeploymentOptions, ensureContract, openDeployment } from "./deployment.ts";

/** What BoardRoots is deployed with. */
interface RootsTerms {
  /** Owner: it sets the publisher. */
  owner: Address;
  /** The address of ROOTS_PUBLISHER_KEY. */
  publisher: Address;
}

/** Deploy BoardRoots to any chain, unless it exists with the same terms. Throws StartError for faults that the operator can fix. */
export async function deployRoots(
  options: RootsTerms & DeploymentOptions,
): Promise<{ chainId: number; roots: Address }> {
  const deployment = await openDeployment(options);
  const chainId = await deployment.reader.getChainId();
  return { chainId, roots: await ensureContract(deployment, rootsOf(options)) };
}

function rootsOf({ owner, publisher }: RootsTerms): ContractWithArguments {
  return { contract: "BoardRoots", args: [owner, publisher] };
}
