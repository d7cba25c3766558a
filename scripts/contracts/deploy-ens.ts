import { type Address, namehash } from "viem";
import { addressesOf, contractAddress, type DeploymentOptions, deployContracts } from "./deployment.ts";

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
export type EnsContracts = ReturnType<typeof localEnsAddresses>;

/** Deploy CredenceResolver to any chain unless it is there. Throws StartError for faults that the operator can fix. */
export function deployResolver(options: ResolverTerms & DeploymentOptions) {
  return deployContracts(options, { resolver: resolverOf(options) });
}

/** Where {@link deployLocalEns} puts the contracts: their addresses follow from its arguments. */
export function localEnsAddresses(terms: ResolverTerms, parents: readonly string[]) {
  return addressesOf(ensOf(terms, parents));
}

/** Deploy the resolver with a registry and a universal resolver of its own, which find it on `parents`. */
export async function deployLocalEns(
  options: ResolverTerms & DeploymentOptions & { parents: readonly string[] },
): Promise<EnsContracts> {
  const { chainId: _, ...ens } = await deployContracts(options, ensOf(options, options.parents));
  return ens;
}

/** The contracts of a chain that has no ENS: a registry with the resolver on `parents`, and a universal resolver. */
function ensOf(terms: ResolverTerms, parents: readonly string[]) {
  const resolver = resolverOf(terms);
  const nodes = parents.map((parent) => namehash(parent));
  const registry = { contract: "LocalEnsRegistry", args: [terms.owner, nodes, contractAddress(resolver)] };
  return {
    resolver,
    registry,
    universalResolver: { contract: "LocalUniversalResolver", args: [contractAddress(registry)] },
  };
}

function resolverOf({ owner, signer, gateway }: ResolverTerms) {
  return { contract: "CredenceResolver", args: [owner, signer, gateway] };
}
