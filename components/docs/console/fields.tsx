import { useId } from "react";
import type { ParameterDoc } from "../../../lib/api/reference/describe.ts";
import { FieldError } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useDocs } from "./docs-context.tsx";

const labelLook = "flex items-baseline justify-between gap-3 text-sm";
const inputLook = "field mt-1 w-full px-3 font-mono text-[0.95rem] leading-6";

interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A parameter of the path or the query. */
export function ParameterField({ id, parameter, value, error, onChange }: FieldProps & { parameter: ParameterDoc }) {
  const { name, required, choices, example, in: place } = parameter;
  const attributes = {
    id,
    value,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    "aria-required": required,
  };
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        <span className="font-mono text-ink">{name}</span>
        <span className="text-ink-faint">
          {place}, {required ? "required" : "optional"}
        </span>
      </label>
      {choices ? (
        <Select
          {...attributes}
          options={[
            ...(required ? [] : [{ value: "", label: "not given" }]),
            ...choices.map((choice) => ({ value: choice, label: choice })),
          ]}
          onChoose={onChange}
          className="mt-1 font-mono text-sm leading-6"
        />
      ) : (
        <input
          {...attributes}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={inputLook}
          placeholder={example ?? undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function BodyField({ id, value, error, onChange }: FieldProps) {
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className={labelLook}>
        <span className="font-mono text-ink">body</span>
        <span className="text-ink-faint">JSON</span>
      </label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        rows={Math.min(18, value.split("\n").length + 1)}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field mt-1 block w-full resize-y px-3 py-2.5 font-mono text-sm leading-6"
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** The API key of all consoles; without one, calls use the session. */
export function KeyField({ id, account }: { id: string; account: string | null }) {
  const { apiKey, setApiKey } = useDocs();
  const hint = useId();
  return (
    <div className="sm:col-span-2">
      <label htmlFor={`${id}-key`} className={labelLook}>
        <span className="font-medium text-ink">API key</span>
      </label>
      <input
        id={`${id}-key`}
        type="password"
        value={apiKey}
        onChange={(event) => setApiKey(event.currentTarget.value)}
        placeholder="svc_live_…"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint}
        className={inputLook}
      />
      <p id={hint} className="mt-1 text-sm text-ink-faint">
        {account
          ? `Without a key: as your signed-in wallet, ${account.slice(0, 6)}…${account.slice(-4)}.`
          : "Required. Without a key this call returns 401."}{" "}
        Held in the memory of this page only.
      </p>
    </div>
  );
}
