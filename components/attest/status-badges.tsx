import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { statusLabels } from "./labels.ts";

/** Whether an attestation holds, and whether a reorganisation could still take it. */
export function StatusBadges({ status, final }: Pick<Attestation, "status" | "final">) {
  const { word, tone } = statusLabels[status];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {!final && <Badge tone="caution">not final yet</Badge>}
    </>
  );
}
