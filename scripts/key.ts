import type { Address } from "../lib/core/chains.ts";
import { type Context, commandContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { parseAddress } from "../lib/core/parse-address.ts";
import { permissions } from "../lib/core/permissions.ts";
import { createKey, ensureDeveloper } from "../lib/domains/developers/index.ts";
import { parseCommandLine } from "./command-line.ts";
import { localDeveloper } from "./start/data-folder.ts";
import { loadToolEnvironment, toolDataDir } from "./start/tool-environment.ts";
import { runProgram } from "./start-error.ts";

const usage = `usage: npm run key [-- options]

Create an API key and print it. It is shown only now: the database holds its hash.

  --wallet 0x…        the developer's wallet; without it, the local developer
  --name <text>       the name of the key (default: "Created on the command line")
  --permission <one>  read, write or admin, which includes the ones before it (default: admin)
  --rate-limit <n>    at most n requests a minute by this key`;

const { values: options, fail } = parseCommandLine(usage, {
  wallet: { type: "string" },
  name: { type: "string", default: "Created on the command line" },
  permission: { type: "string", default: "admin" },
  "rate-limit": { type: "string" },
});

/** The developer whose wallet is in the data folder of this machine. */
function ensureOwner(ctx: Context) {
  const { address } = localDeveloper({ path: toolDataDir() });
  return ensureDeveloper(ctx, { wallet: address.toLowerCase() as Address, tier: "professional" }); // viem's addresses are hex.
}

const wallet =
  options.wallet === undefined ? undefined : (parseAddress(options.wallet) ?? fail("The wallet is not an address."));
const levels: readonly string[] = permissions;
const level = levels.indexOf(options.permission);
if (level < 0) fail("The permission must be read, write or admin.");
const rateLimit = options["rate-limit"] === undefined ? undefined : Number(options["rate-limit"]);
if (rateLimit !== undefined && !(Number.isInteger(rateLimit) && rateLimit >= 1 && rateLimit <= 1_000_000)) {
  fail("The rate limit must be a whole number from 1 to 1000000.");
}
if (options.name.trim() === "" || options.name.length > 100) fail("The name must have 1 to 100 characters.");

async function createAndPrint(): Promise<void> {
  const ctx = commandContext();
  const developer = await (wallet ? ensureDeveloper(ctx, { wallet }) : ensureOwner(ctx));
  const { apiKey, key } = await createKey(ctx, {
    developerId: developer.id,
    name: options.name,
    permissions: permissions.slice(0, level + 1),
    rateLimit,
  });
  console.log(apiKey);
  console.error(
    `Key ${key.id} of ${developer.wallet} (tier ${developer.tier}), permissions: ${key.permissions.join(", ")}. It is not shown again.`,
  );
}

await runProgram(async () => {
  loadToolEnvironment();
  await createAndPrint().finally(closeDatabase);
});
