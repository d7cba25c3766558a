"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { type Config, type Connector, useConnectors } from "wagmi";
import { disconnect, watchConnection } from "wagmi/actions";
import { useTexts } from "#texts";
import { Dialog } from "../ui/dialog.tsx";
import { PairWallet } from "./pairing-code.tsx";
import { AccountChanged, SignInFailed, WaitingForWallet } from "./sign-in-steps.tsx";
import type { WalletChain, WalletDialogProps } from "./types.ts";
import { type SignIn, useSignIn } from "./use-sign-in.ts";
import { createWallets, isDemo, offered, type Wallets } from "./wallet-config.ts";
import { isWalletConnect, nameOf } from "./wallet-connect.ts";
import { WalletList } from "./wallet-list.tsx";
import { WhileSwitching } from "./while-switching.tsx";

/** Chooses a wallet, connects it and signs in. */
export function WalletDialog({
  open,
  onClose,
  onOpen,
  account,
  chains,
  demoMnemonic,
  demoOperator,
  walletConnect,
}: WalletDialogProps) {
  const t = useTexts("wallet.titles");
  const router = useRouter();
  const [wallets] = useState(() => createWallets({ chains, demoMnemonic, walletConnect }));
  const { config } = wallets;
  const signIn = useSignIn({
    config,
    chainIds: chains.map(({ id }) => id),
    onSignedIn: () => {
      onClose();
      router.refresh();
    },
  });
  useAccountChange(config, (to, connector) => {
    if (account === null || to === account || signIn.isWaiting()) return;
    signIn.goTo({ name: "changed", to, connector });
    onOpen();
  });
  const close = () => {
    signIn.goTo({ name: "choose" });
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t(signIn.step.name)}>
      <div aria-live="polite">
        <CurrentStep
          signIn={signIn}
          wallets={wallets}
          chains={chains}
          operator={demoOperator}
          account={account}
          onClose={close}
        />
      </div>
    </Dialog>
  );
}

/** Calls `onChange` when a connected wallet switches to another account. */
function useAccountChange(config: Config, onChange: (to: string, connector: Connector) => void): void {
  const onAccount = useEffectEvent(onChange);
  useEffect(
    () =>
      watchConnection(config, {
        onChange: (now, before) => {
          const isSameWallet = now.connector?.uid === before.connector?.uid;
          if (now.connector && now.address && before.address && isSameWallet && now.address !== before.address) {
            onAccount(now.address, now.connector);
          }
        },
      }),
    [config],
  );
}

function CurrentStep(props: {
  signIn: SignIn;
  wallets: Wallets;
  chains: readonly WalletChain[];
  operator: number | null;
  account: string | null;
  onClose: () => void;
}) {
  const { signIn, chains } = props;
  const { config, demo } = props.wallets;
  const { step, begin } = signIn;
  const offers = offered(useConnectors({ config }));
  const back = () => signIn.goTo({ name: "choose" });
  const leave = (connector: Connector) => {
    back();
    // A session whose wallet does not answer is of no use: the next attempt pairs again.
    if (isWalletConnect(connector)) void disconnect(config, { connector });
  };
  const chooseDemo = (number: number) => {
    const connector = config.connectors.find(isDemo);
    if (!demo || !connector) return;
    demo.provider.choose(number);
    begin(connector);
  };
  switch (step.name) {
    case "choose":
      return (
        <WalletList wallets={offers} demo={demo} operator={props.operator} onChoose={begin} onChooseDemo={chooseDemo} />
      );
    case "changed":
      return (
        <AccountChanged
          from={props.account ?? ""}
          to={step.to}
          onSignIn={() => begin(step.connector)}
          onStay={props.onClose}
        />
      );
    case "connecting":
      if (isWalletConnect(step.connector)) return <PairWallet onCancel={back} />;
      return (
        <WhileSwitching>
          <WaitingForWallet isSigning={false} wallet={step.connector.name} onCancel={back} />
        </WhileSwitching>
      );
    case "signing":
      return <WaitingForWallet isSigning wallet={nameOf(step.connector)} onCancel={() => leave(step.connector)} />;
    case "failed":
      return (
        <SignInFailed
          step={step}
          chains={chains}
          onSwitchChain={signIn.switchChain}
          onAddNetwork={signIn.addNetwork}
          onRetry={() => begin(step.connector)}
          onBack={back}
        />
      );
  }
}
