"use client";

import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { formatTime } from "../ui/dates.ts";
import { SelectField } from "../ui/select-field.tsx";

type SignedPass = Omit<CallOutput<"POST /v1/trust/policies/{policyId}/pass">, "success" | "timestamp">;

/** Gets a pass for the signed-in wallet and shows it as JSON. `chains`: those with a ScoreVerifier, at least one. */
export function GetPass(props: { policyId: string; wallet: string; chains: readonly { id: number; name: string }[] }) {
  const t = useTexts("gate.getPass");
  const call = useApiCall();
  const [chainId, setChainId] = useState(props.chains[0]?.id ?? 0);
  const [signed, setSigned] = useState<SignedPass | null>(null);
  const getPass = () =>
    call.run(async () => {
      const { pass, signature, domain, contract } = await api.call("POST /v1/trust/policies/{policyId}/pass", {
        params: { policyId: props.policyId },
        body: { identity: props.wallet, subject: props.wallet, chainId },
      });
      setSigned({ pass, signature, domain, contract });
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("chain")}
          value={chainId}
          options={props.chains.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(chosen) => {
            setChainId(chosen);
            setSigned(null);
          }}
        />
        <Button busy={call.busy} onClick={() => void getPass()}>
          {!call.busy && <KeyRound size={18} />}
          {t("submit")}
        </Button>
      </div>
      <ProblemNotice problem={call.problem && { ...call.problem, fields: [] }} />
      <div role="status">{signed && <ValidUntil time={signed.pass.expiresAt * 1000} />}</div>
      {signed && <CodeBlock code={JSON.stringify(signed, null, 2)} label={t("copy")} />}
    </div>
  );
}

function ValidUntil({ time }: { time: number }) {
  const t = useTexts("gate.getPass");
  const code = (inside: ReactNode) => <code>{inside}</code>;
  return <p>{t.rich("validUntil", { time: formatTime(time, t.language), code })}</p>;
}
