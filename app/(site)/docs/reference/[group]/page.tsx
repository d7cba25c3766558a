import type { Metadata } from "next";
import { DocsPage } from "@/components/docs/docs-page.tsx";
import { EndpointSection } from "@/components/docs/endpoint-section.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { apiGroups, type GroupDoc } from "@/lib/api/reference/describe.ts";
import { answerNotFound } from "../../../_lib/answer-not-found.tsx";
import { withLiveExample } from "../../_lib/live-example.ts";
import DocsNotFound from "../../not-found.tsx";

interface Props {
  params: Promise<{ group: string }>;
}

async function findGroup({ params }: Props): Promise<GroupDoc | undefined> {
  const { group } = await params;
  return apiGroups().find(({ tag }) => tag === group);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await findGroup(props))?.title ?? (await getTexts("docs.missing"))("title") };
}

export default async function GroupPage(props: Props) {
  const group = await findGroup(props);
  if (!group) return answerNotFound(<DocsNotFound />);
  const { title, note, endpoints } = await withLiveExample(group);
  return (
    <DocsPage title={title} lead={<p>{note}</p>}>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.operationId} endpoint={endpoint} />
      ))}
    </DocsPage>
  );
}
