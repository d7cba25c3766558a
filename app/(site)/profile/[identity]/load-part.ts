"use server";

import type { ReactNode } from "react";
import { Identity } from "@/lib/core/schemas.ts";
import { whenKnown, whenLoaded } from "../../_lib/null-on-error.ts";
import { visitorContext } from "../../_lib/visitor-context.ts";
import { isPartName, renderPart } from "./render-part.tsx";

/** A part of a profile that a reader opened; null if there is none. Anybody may send anything. */
export async function loadPart(part: unknown, identity: unknown, chainId: unknown): Promise<ReactNode> {
  const ctx = await visitorContext("boards");
  const known = Identity.safeParse(identity).data;
  const chain = ctx.env.CHAINS.find(({ id }) => id === chainId)?.id;
  if (!isPartName(part) || known === undefined || (chain === undefined && chainId !== undefined)) return null;
  return whenLoaded(whenKnown(renderPart(ctx, part, { identity: known, chainId: chain })));
}
