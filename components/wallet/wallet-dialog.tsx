"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { useConnectors } from "wagmi";
import { watchConnection } from "wagmi/actions";
import { Dialog } from "../ui/dialog.tsx";
import { AccountChanged, SignInFailed, WaitingForWallet } from "./sign-in-steps.tsx";
import { type Step, useSignIn } from "./use-sign-in.ts";
import { createWallets, isDemo } from "./wallet-config.ts";
import type { WalletDialogProps } from "./wallet-context.tsx";
import { WalletList } from "./wallet-list.tsx";

const titles: Record<Step["name"], string> = {
  choose: "Connect a wallet",
  changed: "Your wallet changed its account",
  connecting: "Waiting for your wallet",
  signing: "Confirm in your wallet",
  fault: "Not signed in",
};

/** Choose a wallet, connect it, sign in. Every failure has a sentence and a way on. */
export function WalletDialog({ open, onClose, onOpen, account, chains, demoMnemonic }: WalletDialogProps) {
  const router = useRouter();
  const [{ config, demo }] = useState(() => createWallets({ chains, demoMnemonic }));
  const announced = useConnectors({ config }).filter((connector) => !isDemo(connector));
  const signIn = useSignIn({
    config,
    chainIds: chains.map(({ id }) => id),
    onSignedIn: () => {
      onClose();
      router.refresh();
    },
  });
  const { step } = signIn;

  // Somebody who is signed in switches to another account in the wallet: nothing happens without being asked.
  const onAccount = useEffectEvent((to: string, connector: Parameters<typeof signIn.begin>[0]) => {
    if (account === null || to === account || signIn.isWaiting()) return;
    signIn.goTo({ name: "changed", to, connector });
    onOpen();
  });
  useEffect(
    () =>
      watchConnection(config, {
        onChange: (now, before) => {
          const same = now.connector?.uid === before.connector?.uid;
          if (now.connector && now.address && before.address && same && now.address !== before.address) {
            onAccount(now.address, now.connector);
          }
        },
      }),
    [config],
  );

  const chooseDemo = (number: number) => {
    const connector = config.connectors.find(isDemo);
    if (!demo || !connector) return;
    demo.provider.choose(number);
    signIn.begin(connector);
  };
  const choose = () => signIn.goTo({ name: "choose" });
  const close = () => {
    choose();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={titles[step.name]}>
      <div aria-live="polite">
        {step.name === "choose" && (
          <WalletList wallets={announced} demo={demo} onChoose={signIn.begin} onChooseDemo={chooseDemo} />
        )}
        {step.name === "changed" && (
          <AccountChanged
            from={account ?? ""}
            to={step.to}
            onSignIn={() => signIn.begin(step.connector)}
            onStay={close}
          />
        )}
        {(step.name === "connecting" || step.name === "signing") && (
          <WaitingForWallet signing={step.name === "signing"} wallet={step.wallet} onCancel={choose} />
        )}
        {step.name === "fault" && (
          <SignInFailed
            step={step}
            chains={chains}
            onMove={signIn.move}
            onRetry={() => signIn.begin(step.connector)}
            onBack={choose}
          />
        )}
      </div>
    </Dialog>
  );
}
