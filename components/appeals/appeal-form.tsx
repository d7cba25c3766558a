"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/client.ts";
import type { Problem } from "../api/problem.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { FieldError, TextAreaField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatNumber } from "../ui/numbers.ts";

interface Props {
  wallet: string;
  flag: string;
  limits: { reason: number; evidence: number };
}

const wordsOfReason = (missing: boolean, refused: string | undefined) => (missing ? "Give a reason." : refused);

function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}

/** What is wrong with which line, which may have been changed since. */
function describeEvidence(problem: Problem | null, lines: readonly string[]): string | undefined {
  const refused = problem?.details.find(({ path }) => path.startsWith("body.evidence"));
  const line = lines[Number(refused?.path.split(".")[2])];
  return refused && (line === undefined ? `The evidence ${refused.message}.` : `“${line}” ${refused.message}.`);
}

/** Opens an appeal for the signed-in owner, and shows its page. */
export function AppealForm({ wallet, flag, limits }: Props) {
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
        label="Reason"
        hint={`Why the flag is wrong about this wallet. Public. At most ${formatNumber(limits.reason)} characters.`}
        rows={6}
        maxLength={limits.reason}
        value={reason}
        error={wordsOfReason(missing, refused("reason"))}
        onChange={setReason}
      />
      <TextAreaField
        label="Evidence"
        hint={`URLs or transaction hashes, one on each line, at most ${limits.evidence}. Public. Optional.`}
        rows={4}
        code
        value={evidence}
        error={describeEvidence(problem, linesOf(evidence))}
        onChange={setEvidence}
      />
      <p className="text-ink-soft">
        Reason and evidence are public as soon as you send them, and stay in the public log even if you withdraw the
        appeal. The points stay as they are until it is decided.
      </p>
      <FieldError id="flag-error" message={flagProblem && `The flag ${flagProblem}.`} />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        Open the appeal
      </Button>
    </Form>
  );
}
