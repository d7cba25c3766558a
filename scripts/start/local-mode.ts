import { setTimeout } from "node:timers/promises";
import type { Address } from "../../lib/core/chains.ts";
import { messageOf } from "../start-error.ts";
import { activateNames } from "./activate-names.ts";
import type { StartContext } from "./context.ts";
import { localDeveloper } from "./data-folder.ts";
import type { LocalChains } from "./local-chains.ts";
import { deployEnsLocally } from "./local-ens.ts";
import { deployLocalVerifier } from "./local-verifier.ts";

// Local mode's steps after the server is ready. The service runs without them: failed steps are retried a few times.

/** The wallet of the printed example: a recorded wallet with years of transactions. */
const EXAMPLE_WALLET = "0x6574f141309be1e8955207b8735da9720760f380";
const EXAMPLE_PATIENCE_MS = 60_000;
const MOST_ATTEMPTS = 5;
const RETRY_MS = 5_000;

/** Print a first API key and an example request, then deploy the contracts of the service and let simulated wallets use their names. */
export async function welcome(
  context: StartContext,
  options: {
    chains: LocalChains;
    origin: string;
    publicOrigin: string;
    signerKey: string;
    ensParents: readonly string[];
  },
): Promise<void> {
  const { chains, origin, publicOrigin, signerKey, ensParents } = options;
  await retry("The first key could not be created", context, () => printExample(context, chains, origin));
  void chains.ready.then(
    async () => {
      await retry("The contracts that verify passes could not be deployed", context, () =>
        deployLocalVerifier(chains.chains, { publicOrigin, signerKey }),
      );
      await retry("The contracts that resolve ENS names could not be deployed", context, () =>
        deployEnsLocally(chains.chains, { publicOrigin, signerKey, ensParents }),
      );
      const developer = localDeveloper(context.folder);
      const input = { origin, publicOrigin, developer, signal: context.ending };
      return retry("The simulated wallets could not use their names", context, () => activateNames(input));
    },
    // The chains report it themselves.
    () => {},
  );
}

async function printExample({ folder, steps, ending }: StartContext, chains: LocalChains, origin: string) {
  const { createFirstKey, trackRecordedWallets } = await import("./first-start.ts");
  const { systemContext } = await import("../../lib/core/context.ts");
  // One context: after its pool is closed, nothing connects to a database that is about to end.
  const ctx = systemContext();
  // Track the example's wallet first, so that the printed request works at once.
  await trackRecordedWallets(ctx, [EXAMPLE_WALLET]);
  const key = await createFirstKey(ctx, localDeveloper(folder).address.toLowerCase() as Address); // viem's are hex.
  const url = `${origin}/v1/score/${EXAMPLE_WALLET}/breakdown`;
  if (key) {
    steps.say(`Your API key (shown only now; npm run key creates another): ${key}`);
    await untilScored(url, key, ending);
  }
  const hint = key ? "" : "\n  (KEY is your API key; npm run key creates another)";
  steps.say(`Try it:\n  curl -H "Authorization: Bearer ${key ?? "$KEY"}" ${url}${hint}\n`);
  await trackRecordedWallets(ctx, chains.explorer.wallets);
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
