"use client";

import { CircleCheck, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Done, InProgress } from "../ui/status-line.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { WhileSwitching } from "../wallet/while-switching.tsx";
import { fullName, type NameAction } from "./actions.ts";
import { planNameAction } from "./plan-action.ts";
import { type Phase, type Recorded, useTransaction } from "./use-transaction.ts";

interface Props {
  action: NameAction;
  /** Checksummed address of the signed-in wallet. */
  account: string;
  onClose: () => void;
}

/** Shows a transaction, has the wallet send it, and shows its progress. */
export function TransactionDialog({ action, account, onClose }: Props) {
  const t = useTexts("names.transaction");
  const router = useRouter();
  const [plan] = useState(() => planNameAction(action, account, t));
  const { phase, send } = useTransaction(plan);
  const name = fullName(action);
  const close = () => {
    onClose();
    // Refreshing earlier could remove the button this dialog belongs to.
    if ("hash" in phase) router.refresh();
  };
  return (
    <Dialog open onClose={close} title={t(`titles.${action.kind}`, { name })} persistent>
      <div aria-live="polite" className="grid gap-6">
        {phase.name === "preparing" && (
          <WhileSwitching>
            <InProgress>{t("preparing")}</InProgress>
          </WhileSwitching>
        )}
        {phase.name === "wallet" && <WhileSwitching />}
        <Progress phase={phase} />
        {(phase.name === "ready" || phase.name === "wallet") && (
          <FieldList title={t("shows")} fields={phase.request.fields} />
        )}
        {phase.name === "ready" && <Button onClick={send}>{t(`buttons.${action.kind}`)}</Button>}
        {phase.name === "done" && (
          <>
            <Done>{t(`done.${action.kind}`, { name })}</Done>
            <Button onClick={close}>{t("close")}</Button>
          </>
        )}
        {phase.name === "lost" && <Reorged />}
        {phase.name === "failed" && <FailureNotice failure={phase.failure} onRetry={phase.retry} />}
      </div>
    </Dialog>
  );
}

function Reorged() {
  const t = useTexts("names.transaction");
  return (
    <p className="flex gap-3">
      <Undo2 size={22} className="mt-0.5 shrink-0 text-caution" />
      <span>
        <span className="block font-medium">{t("reorg")}</span>
        <span className="block text-ink-soft">{t("reorgText")}</span>
      </span>
    </p>
  );
}

const steps = ["wallet", "chain", "indexed"] as const;

/** Index of the current step; null if no steps are shown. */
function stepOf(phase: Phase): number | null {
  switch (phase.name) {
    case "wallet":
      return 0;
    case "mining":
    case "lost":
      return 1;
    case "recording":
      return 2;
    case "done":
      return steps.length;
    default:
      return null;
  }
}

function Progress({ phase }: { phase: Phase }) {
  const t = useTexts("names.transaction");
  const current = stepOf(phase);
  if (current === null) return null;
  return (
    <ol className="grid gap-3">
      {steps.map((step, i) => (
        <li key={step} className={`flex gap-3 ${i > current ? "text-ink-faint" : ""}`}>
          {i < current && <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />}
          {i === current && <Spinner className="mt-0.5 text-accent" />}
          {i > current && (
            <span aria-hidden="true" className="mt-2 mr-1.5 ml-1.5 size-2.5 rounded-full bg-line-strong" />
          )}
          <span>
            {t(`steps.${step}`)}
            <span className="sr-only">
              {t(`state.${i < current ? "done" : i === current ? "current" : "pending"}`)}
            </span>
            {i === 1 && phase.name === "done" && <Confirmations {...phase.recorded} />}
            {i > 0 && i === current && "hash" in phase && (
              <span className="figures block font-mono text-sm wrap-anywhere text-ink-faint">{phase.hash}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Confirmations({ confirmations, final }: Recorded) {
  const t = useTexts("names.transaction");
  if (confirmations === undefined) return null;
  return (
    <span className="figures block text-sm text-ink-faint">
      {t(final ? "confirmations" : "confirmationsNotFinal", { count: confirmations })}
    </span>
  );
}
