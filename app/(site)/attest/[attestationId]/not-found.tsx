import { useTexts } from "#texts";
import { RecordNotFound } from "@/components/site/record-not-found.tsx";

export default function NotFound() {
  const t = useTexts("attest.view");
  return (
    <RecordNotFound title={t("notFound")} href="/attest/received" link={t("seeReceived")}>
      {t("notFoundText")}
    </RecordNotFound>
  );
}
