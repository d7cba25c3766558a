import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { notify } from "../../lib/core/notifications.ts";
import { checksum } from "../../lib/core/schemas.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { addChannel } from "../../lib/domains/notices/index.ts";
import { addressNumber } from "../factories/scores.ts";
import { bundleProgram } from "../setup/bundle.ts";
import { useContext } from "../setup/context.ts";
import { rounds } from "../setup/rounds.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

const MAILS = rounds(8, 12);
/** Mails after whose arrival, and before whose acknowledgement, the worker is killed. */
const KILLS = rounds(3, 5);

const holder = useContext({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "notices@credence.example" } });
let server: MailServer;
let worker: ChildProcess | undefined;
let kills = 0;

beforeAll(async () => {
  server = await startMailServer({
    onData: async () => {
      if (kills >= KILLS || server.received.length % 2 === 0) return;
      kills++;
      worker?.kill("SIGKILL");
      if (worker && worker.exitCode === null && worker.signalCode === null) await once(worker, "exit");
    },
  });
});
afterAll(async () => {
  worker?.kill("SIGKILL");
  await server.close();
});

it("a worker that is killed again and again sends each notice at least once, under one Message-ID, and none twice without a kill", async () => {
  holder.now = new Date();
  const ctx = holder.ctx();
  for (let i = 1; i <= MAILS; i++) {
    const { id: developerId, wallet } = await ensureDeveloper(ctx, { wallet: addressNumber(i) });
    const actor = { kind: "session", developerId, wallet, sessionId: "s", tier: "free" } as const;
    await addChannel({ ...ctx, actor }, { medium: "email", target: `owner${i}@example.com`, kinds: ["score"] });
    await ctx.pg.query("update notice_channel set confirmed_at = now() where developer_id = $1", [developerId]);
    await ctx.pg.query("delete from notice_message");
    const data = { address: checksum(wallet), svcId: null, newScore: i, oldScore: 600, tier: "gold" };
    await sqlTransaction(ctx.pg, (sql) => notify(sql, ctx.now, [{ address: wallet, kind: "score.updated", data }]));
  }
  const program = await bundleProgram("tests/notices/notice-worker.ts");
  const env = {
    ...process.env,
    DATABASE_URL: holder.url(),
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: "notices@credence.example",
    RECEIPT_SIGNER_KEY: ctx.env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: ctx.env.SESSION_SECRET,
    LOG_LEVEL: "silent",
  };
  const unsent = async () => {
    const { rows } = await ctx.pg.query<{ n: number }>(
      `select (select count(*) from notice_event)::int + (select count(*) from notice_message where state <> 'sent')::int as n`,
    );
    return rows[0]?.n ?? 0;
  };
  /** How often each message was on its way when a worker was killed. */
  const held = new Map<string, number>();
  const release = async () => {
    const { rows } = await ctx.pg.query<{ id: string }>(
      `update notice_message set leased_until = null, next_attempt_at = now()
       where state = 'pending' and leased_until is not null returning id`,
    );
    for (const { id } of rows) held.set(id, (held.get(id) ?? 0) + 1);
  };
  while ((await unsent()) > 0) {
    if (!worker || worker.signalCode !== null) {
      // In place of waiting for leases to end.
      await release();
      worker = fork(program, [], { env });
      await once(worker, "spawn");
    }
    // In place of waiting for the next attempt, and for the window.
    await ctx.pg.query(
      "update notice_message set next_attempt_at = now() where state = 'pending' and leased_until is null",
    );
    await ctx.pg.query("update notice_message set created_at = now() - interval '1 hour' where state = 'collecting'");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(kills).toBe(KILLS);
  const ids = new Map<string, Set<string>>();
  for (const { to, headers } of server.received) {
    const [address = ""] = to;
    ids.set(address, (ids.get(address) ?? new Set()).add(headers["message-id"] ?? ""));
  }
  expect(ids.size).toBe(MAILS);
  expect([...ids.values()].map((one) => one.size)).toEqual(Array(MAILS).fill(1));
  for (const id of new Set(server.received.map(({ headers }) => headers["message-id"] ?? ""))) {
    const times = server.received.filter(({ headers }) => headers["message-id"] === id).length;
    expect(times).toBeLessThanOrEqual(1 + (held.get(id.slice(1, id.indexOf("@"))) ?? 0));
  }
  expect(server.received.length).toBeGreaterThan(MAILS);
}, 120_000);
