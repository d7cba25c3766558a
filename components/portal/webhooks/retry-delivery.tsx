"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import { api } from "../../api/client.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

interface Props {
  webhookId: string;
  deliveryId: string;
  /** Shows the page of the new delivery. */
  follow?: boolean;
}

/** Sends a delivery again. */
export function RetryDelivery({ webhookId, deliveryId, follow = false }: Props) {
  const t = useTexts("portal.retry");
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const retry = () =>
    run(async () => {
      const { delivery } = await api.call("POST /v1/webhooks/{id}/deliveries/{deliveryId}/redeliver", {
        params: { id: webhookId, deliveryId },
        body: {},
      });
      if (follow) return router.push(`/portal/webhooks/${webhookId}/deliveries/${delivery.id}`);
      toast(t("done"));
      router.refresh();
    });
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="quiet" busy={busy} onClick={retry}>
        {!busy && <RotateCcw size={18} />} {t("submit")}
      </Button>
      <ProblemNotice problem={problem} />
    </div>
  );
}
