"use client";

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { Button } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";

interface Props {
  title: string;
  /** Of the button that copies it. */
  label: string;
  value: string;
  warning: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a new secret once. */
export function SecretDialog({ title, label, value, warning, onClose, children }: Props) {
  const t = useTexts("portal.secret");
  return (
    <Dialog open persistent onClose={onClose} title={title}>
      <div className="grid gap-5">
        <p className="flex gap-3 rounded-lg bg-caution-soft p-4 text-caution">
          <TriangleAlert size={20} className="mt-0.5 shrink-0" />
          <span>{warning}</span>
        </p>
        <CodeBlock code={value} label={label} />
        {children}
        <Button kind="quiet" onClick={onClose}>
          {t("stored")}
        </Button>
      </div>
    </Dialog>
  );
}
