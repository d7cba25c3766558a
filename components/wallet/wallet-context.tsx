"use client";

import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import { useLanguage, useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Language } from "../../lib/core/language.ts";
import { Alert } from "../ui/alert.tsx";
import type { WalletDialogProps, WalletSettings } from "./types.ts";

interface Wallet {
  /** Checksummed address of the signed-in wallet. */
  account: string | null;
  /** Whether the wallet code is being loaded. */
  loading: boolean;
  settings: WalletSettings;
  /** Of buttons that connect: made by the server, it is in no script. */
  icon: ReactNode;
  /** Opens the dialog to choose a wallet and sign in. */
  connect: () => void;
}

const WalletContext = createContext<Wallet>({
  account: null,
  loading: false,
  settings: { chains: [], demoMnemonic: null, demoOperator: null, walletConnect: null },
  icon: null,
  connect: () => {},
});

export function useWallet(): Wallet {
  return useContext(WalletContext);
}

interface Props {
  account: string | null;
  settings: WalletSettings;
  icon: ReactNode;
  children: ReactNode;
}

/** The code of the dialog and its texts, which few visitors need. */
async function loadDialog(language: Language): Promise<ComponentType<WalletDialogProps>> {
  const texts = fetch(withBasePath(`/language/${language}/wallet`));
  // Its failure counts once the code is here.
  texts.catch(() => {});
  const { dialogWith } = await import("./wallet-dialog.tsx");
  return dialogWith(language, await texts);
}

/** Provides the signed-in wallet and the sign-in dialog. Loads wallet code when the user connects. */
export function WalletProvider({ account, settings, icon, children }: Props) {
  const t = useTexts("wallet.connect");
  const language = useLanguage();
  const [Dialog, setDialog] = useState<ComponentType<WalletDialogProps> | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const connect = () => {
    setState(Dialog ? "open" : "loading");
    if (Dialog) return;
    loadDialog(language).then(
      (found) => {
        setDialog(() => found);
        setState("open");
      },
      () => setState("failed"),
    );
  };
  return (
    <WalletContext value={{ account, loading: state === "loading", settings, icon, connect }}>
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
