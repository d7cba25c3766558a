import { useTexts } from "#texts";
import { PageTabs } from "../ui/page-tabs.tsx";

const pages = [
  { href: "/attest", name: "write" },
  { href: "/attest/given", name: "given" },
  { href: "/attest/received", name: "received" },
] as const;

export function AttestTabs({ current }: { current: (typeof pages)[number]["href"] | null }) {
  const t = useTexts("attest.tabs");
  return (
    <PageTabs label={t("label")} pages={pages.map(({ href, name }) => ({ href, label: t(name) }))} current={current} />
  );
}
