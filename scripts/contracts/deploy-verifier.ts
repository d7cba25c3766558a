import { type Address, domainSeparator, type Hex } from "viem";
import { type ReceiptDomain, receiptDomain } from "../../lib/domains/scores/receipt/receipt.ts";
import {
  type ContractWithArguments,
  contractAddress,
  type DeploymentOptions,
  ensureContract,
  openDeployment,
} from "./deployment.ts";

/** What the verifier's contracts are deployed with. */
export interface VerifierTerms {
  /** Owner: it sets signers and revokes. */
  owner: Address;
  /** The address of RECEIPT_SIGNER_KEY. */
  signer: Address;
  /** PUBLIC_ORIGIN and the first chain of CHAINS, which the service's receipts are bound to. */
  origin: string;
  firstChainId: number;
}

interface VerifierContracts {
  verifier: Address;
  passport: Address;
}

/** How long a receipt counts in the adapter, seconds, and the least score of `isHuman`: 500 of 1,300 points, with four decimals. */
const MAX_SCORE_AGE = 30n * 86_400n;
const HUMAN_FROM = (500n * 1_000_000n) / 1_300n;

/** Where the contracts are or will be: their addresses follow from the terms. */
export function verifierAddresses(terms: VerifierTerms): VerifierContracts {
  const verifier = contractAddress(verifierOf(terms));
  return { verifier, passport: contractAddress(passportOf(terms, verifier)) };
}

/**
 * Deploy ScoreVerifier and PassportAdapter to any chain. Skips those that exist with the same terms. Throws StartError for faults that the
 * operator can fix.
 */
export async function deployVerifier(
  options: VerifierTerms & DeploymentOptions,
): Promise<VerifierContracts & { chainId: number }> {
  const deployment = await openDeployment(options);
  const verifier = await ensureContract(deployment, verifierOf(options));
  const passport = await ensureContract(deployment, passportOf(options, verifier));
  return { chainId: deployment.chainId, verifier, passport };
}

function verifierOf({ owner, signer, origin, firstChainId }: VerifierTerms): ContractWithArguments {
  const domain = receiptDomain({ CHAINS: [{ id: firstChainId }], PUBLIC_ORIGIN: origin });
  return { contract: "ScoreVerifier", args: [owner, signer, separatorOf(domain)] };
}

function passportOf({ owner }: VerifierTerms, verifier: Address): ContractWithArguments {
  return { contract: "PassportAdapter", args: [owner, verifier, MAX_SCORE_AGE, HUMAN_FROM] };
}

function separatorOf(domain: ReceiptDomain): Hex {
  return domainSeparator({ domain: { ...domain, chainId: BigInt(domain.chainId) } });
}
