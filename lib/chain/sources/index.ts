import type { ChainConfig } from "../../core/chains.ts";
import { ChainError } from "../errors.ts";
import { etherscan } from "./etherscan.ts";
import { jsonRpc } from "./json-rpc.ts";
import type { Capabilities, Capability, ChainSource, SourceOptions } from "./source.ts";

/** Every kind of source, in order of preference. A new one is a file that implements ChainSource and an entry here. */
const sources: readonly ChainSource[] = [jsonRpc, etherscan];

/** Whether a source that is configured for the chain has the capability. */
export function hasCapability(chain: ChainConfig, capability: Capability): boolean {
  return sourceWith(chain, capability) !== undefined;
}

/** Whether the chain's blocks are followed and every wallet in them is scored, not only tracked ones. */
export function indexesEveryWallet(chain: ChainConfig): boolean {
  return chain.wallets === "all" && hasCapability(chain, "blocks");
}

/** Opens a capability of the chain. Throws UNSUPPORTED if no configured source has it. */
export function openSource<C extends Capability>(
  chain: ChainConfig,
  capability: C,
  options?: SourceOptions,
): Capabilities[C] {
  const open = sourceWith(chain, capability)?.open[capability];
  if (!open) throw new ChainError("UNSUPPORTED", `Chain ${chain.id} (${chain.name}) has no source of ${capability}`);
  return open(chain, options);
}

/** What the API names as the source of a capability; null if no configured source has it. */
export function sourceLabel(chain: ChainConfig, capability: Capability): string | null {
  return sourceWith(chain, capability)?.label(chain) ?? null;
}

function sourceWith(chain: ChainConfig, capability: Capability): ChainSource | undefined {
  return sources.find((source) => source.open[capability] !== undefined && source.isConfigured(chain));
}
