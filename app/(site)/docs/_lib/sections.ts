import { type DocsSection, guides, referenceHome } from "@/components/docs/navigation.ts";
import { apiGroups, capital } from "@/lib/api/reference/describe.ts";

/** The pages of the docs: guides, then the reference by group. */
export function docsSections(): DocsSection[] {
  return [
    { title: "Guides", links: guides },
    {
      title: "Reference",
      links: [
        { href: referenceHome, label: "All endpoints" },
        ...apiGroups().map(({ tag, title, endpoints }) => ({
          href: `${referenceHome}/${tag}`,
          label: title,
          parts: endpoints.map(({ operationId }) => ({ id: operationId, label: inWords(operationId) })),
        })),
      ],
    },
  ];
}

/** `getScoreBatch` as “Get score batch”. */
function inWords(operationId: string): string {
  return capital(operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
