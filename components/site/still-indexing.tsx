import { LoaderCircle } from "lucide-react";
import { useTexts } from "#texts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Refresh } from "../ui/refresh.tsx";

/** Shown until the scores are loaded; refreshes itself. */
export function StillIndexing() {
  const t = useTexts("site.stillIndexing");
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title={t("title")} busy>
        <p>{t("text")}</p>
      </Notice>
    </>
  );
}

/** Shown while no wallet has a score; refreshes itself. */
export function NoScoresYet() {
  const t = useTexts("site.stillIndexing");
  return (
    <>
      <Refresh seconds={5} />
      <Notice icon={LoaderCircle} title={t("noScores")} busy>
        <p>{t("noScoresText")}</p>
        <ButtonLink kind="quiet" href="/search">
          {t("lookUp")}
        </ButtonLink>
      </Notice>
    </>
  );
}
