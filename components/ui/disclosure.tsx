import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Content that opens on demand, and is always open in print. The note is at the right. */
export function Disclosure({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <details className="group/part border-b border-line print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} className="shrink-0 text-ink-faint transition-transform group-open/part:rotate-90" />
        <span className="font-medium text-ink">{title}</span>
        {note !== undefined && <span className="figures ml-auto text-sm text-ink-faint">{note}</span>}
      </summary>
      <div className="pb-4 pl-6">{children}</div>
    </details>
  );
}
