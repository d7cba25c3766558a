import { type Address, namehash } from "viem";
import {
  type ContractWithArguments,
  contractAddress,
  type DeploymentOptions,
  ensureContract,
  ensureContracts,
  openDeployment,
} from "./deployment.ts";

/** What CredenceResolver is deployed with. */
export interface ResolverTerms {
  /** Owner: it sets signers and URLs. */
  owner: Address;
  /** The address of RECEIPT_SIGNER_KEY. */
  signer: Address;
  /** The gateway of the service, without a slash at the end: PUBLIC_ORIGIN and `/ens`. */
  gateway: string;
}

/** The contracts by which ENS clients find names; `contracts.ens` of a chain. */
export interface EnsContracts {
  resolver: Address;
  registry: Address;
  universalResolver: Address;
}

/** Deploy CredenceResolver to any chain unless it is there. Throws StartError for faults that the operator can fix. */
export async function deployResolver(
  options: ResolverTerms & DeploymentOptions,
): Promise<{ chainId: number; resolver: Address }> {
  const deployment = await openDeployment(options);
  return { chainId: deployment.chainId, resolver: await ensureContract(deployment, resolverOf(options)) };
}

/** The contracts of a chain that has no ENS: a registry with the resolver on `nodes`, and a universal resolver. */
function ensOf(terms: ResolverTerms, parents: readonly string[]) {
  const resolver = resolverOf(terms);
  const nodes = parents.map((parent) => namehash(parent));
  const registry = { contract: "LocalEnsRegistry", args: [terms.owner, nodes, contractAddress(resolver)] };
  const universalResolver = { contract: "LocalUniversalResolver", args: [contractAddress(registry)] };
  return { resolver, registry, universalResolver };
}

/** Where {@link deployLocalEns} puts the contracts: their addresses follow from its arguments. */
export function localEnsAddresses(terms: ResolverTerms, parents: readonly string[]): EnsContracts {
  const { resolver, registry, universalResolver } = ensOf(terms, parents);
  return {
    resolver: contractAddress(resolver),
    registry: contractAddress(registry),
    universalResolver: contractAddress(universalResolver),
  };
}

/** Deploy the resolver with a registry and a universal resolver of its own, which find it on `parents`. */
export async function deployLocalEns(
  options: ResolverTerms & DeploymentOptions & { parents: readonly string[] },
): Promise<EnsContracts> {
  const { resolver, registry, universalResolver } = ensOf(options, options.parents);
  const deployment = await openDeployment(options);
  const at = await ensureContracts(deployment, [resolver, registry, universalResolver]);
  return { resolver: at[0], registry: at[1], universalResolver: at[2] };
}

function resolverOf({ owner, signer, gateway }: ResolverTerms): ContractWithArguments {
  return { contract: "CredenceResolver", args: [owner, signer, gateway] };
}
