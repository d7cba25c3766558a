"use client";

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface Props {
  /** Such as "key". */
  what: string;
  value: string;
  warning: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a new secret once. */
export function SecretDialog({ what, value, warning, onClose, children }: Props) {
  return (
    <Dialog open persistent onClose={onClose} title={`Copy the ${what} now`}>
      <div className="grid gap-5">
        <p className="flex gap-3 rounded-lg bg-caution-soft p-4 text-caution">
          <TriangleAlert size={20} className="mt-0.5 shrink-0" />
          <span>{warning}</span>
        </p>
        <CodeBlock code={value} label={`Copy the ${what}`} />
        {children}
        <Button kind="quiet" onClick={onClose}>
          I have stored it
        </Button>
      </div>
    </Dialog>
  );
}
