"use client";

import { useTexts } from "#texts";
import { DialogButton } from "../../ui/dialog-button.tsx";

const retryDialog = () => import("./retry-failed-dialog.tsx");

/** A button that opens the dialog to retry all failed deliveries. */
export function RetryFailed({ webhookId }: { webhookId: string }) {
  const t = useTexts("portal.retryFailed");
  return (
    <DialogButton
      load={retryDialog}
      dialog={({ RetryFailedDialog }, close) => <RetryFailedDialog webhookId={webhookId} onClose={close} />}
    >
      {t("title")}
    </DialogButton>
  );
}
