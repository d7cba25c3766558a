import { decideAppeal, listAppeals } from "../../lib/domains/appeals/index.ts";
import { Decision } from "../../lib/domains/appeals/schemas.ts";
import type { AdminCommand } from "./command.ts";

/** Appeals that one list shows. */
const SHOWN = 100;

/** `appeals` */
export const appealsCommand: AdminCommand = () => async (ctx) => {
  const { appeals, pagination } = await listAppeals(ctx, { status: "open", limit: SHOWN, offset: 0 });
  const lines: string[] = [];
  for (const { id, wallet, flag, reason, evidence, decideBy, late } of appeals) {
    lines.push(`${id}  ${wallet}  ${flag}  decide by ${decideBy.slice(0, 10)}${late ? " (late)" : ""}`);
    lines.push(...[...reason.split("\n"), ...evidence].map((line) => `  ${line}`));
  }
  if (pagination.hasMore) lines.push(`Only the first ${SHOWN} of ${pagination.total} are shown.`);
  return { json: { appeals, pagination }, text: lines.length > 0 ? lines.join("\n") : "No appeal is open." };
};

const outcomes = { uphold: "upheld", reject: "rejected" } as const;

/** `appeal <id> uphold|reject --reason "…"` */
export const decideAppealCommand: AdminCommand = ([id, verb], fail, { reason }) => {
  if (id === undefined) return fail("The appeal's id is missing.");
  const outcome = verb === "uphold" || verb === "reject" ? outcomes[verb] : fail("The decision is uphold or reject.");
  const decision = Decision.safeParse({ outcome, decision: reason ?? "" });
  if (!decision.success) return fail("--reason must give the reason, which is public, with 1 to 2,000 characters.");
  return async (ctx) => {
    const { appeal } = await decideAppeal(ctx, { ...decision.data, id });
    const { before, after } = appeal.score ?? { before: 0, after: 0 };
    const score = before === after ? `The score stays ${after}.` : `The score was ${before} and is ${after}.`;
    return {
      json: appeal,
      text: `The appeal ${id} against ${appeal.flag} of ${appeal.wallet} is ${appeal.status}.\n${score}`,
    };
  };
};
