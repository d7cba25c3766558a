import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A state the reader should know of: a title, what it means, and what to do next. */
export function Notice({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6">
      <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-ink-faint" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 space-y-3 text-ink-soft">{children}</div>
      </div>
    </div>
  );
}
