"use client";

import { Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { createClient } from "../../../lib/api/client.ts";
import type { Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Sends a test event to the webhook. */
export function TestEvent({ webhook }: { webhook: Webhook }) {
  const t = useTexts("portal.testEvent");
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const [chosen, setChosen] = useState(webhook.events[0]);
  // The chosen event may have been removed from the webhook.
  const event = webhook.events.find((name) => name === chosen) ?? webhook.events[0];
  const send = () =>
    run(async () => {
      await createClient().call("POST /v1/webhooks/{id}/test", { params: { id: webhook.id }, body: { event } });
      toast(webhook.active ? t("sent") : t("waits"));
      router.refresh();
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("event")}
          value={event}
          options={webhook.events.map((name) => ({ value: name, label: name }))}
          onChoose={setChosen}
          className="sm:w-56"
        />
        <Button busy={busy} onClick={send}>
          {!busy && <Send size={18} />} {t("submit")}
        </Button>
      </div>
      <ProblemNotice problem={problem} />
    </div>
  );
}
