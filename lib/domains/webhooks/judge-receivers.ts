import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { notify } from "../../core/notifications.ts";
import type { Resolve } from "../../core/resolve-host.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { findUrlFault, judgeReceiver } from "./check-url.ts";
import { refusedReason } from "./schemas.ts";

/** URLs that are judged at once, most of them waiting for name servers. */
const BATCH = 200;

interface Stored {
  id: string;
  url: string;
  active: boolean;
}

/**
 * Judges the receivers of stored webhooks by the present settings: disables active ones that are not allowed, with the reason and a
 * notification to their owner, and enables those again that were disabled for it and are allowed. Deliveries wait meanwhile. Leaves
 * those alone whose name does not resolve. Returns the number of changed webhooks.
 */
export async function judgeReceivers(
  ctx: Pick<Context, "env" | "pg" | "log" | "now">,
  { signal, resolve }: { signal?: AbortSignal; resolve?: Resolve } = {},
): Promise<number> {
  const options = { allowPrivate: ctx.env.WEBHOOK_ALLOW_PRIVATE, ...(resolve && { resolve }) };
  let changed = 0;
  // What a URL itself says is not to wait for the name servers of others.
  const byUrl = async (url: string) => ({ fault: findUrlFault(url, options), isKnown: false });
  const byName = (url: string) => judgeReceiver(url, options);
  for (const judge of [byUrl, byName]) {
    for await (const batch of readStored(ctx.pg, signal)) {
      const judged = await Promise.all(batch.map(async (row) => ({ row, ...(await judge(row.url)) })));
      for (const { row, fault, isKnown } of judged) {
        if (row.active && fault) changed += await refuse(ctx, row, refusedReason(fault));
        else if (!row.active && !fault && isKnown) changed += await accept(ctx, row);
      }
    }
  }
  if (changed > 0) ctx.log.info({ webhooks: changed }, "refused or accepted receivers of webhooks by the settings");
  return changed;
}

/** The webhooks that are active, or were disabled by the settings. */
async function* readStored(pg: Context["pg"], signal: AbortSignal | undefined): AsyncGenerator<Stored[]> {
  for (let after = ""; !signal?.aborted; ) {
    const { rows } = await pg.query<Stored>(
      `select id, url, active from webhook where id > $1 and (active or starts_with(disabled_reason, $2) and not operator_off)
       order by id limit ${BATCH}`,
      [after, refusedReason("")],
    );
    yield rows;
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) return;
  }
}

/** The owner may have changed the webhook, or another worker refused it, meanwhile. */
async function refuse({ pg, now }: Pick<Context, "pg" | "now">, { id, url }: Stored, reason: string): Promise<number> {
  return sqlTransaction(pg, async (sql: Sql) => {
    const { rows } = await sql.query<{ wallet: string }>(
      `update webhook w set active = false, disabled_reason = $3 from developer d
       where w.id = $1 and w.url = $2 and w.active and d.id = w.developer_id returning d.wallet`,
      [id, url, reason],
    );
    const notices = rows.map(({ wallet }) => ({
      address: wallet,
      kind: "webhook.refused" as const,
      data: { webhookId: id, url, reason },
    }));
    if (notices.length > 0) await notify(sql, now, notices);
    return rows.length;
  });
}

async function accept({ pg }: Pick<Context, "pg">, { id, url }: Stored): Promise<number> {
  const { rowCount } = await pg.query(
    `update webhook set active = true, disabled_reason = null, failing_since = null
     where id = $1 and url = $2 and not active and not operator_off and starts_with(disabled_reason, $3)`,
    [id, url, refusedReason("")],
  );
  return rowCount ?? 0;
}
