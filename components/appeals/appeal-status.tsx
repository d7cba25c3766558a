import { useTexts } from "#texts";
import type { AppealView } from "../../lib/domains/appeals/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { statusTones } from "./labels.ts";

/** The status of an appeal, and whether its decision is late. */
export function AppealStatus({ status, late }: Pick<AppealView, "status" | "late">) {
  const t = useTexts("appeals");
  return (
    <>
      <Badge tone={statusTones[status]}>{t(`statuses.${status}`)}</Badge>
      {late && <Badge tone="caution">{t("late")}</Badge>}
    </>
  );
}
