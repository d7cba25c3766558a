import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

/** A sentence about work under way. */
export function InProgress({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 text-ink-soft">
      <Spinner className="mt-0.5 text-accent" />
      {children}
    </p>
  );
}

/** A sentence about work that succeeded. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-3 font-medium">
      <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
      <span className="wrap-anywhere">{children}</span>
    </p>
  );
}
