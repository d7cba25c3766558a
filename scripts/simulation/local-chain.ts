import { type Hex, toHex } from "viem";
import { type HDKey, mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import { localRegistries } from "./agent-life.ts";
import { localEas } from "./eas.ts";
import { economyAddresses, ONE } from "./economy.ts";
import { localNameAddresses } from "./names.ts";
import { DEPLOYER, EAS_DEPLOYER } from "./wallets.ts";

let parent: HDKey | undefined;

/** The private key of an account of the local chains, by its index. These keys are public. */
export function localKey(index: number): Hex {
  // Stretching the mnemonic takes most of the time of a derivation: do it once.
  parent ??= mnemonicToAccount(LOCAL_MNEMONIC, { path: "m/44'/60'/0'/0" }).getHdKey();
  const { privateKey } = parent.deriveChild(index);
  if (!privateKey) throw new Error(`Account ${index} has no private key.`);
  return toHex(privateKey);
}

/** An account of the local chains, by its index; wallets.ts lists their roles. */
export function localAccount(index: number): PrivateKeyAccount {
  return privateKeyToAccount(localKey(index));
}

/** Depth at which a block of the local chains is final. */
export const LOCAL_FINALITY = 12;

export const localChains = [
  { id: 31337, name: "Local One" },
  { id: 31338, name: "Local Two" },
] as const;
export type LocalChainId = (typeof localChains)[number]["id"];

/** The entry of CHAINS for a local chain: its contracts have the same addresses whether they are deployed yet or not. */
export function localChainConfig(id: LocalChainId, rpcUrl: string): ChainConfig {
  const deployer = localAccount(DEPLOYER).address;
  const at = economyAddresses(deployer);
  return ChainConfig.parse({
    id,
    name: localChains.find((chain) => chain.id === id)?.name,
    rpcUrls: [rpcUrl],
    finalityDepth: LOCAL_FINALITY,
    wallets: "all",
    local: true,
    contracts: {
      governors: [at.governor, at.votes],
      pools: [at.pool],
      ...localNameAddresses(deployer),
      ...localEas(localAccount(EAS_DEPLOYER).address),
      agents: localRegistries(deployer),
    },
    // The stable token has a fixed price; the pool prices the other token, so that traders gain or lose.
    prices: { [at.stable.toLowerCase()]: { decimals: 18, wei: String(ONE / 2000n) } },
  });
}
