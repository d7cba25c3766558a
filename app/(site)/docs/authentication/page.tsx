import type { Metadata } from "next";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { accessList } from "@/lib/api/define-endpoint.ts";
import { apiGroups } from "@/lib/api/reference/describe.ts";
import { env } from "@/lib/core/env.ts";
import { type Permission, permissions } from "@/lib/core/permissions.ts";

export const metadata: Metadata = { title: "Authentication" };

const meanings: Record<Permission, string> = {
  read: "Look up scores, boards, histories and everything else.",
  write: "Create and change: track wallets, attest, register webhooks. Includes read.",
  admin: "Delete, and manage keys. Includes write.",
};

export default function AuthenticationPage() {
  const { PUBLIC_ORIGIN, CHAINS } = env();
  return (
    <DocsPage title="Authentication" lead={<p>A key for a server, a session for a person. Both go into one header.</p>}>
      <CodeBlockBelow code="Authorization: Bearer svc_live_…" label="Copy the header" />
      <Part id="keys" title="API keys">
        <p>
          Make them in the <TextLink href="/portal/keys">portal</TextLink>, or with{" "}
          <TextLink href="/docs/reference/developers#createApiKey">POST /v1/developer/keys</TextLink>. A key looks like{" "}
          <Code>svc_live_</Code> and 36 letters and digits, the last six a checksum: secret scanners find one that got
          out, and a mistyped one is refused without a look-up. We keep its hash alone, so it is shown once.
        </p>
        <Table caption="Permissions">
          <thead>
            <tr>
              <HeadCell>Permission</HeadCell>
              <HeadCell>What it allows</HeadCell>
              <HeadCell className="hidden text-right sm:table-cell">Endpoints</HeadCell>
            </tr>
          </thead>
          <tbody>
            {permissions.map((name) => (
              <tr key={name}>
                <Cell className="font-mono text-sm text-ink">{name}</Cell>
                <Cell className="max-sm:pr-4 sm:min-w-56">{meanings[name]}</Cell>
                <Cell className="figures hidden text-right sm:table-cell">{endpointsFor(name)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <p>
          Rotating makes a successor and lets the old key work on for up to a week; revoking ends a key within a second
          everywhere. Things of another developer answer like things that do not exist: 404.
        </p>
      </Part>
      <Part id="session" title="Sessions">
        <p>
          A signed-in wallet may do everything with its own things. In a browser the session is a cookie. Requests that
          change something must then come from a page of this service (<Code>Origin</Code>) and carry JSON, so that no
          other page can act for you. A Bearer header, even an invalid one, goes before the cookie.
        </p>
        <p>
          The <TextLink href="/portal/sessions">portal</TextLink> and{" "}
          <TextLink href="/docs/reference/developers#listSessions">GET /v1/auth/sessions</TextLink> list where a wallet
          is signed in, and end <TextLink href="/docs/reference/developers#endOneSession">one session</TextLink> or{" "}
          <TextLink href="/docs/reference/developers#endSessions">all of them</TextLink>. A session that was ended is
          refused within a second everywhere.
        </p>
      </Part>
      <Part id="token" title="Signing in without a browser">
        <p>
          Sign-In with Ethereum (ERC-4361): take a nonce, let the wallet sign the message, and exchange both for a
          token. A nonce expiries ten minutes and serves once; a token expiries 24 hours, and{" "}
          <TextLink href="/docs/reference/developers#endSession">DELETE /v1/auth/token</TextLink> ends it at once. Smart
          accounts sign by ERC-1271 or ERC-6492.
        </p>
        <CodeBlock code={signInCode(PUBLIC_ORIGIN, CHAINS[0]?.id ?? 1)} label="Copy the sign-in" />
      </Part>
      <Part id="public" title="Without either">
        <p>
          These need nothing:{" "}
          {publicPaths().map((path, i) => (
            <span key={path}>
              {i > 0 && ", "}
              <Code>{path}</Code>
            </span>
          ))}
          .
        </p>
      </Part>
    </DocsPage>
  );
}

function CodeBlockBelow(props: { code: string; label: string }) {
  return (
    <div className="mt-6">
      <CodeBlock {...props} />
    </div>
  );
}

const all = () => apiGroups().flatMap(({ endpoints }) => endpoints);

/** How many endpoints a key with no more than this permission can ask. */
function endpointsFor(permission: Permission): number {
  const upTo = permissions.slice(0, permissions.indexOf(permission) + 1);
  return all().filter(({ access }) => accessList({ access }).some((way) => upTo.some((one) => one === way))).length;
}

function publicPaths(): string[] {
  return all()
    .filter(({ access }) => access.includes("public"))
    .map(({ method, path }) => `${method} ${path}`);
}

function signInCode(origin: string, chainId: number): string {
  return `import { createSiweMessage } from "viem/siwe";
import { privateKeyToAccount } from "viem/accounts";

const origin = "${origin}";
const account = privateKeyToAccount(process.env.WALLET_KEY);
const { nonce } = await (await fetch(\`\${origin}/v1/auth/nonce\`)).json();
const message = createSiweMessage({
  domain: new URL(origin).host,
  address: account.address,
  uri: origin,
  version: "1",
  chainId: ${chainId},
  nonce,
  issuedAt: new Date(),
});
const answer = await fetch(\`\${origin}/v1/auth/token\`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ message, signature: await account.signMessage({ message }) }),
});
const { token } = await answer.json(); // Authorization: Bearer <token>`;
}
