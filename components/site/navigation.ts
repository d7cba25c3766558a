export interface NavItem {
  href: string;
  label: string;
}

/** The links of the header. */
export const navigation: readonly NavItem[] = [
  { href: "/leaderboard", label: "Leaderboard" },
  { href: "/check", label: "Check" },
  { href: "/names", label: "Names" },
  { href: "/attest", label: "Attest" },
  { href: "/policies", label: "Policies" },
  { href: "/docs", label: "Docs" },
  { href: "/portal", label: "Developers" },
];

/** Whether a path is a page of the link. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
