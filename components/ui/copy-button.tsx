"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#texts";
import { IconButton } from "./icon-button.tsx";

/** Copies `text` and announces the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"idle" | "copied" | "blocked">("idle");
  const t = useTexts("ui");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("blocked"),
    );
  return (
    <>
      <IconButton
        icon={state === "copied" ? Check : Copy}
        label={label}
        title={label}
        onClick={copy}
        onBlur={() => setState("idle")}
        className="print:hidden"
      />
      <span role="status" className="sr-only">
        {state === "copied" ? t("copied") : state === "blocked" ? t("copyBlocked") : ""}
      </span>
    </>
  );
}
