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
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A parameter of the path or the query. */
export function ParameterField({ id, parameter, value, fault, onChange }: FieldProps & { parameter: ParameterDoc }) {
  const { name, required, choices, example, in: place } = parameter;
  const attributes = {
    id,
    value,
    "aria-invalid": fault ? (true as const) : undefined,
    "aria-describedby": fault ? `${id}-fault` : undefined,
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
      <FieldError id={`${id}-fault`} message={fault} />
    </div>
  );
}

/** The body, as JSON. */
export function BodyField({ id, value, fault, onChange }: FieldProps) {
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
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className="field mt-1 block w-full resize-y px-3 py-2.5 font-mono text-sm leading-6"
      />
      <FieldError id={`${id}-fault`} message={fault} />
    </div>
  );
}

/** What the call is made with: a key pasted into any console of the docs, else the session. */
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
          ? `Without one: as your signed-in wallet, ${account.slice(0, 6)}…${account.slice(-4)}.`
          : "Required. Without a key this call returns 401."}{" "}
        Kept in the memory of this page alone.
      </p>
    </div>
  );
}
