import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { normalize } from "viem/ens";
import { resolveEnsName } from "../../chain/resolve-ens-name.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { processSingleton } from "../../core/process-singleton.ts";

const MAX_NAMES = 1_000;
const CACHED_MS = 300_000;
/** Look-ups at once in a process, and those that wait: whoever asks for more gets no answer. */
const AT_ONCE = 4;
const MAX_WAITING = 8;

/** The address of an ENS name; `none`: it has no address; `unset`: no node is configured; `unavailable`: no answer came. */
export type EnsAddress =
  | { state: "found"; name: string; address: Address }
  | { state: "none" | "unset" | "unavailable"; name: string };

/** Looks up a text that may be an ENS name; null if it is none, or a name of this service. */
export async function findEnsAddress(
  { env, log }: Pick<Context, "env" | "log">,
  text: string,
): Promise<EnsAddress | null> {
  const name = ensNameOf(text);
  if (name === null || name.endsWith(env.NAME_SUFFIX)) return null;
  const rpcUrl = env.ENS_RPC_URL ?? env.CHAINS.find(({ id }) => id === 1)?.rpcUrls[0];
  if (rpcUrl === undefined) return { state: "unset", name };
  const { limit, cache } = processSingleton("ENS look-ups", () => ({
    limit: pLimit(AT_ONCE),
    cache: new LRUCache<string, { address: Address | null }>({ max: MAX_NAMES, ttl: CACHED_MS }),
  }));
  const known = cache.get(name);
  if (known) return viewAddress(name, known.address);
  if (limit.pendingCount >= MAX_WAITING) return { state: "unavailable", name };
  try {
    const address = await limit(() => resolveEnsName(name, { rpcUrl }));
    cache.set(name, { address });
    return viewAddress(name, address);
  } catch (err) {
    log.warn({ err, name }, "an ENS name could not be looked up");
    return { state: "unavailable", name };
  }
}

function viewAddress(name: string, address: Address | null): EnsAddress {
  return address ? { state: "found", name, address } : { state: "none", name };
}

/** The normal form (ENSIP-15) of a text with a dot that is a possible name, else null. */
function ensNameOf(text: string): string | null {
  if (!text.includes(".")) return null;
  try {
    return normalize(text);
  } catch {
    return null;
  }
}
