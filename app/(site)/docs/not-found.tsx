import { useTexts } from "#texts";
import { DocsPage, TextLink } from "@/components/docs/docs-page.tsx";

export default function DocsNotFound() {
  const t = useTexts("docs.missing");
  return (
    <DocsPage
      lang={t.language}
      title={t("title")}
      lead={<p>{t.rich("text", { a: (inside) => <TextLink href="/docs/reference">{inside}</TextLink> })}</p>}
    />
  );
}
