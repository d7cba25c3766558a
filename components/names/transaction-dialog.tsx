"use client";

import { CircleCheck, LoaderCircle, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { actionLabels, type NameAction, nameOf } from "./actions.ts";
import { planNameAction } from "./plan-action.ts";
import { type Phase, useTransaction } from "./use-transaction.ts";

interface Props {
  act: NameAction;
  /** Checksummed; who is signed in. */
  account: string;
  onClose: () => void;
}

/** Shows a transaction, has the wallet send it, and shows its progress. */
export function TransactionDialog({ act, account, onClose }: Props) {
  const router = useRouter();
  const [plan] = useState(() => planNameAction(act, account));
  const { phase, go } = useTransaction(plan);
  const words = actionLabels[act.kind];
  const name = nameOf(act);
  const close = () => {
    onClose();
    // Not before: the button this window belongs to may be gone from the page that is read again.
    if ("hash" in phase) router.refresh();
  };
  return (
    <Dialog open onClose={close} title={`${words.title} ${name}`} holds>
      <div aria-live="polite" className="grid gap-6">
        <Steps phase={phase} />
        {(phase.name === "ready" || phase.name === "wallet") && (
          <FieldList title="Your wallet will show this" facts={phase.order.facts} />
        )}
        {phase.name === "ready" && <Button onClick={go}>{words.button}</Button>}
        {phase.name === "done" && (
          <>
            <p className="flex gap-3 font-medium">
              <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
              <span className="wrap-anywhere">
                {name} {words.done}
              </span>
            </p>
            <Button onClick={close}>Done</Button>
          </>
        )}
        {phase.name === "lost" && (
          <p className="flex gap-3">
            <Undo2 size={22} className="mt-0.5 shrink-0 text-caution" />
            <span>
              <span className="block font-medium">The network took its block back.</span>
              <span className="block text-ink-soft">
                So it does not count now. Most often it comes into another block by itself; this window looks on.
              </span>
            </span>
          </p>
        )}
        {phase.name === "fault" && <FailureNotice failure={phase.failure} onRetry={phase.retry} />}
      </div>
    </Dialog>
  );
}

const names = ["Confirm in the wallet", "Confirmed on chain", "Indexed by Credence"] as const;

/** Which of the steps is under way; as many as there are where all are done, null where none is shown. */
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
      return names.length;
    default:
      return null;
  }
}

function Steps({ phase }: { phase: Phase }) {
  const now = stepOf(phase);
  if (phase.name === "preparing") {
    return (
      <p className="flex gap-3 text-ink-soft">
        <LoaderCircle size={22} className="mt-0.5 shrink-0 text-accent motion-safe:animate-spin" />
        Looking for your wallet, and at what is to be sent.
      </p>
    );
  }
  if (now === null) return null;
  return (
    <ol className="grid gap-3">
      {names.map((name, i) => (
        <li key={name} className={`flex gap-3 ${i > now ? "text-ink-faint" : ""}`}>
          {i < now && <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />}
          {i === now && <LoaderCircle size={22} className="mt-0.5 shrink-0 text-accent motion-safe:animate-spin" />}
          {i > now && <span aria-hidden="true" className="mt-2 mr-1.5 ml-1.5 size-2.5 rounded-full bg-line-strong" />}
          <span>
            {name}
            <span className="sr-only">{i < now ? ": done" : i === now ? ": under way" : ": to come"}</span>
            {i === 1 && phase.name === "done" && <Confirmations {...phase.recorded} />}
            {i > 0 && i === now && "hash" in phase && (
              <span className="figures block font-mono text-sm wrap-anywhere text-ink-faint">{phase.hash}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Confirmations({ confirmations, final }: { confirmations?: number; final?: boolean }) {
  if (confirmations === undefined) return null;
  const count = confirmations === 1 ? "1 confirmation" : `${confirmations.toLocaleString("en")} confirmations`;
  return (
    <span className="figures block text-sm text-ink-faint">
      {count}, {final ? "final" : "not final yet"}
    </span>
  );
}
