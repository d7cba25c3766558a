export interface NavItem {
  href: string;
  label: string;
}

/** The links of the header. */
export const navigation = [
  { href: "/leaderboard", key: "leaderboard" },
  { href: "/check", key: "check" },
  { href: "/names", key: "names" },
  { href: "/attest", key: "attest" },
  { href: "/policies", key: "policies" },
  { href: "/docs", key: "docs" },
  { href: "/portal", key: "portal" },
] as const;

/** Whether a path is a page of the link. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
