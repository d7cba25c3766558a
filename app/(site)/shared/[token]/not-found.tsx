import { useTexts } from "#texts";
import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  const t = useTexts("shared");
  return (
    <RecordNotFound title={t("notFound")} href="/" link={t("start")}>
      {t("notFoundText")}
    </RecordNotFound>
  );
}
