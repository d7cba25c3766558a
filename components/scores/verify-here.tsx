"use client";

import { CircleCheck, CircleX, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/numbers.ts";

/** Loaded on demand: the model, and the checks of a receipt. */
const loadVerifier = () => import("../../lib/domains/scores/verify-receipt.ts");

type Verifier = Awaited<ReturnType<typeof loadVerifier>>;
type Verification = Awaited<ReturnType<Verifier["verifyReceipt"]>> & { meanings: Verifier["receiptChecks"] };

/** Recomputes a score in the reader's browser, from its receipt alone. */
export function VerifyHere({ receiptUrl }: { receiptUrl: string }) {
  const { busy, problem, run } = useApiCall();
  const [done, setDone] = useState<Verification | null>(null);
  const verify = () =>
    run(async () => {
      const [{ verifyReceipt, receiptChecks }, answer] = await Promise.all([loadVerifier(), fetch(receiptUrl)]);
      if (!answer.ok) throw new Error(`the receipt was answered with ${answer.status}`);
      const { receipt } = await answer.json();
      const verified = await verifyReceipt(receipt, { at: Math.floor(Date.now() / 1000) });
      setDone({ ...verified, meanings: receiptChecks });
    });
  return (
    <div className="grid gap-4 print:hidden">
      <div>
        <Button busy={busy} onClick={verify}>
          <ShieldCheck size={18} /> Verify in this browser
        </Button>
      </div>
      <ProblemNotice problem={problem} />
      <div role="status" className="empty:hidden">
        {done && <Verified {...done} />}
      </div>
    </div>
  );
}

function Verified({ ok, checks, receipt, meanings }: Verification) {
  return (
    <>
      <p className={`font-semibold ${ok ? "text-up" : "text-down"}`}>
        {ok && receipt
          ? `Verified: your browser computed ${formatNumber(receipt.result.total)} points from the facts of the receipt.`
          : "Not verified: the receipt does not give this score."}
      </p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {checks.map((one) => (
          <li key={one.check} className="flex min-w-0 gap-2 border-b border-line py-2 text-sm">
            <Mark ok={one.ok} />
            <span className="min-w-0">
              <span className="block font-medium first-letter:uppercase">{one.check}</span>
              <span className="block text-ink-soft first-letter:uppercase">{meanings[one.check]}.</span>
              {!one.ok && <span className="block text-down wrap-anywhere">{one.message}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ ok }: { ok: boolean }) {
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <Icon
      aria-label={ok ? "passed" : "failed"}
      size={18}
      className={`mt-0.5 shrink-0 ${ok ? "text-up" : "text-down"}`}
    />
  );
}
