import { useTexts } from "#texts";
import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  const t = useTexts("appeals.one");
  return (
    <RecordNotFound title={t("notFound")} href="/appeals" link={t("seeAll")}>
      {t("notFoundText")}
    </RecordNotFound>
  );
}
