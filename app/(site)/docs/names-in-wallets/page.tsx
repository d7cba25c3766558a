import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { env } from "@/lib/core/env.ts";
import { ANSWER_SECONDS, PROVISIONAL_SECONDS, type TextKey, textKeys } from "@/lib/domains/ens/index.ts";

export const metadata: Metadata = { title: "Names in wallets" };

/** What each text record holds. */
const texts: Record<TextKey, string> = {
  "credence.score": "The total score.",
  "credence.tier": "The tier of the score.",
  "credence.percentile": "0 to 100, with up to two decimals.",
  "credence.updated": "When the score last changed, ISO 8601.",
  "credence.receipt": "URL of a fresh receipt, which anybody can verify.",
  description: "The score in words.",
  avatar: "URL of the badge.",
  url: "URL of the profile.",
};

export default function NamesInWalletsPage() {
  const { CHAINS, ENS_PARENTS, PUBLIC_ORIGIN } = env();
  const parents = ENS_PARENTS.filter((parent) => parent !== "reverse");
  const chains = CHAINS.flatMap(({ id, name, contracts }) => (contracts.ens ? [{ id, name, ...contracts.ens }] : []));
  return (
    <DocsPage
      title="Names in wallets"
      lead={<p>Wallets and libraries that resolve ENS names show names and scores of this service, unchanged.</p>}
    >
      <Where parents={parents} chains={chains} />
      <TextRecords />
      <DocsSection id="read" title="Read a score">
        <p>With viem, by the universal resolver of the chain:</p>
        <CodeBlock code={exampleCode(PUBLIC_ORIGIN, parents[0] ?? "operator.eth")} label="Copy the example" />
      </DocsSection>
      <DocsSection id="trust" title="What you trust">
        <p>
          The resolver asks this service&apos;s{" "}
          <TextLink href="/docs/reference/identities#resolveEnsName">gateway</TextLink> (ERC-3668) and accepts only
          answers that its key signed for this resolver and this request. An answer is valid for {ANSWER_SECONDS / 60}{" "}
          minutes; for {PROVISIONAL_SECONDS} seconds if the name is not final or changed owner within 30 days. The
          gateway refuses other resolvers and names below other parents.
        </p>
      </DocsSection>
    </DocsPage>
  );
}

function TextRecords() {
  return (
    <DocsSection id="records" title="Records">
      <p>
        The address is the primary wallet of an activated name, or the owner of a name that is only minted: for ether,
        for all EVM chains and for each chain of this service. The text records are:
      </p>
      <DataTable
        caption="Text records"
        rows={textKeys}
        columns={[
          { head: "Key", cellClassName: "py-2 font-mono text-sm text-ink", cell: (key) => key },
          { head: "Value", cellClassName: "py-2 text-sm", cell: (key) => texts[key] },
        ]}
      />
      <p>A name that nobody has minted has empty records, and no error.</p>
    </DocsSection>
  );
}

interface EnsChain {
  id: number;
  name: string;
  resolver: string;
  universalResolver?: string | undefined;
}

function Where({ parents, chains }: { parents: readonly string[]; chains: readonly EnsChain[] }) {
  return (
    <DocsSection id="where" title="Where names resolve">
      {parents.length > 0 && chains.length > 0 ? (
        <>
          <p>
            The name <Code>alice</Code> of this service is, for ENS clients:
          </p>
          <ul className="list-disc space-y-2 pl-5">
            {parents.map((parent) => (
              <li key={parent}>
                <Code>{`alice.${parent}`}</Code>
              </li>
            ))}
          </ul>
          <Contracts chains={chains} />
        </>
      ) : (
        <p>
          This service has no ENS name yet. Its operator can deploy the resolver with <Code>npm run deploy -- ens</Code>
          , set it on an ENS name, and name it in <Code>ENS_PARENTS</Code>.
        </p>
      )}
    </DocsSection>
  );
}

function Contracts({ chains }: { chains: readonly EnsChain[] }) {
  return (
    <DataTable
      caption="Contracts"
      rows={chains}
      rowId={({ id }) => `chain-${id}`}
      columns={[
        { head: "Chain", cellClassName: "py-2 text-ink", cell: ({ name, id }) => `${name} (${id})` },
        { head: "Resolver", cellClassName: "py-2 font-mono text-sm break-all", cell: ({ resolver }) => resolver },
        {
          head: "Universal resolver",
          cellClassName: "py-2 font-mono text-sm break-all",
          cell: ({ universalResolver }) => universalResolver ?? "ENS's own",
        },
      ]}
    />
  );
}

function exampleCode(origin: string, parent: string): string {
  return `import { createPublicClient, http } from "viem";

const service = await (await fetch("${origin}/.well-known/credence.json")).json();
const client = createPublicClient({ chain, transport: http() });
const score = await client.getEnsText({
  name: "alice.${parent}",
  key: "credence.score",
  // Only for chains that viem knows no universal resolver of:
  universalResolverAddress: service.ens[chain.id]?.universalResolver,
});`;
}
