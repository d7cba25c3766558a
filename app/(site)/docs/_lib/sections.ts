import { guides, type NavSection, referenceHome } from "@/components/docs/navigation.ts";
import { apiGroups } from "@/lib/api/reference/describe.ts";
import { capital } from "@/lib/api/reference/openapi.ts";

/** The navigation of the docs: guides, then the reference by group. */
export function docsNavigation(): NavSection[] {
  return [
    { title: "Guides", links: guides },
    {
      title: "Reference",
      links: [
        { href: referenceHome, label: "All endpoints" },
        ...apiGroups().map(({ tag, title, endpoints }) => ({
          href: `${referenceHome}/${tag}`,
          label: title,
          parts: endpoints.map(({ operationId }) => ({ id: operationId, label: toLabel(operationId) })),
        })),
      ],
    },
  ];
}

/** `getScoreBatch` as “Get score batch”. */
function toLabel(operationId: string): string {
  return capital(operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
