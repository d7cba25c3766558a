"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useToast } from "../../ui/toast.tsx";

const HOUR_MS = 3_600_000;
/** Hours. The longest stays below the 14 days the service allows, as clocks differ. */
const spans = [1, 24, 168, 312] as const;

/** Retries all failed deliveries, for a receiver that works again. */
export function RetryFailedDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const t = useTexts("portal.retryFailed");
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const [hours, setHours] = useState<(typeof spans)[number]>(24);
  const retry = () =>
    run(async () => {
      const { deliveries } = await api.call("POST /v1/webhooks/{id}/redeliver-failed", {
        params: { id: webhookId },
        body: { since: new Date(Date.now() - hours * HOUR_MS).toISOString() },
      });
      onClose();
      toast(deliveries === 0 ? t("none") : t("done", { deliveries }));
      router.refresh();
    });
  return (
    <Dialog open onClose={onClose} title={t("title")} description={t("text")}>
      <div className="grid gap-6">
        <SelectField
          label={t("created")}
          value={hours}
          options={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          onChoose={setHours}
        />
        <ProblemNotice problem={problem} />
        <Button busy={busy} onClick={retry}>
          {t("submit")}
        </Button>
      </div>
    </Dialog>
  );
}
