"use client";

import { useState } from "react";
import { useTexts } from "#texts";
import type { SavedPolicy, SnapshotSetup } from "../../lib/domains/policies/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Makes the address under which Snapshot asks for a saved policy, and shows what to paste into a space. */
export function SnapshotDialog({ policy, onClose }: { policy: SavedPolicy; onClose: () => void }) {
  const t = useTexts("policies.snapshot");
  const call = useApiCall();
  const [made, setMade] = useState<{ url: string; setup: SnapshotSetup } | null>(null);
  const params = { policyId: policy.id };
  const make = () =>
    call.run(async () => setMade(await api.call("POST /v1/trust/policies/{policyId}/snapshot", { params })));
  return (
    <Dialog open onClose={onClose} title={t("title", { name: policy.name })} persistent={made !== null}>
      <div className="grid gap-4">
        <p>{t("lead")}</p>
        {made ? <Setup {...made} /> : <p>{t("replaces")}</p>}
        <ProblemNotice problem={call.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          {!made && (
            <Button busy={call.busy} onClick={() => void make()}>
              {t("make")}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Setup({ url, setup }: { url: string; setup: SnapshotSetup }) {
  const t = useTexts("policies.snapshot");
  return (
    <>
      <p className="font-medium">{t("onlyNow")}</p>
      <CodeBlock code={url} label={t("copyUrl")} />
      <h3 className="font-medium">{t("validation")}</h3>
      <CodeBlock code={JSON.stringify(setup.voteValidation, null, 2)} label={t("copyValidation")} />
      <h3 className="font-medium">{t("strategies")}</h3>
      <CodeBlock code={JSON.stringify(setup.strategies, null, 2)} label={t("copyStrategies")} />
    </>
  );
}
