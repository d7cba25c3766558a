"use client";

import { type ReactNode, useState } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";

/** Recomputes a score in the reader's browser, from its receipt alone. All but the button is loaded when it is pressed. */
export function VerifyHere({ receiptUrl }: { receiptUrl: string }) {
  const t = useTexts("scores.verify");
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<ReactNode>(null);
  const verify = async () => {
    setBusy(true);
    try {
      const { verifyFrom } = await import("./verification.tsx");
      setFound(await verifyFrom(receiptUrl));
    } catch {
      setFound(<p className="text-down">{t("failed")}</p>);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4 print:hidden">
      <div>
        <Button busy={busy} onClick={verify}>
          {t("start")}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {found}
      </div>
    </div>
  );
}
