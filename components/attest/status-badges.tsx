import { useTexts } from "#texts";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { statusTones } from "./labels.ts";

/** The status of an attestation, and whether a reorg could still remove it. */
export function StatusBadges({ status, final }: Pick<Attestation, "status" | "final">) {
  const t = useTexts("attest.statuses");
  return (
    <>
      <Badge tone={statusTones[status]}>{t(status)}</Badge>
      {!final && <Badge tone="caution">{t("notFinal")}</Badge>}
    </>
  );
}
