import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { erasureTexts } from "@/lib/core/sign-in-text.ts";
import { type StoredTable, storedTables } from "@/lib/domains/personal-data/index.ts";

export const metadata: Metadata = { title: "Your data" };

const fates = { erased: "erased", hashed: "stays as a keyed hash", stays: "stays", nobody: "" } as const;

export default function YourDataGuide() {
  // The rest concerns nobody.
  const rows = Object.entries<StoredTable>(storedTables).filter(([, { fate }]) => fate !== "nobody");
  return (
    <DocsPage title="Your data" lead={<p>What this service keeps about the owner of a wallet, and how to erase it.</p>}>
      <DocsSection id="download" title="Download it">
        <p>
          The <TextLink href="/settings#data">settings</TextLink> have a download of all that is kept about you, as JSON
          Lines; so has <TextLink href="/docs/reference/developers#getData">GET /v1/developer/data</TextLink>. A file
          whose last line is no <Code>end</Code> is not whole.
        </p>
      </DocsSection>
      <DocsSection id="erase" title="Erase it">
        <p>
          Your wallet signs what goes and what stays. Sessions and keys end within a second, the rest within minutes.
          Until then you cannot sign in; afterwards your account is empty.
        </p>
        <p>{erasureTexts.erased}</p>
      </DocsSection>
      <DocsSection id="kept" title="What stays">
        <p>{erasureTexts.retained}</p>
        <p>
          Backups have your data until the operator deletes them. Nobody can take back what others copied, or what was
          signed: receipts, boards, and passes until they expire.
        </p>
      </DocsSection>
      <DocsSection id="tables" title="Everything that is kept">
        <DataTable
          caption="What is kept"
          rows={rows}
          columns={[
            { head: "What", cellClassName: "min-w-40", cell: ([, { what }]) => what },
            { head: "When you erase", cell: ([, { fate }]) => fates[fate] },
            { head: "Why", cellClassName: "min-w-56", cell: ([, { why }]) => why ?? "" },
          ]}
        />
      </DocsSection>
    </DocsPage>
  );
}
