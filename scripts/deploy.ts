import { type Address, getAddress, isAddress, parseEther } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { isLoopback } from "../lib/core/loopback.ts";
import { isPrivateKey, isPublishedAddress } from "../lib/core/published-keys.ts";
import { parseCommandLine } from "./command-line.ts";
import { deployNames } from "./contracts/deploy-names.ts";
import { StartError } from "./start-error.ts";

// npm run deploy: the contracts of names on any chain. docs/operations.md explains it.

const usage = `usage: npm run deploy -- --rpc <url> --signer <address> [options]
  DEPLOYER_KEY        (environment) private key of the wallet that pays for the deployment
  --rpc <url>         JSON-RPC of the chain
  --signer <address>  signs the vouchers for mints: the address of VOUCHER_SIGNER_KEY
  --minter <address>  mints at the service's cost: the address of MINTER_KEY (default: nobody)
  --owner <address>   owner of the contract of names (default: the deployer); it has to accept
  --deposit <amount>  least deposit of a reservation in whole native currency (default: 0.01)
  --days <number>     how long a reservation holds (default: 7)
  --cany <address>    an existing CANY token (default: a new one, all of it the owner's)`;

function readAddress(option: string, value: string): Address {
  if (isAddress(value)) return getAddress(value);
  throw new StartError(`--${option}: ${value} is no address (0x and 40 hex digits; mixed case with its checksum).`);
}

function readKey(): `0x${string}` {
  const key = process.env.DEPLOYER_KEY ?? "";
  if (!/^0x[0-9a-fA-F]{64}$/.test(key) || !isPrivateKey(key)) {
    throw new StartError(`DEPLOYER_KEY must hold a private key: 0x and 64 hex digits.`);
  }
  return key as `0x${string}`; // The expression above made sure of it.
}

function readAmounts(deposit: string, days: string): { deposit: bigint; period: bigint } {
  if (!/^\d{1,9}(\.\d{1,18})?$/.test(deposit) || parseEther(deposit) === 0n) {
    throw new StartError(`--deposit: ${deposit} is no amount above 0.`);
  }
  const period = Math.round(Number(days) * 86_400);
  if (!/^\d{1,4}(\.\d+)?$/.test(days) || period < 1 || period > 3650 * 86_400) {
    throw new StartError(`--days: ${days} is no number above 0 and up to 3650.`);
  }
  return { deposit: parseEther(deposit), period: BigInt(period) };
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values: given, fail } = parseCommandLine(usage, {
    rpc: text,
    signer: text,
    minter: text,
    owner: text,
    deposit: { ...text, default: "0.01" },
    days: { ...text, default: "7" },
    cany: text,
  });
  const rpcUrl = given.rpc && URL.canParse(given.rpc) ? given.rpc : fail("--rpc must be the URL of a JSON-RPC node.");
  const signer = given.signer ?? fail("--signer is missing.");
  const deployer = privateKeyToAccount(readKey());
  const address = (option: "signer" | "minter" | "owner" | "cany") => {
    const value = given[option];
    return value === undefined ? undefined : readAddress(option, value);
  };
  const voucherSigner = readAddress("signer", signer);
  const people = { minter: address("minter"), owner: address("owner") };
  const published = [deployer.address, voucherSigner, people.minter, people.owner].find(
    (one) => one !== undefined && isPublishedAddress(one),
  );
  if (published && !isLoopback(rpcUrl)) {
    throw new StartError(
      `${published} is the address of a published test key, which may only be used with chains of this machine: everybody could sign in its place.`,
    );
  }
  const deployed = await deployNames({
    rpcUrl,
    deployer,
    voucherSigner,
    ...(people.minter && { minter: people.minter }),
    ...(people.owner && { owner: people.owner }),
    ...readAmounts(given.deposit, given.days),
    ...(given.cany && { cany: readAddress("cany", given.cany) }),
    say: console.log,
  });
  const { names, reservations, cany } = deployed;
  if (deployed.pendingOwner) {
    console.log(
      `The names are offered to ${deployed.pendingOwner}: they become its own by its call of acceptOwnership().`,
    );
  }
  console.log(`\nThe entry of chain ${deployed.chainId} in CHAINS gets:`);
  console.log(`"contracts": ${JSON.stringify({ governors: [], pools: [], names, reservations, cany }, null, 2)}`);
  console.log(`On a first run, "startBlock": ${deployed.block} is early enough for names.`);
}

try {
  await main();
} catch (error) {
  // viem's errors hold a line for people, then pages for programmers.
  const line = error instanceof Error && "shortMessage" in error ? String(error.shortMessage) : error;
  console.error(error instanceof StartError ? error.message : line);
  process.exitCode = 1;
}
