import { parseCommandLine } from "./command-line.ts";
import { deployResolver } from "./contracts/deploy-ens.ts";
import { deployNames } from "./contracts/deploy-names.ts";
import { deployRoots } from "./contracts/deploy-roots.ts";
import { readDeployTerms, readResolverTerms, readRootsTerms, readVerifierTerms } from "./contracts/deploy-terms.ts";
import { deployVerifier } from "./contracts/deploy-verifier.ts";
import { StartError } from "./start-error.ts";

// npm run deploy: the contracts of names, those that verify passes and receipts, the resolver for ENS, or the roots of epochs,
// on any chain. docs/operations.md explains it.

const usage = `usage: npm run deploy -- [names] --rpc <url> --signer <address> [options]
       npm run deploy -- verifier --rpc <url> --signer <address> --origin <url> --first-chain <id> [--owner <address>]
       npm run deploy -- ens --rpc <url> --signer <address> --gateway <url> [--owner <address>]
       npm run deploy -- roots --rpc <url> --publisher <address> [--owner <address>]
  DEPLOYER_KEY        (environment) private key of the wallet that pays for the deployment
  --rpc <url>         JSON-RPC of the chain
  --signer <address>  signs the vouchers for mints: the address of VOUCHER_SIGNER_KEY
  --minter <address>  mints at the service's cost: the address of MINTER_KEY (default: nobody)
  --owner <address>   owner of the contract of names (default: the deployer); it has to accept
  --deposit <amount>  least deposit of a reservation in whole native currency (default: 0.01)
  --days <number>     how long a reservation holds (default: 7)
  --cany <address>    an existing CANY token (default: a new one, all of it the owner's)

  verifier deploys ScoreVerifier and PassportAdapter instead:
  --signer <address>  signs receipts and passes: the address of RECEIPT_SIGNER_KEY
  --origin <url>      PUBLIC_ORIGIN of the service
  --first-chain <id>  id of the first chain in CHAINS
  --owner <address>   sets signers and revokes (default: the deployer)

  ens deploys CredenceResolver, which resolves ENS names from the service (docs/ens.md):
  --signer <address>  signs answers: the address of RECEIPT_SIGNER_KEY
  --gateway <url>     PUBLIC_ORIGIN of the service and /ens
  --owner <address>   sets signers and URLs (default: the deployer)

  roots deploys BoardRoots instead:
  --publisher <address>  publishes epochs: the address of ROOTS_PUBLISHER_KEY
  --owner <address>      sets the publisher (default: the deployer)`;

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const options = {
    rpc: text,
    signer: text,
    minter: text,
    owner: text,
    deposit: { ...text, default: "0.01" },
    days: { ...text, default: "7" },
    cany: text,
    origin: text,
    "first-chain": text,
    gateway: text,
    publisher: text,
  } as const;
  const { values, positionals, fail } = parseCommandLine(usage, options, 1);
  const [what = "names"] = positionals;
  const known = ["names", "verifier", "ens", "roots"];
  if (!known.includes(what)) fail(`${what} is none of ${known.join(", ")}.`);
  const rpc = values.rpc ?? fail("--rpc is missing.");
  if (what === "roots") {
    const publisher = values.publisher ?? fail("--publisher is missing.");
    const terms = readRootsTerms({ rpc, publisher, owner: values.owner }, process.env.DEPLOYER_KEY ?? "");
    const { chainId, roots } = await deployRoots({ ...terms, say: console.log });
    console.log(`\nThe "contracts" of chain ${chainId} in CHAINS get:\n${JSON.stringify({ roots }, null, 2)}`);
    return;
  }
  const signer = values.signer ?? fail("--signer is missing.");
  const key = process.env.DEPLOYER_KEY ?? "";
  if (what === "verifier") {
    const origin = values.origin ?? fail("--origin is missing.");
    const firstChain = values["first-chain"] ?? fail("--first-chain is missing.");
    const terms = readVerifierTerms({ rpc, signer, origin, firstChain, owner: values.owner }, key);
    const { chainId, verifier, passport } = await deployVerifier({ ...terms, say: console.log });
    console.log(`\nThe "contracts" of chain ${chainId} in CHAINS get:`);
    console.log(JSON.stringify({ verifier, passport }, null, 2));
    return;
  }
  if (what === "ens") {
    const gateway = values.gateway ?? fail("--gateway is missing.");
    const terms = readResolverTerms({ rpc, signer, gateway, owner: values.owner }, key);
    const { chainId, resolver } = await deployResolver({ ...terms, say: console.log });
    console.log(`\nThe "contracts" of chain ${chainId} in CHAINS get:`);
    console.log(JSON.stringify({ ens: { resolver } }, null, 2));
    console.log("Then set it as the resolver of your ENS name, and add the name to ENS_PARENTS.");
    return;
  }
  const terms = readDeployTerms({ ...values, rpc, signer }, key);
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
