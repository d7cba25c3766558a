/** A chain with the fields that wallets need. */
export interface WalletChain {
  id: number;
  name: string;
  currency: string;
  /** RPC URL of a local chain; null for public networks, which wallets know. */
  rpcUrl: string | null;
}

/** WalletConnect's project id of this service, and the relay that carries its encrypted messages. */
export interface WalletConnectSettings {
  projectId: string;
  relayUrl: string;
}

export interface WalletSettings {
  chains: readonly WalletChain[];
  /** The published mnemonic of the local chains; null if there are no demo wallets. */
  demoMnemonic: string | null;
  /** The number of the demo wallet that administers the service; null: none does. */
  demoOperator: number | null;
  /** Null: not offered. */
  walletConnect: WalletConnectSettings | null;
}

export interface WalletDialogProps extends WalletSettings {
  open: boolean;
  onClose: () => void;
  /** Called when the wallet changes its account while the dialog is closed. */
  onOpen: () => void;
  /** Checksummed address of the signed-in wallet. */
  account: string | null;
}
