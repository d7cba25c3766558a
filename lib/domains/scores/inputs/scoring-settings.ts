import { type ChainConfig, worthlessChains } from "../../../core/chains.ts";
import type { Env } from "../../../core/env.ts";
import { type Lists, loadLists } from "./lists.ts";
import { loadServices, type Services } from "./services.ts";

/** The settings that scores depend on. */
export interface ScoringSettings {
  chains: ReadonlyMap<number, Pick<ChainConfig, "referenceWei" | "prices">>;
  /** Chains whose activity is in no score over all chains. */
  worthless: ReadonlySet<number>;
  lists: Lists;
  listContacts: boolean;
  listSelf: boolean;
  /** Issuers whose attestations count in full. */
  seeds: readonly string[];
  /** Funders that do not link the wallets that they fund. */
  services: Services;
}

const cache = new WeakMap<Env, ScoringSettings>();

/** The scoring settings of an environment; the lists are read once per process. */
export function scoringSettings(env: Env): ScoringSettings {
  const cached = cache.get(env);
  if (cached) return cached;
  const settings: ScoringSettings = {
    chains: new Map(
      env.CHAINS.map(({ id, referenceWei, prices }) => [id, { referenceWei, prices: lowerKeys(prices) }]),
    ),
    worthless: worthlessChains(env.CHAINS),
    lists: loadLists(env.LISTED_ADDRESSES),
    listContacts: env.LIST_CONTACTS,
    listSelf: env.LIST_SELF,
    seeds: env.ATTESTATION_SEEDS,
    services: loadServices(env.SERVICES),
  };
  cache.set(env, settings);
  return settings;
}

function lowerKeys<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]));
}
