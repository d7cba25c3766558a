import { getAddress, hexToNumber, SwitchChainError } from "viem";
import { type Connector, type CreateConnectorFn, createConnector } from "wagmi";
import type { ProviderEvents } from "./emitter.ts";
import { hasSession } from "./pairing.ts";
import type { ProviderOptions, WalletConnectProvider } from "./wallet-connect-provider.ts";

const ID = "walletConnect";

let opened: Promise<WalletConnectProvider> | null = null;

/** The page's one provider. Loads WalletConnect's code. */
function openProvider(options: ProviderOptions): Promise<WalletConnectProvider> {
  opened ??= import("./wallet-connect-provider.ts").then((module) => module.createProvider(options));
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** wagmi's connector for wallets that WalletConnect's relay reaches: on phones, and smart accounts such as Safe. */
export function walletConnect(options: ProviderOptions): CreateConnectorFn {
  const request = async (call: { method: string; params?: readonly unknown[] }) => {
    if (call.method === "eth_accounts" && !hasSession()) return [];
    return (await openProvider(options)).request(call);
  };
  return createConnector<{ request: typeof request }>(({ emitter, chains }) => {
    let events: ProviderEvents | null = null;
    const readAccounts = async (method: string) =>
      ((await request({ method })) as string[]).map((address) => getAddress(address)); // EIP-1193.
    return {
      id: ID,
      name: "WalletConnect",
      type: ID,
      async connect() {
        const accounts = await readAccounts("eth_requestAccounts");
        if (!events) {
          events = await openProvider(options);
          events.on("accountsChanged", (value) => this.onAccountsChanged(value as string[])); // EIP-1193.
          events.on("chainChanged", (value) => this.onChainChanged(String(value)));
          events.on("disconnect", () => this.onDisconnect());
        }
        // wagmi's type depends on `withCapabilities`, which nobody asks for here.
        return { accounts: accounts as never, chainId: await this.getChainId() };
      },
      async disconnect() {
        if (hasSession()) await (await openProvider(options)).disconnect();
      },
      getAccounts: () => readAccounts("eth_accounts"),
      getChainId: async () => hexToNumber((await request({ method: "eth_chainId" })) as `0x${string}`), // EIP-1193.
      getProvider: async () => ({ request }),
      isAuthorized: async () => hasSession(),
      async switchChain({ chainId }) {
        const chain = chains.find((one) => one.id === chainId);
        if (!chain) throw new SwitchChainError(new Error("The chain is not configured."));
        await request({ method: "wallet_switchEthereumChain", params: [{ chainId: `0x${chainId.toString(16)}` }] });
        return chain;
      },
      onAccountsChanged: (accounts) => emitter.emit("change", { accounts: accounts.map((one) => getAddress(one)) }),
      onChainChanged: (chainId) => emitter.emit("change", { chainId: Number(chainId) }),
      onDisconnect: () => emitter.emit("disconnect"),
    };
  });
}

export function isWalletConnect(connector: Connector): boolean {
  return connector.id === ID;
}

/** What a sentence calls the wallet; null: what the catalogue calls the connected one. */
export function nameOf(connector: Connector): string | null {
  return isWalletConnect(connector) ? null : connector.name;
}
