import { type Config, type Connector, createConfig, injected, unstable_connector } from "wagmi";
import type { LocalCall } from "../../lib/domains/local-chain/schemas.ts";
import { api } from "../api/client.ts";
import { type CallChain, createDemoProvider, type DemoProvider, demoAccounts } from "./demo-provider.ts";
import type { WalletSettings } from "./types.ts";
import { isWalletConnect, walletConnect as walletConnectConnector } from "./wallet-connect.ts";

const DEMO_ID = "demo";

export interface DemoWallet {
  provider: DemoProvider;
  addressOf: (number: number) => string;
}

export interface Wallets {
  config: Config;
  demo: DemoWallet | null;
}

type Settings = Pick<WalletSettings, "chains" | "demoMnemonic" | "walletConnect">;

/** Injected wallets (EIP-6963), WalletConnect, and the demo wallet for local chains. Pages never call a node themselves. */
export function createWallets({ chains, demoMnemonic, walletConnect }: Settings): Wallets {
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
    connectors: [
      ...(walletConnect ? [walletConnectConnector({ settings: walletConnect, chains, callChain })] : []),
      ...(demo
        ? [injected({ target: () => ({ id: DEMO_ID, name: "Demo wallet", provider: demo.provider as never }) })] // EIP-1193.
        : []),
    ],
    multiInjectedProviderDiscovery: true,
  });
  return { config, demo };
}

function createDemo(chains: WalletSettings["chains"], mnemonic: string | null): DemoWallet | null {
  const [first, ...rest] = chains.filter(({ rpcUrl }) => rpcUrl !== null).map(({ id }) => id);
  if (mnemonic === null || first === undefined) return null;
  const accountOf = demoAccounts(mnemonic);
  const provider = createDemoProvider({ accountOf, chainIds: [first, ...rest], callChain });
  return { provider, addressOf: (number) => accountOf(number).address };
}

const callChain: CallChain = async (chainId, method, params) => {
  const answer = await api.call("POST /v1/chains/{chainId}/rpc", {
    params: { chainId: String(chainId) },
    // The API rejects unknown methods.
    body: { method, params } as LocalCall,
  });
  return answer.result;
};

export function isDemo(connector: Connector): boolean {
  return connector.id === DEMO_ID;
}

/** The wallets to offer: those of this browser, then WalletConnect, and no demo wallet. */
export function offered(connectors: readonly Connector[]): Connector[] {
  const wallets = connectors.filter((connector) => !isDemo(connector));
  return wallets.sort((a, b) => Number(isWalletConnect(a)) - Number(isWalletConnect(b)));
}
