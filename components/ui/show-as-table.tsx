import type { ReactNode } from "react";

/** The numbers of a chart as a table, on demand. */
export function ShowAsTable({ className, children }: { className: string; children: ReactNode }) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        Show as table
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
