"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { createClient } from "../../../lib/api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useCall } from "../use-call.ts";

const HOUR_MS = 3_600_000;
/** How far back, in hours: short of the 14 days the service allows, as clocks differ. */
const spans = [
  { hours: 1, label: "the last hour" },
  { hours: 24, label: "the last 24 hours" },
  { hours: 168, label: "the last 7 days" },
  { hours: 312, label: "the last 13 days" },
] as const;

/** Sends everything again that failed, for a receiver that is well again. */
export function ReplayFailed({ webhookId }: { webhookId: string }) {
  const router = useRouter();
  const say = useToast();
  const { busy, problem, run } = useCall();
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState(24);
  const replay = () =>
    run(async () => {
      const { deliveries } = await createClient().call("POST /v1/webhooks/{id}/redeliver-failed", {
        params: { id: webhookId },
        body: { since: new Date(Date.now() - hours * HOUR_MS).toISOString() },
      });
      setOpen(false);
      say(deliveries === 0 ? "Nothing had failed." : `Sent once more: ${deliveries.toLocaleString("en")}.`);
      router.refresh();
    });
  return (
    <>
      <Button kind="quiet" type="button" onClick={() => setOpen(true)}>
        Replay what failed
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Replay what failed"
        description="Every delivery that failed for good begins anew with its first attempt, with the same webhook-id."
      >
        <div className="grid gap-6">
          <Field label="Made in">
            {(control) => (
              <select
                {...control}
                value={hours}
                onChange={(event) => setHours(Number(event.currentTarget.value))}
                className="field w-full cursor-pointer px-3"
              >
                {spans.map((span) => (
                  <option key={span.hours} value={span.hours}>
                    {span.label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ProblemNotice problem={problem} />
          <Button type="button" busy={busy} onClick={replay}>
            Send them again
          </Button>
        </div>
      </Dialog>
    </>
  );
}
