"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select.tsx";
import { useToast } from "../../ui/toast.tsx";

const HOUR_MS = 3_600_000;
/** How far back, in hours: short of the 14 days the service allows, as clocks differ. */
const spans = [
  { value: 1, label: "the last hour" },
  { value: 24, label: "the last 24 hours" },
  { value: 168, label: "the last 7 days" },
  { value: 312, label: "the last 13 days" },
] as const;

/** Sends everything again that failed, for a receiver that is well again. */
export function RetryFailedDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const router = useRouter();
  const say = useToast();
  const { busy, problem, run } = useApiCall();
  const [hours, setHours] = useState<(typeof spans)[number]["value"]>(24);
  const replay = () =>
    run(async () => {
      const { deliveries } = await createClient().call("POST /v1/webhooks/{id}/redeliver-failed", {
        params: { id: webhookId },
        body: { since: new Date(Date.now() - hours * HOUR_MS).toISOString() },
      });
      onClose();
      say(deliveries === 0 ? "Nothing had failed." : `Sent once more: ${deliveries.toLocaleString("en")}.`);
      router.refresh();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Retry failed deliveries"
      description="Each failed delivery restarts from attempt 1 with the same webhook-id."
    >
      <div className="grid gap-6">
        <SelectField label="Made in" value={hours} options={spans} onChoose={setHours} />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={replay}>
          Send them again
        </Button>
      </div>
    </Dialog>
  );
}
