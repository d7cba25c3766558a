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
  { href: "/docs", key: "start" },
  { href: "/docs/authentication", key: "authentication" },
  { href: "/docs/limits", key: "limits" },
  { href: "/docs/errors", key: "errors" },
  { href: "/docs/webhooks", key: "webhooks" },
  { href: "/docs/signing", key: "signing" },
  { href: "/docs/names-in-wallets", key: "walletNames" },
  { href: "/docs/scoring", key: "scoring" },
  { href: "/docs/quality", key: "quality" },
  { href: "/docs/appeals", key: "appeals" },
  { href: "/docs/gates", key: "gates" },
  { href: "/docs/epochs", key: "epochs" },
  { href: "/docs/client", key: "client" },
  { href: "/docs/packages", key: "packages" },
  { href: "/docs/agents", key: "agents" },
  { href: "/docs/your-data", key: "data" },
] as const;

export const referenceHome = "/docs/reference";
