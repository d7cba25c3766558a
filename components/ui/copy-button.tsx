"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";

/** Copies `text`, and says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        onBlur={() => setState("idle")}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink print:hidden"
        aria-label={label}
        title={label}
      >
        <Icon size={18} />
      </button>
      <span role="status" className="sr-only">
        {state === "copied" ? "Copied." : state === "refused" ? "The browser blocked copying." : ""}
      </span>
    </>
  );
}
