import { parseCommandLine } from "./command-line.ts";
import { deployResolver } from "./contracts/deploy-ens.ts";
import { deployNames } from "./contracts/deploy-names.ts";
import { readDeployTerms, readOwnedTerms, readResolverTerms, readVerifierTerms } from "./contracts/deploy-terms.ts";
import { deployVerifier } from "./contracts/deploy-verifier.ts";
import { deployContracts } from "./contracts/deployment.ts";
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

const text = { type: "string" } as const;
const { values, positionals, fail } = parseCommandLine(
  usage,
  {
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
  },
  1,
);
const key = process.env.DEPLOYER_KEY ?? "";
const say = console.log;

/** The options, of which these are needed. */
function given(...needed: (keyof typeof values)[]) {
  for (const name of needed) if (values[name] === undefined) fail(`--${name} is missing.`);
  return values;
}

/** What each first argument deploys. */
const deployments: Readonly<Record<string, () => Promise<void>>> = {
  async names() {
    const terms = readDeployTerms(given("rpc", "signer"), key);
    const { chainId, block, names, reservations, cany, pendingOwner } = await deployNames({ ...terms, say });
    if (pendingOwner) {
      say(`The contract of names is offered to ${pendingOwner}, which owns it once it calls acceptOwnership().`);
    }
    say(`\nThe entry of chain ${chainId} in CHAINS gets:`);
    say(`"contracts": ${JSON.stringify({ governors: [], pools: [], names, reservations, cany }, null, 2)}`);
    say(`On a first run, "startBlock": ${block} is early enough for names.`);
  },
  async verifier() {
    const terms = readVerifierTerms(given("rpc", "signer", "origin", "first-chain"), key);
    const { chainId, verifier, passport } = await deployVerifier({ ...terms, say });
    sayContracts(chainId, { verifier, passport });
  },
  async ens() {
    const terms = readResolverTerms(given("rpc", "signer", "gateway"), key);
    const { chainId, resolver } = await deployResolver({ ...terms, say });
    sayContracts(chainId, { ens: { resolver } });
    say("Then set it as the resolver of your ENS name, and add the name to ENS_PARENTS.");
  },
  async roots() {
    const { owner, address: publisher, ...terms } = readOwnedTerms(given("rpc", "publisher"), key, "publisher");
    const contracts = { roots: { contract: "BoardRoots", args: [owner, publisher] } };
    const { chainId, roots } = await deployContracts({ ...terms, say }, contracts);
    sayContracts(chainId, { roots });
  },
};

function sayContracts(chainId: number, contracts: object): void {
  say(`\nThe "contracts" of chain ${chainId} in CHAINS get:\n${JSON.stringify(contracts, null, 2)}`);
}

async function main(): Promise<void> {
  const [what = "names"] = positionals;
  const deploy = Object.hasOwn(deployments, what) ? deployments[what] : undefined;
  await (deploy ?? fail(`${what} is none of ${Object.keys(deployments).join(", ")}.`))();
}

try {
  await main();
} catch (error) {
  // viem's errors hold a short message, then pages of details.
  const line = error instanceof Error && "shortMessage" in error ? String(error.shortMessage) : error;
  console.error(error instanceof StartError ? error.message : line);
  process.exitCode = 1;
}
