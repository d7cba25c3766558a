"use client";
import type { EndpointDoc } from "../../lib/api/reference/describe.ts";
import type { Field } from "../../lib/api/reference/json-schema.ts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { formatCount } from "../ui/numbers.ts";
import { useDocs } from "./console/docs-context.tsx";
import { Inline } from "./text.tsx";

export interface DetailsProps extends Pick<EndpointDoc, "parameters" | "body" | "status" | "okWhen"> {
  answer: EndpointDoc["answer"]["fields"];
  example: EndpointDoc["answer"]["example"];
  /** Their codes. */
  errors: readonly string[];
}

/**
 * Parameters, body, response and errors of an endpoint. A client component, as a page carries the props of these and the elements of
 * others a second time for hydration, and a list of fields is far smaller than its elements.
 */
export function EndpointDetails(props: DetailsProps) {
  return (
    <div className="mt-4">
      <Inputs {...props} />
      <Response {...props} />
      <Errors codes={props.errors} />
    </div>
  );
}

function Inputs({ parameters, body }: DetailsProps) {
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

function Response({ answer, example, status, okWhen }: DetailsProps) {
  return (
    <Disclosure title={`Response ${status}`} note={formatCount(answer.length, "field")}>
      {okWhen && (
        <p className="py-2 text-sm">
          200 instead: <Inline text={okWhen} />
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 *:min-w-0 xl:grid-cols-2">
        <SchemaFields fields={answer} />
        <div className="self-start xl:sticky xl:top-4">
          <CodeBlock code={JSON.stringify(example, null, 2)} label="Copy the example" />
        </div>
      </div>
    </Disclosure>
  );
}

/** The fields of a body or a response; nested fields are indented. Styled by the list's class, as hundreds of fields would repeat theirs. */
function SchemaFields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className="field-list">
      {fields.map((field) => {
        const parent = field.path.split(".").slice(0, -1).join(".");
        const depth = parent === "" ? 0 : parent.split(".").length;
        return (
          <li key={field.path} className={depths[Math.min(depth, depths.length - 1)]}>
            <code>
              {parent && <i>{parent}.</i>}
              {field.path.slice(parent === "" ? 0 : parent.length + 1)}
            </code>
            <span>
              <Inline text={field.type} />
              {field.required ? "" : ", optional"}
            </span>
            {field.description && (
              <p>
                <Inline text={field.description} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const depths = [undefined, "d1", "d2", "d3"] as const;

function Errors({ codes }: { codes: readonly string[] }) {
  const { errors } = useDocs();
  return (
    <Disclosure title="Errors" note={String(codes.length)}>
      <ul className="divide-y divide-line text-sm *:py-2 [&_a]:mx-3 [&_a]:font-mono [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4">
        {codes.map((code) => (
          <li key={code}>
            <span className="figures text-ink-faint">{errors[code]?.status}</span>
            <a href={withBasePath(`/docs/errors#${code}`)}>{code}</a>
            <Inline text={errors[code]?.meaning ?? ""} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
