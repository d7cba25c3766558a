import type { EndpointDoc } from "../../lib/api/reference/describe.ts";
import { Console } from "./console/console.tsx";
import { consoleEndpoint } from "./console/request.ts";
import { TextLink } from "./docs-page.tsx";
import { type DetailsProps, EndpointDetails } from "./endpoint-details.tsx";
import { EndpointPath } from "./endpoint-path.tsx";
import { Heading } from "./heading.tsx";
import { HttpMethod } from "./http-method.tsx";
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
      <EndpointDetails {...detailsOf(endpoint)} />
    </section>
  );
}

function detailsOf({ parameters, body, status, okWhen, answer, errors }: EndpointDoc): DetailsProps {
  return {
    parameters,
    // The console shows its example.
    body: body && { ...body, example: null },
    status,
    okWhen,
    answer: answer.fields,
    example: answer.example,
    errors: errors.map(({ code }) => code),
  };
}

function OwnLimit({ name }: { name: EndpointDoc["rateLimit"] }) {
  if (name === "default") return null;
  return (
    <>
      It has <TextLink href={`/docs/limits#${name}`}>its own rate limit</TextLink>.
    </>
  );
}
