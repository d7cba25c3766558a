import type { Context } from "../../lib/core/context.ts";
import { ServiceError } from "../../lib/core/errors.ts";
import { liftTakedown, listTakedowns, takeDown } from "../../lib/domains/takedowns/index.ts";
import { takedownKinds } from "../../lib/domains/takedowns/schemas.ts";
import { type AdminCommand, requireReason } from "./command.ts";

/** Takedowns that a search for one to lift reads. */
const MOST = 100;

/** `takedown <attestation|name|avatar|appeal> <id> --reason "…" | --lift` */
export const takedownCommand: AdminCommand = ([kindText, target], fail, options) => {
  const kind =
    takedownKinds.find((one) => one === kindText) ?? fail(`The kind must be one of ${takedownKinds.join(", ")}.`);
  if (target === undefined) return fail("The id or name is missing.");
  if (options.lift) {
    return async (ctx) => {
      const takedown = await liftTakedown(ctx, { id: await findId(ctx, kind, target) });
      return { json: takedown, text: `The ${kind} ${takedown.target} is shown again.` };
    };
  }
  const reason = requireReason(options, fail);
  return async (ctx) => {
    const takedown = await takeDown(ctx, { kind, target, reason });
    return { json: takedown, text: `The ${kind} ${takedown.target} is hidden from pages and lists.` };
  };
};

async function findId(ctx: Context, kind: (typeof takedownKinds)[number], target: string): Promise<string> {
  for (let offset = 0; ; offset += MOST) {
    const { takedowns, pagination } = await listTakedowns(ctx, { kind, status: "hidden", limit: MOST, offset });
    const found = takedowns.find((one) => one.target === target);
    if (found) return found.id;
    if (!pagination.hasMore) throw new ServiceError("NOT_FOUND", `No ${kind} ${target} is hidden.`);
  }
}
