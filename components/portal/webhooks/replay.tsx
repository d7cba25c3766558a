"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { createClient } from "../../../lib/api/client.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useCall } from "../use-call.ts";

/** Sends a delivery's event once more. */
export function Replay({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const router = useRouter();
  const say = useToast();
  const { busy, problem, run } = useCall();
  const replay = () =>
    run(async () => {
      await createClient().call("POST /v1/webhooks/{id}/deliveries/{deliveryId}/redeliver", {
        params: { id: webhookId, deliveryId },
        body: {},
      });
      say("Sent again, with the same webhook-id.");
      router.refresh();
    });
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="quiet" type="button" busy={busy} onClick={replay}>
        {!busy && <RotateCcw aria-hidden="true" size={18} />} Replay
      </Button>
      <ProblemNotice problem={problem} />
    </div>
  );
}
