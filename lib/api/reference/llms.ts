import type { Env } from "../../core/env.ts";
import { apiGroups } from "./describe.ts";
import { endpointMarkdown, errorsMarkdown, limitsMarkdown } from "./markdown.ts";

const guides = {
  "": "Quick start: sign in, create a key, call",
  "/authentication": "Authentication: keys, permissions, sessions, Sign-In with Ethereum",
  "/limits": "Limits by plan tier, and their headers",
  "/errors": "Every error code: its meaning and how to fix it",
  "/webhooks": "Webhooks: events, verification in Node, Python and Go, retries",
  "/signing": "Signing: the EIP-712 domain and types",
  "/scoring": "The scoring model: every formula and constant",
  "/client": "The typed client",
  "/packages": "Packages: the client with a proxy, React components, contracts",
  "/agents": "Agents: the tools of /mcp",
} as const;

/** A summary of the service for language models (llmstxt.org). */
export function llmsText({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string {
  const link = (path: string, text: string) => `- [${text}](${PUBLIC_ORIGIN}${path})`;
  return `${[
    "# Credence",
    "> Trust scores for wallets, computed from their on-chain history by a public model that anybody can recompute.",
    `Base URL: ${PUBLIC_ORIGIN}. Send \`Authorization: Bearer svc_live_…\`. Every response is JSON with \`success\` and \`timestamp\`; an error has \`error\` (a code) and \`message\`. An identity is a name or a wallet address.`,
    "## Guides",
    Object.entries(guides)
      .map(([path, text]) => link(`/docs${path}`, text))
      .join("\n"),
    "## Machine-readable",
    [
      link("/llms-full.txt", "The full reference as Markdown, with limits and errors"),
      link("/openapi.json", "OpenAPI 3.1"),
      link(
        "/mcp",
        "Model Context Protocol (streamable HTTP, the same keys): look up, explain, prove and evaluate as tools",
      ),
      link("/credence.ts", "Typed client: one TypeScript file without imports"),
      link("/.well-known/credence.json", "Model, receipt signer, chains and contracts"),
    ].join("\n"),
    "## Endpoints",
    ...apiGroups().map(({ tag, title, note, endpoints }) =>
      [
        `### ${title}`,
        note,
        endpoints
          .map(({ operationId, method, path, summary }) =>
            link(`/docs/reference/${tag}#${operationId}`, `${method} ${path}: ${summary}`),
          )
          .join("\n"),
      ].join("\n\n"),
    ),
  ].join("\n\n")}\n`;
}

let whole: string | undefined;

export function llmsFullText(): string {
  whole ??= `${[
    "# Credence API reference",
    "## Limits",
    limitsMarkdown(),
    "## Errors",
    errorsMarkdown(),
    ...apiGroups().flatMap(({ title, endpoints }) => [`# ${title}`, ...endpoints.map(endpointMarkdown)]),
  ].join("\n\n")}\n`;
  return whole;
}
