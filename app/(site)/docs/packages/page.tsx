import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { env } from "@/lib/core/env.ts";

export const metadata: Metadata = { title: "Packages" };

export default function PackagesPage() {
  const { PUBLIC_ORIGIN } = env();
  return (
    <DocsPage
      title="Packages"
      lead={<p>A client, React components and the contracts, as npm packages without dependencies other than peers.</p>}
    >
      <DocsSection id="client" title="@credence/client">
        <p>
          The <TextLink href="/docs/client">typed client</TextLink> as a package, and a proxy. A key in a page is
          public, so this service answers no pages of other hosts: mount the proxy on your own server. It makes only the
          calls you list, by default a score, an evaluation and a check.
        </p>
        <CodeBlock code={proxyCode(PUBLIC_ORIGIN)} label="Copy the proxy" />
        <p>
          Visitors spend the limits of the key. Give it a <Code>rateLimit</Code> of its own.
        </p>
      </DocsSection>
      <DocsSection id="react" title="@credence/react">
        <p>
          Hooks <Code>useScore</Code>, <Code>usePolicy</Code> and <Code>useCheck</Code>, and components for a badge, a
          card, a gate and a <TextLink href="/check">check before somebody pays</TextLink>: light and dark, accessible,
          with their own styles. React 19 and the client are peers.
        </p>
        <CodeBlock code={REACT} label="Copy the components" />
        <p>
          A gate hides nothing from somebody who reads the page’s code. Check again on your server, or require a pass in
          your contract. Without any code, <Code>/badge/alice.svg</Code> shows a score as a picture.
        </p>
      </DocsSection>
      <DocsSection id="contracts" title="@credence/contracts">
        <p>
          The ABIs as typed constants, the EIP-712 types of passes and receipts, and the Solidity sources of the
          verifier. <Code>/.well-known/credence.json</Code> lists the addresses on each chain.
        </p>
        <CodeBlock code={SOLIDITY} label="Copy the contract" />
      </DocsSection>
    </DocsPage>
  );
}

const proxyCode = (origin: string) => `// app/api/credence/[...path]/route.ts in Next.js
import { createProxy } from "@credence/client/proxy";

const proxy = createProxy({
  baseUrl: "${origin}",
  apiKey: process.env.CREDENCE_KEY,
  path: "/api/credence",
});
export { proxy as GET, proxy as POST };`;

const REACT = `import { CheckBeforeSending, CredenceProvider, Gate, ScoreBadge, ScoreCard } from "@credence/react";

<CredenceProvider baseUrl="/api/credence">
  <ScoreBadge identity="alice" />
  <ScoreCard identity={address} />
  <Gate identity={address} policyId="pol_…">Members only</Gate>
  <CheckBeforeSending address={receiver} from={address} />
</CredenceProvider>`;

const SOLIDITY = `import {PolicyPass} from "@credence/contracts/solidity/CredenceTypes.sol";
import {ScoreVerifier} from "@credence/contracts/solidity/ScoreVerifier.sol";

function claim(PolicyPass calldata pass, bytes calldata signature) external {
    if (pass.subject != msg.sender) revert NotSubject(msg.sender, pass.subject);
    if (pass.policyId != policyId) revert OtherPolicy(pass.policyId);
    verifier.requirePass(pass, signature);
}`;
