import { setTimeout } from "node:timers/promises";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { permissions } from "../../lib/core/permissions.ts";
import { messageOf } from "../start-error.ts";
import { activateNames } from "./activate-names.ts";
import type { StartContext } from "./context.ts";
import { localDeveloper } from "./data-folder.ts";
import type { LocalChains } from "./local-chains.ts";
import { deployLocalContracts, type LocalService } from "./local-contracts.ts";

// Local mode's steps after the server is ready. The service runs without them: failed steps are retried a few times.

/** The wallet of the printed example: a recorded wallet with years of transactions. */
const EXAMPLE_WALLET = "0x6574f141309be1e8955207b8735da9720760f380";
const RECORDED_CHAIN = 1;
const EXAMPLE_PATIENCE_MS = 60_000;
const MOST_ATTEMPTS = 5;
const RETRY_MS = 5_000;

/** Print a first API key and an example request, then deploy the contracts of the service and let simulated wallets use their names. */
export async function welcome(
  context: StartContext,
  { chains, origin, service }: { chains: LocalChains; origin: string; service: LocalService },
): Promise<void> {
  await retry("The first key could not be created", context, () => printExample(context, chains, origin));
  void chains.ready.then(
    async () => {
      await retry("The contracts of passes and ENS could not be deployed", context, () =>
        deployLocalContracts(chains.chains, service),
      );
      const developer = localDeveloper(context.folder);
      const input = { origin, publicOrigin: service.publicOrigin, developer, signal: context.ending };
      return retry("The simulated wallets could not use their names", context, () => activateNames(input));
    },
    // The chains report it themselves.
    () => {},
  );
}

async function printExample({ folder, steps, ending }: StartContext, chains: LocalChains, origin: string) {
  const { systemContext } = await import("../../lib/core/context.ts");
  const { trackWallet } = await import("../../lib/domains/wallets/index.ts");
  // One context: after its pool is closed, nothing connects to a database that is about to end.
  const ctx = systemContext();
  // As a client would by POST /v1/wallets. The example's wallet comes first, so that the printed request works at once.
  await trackWallet(ctx, { address: EXAMPLE_WALLET, chainIds: [RECORDED_CHAIN] });
  const key = await createFirstKey(ctx, localDeveloper(folder).address.toLowerCase() as Address); // viem's are hex.
  const url = `${origin}/v1/score/${EXAMPLE_WALLET}/breakdown`;
  if (key) {
    steps.say(`Your API key (shown only now; npm run key creates another): ${key}`);
    await untilScored(url, key, ending);
  }
  const hint = key ? "" : "\n  (KEY is your API key; npm run key creates another)";
  steps.say(`Try it:\n  curl -H "Authorization: Bearer ${key ?? "$KEY"}" ${url}${hint}\n`);
  for (const address of chains.explorer.wallets) await trackWallet(ctx, { address, chainIds: [RECORDED_CHAIN] });
}

/** Create the local developer's first key. Null if the developer has one: the database has hashes only. */
async function createFirstKey(ctx: Context, wallet: Address): Promise<string | null> {
  const { createKey, ensureDeveloper } = await import("../../lib/domains/developers/index.ts");
  const { id: developerId } = await ensureDeveloper(ctx, { wallet, tier: "professional" });
  if ((await ctx.db.apiKey.count({ where: { developerId } })) > 0) return null;
  const { apiKey } = await createKey(ctx, { developerId, name: "First key", permissions: [...permissions] });
  return apiKey;
}

/** Wait until the wallet of the example has a score. */
async function untilScored(url: string, key: string, ending: AbortSignal): Promise<void> {
  const until = Date.now() + EXAMPLE_PATIENCE_MS;
  while (Date.now() < until && !ending.aborted) {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) }).catch(() => null);
    // A tracked wallet whose history is not read yet has a score of 0.
    if (response?.ok && ((await response.json()) as { total: number }).total > 0) return;
    await setTimeout(250);
  }
}

async function retry(problem: string, { steps, ending }: StartContext, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && !ending.aborted; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (ending.aborted) return;
      const next = attempt === MOST_ATTEMPTS ? "." : "; trying again.";
      steps.say(`${problem} (${messageOf(error)})${next}`);
      await setTimeout(RETRY_MS, undefined, { signal: ending }).catch(() => {});
    }
  }
}
