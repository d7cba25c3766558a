"use client";

import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";

/** A chain as a wallet has to know it. */
export interface WalletChain {
  id: number;
  name: string;
  currency: string;
  /** Where wallets reach a chain of this machine; null for public networks, which they know. */
  rpcUrl: string | null;
}

export interface WalletSettings {
  chains: readonly WalletChain[];
  /** The published mnemonic of the local chains; null where none is configured, and then there are no demo wallets. */
  demoMnemonic: string | null;
}

export interface WalletDialogProps extends WalletSettings {
  open: boolean;
  onClose: () => void;
  /** Asked for by the dialog itself: the wallet changed its account. */
  onOpen: () => void;
  /** Checksummed address of the session, if there is one. */
  account: string | null;
}

interface Wallet {
  account: string | null;
  /** The code that speaks to wallets is on its way. */
  loading: boolean;
  /** The chains wallets can be asked about, for whoever speaks to one. */
  settings: WalletSettings;
  /** Open the dialog in which one chooses a wallet and signs in. */
  connect: () => void;
}

const WalletContext = createContext<Wallet>({
  account: null,
  loading: false,
  settings: { chains: [], demoMnemonic: null },
  connect: () => {},
});

export function useWallet(): Wallet {
  return useContext(WalletContext);
}

/** Who is signed in, and the way to do so. Nothing that speaks to wallets is loaded before somebody asks to connect. */
export function WalletProvider({
  account,
  settings,
  children,
}: {
  account: string | null;
  settings: WalletSettings;
  children: ReactNode;
}) {
  const [Dialog, setDialog] = useState<ComponentType<WalletDialogProps> | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const connect = () => {
    setState(Dialog ? "open" : "loading");
    if (Dialog) return;
    import("./wallet-dialog.tsx").then(
      (module) => {
        setDialog(() => module.WalletDialog);
        setState("open");
      },
      () => setState("failed"),
    );
  };
  return (
    <WalletContext value={{ account, loading: state === "loading", settings, connect }}>
      {children}
      {Dialog && (
        <Dialog
          {...settings}
          account={account}
          open={state === "open"}
          onOpen={() => setState("open")}
          onClose={() => setState("closed")}
        />
      )}
      {state === "failed" && (
        <p
          role="alert"
          className="fixed inset-x-4 bottom-4 z-50 rounded-xl bg-ink px-4 py-3 text-paper sm:left-auto sm:w-96"
        >
          The part that speaks to wallets could not be loaded. Check the connection, then press Connect again.
        </p>
      )}
    </WalletContext>
  );
}
