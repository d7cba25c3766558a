"use client";

import { CornerDownLeft } from "lucide-react";
import { useState } from "react";
import { sendRequest } from "../../../lib/api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useWallet } from "../../wallet/wallet-context.tsx";
import { EndpointPath } from "../endpoint-path.tsx";
import { HttpMethod } from "../http-method.tsx";
import { useDocs } from "./docs-context.tsx";
import { BodyField, KeyField, ParameterField } from "./fields.tsx";
import {
  type ConsoleEndpoint,
  curlOf,
  defaultEntries,
  type Entries,
  requestOf,
  typescriptOf,
  validateEntries,
} from "./request.ts";
import { type Answer, ResponseView } from "./response-view.tsx";

/** Sends a real call, and shows what came back, and the same call for elsewhere. */
export function Console({ endpoint }: { endpoint: ConsoleEndpoint }) {
  const ready = useHydrated();
  const { apiKey, origin } = useDocs();
  const { account } = useWallet();
  const [entries, setEntries] = useState<Entries>(() => defaultEntries(endpoint));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [state, setState] = useState<"idle" | "busy" | "unreachable">("idle");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { operationId, method, parameters, body, access } = endpoint;
  const isPublic = access.includes("public");
  const id = `console-${operationId}`;

  const send = async () => {
    const found = validateEntries(endpoint, entries);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    setState("busy");
    const key = isPublic || apiKey.trim() === "" ? undefined : apiKey.trim();
    const began = performance.now();
    try {
      const response = await sendRequest(requestOf(endpoint, entries, { apiKey: key }));
      const text = await response.text();
      setAnswer({ status: response.status, headers: response.headers, text, ms: performance.now() - began });
      setState("idle");
    } catch {
      setAnswer(null);
      setState("unreachable");
    }
  };
  const shown = requestOf(endpoint, entries, {});

  return (
    <form
      noValidate
      aria-label={`Console of ${operationId}`}
      className="overflow-hidden rounded-xl border border-line bg-surface print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset disabled={!ready} className="contents">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 pr-2 pl-4">
          <HttpMethod name={method} />
          <code className="order-last min-w-0 basis-full pr-2 pb-1 font-mono text-sm wrap-anywhere text-ink sm:order-none sm:flex-1 sm:basis-0 sm:pr-0 sm:pb-0">
            <EndpointPath path={shown.url.replaceAll(/%7B(\w+)%7D/g, "{$1}")} />
          </code>
          <Button type="submit" busy={state === "busy"} className="ml-auto px-4 text-sm">
            {state !== "busy" && <CornerDownLeft size={16} />} Send
          </Button>
        </div>
        <div className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-2">
          {!isPublic && <KeyField id={id} account={account} />}
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              id={`${id}-${parameter.name}`}
              parameter={parameter}
              value={entries.parameters[parameter.name] ?? ""}
              fault={faults[parameter.name]}
              onChange={(value) =>
                setEntries({ ...entries, parameters: { ...entries.parameters, [parameter.name]: value } })
              }
            />
          ))}
          {body !== null && (
            <BodyField
              id={`${id}-body`}
              value={entries.body}
              fault={faults.body}
              onChange={(text) => setEntries({ ...entries, body: text })}
            />
          )}
        </div>
      </fieldset>
      <div aria-live="polite">
        {state === "unreachable" && (
          <p className="border-t border-line bg-down-soft px-4 py-3 text-down">
            We could not reach the service. Check the connection and send it again.
          </p>
        )}
        {answer && <ResponseView answer={answer} isPublic={isPublic} />}
      </div>
      <div className="border-t border-line p-4 pt-2">
        <Tabs
          label={`The same call, of ${operationId}`}
          tabs={[
            { id: "curl", label: "curl", code: curlOf(endpoint, entries, origin) },
            { id: "typescript", label: "TypeScript", code: typescriptOf(endpoint, entries, origin) },
          ].map(({ code, ...tab }) => ({
            ...tab,
            content: <CodeBlock code={code} label={`Copy the call in ${tab.label}`} />,
          }))}
        />
      </div>
    </form>
  );
}
