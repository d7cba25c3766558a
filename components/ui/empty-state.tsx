import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Replaces an empty list: what will appear here, and what to do next. */
export function EmptyState(props: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="rounded-xl border border-dashed border-line-strong px-6 py-8 text-center sm:py-12">
      <props.icon size={28} strokeWidth={1.5} className="mx-auto text-ink-faint" />
      <p className="mt-4 font-semibold">{props.title}</p>
      <div className="mx-auto mt-1 max-w-md space-y-4 text-balance text-ink-soft [&_p]:text-balance">
        {props.children}
      </div>
    </div>
  );
}
