import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { env } from "@/lib/core/env.ts";

export const metadata: Metadata = { title: "Gates on chain" };

export default function GatesPage() {
  return (
    <DocsPage
      title="Gates on chain"
      lead={
        <p>
          A contract can require that its caller passes one of your policies: the service signs a pass, the caller sends
          it along, and <Code>ScoreVerifier</Code> checks it.
        </p>
      }
    >
      <DocsSection id="pass" title="Get a pass">
        <p>
          With a key of the policy’s developer, or with the session of the wallet itself. Without one,{" "}
          <Code>/gate/&#123;policyId&#125;</Code> is a page where a visitor reads the rules and gets the pass: see the{" "}
          <TextLink href="/docs/reference/policies">endpoints</TextLink>.
        </p>
        <CodeBlock code={request(env().PUBLIC_ORIGIN)} label="Copy the command" />
        <p>
          The response has <Code>pass</Code>, <Code>signature</Code>, <Code>domain</Code> and <Code>contract</Code>. A
          wallet that fails gets <Code>NOT_ELIGIBLE</Code> with each failed rule; one that could not be checked,{" "}
          <Code>INDETERMINATE</Code>.
        </p>
      </DocsSection>
      <RequirePass />
      <Refusals />
      <PassportSection />
    </DocsPage>
  );
}

function RequirePass() {
  return (
    <DocsSection id="contract" title="Require it">
      <p>
        From <TextLink href="/docs/packages#contracts">@credence/contracts</TextLink>.{" "}
        <Code>/.well-known/credence.json</Code> has the verifier’s address on each chain.
      </p>
      <CodeBlock code={SOLIDITY} label="Copy the function" />
      <p>
        A pass is public once it is sent, so compare its subject with whoever gains by the call. All passes of a policy
        for one person have the same <Code>nonce</Code>, whichever linked wallet they are for: store it if each person
        counts once.
      </p>
    </DocsSection>
  );
}

function Refusals() {
  return (
    <DocsSection id="refused" title="What is refused">
      <DataTable
        caption="What ScoreVerifier refuses"
        rows={REFUSALS}
        columns={[
          { head: "A pass that", cell: ({ pass }) => pass },
          { head: "Error", cellClassName: "font-mono text-sm", cell: ({ error }) => error },
        ]}
      />
    </DocsSection>
  );
}

function PassportSection() {
  return (
    <DocsSection id="passport" title="In place of Human Passport">
      <p>
        <Code>PassportAdapter</Code> has the functions and errors of Passport’s decoder: <Code>getScore(address)</Code>{" "}
        and <Code>isHuman(address)</Code> answer from the newest receipt that anybody stored in it;{" "}
        <Code>getPassport(address)</Code> reverts, since no receipt holds credentials.
      </p>
      <p>
        <Code>storeScore</Code> takes the signed values of the receipt that{" "}
        <Code>GET /v1/score/&#123;identity&#125;/receipt</Code> returns:
      </p>
      <CodeBlock code={STORE_SCORE} label="Copy the call" />
    </DocsSection>
  );
}

const REFUSALS = [
  { pass: "says that its subject does not pass", error: "NotAllowed" },
  { pass: "has expired", error: "Expired" },
  { pass: "is valid for more than a day", error: "PassTooLong" },
  { pass: "was issued in the future", error: "NotYetIssued" },
  { pass: "is altered, or for another chain or verifier", error: "UnknownSigner" },
  { pass: "was issued outside its signer’s validity", error: "SignerNotValidAt" },
  { pass: "is revoked, alone or with all of its subject", error: "DigestRevoked, SubjectRevoked" },
  { pass: "has another form of signature", error: "ECDSAInvalidSignature…" },
];

function request(origin: string): string {
  return [
    `curl -X POST ${origin}/v1/trust/policies/pol_…/pass \\`,
    '  -H "Authorization: Bearer $CREDENCE_KEY" -H "Content-Type: application/json" \\',
    `  -d '{"identity": "0x…", "chainId": 1}'`,
  ].join("\n");
}

const SOLIDITY = `function claim(PolicyPass calldata pass, bytes calldata signature) external {
    if (pass.subject != msg.sender) revert NotSubject(msg.sender, pass.subject);
    if (pass.policyId != policyId) revert OtherPolicy(pass.policyId);
    verifier.requirePass(pass, signature);
}`;

const STORE_SCORE = `const { subject, modelHash, factsHash, result, issuedAt, signature } = receipt;
const scored = { subject, modelHash, factsHash, total: BigInt(result.total), issuedAt: BigInt(issuedAt) };
await wallet.writeContract({ address, abi, functionName: "storeScore", args: [scored, signature] });`;
