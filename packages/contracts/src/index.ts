// What `npm run packages` writes into the package as constants.

export { resolverAbi as credenceResolverAbi } from "../../../lib/chain/ens-abi.ts";
export { namesAbi as identityNamesAbi, reservationsAbi as nameReservationsAbi } from "../../../lib/chain/names-abi.ts";
export { proofsAbi as boardProofsAbi, rootsAbi as boardRootsAbi } from "../../../lib/chain/roots-abi.ts";
export { passportAbi as passportAdapterAbi, verifierAbi as scoreVerifierAbi } from "../../../lib/chain/verifier-abi.ts";
export { epochTypes } from "../../../lib/domains/epochs/epoch-header.ts";
export { leafTypes as boardLeafTypes } from "../../../lib/domains/epochs/leaf.ts";
export { listRootTypes } from "../../../lib/domains/lists/trees/list-root.ts";
export { passTypes } from "../../../lib/domains/policies/pass-types.ts";
export { receiptTypes } from "../../../lib/domains/scores/receipt/receipt.ts";
