import type { AppealView } from "../../lib/domains/appeals/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { statusLabels } from "./labels.ts";

/** The status of an appeal, and whether its decision is late. */
export function AppealStatus({ status, late }: Pick<AppealView, "status" | "late">) {
  const { label, tone } = statusLabels[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {late && <Badge tone="caution">Decision is late</Badge>}
    </>
  );
}
