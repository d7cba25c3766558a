import { parseCommandLine } from "./command-line.ts";
import { deployNames } from "./contracts/deploy-names.ts";
import { readDeployTerms } from "./contracts/deploy-terms.ts";
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

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values, fail } = parseCommandLine(usage, {
    rpc: text,
    signer: text,
    minter: text,
    owner: text,
    deposit: { ...text, default: "0.01" },
    days: { ...text, default: "7" },
    cany: text,
  });
  const rpc = values.rpc ?? fail("--rpc is missing.");
  const signer = values.signer ?? fail("--signer is missing.");
  const terms = readDeployTerms({ ...values, rpc, signer }, process.env.DEPLOYER_KEY ?? "");
  const deployed = await deployNames({ ...terms, say: console.log });
  const { names, reservations, cany, pendingOwner } = deployed;
  if (pendingOwner) {
    console.log(`The contract of names is offered to ${pendingOwner}, which owns it once it calls acceptOwnership().`);
  }
  console.log(`\nThe entry of chain ${deployed.chainId} in CHAINS gets:`);
  console.log(`"contracts": ${JSON.stringify({ governors: [], pools: [], names, reservations, cany }, null, 2)}`);
  console.log(`On a first run, "startBlock": ${deployed.block} is early enough for names.`);
}

try {
  await main();
} catch (error) {
  // viem's errors hold a short message, then pages of details.
  const line = error instanceof Error && "shortMessage" in error ? String(error.shortMessage) : error;
  console.error(error instanceof StartError ? error.message : line);
  process.exitCode = 1;
}
