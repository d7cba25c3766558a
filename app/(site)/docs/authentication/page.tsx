import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { EndpointPath } from "@/components/docs/endpoint-path.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { accessList } from "@/lib/api/declaration/define-endpoint.ts";
import { apiGroups, type EndpointDoc } from "@/lib/api/reference/describe.ts";
import { env } from "@/lib/core/env.ts";
import { type Permission, permissions } from "@/lib/core/permissions.ts";

export const metadata: Metadata = { title: "Authentication" };

const meanings: Record<Permission, string> = {
  read: "Look up scores, leaderboards, histories and everything else.",
  write: "Create and change: track wallets, attest, register webhooks. Includes read.",
  admin: "Delete, and manage keys. Includes write.",
};

export default function AuthenticationPage() {
  const { PUBLIC_ORIGIN, CHAINS } = env();
  return (
    <DocsPage title="Authentication" lead={<p>A key for a server, a session for a person. Both use one header.</p>}>
      <div className="mt-6">
        <CodeBlock code="Authorization: Bearer svc_live_…" label="Copy the header" />
      </div>
      <ApiKeys />
      <PublishableKeys />
      <Sessions />
      <DocsSection id="token" title="Sign in without a browser">
        <p>
          Sign-In with Ethereum (ERC-4361): request a nonce, have the wallet sign the message, and exchange both for a
          token. A nonce is valid for ten minutes, or a day for a smart account, and works once; a token is valid for 24
          hours, and <TextLink href="/docs/reference/developers#endSession">DELETE /v1/auth/token</TextLink> ends it at
          once. Smart accounts sign by ERC-1271 or ERC-6492.
        </p>
        <CodeBlock code={signInCode(PUBLIC_ORIGIN, CHAINS[0]?.id ?? 1)} label="Copy the sign-in" />
      </DocsSection>
      <DocsSection id="provider" title="People of the operator">
        <p>
          Operators, reviewers of appeals and readers may also sign in at <TextLink href="/admin">/admin</TextLink> by
          the operator’s own OpenID Connect provider, where one is configured. They have no wallet: their session opens
          the administration, and no endpoint that needs a wallet.
        </p>
      </DocsSection>
      <DocsSection id="public" title="Public endpoints">
        <p>These need no authentication:</p>
        <EndpointList endpoints={publicEndpoints()} className="sm:grid-cols-2" />
      </DocsSection>
    </DocsPage>
  );
}

function ApiKeys() {
  return (
    <DocsSection id="keys" title="API keys">
      <p>
        Create them in the <TextLink href="/portal/keys">portal</TextLink>, or with{" "}
        <TextLink href="/docs/reference/developers#createApiKey">POST /v1/developer/keys</TextLink>. A key is{" "}
        <Code>svc_live_</Code> and 36 letters and digits. The last six are a checksum, so secret scanners recognise
        leaked keys, and mistyped ones are refused without a lookup. We store only its hash, so it is shown once.
      </p>
      <DataTable
        caption="Permissions"
        rows={permissions}
        columns={[
          { head: "Permission", cellClassName: "font-mono text-sm text-ink", cell: (name) => name },
          { head: "What it allows", cellClassName: "max-sm:pr-4 sm:min-w-56", cell: (name) => meanings[name] },
          {
            head: "Endpoints",
            className: "hidden text-right sm:table-cell",
            cellClassName: "figures",
            cell: (name) => endpointsFor(name),
          },
        ]}
      />
      <p>
        Rotating creates a successor and keeps the old key valid for up to a week; revoking ends a key within a second
        everywhere. Requests for another developer’s resources return 404, as if these did not exist.
      </p>
    </DocsSection>
  );
}

function PublishableKeys() {
  const { PUBLISHABLE_PERCENT } = env();
  return (
    <DocsSection id="publishable" title="Publishable keys">
      <p>
        For a page without a server. A publishable key begins with <Code>svc_pub_</Code> and is made for the origins of
        your pages and for saved policies. With the <Code>Origin</Code> of one of them it may call:
      </p>
      <EndpointList endpoints={publishableEndpoints()} />
      <p>
        A batch has at most ten identities, and an evaluation is of one of its policies, for one identity. Publishable
        keys have limits of their own: together {PUBLISHABLE_PERCENT} % of your minute and day, and each client address
        a tenth of that. They never use up what your secret keys have.
      </p>
      <p>
        Everybody who reads your page has the key. The origin keeps pages of others from using it in their visitors’
        browsers. It does not keep out programs, which send any <Code>Origin</Code>; so the key can do nothing that a
        stranger may not. Check again on your server, or require a pass in your contract, where something depends on the
        answer.
      </p>
    </DocsSection>
  );
}

function EndpointList({ endpoints, className = "" }: { endpoints: readonly EndpointDoc[]; className?: string }) {
  return (
    <ul className={`grid gap-x-6 gap-y-2 ${className}`}>
      {endpoints.map(({ operationId, tag, method, path }) => (
        <li key={operationId}>
          <TextLink href={`/docs/reference/${tag}#${operationId}`}>
            {method} <EndpointPath path={path} />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Sessions() {
  return (
    <DocsSection id="session" title="Sessions">
      <p>
        A signed-in wallet may do everything with its own resources. In a browser the session is a cookie. Requests that
        change something must then come from a page of this service (<Code>Origin</Code>) and carry JSON, so that no
        other site can act for you. A Bearer header, even an invalid one, takes precedence over the cookie.
      </p>
      <p>
        The <TextLink href="/portal/sessions">portal</TextLink> and{" "}
        <TextLink href="/docs/reference/developers#listSessions">GET /v1/auth/sessions</TextLink> list where a wallet is
        signed in, and end <TextLink href="/docs/reference/developers#endOneSession">one session</TextLink> or{" "}
        <TextLink href="/docs/reference/developers#endSessions">all of them</TextLink>. A session that has ended is
        refused within a second everywhere.
      </p>
    </DocsSection>
  );
}

const all = () => apiGroups().flatMap(({ endpoints }) => endpoints);

/** The number of endpoints a key with this permission can call. */
function endpointsFor(permission: Permission): number {
  const upTo = permissions.slice(0, permissions.indexOf(permission) + 1);
  return all().filter(({ access }) => accessList({ access }).some((way) => upTo.some((one) => one === way))).length;
}

function publishableEndpoints(): EndpointDoc[] {
  return apiGroups().flatMap(({ endpoints }) => endpoints.filter(({ takesPublishableKey }) => takesPublishableKey));
}

function publicEndpoints(): EndpointDoc[] {
  return apiGroups().flatMap(({ endpoints }) => endpoints.filter(({ access }) => access.includes("public")));
}

function signInCode(origin: string, chainId: number): string {
  return `import { privateKeyToAccount } from "viem/accounts";

const origin = "${origin}";
const account = privateKeyToAccount(process.env.WALLET_KEY);
const { nonce } = await (await fetch(\`\${origin}/v1/auth/nonce\`)).json();
// Packages such as viem or siwe write this text too, but not for every host, such as nas:3000.
const message = \`\${new URL(origin).host} wants you to sign in with your Ethereum account:
\${account.address}


URI: \${origin}
Version: 1
Chain ID: ${chainId}
Nonce: \${nonce}
Issued At: \${new Date().toISOString()}\`;
const answer = await fetch(\`\${origin}/v1/auth/token\`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ message, signature: await account.signMessage({ message }) }),
});
const { token } = await answer.json(); // Authorization: Bearer <token>`;
}
