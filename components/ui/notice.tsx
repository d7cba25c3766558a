import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  icon: LucideIcon;
  title: string;
  /** Spins the icon. */
  busy?: boolean;
  children: ReactNode;
}

/** A notice of a state: a title, what it means, and what to do next. */
export function Notice({ icon: Icon, title, busy = false, children }: Props) {
  return (
    <div className="flex gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6">
      <Icon size={22} className={`mt-0.5 shrink-0 text-ink-faint ${busy ? "motion-safe:animate-spin" : ""}`} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 space-y-3 text-ink-soft [&>:first-child:not(p)]:mt-3">{children}</div>
      </div>
    </div>
  );
}
