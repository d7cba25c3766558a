import type { Metadata } from "next";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
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
          One TypeScript file that knows all {endpoints} endpoints: what each takes, what it gives. It needs nothing but{" "}
          <Code>fetch</Code>.
        </p>
      }
    >
      <Part id="get" title="Get it">
        <p>
          The file is made from the declarations of this service, so it fits what runs here. Put it beside your code and
          make it yours; there is nothing to install.
        </p>
        <CodeBlock code={`curl -o credence.ts ${PUBLIC_ORIGIN}/credence.ts`} label="Copy the command" />
      </Part>
      <Part id="call" title="Call">
        <p>
          A call is named by method and path, as in <TextLink href="/docs/reference">the reference</TextLink>; an editor
          completes the name, and knows the rest from it.
        </p>
        <CodeBlock code={examples.call} label="Copy the call" />
        <p>
          <Code>params</Code> fills the braces of the path, <Code>query</Code> and <Code>body</Code> are what they say.
          Whatever has to be given is asked for by the compiler.
        </p>
      </Part>
      <Part id="errors" title="Errors">
        <p>
          Every error the service answers with is thrown as an <Code>ApiError</Code> with its{" "}
          <TextLink href="/docs/errors">code</TextLink>. What <Code>fetch</Code> throws where nothing answers passes
          through.
        </p>
        <CodeBlock code={examples.errors} label="Copy the example" />
      </Part>
      <Part id="again" title="Once, and only once">
        <p>
          Name a request that changes something, and repeating it does nothing twice: for 24 hours the first answer
          comes again.
        </p>
        <CodeBlock code={examples.again} label="Copy the example" />
      </Part>
      <Part id="pages" title="Lists">
        <p>
          Lists come in pages of at most 100 rows. <Code>signal</Code> ends a call that nobody waits for any longer.
        </p>
        <CodeBlock code={examples.pages} label="Copy the example" />
      </Part>
    </DocsPage>
  );
}
