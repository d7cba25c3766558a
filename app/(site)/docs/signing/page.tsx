import type { Metadata } from "next";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { env } from "@/lib/core/env.ts";
import { type SignedType, signedTypes, signingDomain } from "@/lib/core/typed-data.ts";

export const metadata: Metadata = { title: "Signing" };

/** Where each message is brought. */
const uses: Record<SignedType, { tag: string; operationId: string; what: string }> = {
  MintIdentity: { tag: "identities", operationId: "mintIdentity", what: "The owner lets the service mint a name." },
  ActivateIdentity: {
    tag: "identities",
    operationId: "activateIdentity",
    what: "The owner makes a name an identity, with the own wallet as its first.",
  },
  LinkWallet: {
    tag: "identities",
    operationId: "linkWallet",
    what: "A wallet joins an identity. The wallet signs, and the owner where no session of theirs is at hand.",
  },
  UnlinkWallet: { tag: "identities", operationId: "unlinkWallet", what: "The wallet or the owner parts them again." },
  ClaimAchievement: { tag: "achievements", operationId: "claimAchievement", what: "A wallet of the identity claims." },
  TrackReferral: { tag: "reservations", operationId: "trackReferral", what: "The referee says who sent them." },
  ClaimMint: {
    tag: "reservations",
    operationId: "claimMint",
    what: "A wallet asks for a voucher to mint a name, by somebody else's key.",
  },
  RevokeAttestation: {
    tag: "attestations",
    operationId: "revokeAttestation",
    what: "The issuer takes an attestation back. Any write key may bring the signature.",
  },
};

export default function SigningPage() {
  const { PUBLIC_ORIGIN, CHAINS } = env();
  const domain = signingDomain({ PUBLIC_ORIGIN }, CHAINS[0]?.id ?? 1);
  // The table's own keys.
  const names = Object.keys(signedTypes) as SignedType[];
  return (
    <DocsPage
      title="Signing"
      lead={<p>What wallets sign beside signing in: EIP-712 messages that say in words what they allow.</p>}
    >
      <Part id="domain" title="Domain">
        <p>
          <TextLink href="/docs/reference/identities#getSigning">GET /v1/auth/signing</TextLink> gives the domain and
          types of this service. The salt is the keccak256 of its public origin, so a signature holds for one chain and
          for this service alone. The chain is the identity&apos;s or the attestation&apos;s, else the first one
          configured.
        </p>
        <CodeBlock code={JSON.stringify(domain, null, 2)} label="Copy the domain" />
      </Part>
      <Part id="rules" title="Rules">
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <Code>deadline</Code> is in unix seconds and at most an hour ahead.
          </li>
          <li>
            <Code>nonce</Code> stands in <TextLink href="/docs/reference/identities#getIdentity">the identity</TextLink>{" "}
            and rises with each activation, link, unlink and transfer: a signature serves once.
          </li>
          <li>
            Names are without suffix. Texts that are not given are <Code>&quot;&quot;</Code>, and{" "}
            <Code>notifySubject</Code> is true where it is not given.
          </li>
          <li>
            Smart accounts count (ERC-1271, ERC-6492). Where the chain cannot be asked the answer is{" "}
            <TextLink href="/docs/errors#CHAIN_UNAVAILABLE">CHAIN_UNAVAILABLE</TextLink>, never “invalid”.
          </li>
          <li>
            Attestations are signed in EAS&apos;s own format:{" "}
            <TextLink href="/docs/reference/attestations#prepareAttestation">prepare</TextLink> gives what to sign.
          </li>
        </ul>
      </Part>
      <Part id="messages" title="Messages">
        {names.map((name) => (
          <MessageType key={name} name={name} />
        ))}
      </Part>
      <Part id="example" title="An example">
        <p>With viem, for the owner of a name who is not signed in:</p>
        <CodeBlock code={exampleCode(PUBLIC_ORIGIN)} label="Copy the example" />
      </Part>
    </DocsPage>
  );
}

function MessageType({ name }: { name: SignedType }) {
  const { tag, operationId, what } = uses[name];
  return (
    <div className="pt-4">
      <div className="font-mono text-ink">
        <Heading level={3} id={name}>
          {name}
        </Heading>
      </div>
      <p className="mb-3">
        {what} <TextLink href={`/docs/reference/${tag}#${operationId}`}>{operationId}</TextLink>
      </p>
      <Table caption={`Fields of ${name}`}>
        <thead>
          <tr>
            <HeadCell className="w-1/2">Field</HeadCell>
            <HeadCell>Type</HeadCell>
          </tr>
        </thead>
        <tbody className="font-mono text-sm">
          {signedTypes[name].map((field) => (
            <tr key={field.name}>
              <Cell className="py-2 text-ink">{field.name}</Cell>
              <Cell className="py-2">{field.type}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function exampleCode(origin: string): string {
  return `const origin = "${origin}";
const get = async (path) => (await fetch(origin + path, { headers })).json();
const { identity } = await get("/v1/identity/alice");
const { domain, types } = await get(\`/v1/auth/signing?chainId=\${identity.chainId}\`);
const deadline = Math.floor(Date.now() / 1000) + 600;
const signature = await account.signTypedData({
  domain,
  types: { ActivateIdentity: types.ActivateIdentity },
  primaryType: "ActivateIdentity",
  message: {
    name: identity.svcId,
    owner: account.address,
    nonce: BigInt(identity.nonce),
    deadline: BigInt(deadline),
  },
});
await fetch(\`\${origin}/v1/identity/alice/activate\`, {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify({ deadline, signature }),
});`;
}
