"use client";
import { CornerDownLeft } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { sendRequest } from "../../../lib/api/client.ts";
import type { ParameterDoc } from "../../../lib/api/reference/describe.ts";
import { Button } from "../../ui/button.tsx";
import { CodeTabs } from "../../ui/code-tabs.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { useWallet } from "../../wallet/wallet-context.tsx";
import { EndpointPath } from "../endpoint-path.tsx";
import { HttpMethod } from "../http-method.tsx";
import { useDocs } from "./docs-context.tsx";
import {
  type ConsoleEndpoint,
  curlOf,
  defaultEntries,
  type Entries,
  requestOf,
  typescriptOf,
  validateEntries,
} from "./request.ts";

/** Calls an endpoint, and shows the response and the same call as code. */
export function Console({ endpoint }: { endpoint: ConsoleEndpoint }) {
  const { origin } = useDocs();
  const { operationId, method } = endpoint;
  const id = `console-${operationId}`;
  const call = useConsole(endpoint, id);
  const { entries, state, response } = call;
  const codes = [
    { id: "curl", label: "curl", code: curlOf(endpoint, entries, origin) },
    { id: "typescript", label: "TypeScript", code: typescriptOf(endpoint, entries, origin) },
  ];
  return (
    <Form
      aria-label={`Console of ${operationId}`}
      className="overflow-hidden rounded-xl border border-line bg-surface print:hidden"
      onSubmit={call.send}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 pr-2 pl-4">
        <HttpMethod name={method} />
        <code className="order-last min-w-0 basis-full pr-2 pb-1 font-mono text-sm wrap-anywhere text-ink sm:order-none sm:flex-1 sm:basis-0 sm:pr-0 sm:pb-0">
          <EndpointPath path={requestOf(endpoint, entries, {}).url.replaceAll(/%7B(\w+)%7D/g, "{$1}")} />
        </code>
        <Button type="submit" busy={state === "busy"} className="ml-auto px-4 text-sm">
          {state !== "busy" && <CornerDownLeft size={16} />} Send
        </Button>
      </div>
      <RequestFields id={id} endpoint={endpoint} call={call} />
      <div aria-live="polite">
        {state === "unreachable" && (
          <p className="border-t border-line bg-down-soft px-4 py-3 text-down">
            We could not reach the service. Check the connection and send it again.
          </p>
        )}
        {response}
      </div>
      <div className="border-t border-line p-4 pt-2">
        <CodeTabs
          label={`The same call, of ${operationId}`}
          copyIn={(language) => `Copy the call in ${language}`}
          codes={codes}
        />
      </div>
    </Form>
  );
}

/** State of a console. `id`: prefix of the ids of its controls. */
function useConsole(endpoint: ConsoleEndpoint, id: string): ConsoleState {
  const { apiKey } = useDocs();
  const [entries, setEntries] = useState<Entries>(() => defaultEntries(endpoint));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<ConsoleState["state"]>("idle");
  const [response, setResponse] = useState<ReactNode>(null);
  const send = async () => {
    const found = validateEntries(endpoint, entries);
    setErrors(found);
    const [firstInvalid] = Object.keys(found);
    if (firstInvalid !== undefined) {
      document.getElementById(`${id}-${firstInvalid}`)?.focus();
      return;
    }
    setState("busy");
    const isPublic = endpoint.access.includes("public");
    const key = isPublic || apiKey.trim() === "" ? undefined : apiKey.trim();
    const startedAt = performance.now();
    try {
      const coming = import("./response-view.tsx");
      // Its failure counts once the response is here.
      coming.catch(() => {});
      const answer = await sendRequest(requestOf(endpoint, entries, { apiKey: key }));
      const { status, headers } = answer;
      const response = { status, headers, text: await answer.text(), ms: performance.now() - startedAt };
      const { ResponseView } = await coming;
      setResponse(<ResponseView response={response} isPublic={isPublic} />);
      setState("idle");
    } catch {
      setResponse(null);
      setState("unreachable");
    }
  };
  return { entries, setEntries, errors, state, response, send: () => void send() };
}

interface ConsoleState {
  entries: Entries;
  setEntries: (change: (entries: Entries) => Entries) => void;
  errors: Readonly<Record<string, string>>;
  state: "idle" | "busy" | "unreachable";
  response: ReactNode;
  send: () => void;
}

function RequestFields(props: { id: string; endpoint: ConsoleEndpoint; call: ConsoleState }) {
  const { id, endpoint } = props;
  const { entries, setEntries, errors } = props.call;
  const { account } = useWallet();
  return (
    <div className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-2">
      {!endpoint.access.includes("public") && <KeyField id={id} account={account} />}
      {endpoint.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          id={`${id}-${parameter.name}`}
          parameter={parameter}
          value={entries.parameters[parameter.name] ?? ""}
          error={errors[parameter.name]}
          onChange={(value) =>
            setEntries((now) => ({ ...now, parameters: { ...now.parameters, [parameter.name]: value } }))
          }
        />
      ))}
      {endpoint.body !== null && (
        <BodyField
          id={`${id}-body`}
          value={entries.body}
          error={errors.body}
          onChange={(body) => setEntries((now) => ({ ...now, body }))}
        />
      )}
    </div>
  );
}

const labelLook = "flex items-baseline justify-between gap-3 text-sm";
const inputLook = "field mt-1 w-full px-3 font-mono text-[0.95rem] leading-6";

interface FieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const NOT_GIVEN = { value: "", label: "not given" };

/** A parameter of the path or the query. */
function ParameterField({ id, parameter, value, error, onChange }: FieldProps & { parameter: ParameterDoc }) {
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
          options={[...(required ? [] : [NOT_GIVEN]), ...choices.map((choice) => ({ value: choice, label: choice }))]}
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

function BodyField({ id, value, error, onChange }: FieldProps) {
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
function KeyField({ id, account }: { id: string; account: string | null }) {
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
