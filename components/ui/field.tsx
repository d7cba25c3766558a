import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  /** What to write, beside the label's word. */
  hint?: ReactNode;
  /** What is wrong with what stands in it. */
  error?: string;
  /** The control itself; it takes these attributes. */
  children: (control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

/** A labelled control with its hint, and its error beside it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <div className="mt-2">
        {children({
          id,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": described || undefined,
        })}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** What is wrong with a field; nothing where nothing is. */
export function FieldError({ id, message }: { id: string; message?: string }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-2 flex gap-2 text-sm text-down">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      {message}
    </p>
  );
}
