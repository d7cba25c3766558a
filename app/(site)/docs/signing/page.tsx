import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { env } from "@/lib/core/env.ts";
import { type SignedType, signedTypes, signingDomain } from "@/lib/core/typed-data.ts";

export const metadata: Metadata = { title: "Signing" };

/** The endpoint that takes each message. */
const uses: Record<SignedType, { tag: string; operationId: string; what: string }> = {
  MintIdentity: { tag: "identities", operationId: "mintIdentity", what: "The owner lets the service mint a name." },
  ActivateIdentity: {
    tag: "identities",
    operationId: "activateIdentity",
    what: "The owner activates a name, with their wallet as the primary one.",
  },
  LinkWallet: {
    tag: "identities",
    operationId: "linkWallet",
    what: "Links a wallet to an identity. The wallet signs, and the owner too unless signed in.",
  },
  UnlinkWallet: { tag: "identities", operationId: "unlinkWallet", what: "The wallet or the owner unlinks a wallet." },
  ClaimAchievement: {
    tag: "achievements",
    operationId: "claimAchievement",
    what: "A wallet of the identity claims an achievement.",
  },
  TrackReferral: { tag: "reservations", operationId: "trackReferral", what: "The referee names the referrer." },
  ClaimMint: {
    tag: "reservations",
    operationId: "claimMint",
    what: "A wallet requests a mint voucher through somebody else’s key.",
  },
  OpenAppeal: {
    tag: "appeals",
    operationId: "openAppeal",
    what: "The wallet contests a risk flag. Reason and evidence are public.",
  },
  WithdrawAppeal: { tag: "appeals", operationId: "withdrawAppeal", what: "The wallet withdraws its appeal." },
  RevokeAttestation: {
    tag: "attestations",
    operationId: "revokeAttestation",
    what: "The issuer revokes an attestation. Any write key may submit the signature.",
  },
  EraseData: {
    tag: "developers",
    operationId: "eraseData",
    what: "The owner of a signed-in wallet has their data erased. The texts say what goes and what stays; the nonce is that of GET /v1/auth/nonce, as a number.",
  },
};

export default function SigningPage() {
  const { PUBLIC_ORIGIN, CHAINS } = env();
  const domain = signingDomain({ PUBLIC_ORIGIN }, CHAINS[0]?.id ?? 1);
  // The table's own keys.
  const names = Object.keys(signedTypes) as SignedType[];
  return (
    <DocsPage title="Signing" lead={<p>EIP-712 messages that wallets sign, besides signing in.</p>}>
      <DocsSection id="domain" title="Domain">
        <p>
          <TextLink href="/docs/reference/identities#getSigning">GET /v1/auth/signing</TextLink> returns the domain and
          types of this service. The salt is the keccak256 of its public origin, so a signature is valid for one chain
          and this service only. The chain is the identity’s or the attestation’s, or the first one configured.
        </p>
        <CodeBlock code={JSON.stringify(domain, null, 2)} label="Copy the domain" />
      </DocsSection>
      <Rules />
      <DocsSection id="messages" title="Messages">
        {names.map((name) => (
          <MessageType key={name} name={name} />
        ))}
      </DocsSection>
      <DocsSection id="example" title="Example">
        <p>With viem, for the owner of a name who is not signed in:</p>
        <CodeBlock code={exampleCode(PUBLIC_ORIGIN)} label="Copy the example" />
      </DocsSection>
    </DocsPage>
  );
}

function Rules() {
  return (
    <DocsSection id="rules" title="Rules">
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <Code>deadline</Code> is in unix seconds and at most an hour ahead; a day, where the signer is an account with
          code on the chain.
        </li>
        <li>
          <Code>nonce</Code> is part of <TextLink href="/docs/reference/identities#getIdentity">the identity</TextLink>{" "}
          and increases with each activation, link, unlink and transfer: a signature works once.
        </li>
        <li>
          Names have no suffix. Omitted texts are <Code>&quot;&quot;</Code>, and an omitted <Code>notifySubject</Code>{" "}
          is true.
        </li>
        <li>
          A key’s signature has 65 bytes: r, a low s, and v 27 or 28, or 0 or 1. Smart accounts can sign (ERC-1271,
          ERC-6492), also with <Code>0x</Code> for what they signed on chain. If the chain does not respond, the
          response is <TextLink href="/docs/errors#CHAIN_UNAVAILABLE">CHAIN_UNAVAILABLE</TextLink>, never “invalid”.
        </li>
        <li>
          Attestations use the format of EAS:{" "}
          <TextLink href="/docs/reference/attestations#prepareAttestation">prepare</TextLink> returns what to sign.
        </li>
      </ul>
    </DocsSection>
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
      <CodeBlock code={encodedType(name)} label={`Copy the type of ${name}`} />
    </div>
  );
}

/** A type as EIP-712 hashes it. */
function encodedType(name: SignedType): string {
  return `${name}(${signedTypes[name].map((field) => `${field.type} ${field.name}`).join(",")})`;
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
