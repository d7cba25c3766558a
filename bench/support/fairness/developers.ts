import type { Context } from "../../../lib/core/context.ts";
import type { PlanTier } from "../../../lib/core/plans.ts";
import { createKey } from "../../../lib/domains/developers/index.ts";
import { type Dependencies, developerContext } from "../dependencies.ts";

/** A developer with an admin key. */
export interface BenchDeveloper {
  ctx: Context & { actor: { kind: "session" } };
  key: string;
}

/** Create a developer of a tier, with its limits. */
export async function makeDeveloper(dependencies: Dependencies, tier: PlanTier): Promise<BenchDeveloper> {
  const ctx = await developerContext(dependencies, tier);
  const { apiKey } = await createKey(ctx, {
    developerId: ctx.actor.developerId,
    name: "bench",
    permissions: ["admin"],
  });
  return { ctx, key: apiKey };
}

export function makeDevelopers(dependencies: Dependencies, count: number, tier: PlanTier): Promise<BenchDeveloper[]> {
  return Promise.all(Array.from({ length: count }, () => makeDeveloper(dependencies, tier)));
}
