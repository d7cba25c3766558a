"use client";

import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
  /** Whether an error concerns it, which stands elsewhere. */
  invalid?: boolean;
}

/** The browser's check box, enlarged for touch and transparent, over a drawn one; with its label and hint. */
export function Checkbox({ checked, onChange, label, hint, disabled = false, invalid = false }: Props) {
  const id = useId();
  return (
    <div className="flex gap-3 py-2">
      <span className="group/box relative mt-0.5 size-5 shrink-0">
        <span
          aria-hidden="true"
          className="flex size-full items-center justify-center rounded border border-line-strong bg-surface text-on-accent outline-offset-2 outline-accent transition-colors group-has-[[aria-invalid]]/box:border-down group-has-checked/box:border-accent group-has-checked/box:bg-accent group-has-disabled/box:opacity-60 group-has-focus-visible/box:outline-2"
        >
          <Check size={15} strokeWidth={3} className="invisible group-has-checked/box:visible" />
        </span>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={invalid || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="absolute -inset-3 size-11 cursor-pointer appearance-none outline-none disabled:cursor-default"
        />
      </span>
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
