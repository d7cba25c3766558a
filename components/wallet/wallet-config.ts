import { type Config, type Connector, createConfig, injected, unstable_connector } from "wagmi";
import { createClient } from "../../lib/api/client.ts";
import type { LocalCall } from "../../lib/domains/wallets/schemas.ts";
import { createDemoProvider, type DemoProvider, demoAccounts } from "./demo-provider.ts";
import type { WalletSettings } from "./wallet-context.tsx";

const DEMO_ID = "demo";

/** The demo wallet: its provider, and the addresses behind its numbers. */
export interface Demo {
  provider: DemoProvider;
  addressOf: (number: number) => string;
}

export interface Wallets {
  config: Config;
  demo: Demo | null;
}

/**
 * Wallets announce themselves (EIP-6963); where a local chain is configured, the demo wallet joins them. Chains are read
 * through the wallet or the API: the page itself speaks to no node.
 */
export function createWallets({ chains, demoMnemonic }: WalletSettings): Wallets {
  const [first, ...rest] = chains.map(({ id, name, currency, rpcUrl }) => ({
    id,
    name,
    nativeCurrency: { name: currency, symbol: currency, decimals: 18 },
    rpcUrls: { default: { http: rpcUrl ? [rpcUrl] : [] } },
  }));
  if (!first) throw new Error("no chain is configured");
  const demo = createDemo(chains, demoMnemonic);
  const config = createConfig({
    chains: [first, ...rest],
    transports: Object.fromEntries(chains.map(({ id }) => [id, unstable_connector(injected)])),
    connectors: demo
      ? [injected({ target: () => ({ id: DEMO_ID, name: "Demo wallet", provider: demo.provider as never }) })] // EIP-1193.
      : [],
    multiInjectedProviderDiscovery: true,
  });
  return { config, demo };
}

function createDemo(chains: WalletSettings["chains"], mnemonic: string | null): Demo | null {
  const [first, ...rest] = chains.filter(({ rpcUrl }) => rpcUrl !== null).map(({ id }) => id);
  if (mnemonic === null || first === undefined) return null;
  const client = createClient();
  const accountOf = demoAccounts(mnemonic);
  const provider = createDemoProvider({
    accountOf,
    chainIds: [first, ...rest],
    ask: async (chainId, method, params) => {
      const answer = await client.call("POST /v1/chains/{chainId}/rpc", {
        params: { chainId: String(chainId) },
        // What is not among the methods of the API, it refuses.
        body: { method, params } as LocalCall,
      });
      return answer.result;
    },
  });
  return { provider, addressOf: (number) => accountOf(number).address };
}

export function isDemo(connector: Connector): boolean {
  return connector.id === DEMO_ID;
}
