"use client";

import { Check } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import { type ReactNode, useId } from "react";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

/** A check box with its word, and what it means. */
export function Checkbox({ checked, onChange, label, hint, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="flex gap-3 py-2">
      <Primitive.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(now) => onChange(now === true)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 flex size-5 shrink-0 cursor-pointer items-center justify-center rounded border border-line-strong bg-surface text-on-accent transition-colors after:absolute after:-inset-3 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-default disabled:opacity-60"
      >
        <Primitive.Indicator>
          <Check aria-hidden="true" size={15} strokeWidth={3} />
        </Primitive.Indicator>
      </Primitive.Root>
      <div>
        <label htmlFor={id} className={`block font-medium ${disabled ? "text-ink-soft" : "cursor-pointer"}`}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-faint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
