import { PageTabs } from "../ui/page-tabs.tsx";

const pages = [
  { href: "/attest", label: "Attest" },
  { href: "/attest/given", label: "Given" },
  { href: "/attest/received", label: "Received" },
] as const;

/** The way between the pages of attestations. */
export function AttestTabs({ here }: { here: (typeof pages)[number]["href"] | null }) {
  return <PageTabs label="Attestations" pages={pages} here={here} />;
}
