"use client";

import { useRouter } from "next/navigation";
import { useConnectors } from "wagmi";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Done, InProgress } from "../ui/status-line.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { PairWallet } from "../wallet/pairing-code.tsx";
import { demoSigner, getWallets, requestOtherAccount } from "../wallet/signer.ts";
import { WhileSwitching } from "../wallet/switch-network.tsx";
import { offered } from "../wallet/wallet-config.ts";
import { isWalletConnect } from "../wallet/wallet-connect.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { WalletList } from "../wallet/wallet-list.tsx";
import { type LinkRequest, type LinkTarget, type LinkWalletState, useLinkWallet } from "./use-link-wallet.ts";

/** Chooses another wallet, shows its message to sign, and links it to the name. */
export function LinkWallet({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const router = useRouter();
  const state = useLinkWallet(target);
  const close = () => {
    onClose();
    if (state.step.name === "done") router.refresh();
  };
  return (
    <Dialog open onClose={close} title={`Link a wallet to ${target.svcId}`} persistent>
      <div aria-live="polite" className="grid gap-6">
        <CurrentStep state={state} target={target} onClose={close} />
      </div>
    </Dialog>
  );
}

function CurrentStep({ state, target, onClose }: { state: LinkWalletState; target: LinkTarget; onClose: () => void }) {
  const { step } = state;
  switch (step.name) {
    case "choose":
      return <ChooseWallet state={state} target={target} />;
    case "connecting":
      return (
        <WhileSwitching>
          {step.pairs ? <PairWallet /> : <InProgress>Open the wallet and confirm its request.</InProgress>}
        </WhileSwitching>
      );
    case "ready":
    case "signing":
      return (
        <>
          <Terms {...step} />
          <FieldList title={`${step.signer.wallet} signs this (${step.data.primaryType})`} fields={fieldsOf(step)} />
          <Button busy={step.name === "signing"} onClick={() => state.sign(step)}>
            Sign and link
          </Button>
        </>
      );
    case "done":
      return (
        <>
          <Done>{`${step.address} is linked to ${target.svcId}.`}</Done>
          {step.score && (
            <p>
              The score of {target.svcId}: {formatNumber(step.score.before)} before,{" "}
              <strong>{formatNumber(step.score.after)}</strong> now.
            </p>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      );
    case "failed":
      return <FailureNotice failure={step.failure} onRetry={state.restart} />;
  }
}

function Terms({ notice, linkedBefore }: Pick<LinkRequest, "notice" | "linkedBefore">) {
  return (
    <>
      <p className="text-ink-soft">
        The wallets will share one score. Either side can unlink later. Signing is free and moves nothing.
      </p>
      <p>
        <strong>{notice}</strong>{" "}
        {linkedBefore
          ? "This wallet was linked before: whatever it was joined with joins, too."
          : "This wallet was never linked before."}
      </p>
    </>
  );
}

function ChooseWallet({ state, target }: { state: LinkWalletState; target: LinkTarget }) {
  const { settings } = useWallet();
  const { config, demo } = getWallets(settings);
  const wallets = offered(useConnectors({ config }));
  return (
    <WalletList
      note="Choose the wallet to link. It signs its consent; you stay signed in with your own."
      wallets={wallets}
      demo={demo}
      onChoose={(connector) =>
        state.connect(() => requestOtherAccount(connector, target.owner), isWalletConnect(connector))
      }
      onChooseDemo={(number) => state.connect(() => demoSigner(settings, number))}
    />
  );
}

function fieldsOf({ data, deadline }: LinkRequest): { name: string; value: string }[] {
  const until = new Date(deadline * 1000).toISOString().slice(0, 16).replace("T", " ");
  return Object.entries(data.message).map(([name, value]) => ({
    name,
    value: name === "deadline" ? `${value} (${until} UTC)` : String(value),
  }));
}
