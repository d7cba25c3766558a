"use client";

import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import { useLanguage, useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Language } from "../../lib/core/language.ts";
import { TextsProvider } from "../texts/client.tsx";
import type { Messages } from "../texts/create-texts.ts";
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

interface Loaded {
  Dialog: ComponentType<WalletDialogProps>;
  texts: Messages;
}

/** The code of the dialog and its texts, which few visitors need. */
async function loadDialog(language: Language): Promise<Loaded> {
  const [{ WalletDialog }, answer] = await Promise.all([
    import("./wallet-dialog.tsx"),
    fetch(withBasePath(`/language/${language}/wallet`)),
  ]);
  if (!answer.ok) throw new Error(`The texts of the dialog were answered with ${answer.status}.`);
  // What the route of this service sends.
  return { Dialog: WalletDialog, texts: (await answer.json()) as Messages };
}

/** Provides the signed-in wallet and the sign-in dialog. Loads wallet code when the user connects. */
export function WalletProvider({ account, settings, children }: Props) {
  const t = useTexts("wallet.connect");
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const connect = () => {
    setState(loaded ? "open" : "loading");
    if (loaded) return;
    loadDialog(language).then(
      (found) => {
        setLoaded(found);
        setState("open");
      },
      () => setState("failed"),
    );
  };
  return (
    <WalletContext value={{ account, loading: state === "loading", settings, connect }}>
      {children}
      {loaded && (
        <TextsProvider language={language} messages={loaded.texts}>
          <loaded.Dialog
            {...settings}
            account={account}
            open={state === "open"}
            onOpen={() => setState("open")}
            onClose={() => setState("closed")}
          />
        </TextsProvider>
      )}
      {state === "failed" && <Alert>{t("codeFailed")}</Alert>}
    </WalletContext>
  );
}
