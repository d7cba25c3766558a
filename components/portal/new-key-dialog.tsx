"use client";

import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts";
import { createClient } from "../../lib/api/client.ts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import type { KeyKind } from "./key-permissions.ts";
import { SecretDialog } from "./secret-dialog.tsx";

interface Props {
  apiKey: string;
  kind: KeyKind;
  /** What becomes of the key that it replaces. */
  replaces?: ReactNode;
  name: string;
  origin: string;
  example: string;
  onClose: () => void;
}

/** Shows a new key once, and the first call with it. */
export function NewKeyDialog({ apiKey, kind, replaces, name, origin, example, onClose }: Props) {
  const t = useTexts("portal.newKey");
  return (
    <SecretDialog
      title={t("title")}
      label={t("copy")}
      value={apiKey}
      warning={t(`warning.${kind}`, { name })}
      onClose={onClose}
    >
      {replaces && <p>{replaces}</p>}
      {kind === "secret" ? (
        <FirstCall apiKey={apiKey} origin={origin} example={example} />
      ) : (
        <div className="grid gap-3">
          <p className="font-medium">{t("fromPage")}</p>
          <CodeBlock
            code={`const answer = await fetch("${origin}/v1/score/${example}", {\n  headers: { Authorization: "Bearer ${apiKey}" },\n});\nconst { score } = await answer.json();`}
            label={t("copyCall")}
          />
        </div>
      )}
    </SecretDialog>
  );
}

/** The first call with a new key, to copy or to run here. */
function FirstCall({ apiKey, origin, example }: { apiKey: string; origin: string; example: string }) {
  const t = useTexts("portal.newKey");
  const { busy, problem, run } = useApiCall();
  const [answer, setAnswer] = useState<string | null>(null);
  const call = () =>
    run(async () => {
      // The key takes precedence over the session cookie.
      const params = { identity: example };
      const { score } = await createClient({ baseUrl: withBasePath("/"), apiKey }).call("GET /v1/score/{identity}", {
        params,
      });
      setAnswer(t("answer", { total: score.total, tier: score.tier, rank: score.rank }));
    });
  return (
    <div className="grid gap-3">
      <p className="font-medium">{t("firstCall")}</p>
      <CodeBlock
        code={`curl -H "Authorization: Bearer ${apiKey}" \\\n${origin}/v1/score/${example}`}
        label={t("copyCall")}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="quiet" busy={busy} onClick={call}>
          {!busy && <Play size={16} />} {t("run")}
        </Button>
        <p role="status" className="figures text-sm">
          {answer !== null && (
            <>
              <b className="font-semibold text-up">200</b> {answer}
            </>
          )}
        </p>
      </div>
      <ProblemNotice problem={problem} />
    </div>
  );
}
