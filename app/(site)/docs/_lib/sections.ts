import { guides, type NavSection, referenceHome } from "@/components/docs/navigation.ts";
import type { Texts } from "@/components/texts/create-texts.ts";
import { apiGroups } from "@/lib/api/reference/describe.ts";
import { capital } from "@/lib/api/reference/openapi.ts";

/** The navigation of the docs: guides, then the reference by group. */
export function docsNavigation(t: Texts<"docs.nav">): NavSection[] {
  return [
    { title: t("guides.title"), links: guides.map(({ href, key }) => ({ href, label: t(`guides.${key}`) })) },
    {
      title: t("reference.title"),
      links: [
        { href: referenceHome, label: t("reference.all") },
        ...apiGroups().map(({ tag, endpoints }) => ({
          href: `${referenceHome}/${tag}`,
          label: t(`groups.${tag}`),
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
