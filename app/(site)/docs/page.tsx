import type { Metadata } from "next";
import { Console } from "@/components/docs/console/console.tsx";
import { consoleEndpoint } from "@/components/docs/console/request.ts";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { FirstSteps } from "@/components/docs/first-steps.tsx";
import { Code } from "@/components/docs/text.tsx";
import { QuickStart } from "@/components/portal/quick-start.tsx";
import { ClientTexts } from "@/components/texts/server.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { apiGroups, type EndpointDoc } from "@/lib/api/reference/describe.ts";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { limitsOf } from "@/lib/core/plans.ts";
import { EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { exampleIdentity } from "../../portal/_lib/example.ts";
import { withExample } from "./_lib/live-example.ts";

export const metadata: Metadata = { title: "Quick start" };

export default async function QuickStartPage() {
  const ctx = systemContext();
  const [session, known] = await Promise.all([readSession(), exampleIdentity(ctx)]);
  const example = known ?? EXAMPLE_ADDRESS;
  const { PUBLIC_ORIGIN } = ctx.env;
  return (
    <DocsPage title="Quick start" lead={<p>Your first score in three steps, all on this page.</p>}>
      <ClientTexts of={["api.problem", "portal.createKey", "portal.newKey", "portal.permissions", "portal.secret"]}>
        <FirstSteps perMinute={limitsOf(session?.tier ?? "free", ctx.env).perMinute} example={example}>
          <p>
            The key you create is filled in. Press <b className="font-semibold text-ink">Send</b>: this calls the API,
            and shows the response your server will get.
          </p>
          <Console endpoint={consoleEndpoint(withExample(scoreEndpoint(), example))} />
        </FirstSteps>
      </ClientTexts>
      <DocsSection id="server" title="From your server">
        <p>
          Keys belong on servers: the API sends no CORS headers, so pages of other hosts cannot call it. Keep yours in
          the environment.
        </p>
        <QuickStart origin={PUBLIC_ORIGIN} example={example} />
        <p>
          For TypeScript there is a <TextLink href="/docs/client">typed client</TextLink> that knows every endpoint.
        </p>
      </DocsSection>
      <DocsSection id="recompute" title="Verify the score">
        <p>
          A signed receipt holds the inputs of a score, their blocks, and the result. Anybody can recompute it offline,
          to the same integer, in a checkout of Credence.
        </p>
        <CodeBlock
          label="Copy the commands"
          code={`curl -o receipt.json -H "Authorization: Bearer $CREDENCE_KEY" \\\n  ${PUBLIC_ORIGIN}/v1/score/${example}/receipt\nnpm run verify -- receipt.json`}
        />
      </DocsSection>
      <NextSteps />
    </DocsPage>
  );
}

function NextSteps() {
  return (
    <DocsSection id="on" title="Next steps">
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <TextLink href="/docs/authentication">Authentication</TextLink>: what each permission allows, and how a wallet
          signs in without a browser.
        </li>
        <li>
          <TextLink href="/docs/scoring">Scoring model</TextLink>: what the points mean, with every constant.
        </li>
        <li>
          <TextLink href="/docs/reference/policies#evaluatePolicy">Policies</TextLink>: rules that return{" "}
          <Code>pass</Code>, <Code>fail</Code> or <Code>indeterminate</Code>, and why.
        </li>
        <li>
          <TextLink href="/docs/webhooks">Webhooks</TextLink>: get notified when a score changes.
        </li>
        <li>
          <TextLink href="/docs/reference">All endpoints</TextLink>, each with a console like the one above.
        </li>
      </ul>
    </DocsSection>
  );
}

function scoreEndpoint(): EndpointDoc {
  const found = apiGroups()
    .flatMap(({ endpoints }) => endpoints)
    .find(({ operationId }) => operationId === "getScore");
  if (!found) throw new Error("The registry has no getScore.");
  return found;
}
