export interface DocsLink {
  href: string;
  label: string;
  /** Sections of the page, listed while it is open. */
  parts?: readonly { id: string; label: string }[];
}

export interface NavSection {
  title: string;
  links: readonly DocsLink[];
}

/** The guides in reading order. A new guide needs a line here, its page, and its test. */
export const guides = [
  { href: "/docs", label: "Quick start" },
  { href: "/docs/authentication", label: "Authentication" },
  { href: "/docs/limits", label: "Limits" },
  { href: "/docs/errors", label: "Errors" },
  { href: "/docs/webhooks", label: "Webhooks" },
  { href: "/docs/signing", label: "Signing" },
  { href: "/docs/names-in-wallets", label: "Names in wallets" },
  { href: "/docs/scoring", label: "Scoring model" },
  { href: "/docs/quality", label: "How good it is" },
  { href: "/docs/appeals", label: "Appeals" },
  { href: "/docs/gates", label: "Gates on chain" },
  { href: "/docs/epochs", label: "Board epochs" },
  { href: "/docs/client", label: "Typed client" },
  { href: "/docs/packages", label: "Packages" },
  { href: "/docs/agents", label: "Agents" },
  { href: "/docs/your-data", label: "Your data" },
] as const satisfies readonly DocsLink[];

export const referenceHome = "/docs/reference";
