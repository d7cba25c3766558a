import { DocsPage, TextLink } from "@/components/docs/docs-page.tsx";

export default function DocsNotFound() {
  return (
    <DocsPage
      title="Page not found"
      lead={
        <p>
          This page does not exist. See <TextLink href="/docs/reference">all endpoints</TextLink>, or choose a guide.
        </p>
      }
    />
  );
}
