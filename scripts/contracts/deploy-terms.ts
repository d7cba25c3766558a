import { type Address, getAddress, isAddress, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { isLoopback } from "../../lib/core/loopback.ts";
import { isPrivateKey, isPublishedAddress } from "../../lib/core/published-keys.ts";
import { StartError } from "../start-error.ts";
import type { NameTerms } from "./deploy-names.ts";

/** The options of `npm run deploy`, unparsed. */
export interface DeployOptions {
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
  if (!URL.canParse(given.rpc)) throw new StartError(`--rpc: ${given.rpc} is not a URL.`);
  const deployer = privateKeyToAccount(readKey(deployerKey));
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
  const published = [deployer.address, voucherSigner, terms.minter, terms.owner].find(
    (one) => one !== undefined && isPublishedAddress(one),
  );
  if (published && !isLoopback(given.rpc)) {
    throw new StartError(
      `${published} is the address of a published test key, which is allowed only with chains of this machine: anybody can sign with it.`,
    );
  }
  return terms;
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
