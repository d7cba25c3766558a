"use client";

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Lazy, preload } from "../../ui/lazy.tsx";

const replayDialog = () => import("./retry-failed-dialog.tsx");

/** A button that opens the window in which everything that failed is sent again. */
export function RetryFailed({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" {...preload(replayDialog)} onClick={() => setOpen(true)}>
        Retry failed deliveries
      </Button>
      {isOpen && (
        <Lazy part={replayDialog}>
          {({ RetryFailedDialog }) => <RetryFailedDialog webhookId={webhookId} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}
