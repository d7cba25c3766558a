import { DocsPage, TextLink } from "@/components/docs/docs-page.tsx";

export default function DocsNotFound() {
  return (
    <DocsPage
      title="No such page"
      lead={
        <p>
          The docs have nothing at this address. <TextLink href="/docs/reference">All endpoints</TextLink> are on one
          page, and the guides stand beside this one.
        </p>
      }
    >
      <title>No such page · Credence docs</title>
    </DocsPage>
  );
}
