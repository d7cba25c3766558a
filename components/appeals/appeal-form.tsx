"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import type { Problem } from "../api/problem.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { FieldError, TextAreaField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";

interface Props {
  wallet: string;
  flag: string;
  limits: { reason: number; evidence: number };
}

function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** What is wrong with which line, which may have been changed since. */
function describeEvidence(
  t: Texts<"appeals.form">,
  problem: Problem | null,
  lines: readonly string[],
): string | undefined {
  const refused = problem?.details.find(({ path }) => path.startsWith("body.evidence"));
  const line = lines[Number(refused?.path.split(".")[2])];
  return (
    refused &&
    (line === undefined
      ? t("evidenceProblem", { problem: refused.message })
      : t("lineProblem", { line, problem: refused.message }))
  );
}

/** Opens an appeal for the signed-in owner, and shows its page. */
export function AppealForm({ wallet, flag, limits }: Props) {
  const t = useTexts("appeals.form");
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [reason, setReason] = useState("");
  const [evidence, setEvidence] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const missing = submitted && reason.trim() === "";
  const refused = (field: string) => problem?.details.find(({ path }) => path.startsWith(`body.${field}`))?.message;
  const open = () => {
    setSubmitted(true);
    if (reason.trim() === "") return;
    void run(async () => {
      const body = { wallet, flag, reason, evidence: linesOf(evidence) };
      const { appeal } = await api.call("POST /v1/appeals", { body });
      router.push(`/appeals/${appeal.id}`);
    });
  };
  const flagProblem = refused("flag");
  return (
    <Form className="grid gap-6" onSubmit={open}>
      <TextAreaField
        label={t("reason")}
        hint={t("reasonHint", { count: limits.reason })}
        rows={6}
        maxLength={limits.reason}
        value={reason}
        error={missing ? t("giveReason") : refused("reason")}
        onChange={setReason}
      />
      <TextAreaField
        label={t("evidence")}
        hint={t("evidenceHint", { count: limits.evidence })}
        rows={4}
        code
        value={evidence}
        error={describeEvidence(t, problem, linesOf(evidence))}
        onChange={setEvidence}
      />
      <p className="text-ink-soft">{t("note")}</p>
      <FieldError id="flag-error" message={flagProblem && t("flagProblem", { problem: flagProblem })} />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}
