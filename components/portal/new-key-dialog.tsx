"use client";

import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block.tsx";
import { FirstCall } from "./first-call.tsx";
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
