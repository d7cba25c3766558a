import type { ReactNode } from "react";

interface Props {
  name: ReactNode;
  children: ReactNode;
  /** Classes of the value. */
  className?: string;
}

/** A name above its value, inside a `<dl>`. */
export function Definition({ name, children, className }: Props) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** A name and its value at the ends of a ruled line, inside a `<dl>`. */
export function DefinitionRow({ name, children, className = "" }: Props) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className={`figures text-right ${className}`}>{children}</dd>
    </div>
  );
}

/** A name beside its value in a ruled line, above it on a phone; inside a `<dl>`. */
export function DefinitionLine({ name, children }: Props) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}
