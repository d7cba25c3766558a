import type { ReactNode } from "react";
import { useTexts } from "#texts";

/** The numbers of a chart as a table, on demand. */
export function ShowAsTable({ className, children }: { className: string; children: ReactNode }) {
  const t = useTexts("ui");
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t("showTable")}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
