import { chainStates } from "../../core/chain-states.ts";
import type { Context } from "../../core/context.ts";
import { readExplorerFaults } from "../../core/explorer-faults.ts";
import { requireRole } from "../../core/operators.ts";
import { listChains } from "../chain-control/index.ts";
import type { ControlledChain } from "../chain-control/schemas.ts";
import { readScreeningLists } from "../screening/index.ts";
import type { ScreeningListView } from "../screening/schemas.ts";
import type { Attention } from "./schemas.ts";

interface Counts {
  failedJobs: number;
  failedBackfills: number;
  disabledWebhooks: number;
  fullWebhooks: number;
  lateAppeals: number;
}

/** What needs an operator, a sentence each. Throws FORBIDDEN. */
export async function getOverview(ctx: Context): Promise<{ attention: Attention[] }> {
  requireRole(ctx, "reader");
  const { chains } = await listChains(ctx);
  const { rows } = await ctx.pg.query<Counts>(
    `select
       (select count(*)::int from graphile_worker.jobs where locked_at is null and attempts >= max_attempts) as "failedJobs",
       (select count(*)::int from tracked_wallet where state = 'failed') as "failedBackfills",
       (select count(*)::int from webhook where not active and disabled_reason is not null) as "disabledWebhooks",
       (select count(*)::int from webhook where is_full) as "fullWebhooks",
       (select count(*)::int from appeal where status = 'open' and decide_by < $1) as "lateAppeals"`,
    [ctx.now],
  );
  const counts = rows[0] ?? { failedJobs: 0, failedBackfills: 0, disabledWebhooks: 0, fullWebhooks: 0, lateAppeals: 0 };
  const explorers = (await readExplorerFaults(ctx.pg, ctx.env.CHAINS)).map(({ chainId, host, since, error }) => ({
    area: "chains" as const,
    text: `Explorer ${host} of chain ${chainId} fails since ${since}: ${error}.`,
  }));
  const lists = (await readScreeningLists(ctx)).flatMap(attentionToList);
  return { attention: [...chains.flatMap(attentionOf), ...explorers, ...lists, ...attentionTo(counts)] };
}

function attentionToList({ name, stale, error, asOf }: ScreeningListView): Attention[] {
  if (!stale && error === null) return [];
  const state = stale
    ? `is stale${asOf === null ? ": it was not read yet" : ` since its refresh at ${asOf}`}`
    : "fails";
  return [{ area: "screening", text: `Screening list ${name} ${state}.${error === null ? "" : ` ${error}`}` }];
}

function attentionOf({ name, state, error, action, pauseReason, quarantined, oddTimes }: ControlledChain): Attention[] {
  const { fails } = chainStates[state];
  const cause = state === "paused" ? pauseReason : error;
  const isNamed = fails || cause !== null || state === "paused";
  const sentences = [
    isNamed &&
      `${name} is ${state}${cause === null ? "" : `: ${cause.replace(/\.$/, "")}`}.${fails ? ` ${action}` : ""}`,
    state === "waiting" && `No worker reads ${name}.`,
    quarantined > 0 && `Quarantined transactions and blocks of ${name}: ${quarantined}.`,
    oddTimes > 0 && `Recent blocks of ${name} whose time is impossible, and counts as their parent's: ${oddTimes}.`,
  ];
  return sentences.flatMap((text) => (text ? [{ area: "chains" as const, text }] : []));
}

function attentionTo({
  failedJobs,
  failedBackfills,
  disabledWebhooks,
  fullWebhooks,
  lateAppeals,
}: Counts): Attention[] {
  const all: [Attention["area"], string, number][] = [
    ["jobs", "Jobs that failed permanently", failedJobs],
    ["jobs", "Wallets whose history could not be read, and is tried again", failedBackfills],
    ["webhooks", "Webhooks that are switched off with a reason", disabledWebhooks],
    ["webhooks", "Webhooks that get no new events, because too many deliveries wait", fullWebhooks],
    ["appeals", "Appeals past their deadline", lateAppeals],
  ];
  return all.flatMap(([area, what, count]) => (count > 0 ? [{ area, text: `${what}: ${count}.` }] : []));
}
