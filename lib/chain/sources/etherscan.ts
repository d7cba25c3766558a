import { fetchLogs } from "../etherscan/fetch-logs.ts";
import { fetchWalletHistory } from "../etherscan/fetch-wallet-history.ts";
import type { ChainSource } from "./source.ts";

/** Explorers with Etherscan's API, from the setting `explorers`. */
export const etherscan: ChainSource = {
  isConfigured: (chain) => chain.explorers.length > 0,
  label: ({ explorers: [first] }) => (first ? new URL(first.url).hostname : "explorer"),
  open: {
    walletHistory: (chain, source) => ({
      fetch: (wallet, options) => fetchWalletHistory(chain, wallet, { ...source, ...options }),
      logs: (filters, options) => fetchLogs(chain, filters, { ...source, ...options }),
    }),
  },
};
