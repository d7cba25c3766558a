"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatNumber } from "../../ui/numbers.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { useToast } from "../../ui/toast.tsx";

const HOUR_MS = 3_600_000;
/** Hours. The longest stays below the 14 days the service allows, as clocks differ. */
const spans = [
  { value: 1, label: "the last hour" },
  { value: 24, label: "the last 24 hours" },
  { value: 168, label: "the last 7 days" },
  { value: 312, label: "the last 13 days" },
] as const;

/** Retries all failed deliveries, for a receiver that works again. */
export function RetryFailedDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const [hours, setHours] = useState<(typeof spans)[number]["value"]>(24);
  const retry = () =>
    run(async () => {
      const { deliveries } = await api.call("POST /v1/webhooks/{id}/redeliver-failed", {
        params: { id: webhookId },
        body: { since: new Date(Date.now() - hours * HOUR_MS).toISOString() },
      });
      onClose();
      toast(deliveries === 0 ? "No failed deliveries." : `Deliveries retried: ${formatNumber(deliveries)}.`);
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
        <SelectField label="Created in" value={hours} options={spans} onChoose={setHours} />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={retry}>
          Retry
        </Button>
      </div>
    </Dialog>
  );
}
