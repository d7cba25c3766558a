export interface DocsLink {
  href: string;
  label: string;
  /** Places within the page, shown while the reader is on it. */
  parts?: readonly { id: string; label: string }[];
}

export interface DocsSection {
  title: string;
  links: readonly DocsLink[];
}

/** The guides, in the order they are best read. */
export const guides = [
  { href: "/docs", label: "Quick start" },
  { href: "/docs/authentication", label: "Authentication" },
  { href: "/docs/limits", label: "Limits" },
  { href: "/docs/errors", label: "Errors" },
  { href: "/docs/webhooks", label: "Webhooks" },
  { href: "/docs/signing", label: "Signing" },
  { href: "/docs/scoring", label: "Scoring model" },
  { href: "/docs/client", label: "Typed client" },
] as const satisfies readonly DocsLink[];

export const referenceHome = "/docs/reference";
