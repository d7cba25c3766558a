"use client";

import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import { useTexts } from "#texts";
import { Alert } from "../ui/alert.tsx";
import type { WalletDialogProps, WalletSettings } from "./types.ts";

interface Wallet {
  /** Checksummed address of the signed-in wallet. */
  account: string | null;
  /** Whether the wallet code is being loaded. */
  loading: boolean;
  settings: WalletSettings;
  /** Opens the dialog to choose a wallet and sign in. */
  connect: () => void;
}

const WalletContext = createContext<Wallet>({
  account: null,
  loading: false,
  settings: { chains: [], demoMnemonic: null, demoOperator: null, walletConnect: null },
  connect: () => {},
});

export function useWallet(): Wallet {
  return useContext(WalletContext);
}

interface Props {
  account: string | null;
  settings: WalletSettings;
  children: ReactNode;
}

/** Provides the signed-in wallet and the sign-in dialog. Loads wallet code when the user connects. */
export function WalletProvider({ account, settings, children }: Props) {
  const t = useTexts("wallet.connect");
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
      {state === "failed" && <Alert>{t("codeFailed")}</Alert>}
    </WalletContext>
  );
}
