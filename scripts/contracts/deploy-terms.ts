import { type Address, getAddress, isAddress, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { isLoopback } from "../../lib/core/loopback.ts";
import { PublicOrigin } from "../../lib/core/public-origin.ts";
import { isPrivateKey, isPublishedAddress } from "../../lib/core/published-keys.ts";
import { StartError } from "../start-error.ts";
import type { deployResolver } from "./deploy-ens.ts";
import type { NameTerms } from "./deploy-names.ts";
import type { deployVerifier } from "./deploy-verifier.ts";

/** The options of `npm run deploy`, unparsed. What a deployment cannot do without is there. */
export type DeployOptions = Readonly<Record<string, string | undefined>>;

/** The terms of a deployment. Throws StartError for an invalid option or key. */
export function readDeployTerms(given: DeployOptions, deployerKey: string): NameTerms {
  const { address: voucherSigner, ...terms } = readOwnedTerms(given, deployerKey, "signer");
  const minter = given.minter === undefined ? {} : { minter: readAddress(given, "minter") };
  const cany = given.cany === undefined ? {} : { cany: readAddress(given, "cany") };
  requireUnpublished(terms.rpcUrl, [minter.minter]);
  return { ...terms, voucherSigner, ...minter, ...cany, ...readAmounts(given) };
}

/** The terms of a deployment of the verifier. Throws StartError for an invalid option or key. */
export function readVerifierTerms(given: DeployOptions, deployerKey: string): Parameters<typeof deployVerifier>[0] {
  const { address: signer, ...terms } = readOwnedTerms(given, deployerKey, "signer");
  const { origin = "", "first-chain": firstChain = "" } = given;
  if (PublicOrigin.safeParse(origin).data !== origin) {
    throw new StartError(`--origin: ${origin} is not an origin such as https://credence.example.`);
  }
  if (!/^[1-9]\d{0,15}$/.test(firstChain)) throw new StartError(`--first-chain: ${firstChain} is not a chain id.`);
  return { ...terms, signer, origin, firstChainId: Number(firstChain) };
}

/** The terms of a deployment of the resolver. Throws StartError for an invalid option or key. */
export function readResolverTerms(given: DeployOptions, deployerKey: string): Parameters<typeof deployResolver>[0] {
  const { address: signer, ...terms } = readOwnedTerms(given, deployerKey, "signer");
  const { gateway = "" } = given;
  if (!/^https?:\/\/[^\s{}?#]*[^\s{}?#/]$/.test(gateway) || !URL.canParse(gateway)) {
    throw new StartError(
      `--gateway: ${gateway} is not the gateway of a service, such as https://credence.example/ens.`,
    );
  }
  return { ...terms, signer, gateway };
}

/**
 * The terms of a contract with an owner, which is the deployer by default, and the address that `option` gives. Throws StartError for an
 * invalid option or key.
 */
export function readOwnedTerms(given: DeployOptions, deployerKey: string, option: string) {
  const { rpc: rpcUrl = "" } = given;
  if (!URL.canParse(rpcUrl)) throw new StartError(`--rpc: ${rpcUrl} is not a URL.`);
  const deployer = privateKeyToAccount(readKey(deployerKey));
  const address = readAddress(given, option);
  const owner = given.owner === undefined ? deployer.address : readAddress(given, "owner");
  requireUnpublished(rpcUrl, [deployer.address, address, owner]);
  return { rpcUrl, deployer, owner, address };
}

function requireUnpublished(rpc: string, addresses: readonly (Address | undefined)[]): void {
  const published = addresses.find((one) => one !== undefined && isPublishedAddress(one));
  if (published && !isLoopback(rpc)) {
    throw new StartError(
      `${published} is the address of a published test key, which is allowed only with chains of this machine: anybody can sign with it.`,
    );
  }
}

function readAddress(given: DeployOptions, option: string): Address {
  const value = given[option] ?? "";
  if (isAddress(value)) return getAddress(value);
  throw new StartError(`--${option}: ${value} is not an address (0x and 40 hex digits; mixed case with its checksum).`);
}

function readKey(key: string): `0x${string}` {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key) || !isPrivateKey(key)) {
    throw new StartError("DEPLOYER_KEY must hold a private key: 0x and 64 hex digits.");
  }
  return key as `0x${string}`; // Checked by the expression above.
}

function readAmounts({ deposit = "", days = "" }: DeployOptions): { deposit: bigint; period: bigint } {
  if (!/^\d{1,9}(\.\d{1,18})?$/.test(deposit) || parseEther(deposit) === 0n) {
    throw new StartError(`--deposit: ${deposit} is not an amount above 0.`);
  }
  const period = Math.round(Number(days) * 86_400);
  if (!/^\d{1,4}(\.\d+)?$/.test(days) || period < 1 || period > 3650 * 86_400) {
    throw new StartError(`--days: ${days} is not a number above 0 and up to 3650.`);
  }
  return { deposit: parseEther(deposit), period: BigInt(period) };
}
