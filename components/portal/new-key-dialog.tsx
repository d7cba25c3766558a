"use client";

import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createClient } from "../../lib/api/client.ts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { formatNumber } from "../ui/numbers.ts";
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
  const keep =
    kind === "secret"
      ? "Keep it with your server’s secrets."
      : "It may stand in your pages, where everybody can read it: it does nothing that a stranger may not.";
  return (
    <SecretDialog
      what="key"
      value={apiKey}
      warning={`We show the key “${name}” once and store only its hash. ${keep}`}
      onClose={onClose}
    >
      {replaces && <p>{replaces}</p>}
      {kind === "secret" ? (
        <FirstCall apiKey={apiKey} origin={origin} example={example} />
      ) : (
        <div className="grid gap-3">
          <p className="font-medium">Your first call, from a page of its origins</p>
          <CodeBlock
            code={`const answer = await fetch("${origin}/v1/score/${example}", {\n  headers: { Authorization: "Bearer ${apiKey}" },\n});\nconst { score } = await answer.json();`}
            label="Copy the call"
          />
        </div>
      )}
    </SecretDialog>
  );
}

/** The first call with a new key, to copy or to run here. */
function FirstCall({ apiKey, origin, example }: { apiKey: string; origin: string; example: string }) {
  const { busy, problem, run } = useApiCall();
  const [answer, setAnswer] = useState<string | null>(null);
  const call = () =>
    run(async () => {
      // The key takes precedence over the session cookie.
      const params = { identity: example };
      const { score } = await createClient({ baseUrl: withBasePath("/"), apiKey }).call("GET /v1/score/{identity}", {
        params,
      });
      setAnswer(`${formatNumber(score.total)} points, ${score.tier}, rank ${formatNumber(score.rank)}`);
    });
  return (
    <div className="grid gap-3">
      <p className="font-medium">Your first call</p>
      <CodeBlock
        code={`curl -H "Authorization: Bearer ${apiKey}" \\\n${origin}/v1/score/${example}`}
        label="Copy the call"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="quiet" busy={busy} onClick={call}>
          {!busy && <Play size={16} />} Run it here
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
