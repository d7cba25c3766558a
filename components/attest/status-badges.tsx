import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { statusLabels } from "./labels.ts";

/** The status of an attestation, and whether a reorg could still remove it. */
export function StatusBadges({ status, final }: Pick<Attestation, "status" | "final">) {
  const { label, tone } = statusLabels[status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {!final && <Badge tone="caution">not final yet</Badge>}
    </>
  );
}
