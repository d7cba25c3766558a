import type { Env } from "../../core/env.ts";
import { apiGroups } from "./describe.ts";
import { endpointMarkdown, errorsMarkdown, limitsMarkdown } from "./markdown.ts";

/** The guides, for whoever reads Markdown. */
const guides = {
  "": "Quick start: sign in, make a key, call",
  "/authentication": "Authentication: keys, permissions, sessions, Sign-In with Ethereum",
  "/limits": "Limits by tier, and the headers that tell of them",
  "/errors": "Every error code: what happened, and how to mend it",
  "/webhooks": "Webhooks: events, verification in Node, Python and Go, retries",
  "/signing": "Signing: the EIP-712 domain and types",
  "/scoring": "The scoring model: every formula and constant",
  "/client": "The typed client",
} as const;

/** The service in brief for language models (llmstxt.org): what it is, how to call it, and where the rest stands. */
export function llmsText({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">): string {
  const link = (path: string, text: string) => `- [${text}](${PUBLIC_ORIGIN}${path})`;
  return `${[
    "# Credence",
    "> Trust scores for wallets, computed from their on-chain history by a public model that anybody can recompute.",
    `Base URL: ${PUBLIC_ORIGIN}. Send \`Authorization: Bearer svc_live_…\`. Every answer is JSON with \`success\` and \`timestamp\`; an error has \`error\` (a code) and \`message\`. An identity is a name or a wallet address.`,
    "## Guides",
    Object.entries(guides)
      .map(([path, text]) => link(`/docs${path}`, text))
      .join("\n"),
    "## Machine-readable",
    [
      link("/llms-full.txt", "The whole reference as Markdown, with limits and errors"),
      link("/openapi.json", "OpenAPI 3.1"),
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

/** The whole reference as one Markdown text. */
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
