import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useId } from "react";

interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

/** A labelled control with its hint and error. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldText & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
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
        {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface TextProps extends FieldText {
  value: string;
  onChange: (value: string) => void;
  /** The text is a code, not prose: no correction, no capitals. */
  code?: boolean;
}

/**
 * The ref of a controlled field, besides one of its owner: hands on what was typed before scripts ran, which its state does not have.
 */
export function keepTyped<Element extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (typed: string) => void,
  own?: Ref<Element>,
) {
  return (field: Element | null): void => {
    if (typeof own === "function") own(field);
    else if (own) own.current = field;
    if (field && field.value !== value) onChange(field.value);
  };
}

const codeAttributes = { autoCapitalize: "none", spellCheck: false } as const;

/** A labelled line of text. */
export function TextField({
  label,
  hint,
  error,
  onChange,
  code = false,
  className = "w-full",
  ref,
  ...rest
}: TextProps & Omit<ComponentProps<"input">, keyof TextProps>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          autoComplete="off"
          {...(code && codeAttributes)}
          {...rest}
          {...control}
          ref={keepTyped(rest.value, onChange, ref)}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`field px-3 ${className}`}
        />
      )}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  onChange,
  code = false,
  className = "",
  ref,
  ...rest
}: TextProps & Omit<ComponentProps<"textarea">, keyof TextProps>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={3}
          {...(code && { ...codeAttributes, autoComplete: "off" })}
          {...rest}
          {...control}
          ref={keepTyped(rest.value, onChange, ref)}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`field w-full px-3 py-2.5 ${className}`}
        />
      )}
    </Field>
  );
}

export function FieldError({ id, message }: { id: string; message?: ReactNode }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-2 flex gap-2 text-sm text-down">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{message}</span>
    </p>
  );
}
