"use client";

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { fetchAhead, Later } from "../../ui/later.tsx";

const replayDialog = () => import("./replay-dialog.tsx");

/** A button that opens the window in which everything that failed is sent again. */
export function ReplayFailed({ webhookId }: { webhookId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" type="button" {...fetchAhead(replayDialog)} onClick={() => setOpen(true)}>
        Retry failed deliveries
      </Button>
      {isOpen && (
        <Later part={replayDialog}>
          {({ ReplayDialog }) => <ReplayDialog webhookId={webhookId} onClose={() => setOpen(false)} />}
        </Later>
      )}
    </>
  );
}
