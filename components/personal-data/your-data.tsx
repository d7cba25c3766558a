"use client";

import { Download } from "lucide-react";
import { useTexts } from "#texts";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { DialogButton } from "../ui/dialog-button.tsx";

// Wallet code is loaded on demand.
const eraseData = () => import("./erase-data.tsx");

/** Downloads what is kept of the signed-in wallet's owner (`account`, checksummed), or erases it. `chainId`: of a smart account. */
export function YourData({ account, chainId }: { account: string; chainId: number | null }) {
  const t = useTexts("personalData");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink kind="quiet" prefetch={false} href="/v1/developer/data" download="credence-data.ndjson">
        <Download size={18} />
        {t("download")}
      </ButtonLink>
      <DialogButton
        load={eraseData}
        dialog={({ EraseData }, close) => <EraseData account={account} chainId={chainId} onClose={close} />}
      >
        {t("eraseYours")}
      </DialogButton>
      <ArrowLink href="/docs/your-data">{t("kept")}</ArrowLink>
    </div>
  );
}
