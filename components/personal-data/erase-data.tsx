"use client";

import { useState } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { erasureTexts } from "../../lib/core/sign-in-text.ts";
import { api } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Done, InProgress } from "../ui/status-line.tsx";
import { type Failure, toFailure } from "../wallet/failure.ts";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { ensureChain, findSigner, type Signer, signingSeconds, signTypedData } from "../wallet/signer.ts";
import type { WalletSettings } from "../wallet/types.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { WhileSwitching } from "../wallet/while-switching.tsx";

interface Props {
  /** Checksummed. */
  account: string;
  /** Of a smart account. */
  chainId: number | null;
  onClose: () => void;
}

type Step = { name: "ready" | "signing" | "done" } | { name: "failed"; failure: Failure };

/** How long the signature is valid, seconds. The service allows little more. */
const VALIDITY = { key: 600, account: 85_000 };

/** Says what is erased and what stays, and has the wallet sign both. */
export function EraseData({ account, chainId, onClose }: Props) {
  const t = useTexts("personalData.erase");
  const { settings } = useWallet();
  const [step, setStep] = useState<Step>({ name: "ready" });
  const erase = async () => {
    setStep({ name: "signing" });
    try {
      await signAndErase(settings, account, chainId);
      setStep({ name: "done" });
    } catch (thrown) {
      setStep({ name: "failed", failure: toFailure(thrown) });
    }
  };
  // What the page shows is no longer there.
  const leave = () => window.location.assign(withBasePath("/settings"));
  return (
    <Dialog open onClose={step.name === "done" ? leave : onClose} title={t("title")} persistent>
      <div aria-live="polite" className="grid gap-5">
        {step.name === "done" ? (
          <>
            <Done>{t("done")}</Done>
            <Button onClick={leave}>{t("close")}</Button>
          </>
        ) : step.name === "failed" ? (
          <FailureNotice failure={step.failure} onRetry={() => setStep({ name: "ready" })} />
        ) : (
          <Terms isSigning={step.name === "signing"} onCancel={onClose} onErase={() => void erase()} />
        )}
      </div>
    </Dialog>
  );
}

async function signAndErase(settings: WalletSettings, account: string, chainId: number | null): Promise<void> {
  const signer = await findSigner(settings, account);
  const chosen = chainId ?? (await chainOf(signer, settings));
  const { domain, types, timestamp } = await api.call("GET /v1/auth/signing", {
    query: chosen === null ? {} : { chainId: chosen },
  });
  await ensureChain(signer, domain.chainId);
  const { nonce } = await api.call("GET /v1/auth/nonce");
  const deadline = Math.floor(Date.parse(timestamp) / 1000) + (await signingSeconds(signer, VALIDITY));
  const message = { wallet: account, ...erasureTexts, nonce: BigInt(`0x${nonce}`).toString(), deadline };
  const signature = await signTypedData(signer, { domain, types, primaryType: "EraseData", message });
  await api.call("POST /v1/developer/erasure", { body: { nonce, deadline, chainId: domain.chainId, signature } });
}

/** The wallet's own chain, where the service has it: a key may sign for any, and needs no switch then. */
async function chainOf({ request }: Signer, { chains }: WalletSettings): Promise<number | null> {
  const current = Number(await request("eth_chainId"));
  return chains.some(({ id }) => id === current) ? current : null;
}

interface TermsProps {
  isSigning: boolean;
  onCancel: () => void;
  onErase: () => void;
}

function Terms({ isSigning, onCancel, onErase }: TermsProps) {
  const [t, ui] = [useTexts("personalData.erase"), useTexts("ui")];
  return (
    <>
      <dl className="grid gap-4">
        <div>
          <dt className="font-semibold">{t("erased")}</dt>
          <dd className="text-ink-soft">{erasureTexts.erased}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t("stays")}</dt>
          <dd className="text-ink-soft">{erasureTexts.retained}</dd>
        </div>
      </dl>
      {isSigning && (
        <WhileSwitching>
          <InProgress>{t("signing")}</InProgress>
        </WhileSwitching>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button kind="quiet" onClick={onCancel}>
          {ui("cancel")}
        </Button>
        <Button kind="danger" busy={isSigning} onClick={onErase}>
          {t("submit")}
        </Button>
      </div>
    </>
  );
}
