import { Search } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { DocsPage, TextLink } from "@/components/docs/docs-page.tsx";
import { EndpointPath } from "@/components/docs/endpoint-path.tsx";
import { Heading } from "@/components/docs/heading.tsx";
import { HttpMethod } from "@/components/docs/http-method.tsx";
import { Code } from "@/components/docs/text.tsx";
import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { apiGroups, type EndpointDoc, type GroupDoc } from "@/lib/api/reference/describe.ts";
import { withBasePath } from "@/lib/core/base-path.ts";
import { type PageProps, textParam } from "../../_lib/query.ts";

export const metadata: Metadata = { title: "All endpoints" };

export default async function ReferencePage({ searchParams }: PageProps) {
  const search = textParam(await searchParams, "q") ?? "";
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = apiGroups()
    .map((group) => ({ ...group, endpoints: group.endpoints.filter((one) => matches(one, words)) }))
    .filter(({ endpoints }) => endpoints.length > 0);
  return (
    <DocsPage
      title="All endpoints"
      lead={
        <p>
          Every path under <Code>/v1</Code> is also available under <Code>/api/v1</Code>. See also{" "}
          <TextLink href="/openapi.json">OpenAPI 3.1</TextLink>, and <TextLink href="/llms.txt">llms.txt</TextLink> for
          language models.
        </p>
      }
    >
      <SearchForm value={words.join(" ")} />
      {groups.length === 0 && (
        <div className="mt-8">
          <EmptyState icon={Search} title="No matching endpoint">
            <p>
              Try a single word, or <TextLink href="/docs/reference">see all of them</TextLink>.
            </p>
          </EmptyState>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.tag} group={group} />
      ))}
    </DocsPage>
  );
}

function SearchForm({ value }: { value: string }) {
  return (
    <form action={withBasePath("/docs/reference")} className="mt-8 flex max-w-2xl gap-2 print:hidden">
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Find an endpoint</span>
        <Search size={18} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint" />
        <input
          type="search"
          name="q"
          defaultValue={value}
          placeholder="Path, method or words, such as “batch”"
          autoComplete="off"
          className="field w-full pr-3 pl-10"
        />
      </label>
      <Button kind="quiet" type="submit">
        Find
      </Button>
    </form>
  );
}

function Group({ group: { tag, title, note, endpoints } }: { group: GroupDoc }) {
  return (
    <section aria-labelledby={tag} className="mt-10">
      <div className="text-ink">
        <Heading id={tag}>{title}</Heading>
      </div>
      <p className="mt-1 text-ink-faint">{note}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {endpoints.map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <Link
              href={`/docs/reference/${tag}#${operationId}`}
              prefetch={false}
              className="grid min-h-12 grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 px-4 py-2.5 hover:bg-sunken sm:grid-cols-[4rem_minmax(0,1.2fr)_minmax(0,1fr)]"
            >
              <HttpMethod name={method} />
              <code className="font-mono text-sm wrap-anywhere text-ink">
                <EndpointPath path={path} />
              </code>
              <span className="col-start-2 text-sm sm:col-start-3">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an endpoint's name, path, summary or description contains every word. */
function matches(endpoint: EndpointDoc, words: readonly string[]): boolean {
  const { operationId, method, path, summary, description, tag } = endpoint;
  const text = [operationId, method, path, summary, description, tag].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}
