export interface NavItem {
  href: string;
  label: string;
}

/** The links of the header. */
export const navigation: readonly NavItem[] = [
  { href: "/leaderboard", label: "Leaderboard" },
  { href: "/names", label: "Names" },
  { href: "/attest", label: "Attest" },
  { href: "/policies", label: "Policies" },
  { href: "/docs", label: "Docs" },
  { href: "/portal", label: "Developers" },
];
