import type { Takedown, TakedownKind } from "./schemas.ts";

interface Row {
  id: string;
  kind: string;
  target: string;
  reason: string;
  at: Date;
  liftedAt: Date | null;
}

export function viewTakedown({ id, kind, target, reason, at, liftedAt }: Row): Takedown {
  return {
    id,
    kind: kind as TakedownKind, // Only `takeDown` writes rows.
    target,
    reason,
    at: at.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}
