import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsPage } from "@/components/docs/docs-page.tsx";
import { EndpointSection } from "@/components/docs/endpoint-section.tsx";
import { apiGroups, type GroupDoc } from "@/lib/api/reference/describe.ts";
import { withLiveExample } from "../../_lib/live-example.ts";

interface Props {
  params: Promise<{ group: string }>;
}

async function requireGroup({ params }: Props): Promise<GroupDoc> {
  const { group } = await params;
  return apiGroups().find(({ tag }) => tag === group) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await requireGroup(props)).title };
}

export default async function GroupPage(props: Props) {
  const { title, note, endpoints } = await withLiveExample(await requireGroup(props));
  return (
    <DocsPage title={title} lead={<p>{note}</p>}>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.operationId} endpoint={endpoint} />
      ))}
    </DocsPage>
  );
}
