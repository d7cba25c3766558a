"use client";

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Lazy, preload } from "../../ui/lazy.tsx";

const retryDialog = () => import("./retry-failed-dialog.tsx");

/** A button that opens the dialog to retry all failed deliveries. */
export function RetryFailed({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" {...preload(retryDialog)} onClick={() => setOpen(true)}>
        Retry failed deliveries
      </Button>
      {isOpen && (
        <Lazy load={retryDialog}>
          {({ RetryFailedDialog }) => <RetryFailedDialog webhookId={webhookId} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
