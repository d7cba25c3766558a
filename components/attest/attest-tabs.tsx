import { PageTabs } from "../ui/page-tabs.tsx";

const pages = [
  { href: "/attest", label: "Attest" },
  { href: "/attest/given", label: "Given" },
  { href: "/attest/received", label: "Received" },
] as const;

export function AttestTabs({ current }: { current: (typeof pages)[number]["href"] | null }) {
  return <PageTabs label="Attestations" pages={pages} current={current} />;
}
