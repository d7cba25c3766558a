import { CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";

/** Recomputes the score of the receipt at a URL, and returns what was found. Throws if the receipt cannot be read. */
export async function verifyFrom(receiptUrl: string): Promise<ReactNode> {
  const answer = await fetch(withBasePath(receiptUrl));
  if (!answer.ok) throw new Error(`the receipt was answered with ${answer.status}`);
  const { receipt } = await answer.json();
  return <Verification {...(await verifyReceipt(receipt, { at: Math.floor(Date.now() / 1000) }))} />;
}

function Verification({ ok, checks, receipt }: Awaited<ReturnType<typeof verifyReceipt>>) {
  const t = useTexts("scores.verify");
  return (
    <>
      <p className={`font-semibold ${ok ? "text-up" : "text-down"}`}>
        {ok && receipt ? t("ok", { total: receipt.result.total }) : t("bad")}
      </p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {checks.map((one) => (
          <li key={one.check} className="flex min-w-0 gap-2 border-b border-line py-2 text-sm">
            <Mark ok={one.ok} />
            <span className="min-w-0">
              <span className="block font-medium first-letter:uppercase">{t(`names.${one.check}`)}</span>
              <span className="block text-ink-soft first-letter:uppercase">{t(`meanings.${one.check}`)}</span>
              {!one.ok && (
                <span lang="en" className="block text-down wrap-anywhere">
                  {one.message}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ ok }: { ok: boolean }) {
  const t = useTexts("scores.verify");
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <Icon
      aria-label={ok ? t("passed") : t("notPassed")}
      size={18}
      className={`mt-0.5 shrink-0 ${ok ? "text-up" : "text-down"}`}
    />
  );
}
