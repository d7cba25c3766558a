import type { EndpointDoc } from "../../lib/api/reference/describe.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { formatCount } from "../ui/numbers.ts";
import { Console } from "./console/console.tsx";
import { consoleEndpoint } from "./console/request.ts";
import { TextLink } from "./docs-page.tsx";
import { EndpointPath } from "./endpoint-path.tsx";
import { Heading } from "./heading.tsx";
import { HttpMethod } from "./http-method.tsx";
import { SchemaFields } from "./schema-fields.tsx";
import { Inline, Paragraphs } from "./text.tsx";

/** An endpoint: description, console, parameters, response and errors. */
export function EndpointSection({ endpoint }: { endpoint: EndpointDoc }) {
  const { operationId, method, path, summary, description, needs } = endpoint;
  return (
    <section aria-labelledby={operationId} className="mt-14 border-t border-line pt-10">
      <div className="text-ink">
        <Heading id={operationId}>{summary}</Heading>
      </div>
      <p className="mt-2 flex items-baseline gap-3">
        <HttpMethod name={method} />
        <code className="min-w-0 font-mono text-sm wrap-anywhere text-ink">
          <EndpointPath path={path} />
        </code>
      </p>
      <div className="mt-4 max-w-2xl space-y-3">
        {description && <Paragraphs text={description} />}
        <p className="text-sm">
          <Inline text={needs} /> <OwnLimit name={endpoint.rateLimit} />
        </p>
      </div>
      <div className="mt-6">
        <Console endpoint={consoleEndpoint(endpoint)} />
      </div>
      <div className="mt-4">
        <Inputs endpoint={endpoint} />
        <Response endpoint={endpoint} />
        <Errors errors={endpoint.errors} />
      </div>
    </section>
  );
}

function Inputs({ endpoint: { parameters, body } }: { endpoint: EndpointDoc }) {
  const fields = parameters.map(({ name, type, in: place, required, description }) => ({
    path: name,
    type: `${type}, in the ${place}`,
    required,
    description,
  }));
  return (
    <>
      {fields.length > 0 && (
        <Disclosure title="Parameters" note={String(fields.length)}>
          <SchemaFields fields={fields} />
        </Disclosure>
      )}
      {body && body.fields.length > 0 && (
        <Disclosure title="Body" note={formatCount(body.fields.length, "field")}>
          <SchemaFields fields={body.fields} />
        </Disclosure>
      )}
    </>
  );
}

function Response({ endpoint: { answer, status, okWhen } }: { endpoint: EndpointDoc }) {
  return (
    <Disclosure title={`Response ${status}`} note={formatCount(answer.fields.length, "field")}>
      {okWhen && (
        <p className="py-2 text-sm">
          200 instead: <Inline text={okWhen} />
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 *:min-w-0 xl:grid-cols-2">
        <SchemaFields fields={answer.fields} />
        <div className="self-start xl:sticky xl:top-4">
          <CodeBlock code={JSON.stringify(answer.example, null, 2)} label="Copy the example" />
        </div>
      </div>
    </Disclosure>
  );
}

function Errors({ errors }: Pick<EndpointDoc, "errors">) {
  return (
    <Disclosure title="Errors" note={String(errors.length)}>
      <ul className="divide-y divide-line">
        {errors.map(({ code, status, meaning }) => (
          <li key={code} className="flex flex-wrap items-baseline gap-x-3 py-2 text-sm">
            <span className="figures text-ink-faint">{status}</span>
            <a href={`/docs/errors#${code}`} className="font-mono text-accent underline underline-offset-4">
              {code}
            </a>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function OwnLimit({ name }: { name: EndpointDoc["rateLimit"] }) {
  if (name === "default") return null;
  return (
    <>
      It has <TextLink href={`/docs/limits#${name}`}>its own rate limit</TextLink>.
    </>
  );
}
