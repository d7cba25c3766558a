"use client";

import { useRouter } from "next/navigation";
import { useConnectors } from "wagmi";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Done, InProgress } from "../ui/status-line.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { PairWallet } from "../wallet/pairing-code.tsx";
import { demoSigner, getWallets, requestOtherAccount } from "../wallet/signer.ts";
import { offered } from "../wallet/wallet-config.ts";
import { isWalletConnect } from "../wallet/wallet-connect.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { WalletList } from "../wallet/wallet-list.tsx";
import { WhileSwitching } from "../wallet/while-switching.tsx";
import { type LinkRequest, type LinkTarget, type LinkWalletState, useLinkWallet } from "./use-link-wallet.ts";

/** Chooses another wallet, shows its message to sign, and links it to the name. */
export function LinkWallet({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const t = useTexts("names.link");
  const router = useRouter();
  const state = useLinkWallet(target);
  const close = () => {
    onClose();
    if (state.step.name === "done") router.refresh();
  };
  return (
    <Dialog open onClose={close} title={t("title", { name: target.svcId })} persistent>
      <div aria-live="polite" className="grid gap-6">
        <CurrentStep state={state} target={target} onClose={close} />
      </div>
    </Dialog>
  );
}

function CurrentStep({ state, target, onClose }: { state: LinkWalletState; target: LinkTarget; onClose: () => void }) {
  const t = useTexts("names.link");
  const signIn = useTexts("wallet.signIn");
  const { step } = state;
  switch (step.name) {
    case "choose":
      return <ChooseWallet state={state} target={target} />;
    case "connecting":
      return <WhileSwitching>{step.pairs ? <PairWallet /> : <InProgress>{t("open")}</InProgress>}</WhileSwitching>;
    case "ready":
    case "signing":
      return (
        <>
          <Terms {...step} />
          <FieldList
            title={t("signs", { wallet: step.signer.wallet ?? signIn("connected"), type: step.data.primaryType })}
            fields={fieldsOf(step)}
          />
          <Button busy={step.name === "signing"} onClick={() => state.sign(step)}>
            {t("submit")}
          </Button>
        </>
      );
    case "done":
      return (
        <>
          <Done>{t("linked", { address: step.address, name: target.svcId })}</Done>
          {step.score && (
            <p>{t.rich("score", { name: target.svcId, ...step.score, b: (inside) => <strong>{inside}</strong> })}</p>
          )}
          <Button onClick={onClose}>{t("close")}</Button>
        </>
      );
    case "failed":
      return <FailureNotice failure={step.failure} onRetry={state.restart} />;
  }
}

function Terms({ notice, linkedBefore }: Pick<LinkRequest, "notice" | "linkedBefore">) {
  const t = useTexts("names.link");
  return (
    <>
      <p className="text-ink-soft">{t("terms")}</p>
      <p>
        <strong>{notice}</strong> {linkedBefore ? t("before") : t("never")}
      </p>
    </>
  );
}

function ChooseWallet({ state, target }: { state: LinkWalletState; target: LinkTarget }) {
  const t = useTexts("names.link");
  const { settings } = useWallet();
  const { config, demo } = getWallets(settings);
  const wallets = offered(useConnectors({ config }));
  return (
    <WalletList
      note={t("choose")}
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
