import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { clientExamples } from "@/lib/api/reference/client-examples.ts";
import { apiGroups } from "@/lib/api/reference/describe.ts";
import { env } from "@/lib/core/env.ts";

export const metadata: Metadata = { title: "Typed client" };

export default function ClientPage() {
  const { PUBLIC_ORIGIN } = env();
  const examples = clientExamples(PUBLIC_ORIGIN);
  const endpoints = apiGroups().reduce((sum, group) => sum + group.endpoints.length, 0);
  return (
    <DocsPage
      title="Typed client"
      lead={
        <p>
          One TypeScript file with the types of all {endpoints} endpoints. It needs only <Code>fetch</Code>.
        </p>
      }
    >
      <DocsSection id="get" title="Download">
        <p>
          The file is generated from the endpoints of this service. Copy it into your code; there is nothing to install.
        </p>
        <CodeBlock code={`curl -o credence.ts ${PUBLIC_ORIGIN}/credence.ts`} label="Copy the command" />
      </DocsSection>
      <Calls example={examples.call} />
      <DocsSection id="errors" title="Errors">
        <p>
          Error responses are thrown as an <Code>ApiError</Code> with their{" "}
          <TextLink href="/docs/errors">code</TextLink>. Network errors of <Code>fetch</Code> pass through.
        </p>
        <CodeBlock code={examples.errors} label="Copy the example" />
      </DocsSection>
      <Repeating example={examples.again} />
      <DocsSection id="pages" title="Pagination">
        <p>
          Lists have pages of at most 100 rows. <Code>signal</Code> aborts a call.
        </p>
        <CodeBlock code={examples.pages} label="Copy the example" />
      </DocsSection>
    </DocsPage>
  );
}

function Calls({ example }: { example: string }) {
  return (
    <DocsSection id="call" title="Calls">
      <p>
        Name a call by method and path, as in <TextLink href="/docs/reference">the reference</TextLink>; your editor
        completes the name and knows its types.
      </p>
      <CodeBlock code={example} label="Copy the call" />
      <p>
        <Code>params</Code> fills the placeholders of the path; <Code>query</Code> and <Code>body</Code> are sent as
        they are. The compiler asks for required parameters.
      </p>
    </DocsSection>
  );
}

function Repeating({ example }: { example: string }) {
  return (
    <DocsSection id="again" title="Idempotency">
      <p>
        Give a request that changes something an idempotency key to repeat it safely: for 24 hours you get the first
        response again.
      </p>
      <CodeBlock code={example} label="Copy the example" />
    </DocsSection>
  );
}
