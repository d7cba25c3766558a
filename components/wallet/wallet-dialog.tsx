"use client";
import { useRouter } from "next/navigation";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { type Config, type Connector, useConnectors } from "wagmi";
import { disconnect, watchConnection } from "wagmi/actions";
import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import { TextsProvider } from "../texts/client.tsx";
import type { Messages } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { WalletErrorReason } from "./errors.ts";
import { describeFailure } from "./failure.ts";
import { FailureAlert } from "./failure-alert.tsx";
import { PairWallet } from "./pairing-code.tsx";
import { ShortAddress } from "./short-address.tsx";
import type { Connected } from "./sign-in.ts";
import type { WalletChain, WalletDialogProps } from "./types.ts";
import { type SignIn, type Step, useSignIn } from "./use-sign-in.ts";
import { createWallets, isDemo, offered, type Wallets } from "./wallet-config.ts";
import { isWalletConnect, nameOf } from "./wallet-connect.ts";
import { WalletList } from "./wallet-list.tsx";
import { WhileSwitching } from "./while-switching.tsx";

/** The dialog with its texts, which a route of this service answered. */
export async function dialogWith(language: Language, answer: Response): Promise<ComponentType<WalletDialogProps>> {
  if (!answer.ok) throw new Error(`The texts of the dialog were answered with ${answer.status}.`);
  const messages = (await answer.json()) as Messages; // The route's own answer.
  return (props) => (
    <TextsProvider language={language} messages={messages}>
      <WalletDialog {...props} />
    </TextsProvider>
  );
}

/** Chooses a wallet, connects it and signs in. */
function WalletDialog({
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

function WaitingForWallet(props: { isSigning: boolean; wallet: string | null; onCancel: () => void }) {
  const t = useTexts("wallet.signIn");
  return (
    <div className="grid gap-6">
      <div className="flex gap-4">
        <Spinner size={24} className="mt-0.5 text-accent" />
        <div className="space-y-1">
          <p>
            {t.rich(props.isSigning ? "sign" : "open", {
              wallet: props.wallet ?? t("connected"),
              b: (inside) => <b className="font-semibold">{inside}</b>,
            })}
          </p>
          <p className="text-sm text-ink-faint">{props.isSigning ? t("free") : t("locked")}</p>
        </div>
      </div>
      <Button kind="quiet" onClick={props.onCancel}>
        {t("stop")}
      </Button>
    </div>
  );
}

/** Why a wallet is not on a network that is indexed here. */
const switchReasons: ReadonlySet<WalletErrorReason> = new Set([
  ...(["wrongChain", "chainUnknown", "switchDeclined", "switchUnanswered", "switchByHand"] as const),
  ...(["notSwitched", "notAdded"] as const),
]);

/** Why signing in failed, with ways to continue. */
function SignInFailed(props: {
  step: Extract<Step, { name: "failed" }>;
  chains: readonly WalletChain[];
  onSwitchChain: (connected: Connected, chainId: number) => void;
  onAddNetwork: (connected: Connected, addNetwork: () => Promise<void>) => void;
  onRetry: () => void;
  onBack: () => void;
}) {
  const t = useTexts("wallet.signIn");
  const { reason, failure, connected } = props.step;
  const { addNetwork } = failure;
  const [ui, errors] = [useTexts("ui"), useTexts("wallet.errors")];
  const canSwitch = connected !== null && switchReasons.has(reason);
  return (
    <div className="grid gap-6">
      <FailureAlert {...describeFailure(errors, failure)} />
      <div className="grid gap-3">
        {addNetwork && connected && (
          <Button onClick={() => props.onAddNetwork(connected, addNetwork)}>{t("addNetwork")}</Button>
        )}
        {canSwitch ? (
          props.chains.map((chain, i) => (
            <Button
              key={chain.id}
              kind={i === 0 && !addNetwork ? "primary" : "quiet"}
              onClick={() => props.onSwitchChain(connected, chain.id)}
            >
              {t("switchTo", { chain: chain.name })}
            </Button>
          ))
        ) : (
          <Button onClick={props.onRetry}>{ui("tryAgain")}</Button>
        )}
        <Button kind="plain" onClick={props.onBack}>
          {t("other")}
        </Button>
      </div>
    </div>
  );
}

/** The wallet uses another account than the session. */
function AccountChanged(props: { from: string; to: string; onSignIn: () => void; onStay: () => void }) {
  const t = useTexts("wallet.signIn");
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {t.rich("changed", {
          to: () => <Account address={props.to} />,
          from: () => <Account address={props.from} />,
        })}
      </p>
      <div className="grid gap-3">
        <Button onClick={props.onSignIn}>{t("withNew")}</Button>
        <Button kind="quiet" onClick={props.onStay}>
          {t("stay")}
        </Button>
      </div>
    </div>
  );
}

function Account({ address }: { address: string }) {
  return (
    <b className="font-medium text-ink">
      <ShortAddress address={address} always />
    </b>
  );
}
