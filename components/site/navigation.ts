export interface NavItem {
  href: string;
  label: string;
}

/** What the header leads to. */
export const navigation: readonly NavItem[] = [
  { href: "/leaderboard", label: "Leaderboard" },
  { href: "/search", label: "Search" },
  { href: "/names", label: "Names" },
  { href: "/attest", label: "Attest" },
  { href: "/policies", label: "Policies" },
  { href: "/docs", label: "Docs" },
  { href: "/portal", label: "Developers" },
];
