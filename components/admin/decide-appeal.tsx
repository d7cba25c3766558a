"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";

/** Decides an open appeal, with a public reason. */
export function DecideAppeal({ id, longest }: { id: string; longest: number }) {
  const t = useTexts("admin.decide");
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [decision, setDecision] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const decide = (outcome: "upheld" | "rejected") => {
    setSubmitted(true);
    if (decision.trim() === "") return;
    void run(async () => {
      const body = { outcome, decision };
      await api.call("POST /v1/admin/appeals/{id}/decision", { params: { id }, body });
      router.push(`/appeals/${id}`);
    });
  };
  const isMissing = submitted && decision.trim() === "";
  const refused = problem?.details.find(({ path }) => path === "body.decision")?.message;
  return (
    <div className="grid gap-4">
      <TextAreaField
        label={t("label")}
        hint={t("hint")}
        rows={4}
        maxLength={longest}
        value={decision}
        error={isMissing ? t("missing") : refused}
        onChange={setDecision}
      />
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => decide("upheld")}>
          {t("uphold")}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => decide("rejected")}>
          {t("reject")}
        </Button>
      </div>
    </div>
  );
}
