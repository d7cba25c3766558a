import { useTexts } from "#texts";
import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  const t = useTexts("gate.missing");
  return (
    <RecordNotFound title={t("title")} href="/policies" link={t("link")}>
      {t("text")}
    </RecordNotFound>
  );
}
