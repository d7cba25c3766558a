"use client";

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface Props {
  /** Such as “key”. */
  what: string;
  value: string;
  /** Why it is not shown again, and where it belongs. */
  warning: string;
  onClose: () => void;
  /** What to do with it first. */
  children: ReactNode;
}

/** A secret just made, for this one time. */
export function SecretDialog({ what, value, warning, onClose, children }: Props) {
  return (
    <Dialog open holds onClose={onClose} title={`Copy the ${what} now`}>
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
