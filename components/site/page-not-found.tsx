import { useTexts } from "#texts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** Says that the URL leads nowhere, and where to go. */
export function PageNotFound() {
  const t = useTexts("site.notFound");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/search">{t("lookUp")}</ButtonLink>
        <ButtonLink href="/leaderboard" kind="quiet">
          {t("leaderboard")}
        </ButtonLink>
      </div>
    </>
  );
}
