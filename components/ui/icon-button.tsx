"use client";

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated.ts";

interface Props extends ComponentProps<"button"> {
  icon: LucideIcon;
  label: string;
  size?: number;
  danger?: boolean;
}

/** A button that shows only an icon; `label` names it for screen readers. Disabled until the page is hydrated. */
export function IconButton({
  icon: Icon,
  label,
  size = 18,
  danger = false,
  disabled = false,
  className = "",
  ...rest
}: Props) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      disabled={disabled || !hydrated}
      className={`flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken ${danger ? "hover:text-down" : "hover:text-ink"} ${className}`}
    >
      <Icon size={size} />
    </button>
  );
}
