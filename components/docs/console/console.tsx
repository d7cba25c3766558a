"use client";

import { CornerDownLeft } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { CodeTabs } from "../../ui/code-tabs.tsx";
import { Form } from "../../ui/form.tsx";
import { useWallet } from "../../wallet/wallet-context.tsx";
import { EndpointPath } from "../endpoint-path.tsx";
import { HttpMethod } from "../http-method.tsx";
import { useDocs } from "./docs-context.tsx";
import { BodyField, KeyField, ParameterField } from "./fields.tsx";
import { type ConsoleEndpoint, curlOf, requestOf, typescriptOf } from "./request.ts";
import { ResponseView } from "./response-view.tsx";
import { type ConsoleState, useConsole } from "./use-console.ts";

/** Calls an endpoint, and shows the response and the same call as code. */
export function Console({ endpoint }: { endpoint: ConsoleEndpoint }) {
  const { origin } = useDocs();
  const { operationId, method, access } = endpoint;
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
        {response && <ResponseView response={response} isPublic={access.includes("public")} />}
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
