import { type Address, getAddress, isAddress, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { isLoopback } from "../../lib/core/loopback.ts";
import { PublicOrigin } from "../../lib/core/public-origin.ts";
import { isPrivateKey, isPublishedAddress } from "../../lib/core/published-keys.ts";
import { StartError } from "../start-error.ts";
import type { deployResolver } from "./deploy-ens.ts";
import type { NameTerms } from "./deploy-names.ts";
import type { deployRoots } from "./deploy-roots.ts";
import type { deployVerifier } from "./deploy-verifier.ts";

/** The options of `npm run deploy`, unparsed. */
interface DeployOptions {
  rpc: string;
  signer: string;
  minter?: string | undefined;
  owner?: string | undefined;
  /** Whole native currency. */
  deposit: string;
  days: string;
  cany?: string | undefined;
}

/** The terms of a deployment. Throws StartError for an invalid option or key. */
export function readDeployTerms(given: DeployOptions, deployerKey: string): NameTerms {
  const deployer = readDeployer(given.rpc, deployerKey);
  const address = (option: "minter" | "owner" | "cany") => {
    const value = given[option];
    return value === undefined ? {} : { [option]: readAddress(option, value) };
  };
  const voucherSigner = readAddress("signer", given.signer);
  const terms: NameTerms = {
    rpcUrl: given.rpc,
    deployer,
    voucherSigner,
    ...address("minter"),
    ...address("owner"),
    ...address("cany"),
    ...readAmounts(given.deposit, given.days),
  };
  requireUnpublished(given.rpc, [deployer.address, voucherSigner, terms.minter, terms.owner]);
  return terms;
}

/** The options of `npm run deploy -- verifier`, unparsed. */
interface VerifierOptions {
  rpc: string;
  signer: string;
  origin: string;
  firstChain: string;
  owner: string | undefined;
}

/** The terms of a deployment of the verifier. Throws StartError for an invalid option or key. */
export function readVerifierTerms(given: VerifierOptions, deployerKey: string): Parameters<typeof deployVerifier>[0] {
  const { address: signer, ...terms } = readOwnedTerms(given, deployerKey, ["signer", given.signer]);
  if (PublicOrigin.safeParse(given.origin).data !== given.origin) {
    throw new StartError(`--origin: ${given.origin} is not an origin such as https://credence.example.`);
  }
  if (!/^[1-9]\d{0,15}$/.test(given.firstChain)) {
    throw new StartError(`--first-chain: ${given.firstChain} is not a chain id.`);
  }
  return { ...terms, signer, origin: given.origin, firstChainId: Number(given.firstChain) };
}

/** The terms of a deployment of the resolver. Throws StartError for an invalid option or key. */
export function readResolverTerms(
  given: { rpc: string; signer: string; gateway: string; owner: string | undefined },
  deployerKey: string,
): Parameters<typeof deployResolver>[0] {
  const { address: signer, ...terms } = readOwnedTerms(given, deployerKey, ["signer", given.signer]);
  const { gateway } = given;
  if (!/^https?:\/\/[^\s{}?#]*[^\s{}?#/]$/.test(gateway) || !URL.canParse(gateway)) {
    throw new StartError(
      `--gateway: ${gateway} is not the gateway of a service, such as https://credence.example/ens.`,
    );
  }
  return { ...terms, signer, gateway };
}

/** The terms of a deployment of BoardRoots. Throws StartError for an invalid option or key. */
export function readRootsTerms(
  given: { rpc: string; publisher: string; owner: string | undefined },
  deployerKey: string,
): Parameters<typeof deployRoots>[0] {
  const { address: publisher, ...terms } = readOwnedTerms(given, deployerKey, ["publisher", given.publisher]);
  return { ...terms, publisher };
}

/** The terms of a contract with an owner, which is the deployer by default, and the address that `option` gives. */
function readOwnedTerms(
  { rpc, owner: given }: { rpc: string; owner: string | undefined },
  deployerKey: string,
  [option, value]: ["signer" | "publisher", string],
) {
  const deployer = readDeployer(rpc, deployerKey);
  const address = readAddress(option, value);
  const owner = given === undefined ? deployer.address : readAddress("owner", given);
  requireUnpublished(rpc, [deployer.address, address, owner]);
  return { rpcUrl: rpc, deployer, owner, address };
}

function readDeployer(rpc: string, key: string) {
  if (!URL.canParse(rpc)) throw new StartError(`--rpc: ${rpc} is not a URL.`);
  return privateKeyToAccount(readKey(key));
}

function requireUnpublished(rpc: string, addresses: readonly (Address | undefined)[]): void {
  const published = addresses.find((one) => one !== undefined && isPublishedAddress(one));
  if (published && !isLoopback(rpc)) {
    throw new StartError(
      `${published} is the address of a published test key, which is allowed only with chains of this machine: anybody can sign with it.`,
    );
  }
}

function readAddress(option: string, value: string): Address {
  if (isAddress(value)) return getAddress(value);
  throw new StartError(`--${option}: ${value} is not an address (0x and 40 hex digits; mixed case with its checksum).`);
}

function readKey(key: string): `0x${string}` {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key) || !isPrivateKey(key)) {
    throw new StartError("DEPLOYER_KEY must hold a private key: 0x and 64 hex digits.");
  }
  return key as `0x${string}`; // Checked by the expression above.
}

function readAmounts(deposit: string, days: string): { deposit: bigint; period: bigint } {
  if (!/^\d{1,9}(\.\d{1,18})?$/.test(deposit) || parseEther(deposit) === 0n) {
    throw new StartError(`--deposit: ${deposit} is not an amount above 0.`);
  }
  const period = Math.round(Number(days) * 86_400);
  if (!/^\d{1,4}(\.\d+)?$/.test(days) || period < 1 || period > 3650 * 86_400) {
    throw new StartError(`--days: ${days} is not a number above 0 and up to 3650.`);
  }
  return { deposit: parseEther(deposit), period: BigInt(period) };
}
