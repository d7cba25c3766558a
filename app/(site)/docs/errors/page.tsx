import type { Metadata } from "next";
import { DocsPage, DocsSection } from "@/components/docs/docs-page.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { Code, Inline } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { errorBody } from "@/lib/api/envelope.ts";
import { apiGroups } from "@/lib/api/reference/describe.ts";
import { withBasePath } from "@/lib/core/base-path.ts";
import { type ErrorCode, errorCodes, ServiceError } from "@/lib/core/errors.ts";

export const metadata: Metadata = { title: "Errors" };

export default function ErrorsPage() {
  // The table's own keys.
  const codes = Object.keys(errorCodes) as ErrorCode[];
  return (
    <DocsPage title="Errors" lead={<p>Every error has a code for programs, a message for people, and a remedy.</p>}>
      <DocsSection id="body" title="Format">
        <p>
          A status of 400 to 404 needs a change of the request; 429, a later attempt; 500 and 503 are our errors.{" "}
          <Code>error</Code> is one of the codes below and is stable; <Code>message</Code> may change.{" "}
          <Code>details</Code> lists invalid fields by path. Include the header <Code>X-Request-Id</Code> when you
          contact us.
        </p>
        <CodeBlock code={example()} label="Copy the error" />
      </DocsSection>
      <DocsSection id="codes" title="Codes">
        <nav aria-label="Codes" className="columns-1 gap-x-8 text-sm sm:columns-2">
          {codes.map((code) => (
            <a
              key={code}
              href={`#${code}`}
              className="flex min-h-11 break-inside-avoid items-baseline gap-3 py-2.5 font-mono text-[0.8125rem] hover:text-accent sm:min-h-8 sm:py-1"
            >
              <span className="figures w-8 text-ink-faint">{errorCodes[code].status}</span> {code}
            </a>
          ))}
        </nav>
      </DocsSection>
      <div className="mt-10 divide-y divide-line border-t border-line">
        {codes.map((code) => (
          <ErrorEntry key={code} code={code} />
        ))}
      </div>
    </DocsPage>
  );
}

function ErrorEntry({ code }: { code: ErrorCode }) {
  const { status, meaning, fix } = errorCodes[code];
  const by = endpointsWith(code);
  return (
    <section aria-labelledby={code} className="grid gap-x-8 gap-y-2 py-7 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <p className="figures text-lg font-semibold text-ink-faint">{status}</p>
      <div className="max-w-2xl">
        <div className="-mt-0.5 font-mono text-ink">
          <Heading level={3} id={code}>
            {code}
          </Heading>
        </div>
        <p className="mt-1 text-ink">
          <Inline text={meaning} />
        </p>
        <p className="mt-2">
          <Inline text={fix} />
        </p>
        {by.length > 0 && (
          <p className="mt-3 text-sm text-ink-faint">
            Returned by{" "}
            {by.map(({ operationId, tag }, i) => (
              <span key={operationId}>
                {i > 0 && ", "}
                <a
                  href={withBasePath(`/docs/reference/${tag}#${operationId}`)}
                  className="underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {operationId}
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </section>
  );
}

/** The endpoints that may return a code; none where most of them may. */
function endpointsWith(code: ErrorCode): { operationId: string; tag: string }[] {
  const all = apiGroups().flatMap(({ endpoints }) => endpoints);
  const some = all.filter(({ errors }) => errors.some((one) => one.code === code));
  return some.length > all.length / 2 ? [] : some;
}

function example(): string {
  const error = new ServiceError("LIMIT_EXCEEDS_MAXIMUM", "The limit is above the maximum of 100.", {
    details: [{ path: "query.limit", message: "must be at most 100" }],
  });
  return JSON.stringify(JSON.parse(errorBody(error, Date.UTC(2026, 0, 15, 12))), null, 2);
}
