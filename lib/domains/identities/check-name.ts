import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { judgeNames } from "./judge-names.ts";

export interface NameCheck {
  /** Without one suffix, otherwise as sent. */
  name: string;
  available: boolean;
  valid: boolean;
  /** Present when unavailable or invalid, as are the suggestions. */
  reason?: string;
  suggestions?: string[];
}

/**
 * Whether a name can be minted, and what could be minted in its place; at most one query. INVALID_NAME_FORMAT for what breaks the
 * format rules and has nothing a name could be made of.
 */
export async function checkName(ctx: Pick<Context, "env" | "now" | "pg">, input: { name: string }): Promise<NameCheck> {
  const [verdict] = await judgeNames(ctx, [input.name]);
  if (!verdict?.suggestions && !verdict?.valid) {
    throw new ServiceError("INVALID_NAME_FORMAT", verdict?.reason ?? "This is not a name.");
  }
  const { name, available, valid, reason, suggestions } = verdict;
  return { name, available, valid, ...(reason && { reason }), ...(suggestions && { suggestions }) };
}
