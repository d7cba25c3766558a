import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { env } from "@/lib/core/env.ts";
import { listEpochs } from "@/lib/domains/epochs/index.ts";

export const metadata: Metadata = { title: "Board epochs" };

const NEWEST = 5;

export default async function EpochsPage() {
  const { epochs } = await listEpochs(systemContext(), { limit: NEWEST, offset: 0 });
  const newest = epochs[0]?.number ?? 1;
  return (
    <DocsPage
      title="Board epochs"
      lead={
        <p>
          A receipt proves one score. An epoch proves the whole board: each day the service signs a Merkle root over the
          scores of all ranked wallets and names.
        </p>
      }
    >
      <DocsSection id="why" title="What it proves">
        <p>
          A score cannot be shown to one reader and denied to another, and nobody can be left out unnoticed. Each row
          names the rows before and after it, so a proof also shows that an address is not on the board.
        </p>
      </DocsSection>
      <DocsSection id="newest" title="Newest epochs">
        <Newest epochs={epochs} />
      </DocsSection>
      <DocsSection id="read" title="Read one">
        <p>
          Headers, rows and proofs are public: see the <TextLink href="/docs/reference/epochs">endpoints</TextLink>. A
          proof verifies with OpenZeppelin’s <Code>MerkleProof</Code>.
        </p>
        <CodeBlock code={reading(env().PUBLIC_ORIGIN, newest)} label="Copy the commands" />
      </DocsSection>
      <VerifyOne newest={newest} />
      <DocsSection id="chain" title="On chain">
        <p>
          Where the operator publishes roots, <Code>published</Code> of an epoch names chain, contract and transaction.{" "}
          <Code>BoardRoots</Code> checks leaves for other contracts, and <Code>BoardProofs</Code> inside them.
        </p>
      </DocsSection>
    </DocsPage>
  );
}

function VerifyOne({ newest }: { newest: number }) {
  return (
    <DocsSection id="verify" title="Verify one">
      <p>
        From a checkout of Credence. The command downloads all rows, rebuilds the root, checks the signature, and names
        the rows that were altered.
      </p>
      <CodeBlock code={`npm run verify -- epoch ${env().PUBLIC_ORIGIN}/v1/epochs/${newest}`} label="Copy the command" />
    </DocsSection>
  );
}

function Newest({ epochs }: { epochs: Awaited<ReturnType<typeof listEpochs>>["epochs"] }) {
  if (epochs.length === 0) {
    return <p>There are none yet. The first is made once every chain has been indexed to its newest block.</p>;
  }
  return (
    <DataTable
      caption="The newest epochs"
      rows={epochs}
      columns={[
        { head: "Epoch", cell: ({ number }) => number },
        { head: "Time", cell: ({ at }) => <TimeAt at={at} /> },
        { head: "Rows", className: "text-right", cell: ({ rows }) => formatNumber(rows, "en") },
        {
          head: "Root",
          className: "hidden sm:table-cell",
          cellClassName: "font-mono text-sm",
          cell: ({ root }) => `${root.slice(0, 10)}…${root.slice(-8)}`,
        },
      ]}
    />
  );
}

function reading(origin: string, number: number): string {
  return [
    `curl ${origin}/v1/epochs/${number}`,
    `curl --compressed ${origin}/v1/epochs/${number}/rows`,
    `curl ${origin}/v1/epochs/${number}/proof/0x…`,
  ].join("\n");
}
