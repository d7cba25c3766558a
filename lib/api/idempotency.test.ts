import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { sqlTransaction, sqlTransactionOn, transaction } from "../core/transaction.ts";
import { createIdempotency, type Idempotency } from "./idempotency.ts";
import type { NamedRequest } from "./idempotency-store.ts";

const context = useContext();
const result = { reply: { status: 201, body: '{"success":true}' } };
const LOST_MS = 60_000;
let requests = 0;

function newRequest(): NamedRequest {
  return { caller: "dev_1", method: "POST", path: "/v1/things", key: `key ${++requests}`, body: Buffer.from("{}") };
}

/** One process. A crash keeps all its later statements from the database, an outage those until it ends. */
function newProcess(): Idempotency & { crash: () => void; outage: (isAway: boolean) => void } {
  const { pg } = context.ctx();
  let hasCrashed = false;
  let isAway = false;
  const query = async (...args: Parameters<Pool["query"]>) => {
    if (hasCrashed) throw new Error("the process is gone");
    if (isAway) throw new Error("Connection terminated unexpectedly");
    return pg.query(...args);
  };
  // Of the pool no more is used.
  const idempotency = createIdempotency({ query } as unknown as Pool, () => context.now.getTime());
  return {
    ...idempotency,
    crash: () => {
      hasCrashed = true;
    },
    outage: (begins) => {
      isAway = begins;
    },
  };
}

const pass = (ms: number) => {
  context.now = new Date(context.now.getTime() + ms);
};

/** The ways in which verbs write, each adding one row for the request. */
const kinds = {
  "node-postgres": (key: string) =>
    sqlTransaction(context.ctx().pg, (sql) => sql.query("insert into auth_nonce values ($1, now())", [key])),
  Prisma: (key: string) =>
    transaction(context.ctx(), (tx) => tx.$executeRaw`insert into auth_nonce values (${key}, now())`),
  "a connection that is held": async (key: string) => {
    const client = await context.ctx().pg.connect();
    try {
      await sqlTransactionOn(client, (sql) => sql.query("insert into auth_nonce values ($1, now())", [key]));
    } finally {
      client.release();
    }
  },
};

let written = 0;
const nonce = () => `nonce ${++written}`;

async function rowsSince(before: number): Promise<number> {
  const { rows } = await context.ctx().pg.query<{ nonce: string }>("select nonce from auth_nonce");
  return rows.filter((row) => Number(row.nonce.split(" ")[1]) > before).length;
}

describe.each(Object.entries(kinds))("work that writes by %s", (_, write) => {
  it("is not executed again when its process ends between work and response: the loss is reported", async () => {
    const [first, second] = [newProcess(), newProcess()];
    const request = newRequest();
    const before = written;
    const work = async () => {
      await write(nonce());
      return result;
    };
    const lost = first.once(request, async () => {
      const made = await work();
      first.crash();
      return made;
    });
    await expect(lost).rejects.toThrow("the process is gone");
    pass(LOST_MS);
    for (let i = 0; i < 2; i++) {
      await expect(second.once(request, work)).rejects.toMatchObject({
        code: "INVALID_REQUEST",
        details: [{ path: "Idempotency-Key", message: expect.stringContaining("work is done") }],
      });
    }
    expect(await rowsSince(before)).toBe(1);
  });

  it("is executed again when its process ended before the commit", async () => {
    const [first, second] = [newProcess(), newProcess()];
    const request = newRequest();
    const before = written;
    const ended = first.once(request, async () => {
      first.crash();
      throw new Error("the process is gone");
    });
    await expect(ended).rejects.toThrow("the process is gone");
    pass(LOST_MS);
    const work = async () => {
      await write(nonce());
      return result;
    };
    expect(await second.once(request, work)).toEqual({ isReplay: false, result });
    expect(await second.once(request, work)).toEqual({ isReplay: true, stored: result.reply });
    expect(await rowsSince(before)).toBe(1);
  });

  it("is rolled back, and overwrites no response, if its process was suspended and another executed it", async () => {
    const [slow, other] = [newProcess(), newProcess()];
    const request = newRequest();
    const before = written;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let wake = () => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const late = slow.once(request, async () => {
      begin();
      await woken;
      await write(nonce());
      return { reply: { status: 201, body: '{"late":true}' } };
    });
    await begun;
    pass(LOST_MS);
    await other.once(request, async () => {
      await write(nonce());
      return result;
    });
    wake();
    await expect(late).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await rowsSince(before)).toBe(1);
    expect(await newProcess().once(request, () => expect.unreachable())).toEqual({
      isReplay: true,
      stored: result.reply,
    });
  });
});

it("tasks that outlast the work commit on their own", async () => {
  let later: () => Promise<unknown> = () => expect.unreachable();
  const { pg } = context.ctx();
  await newProcess().once(newRequest(), async () => {
    const bound = new (await import("node:async_hooks")).AsyncResource("later");
    later = () => bound.runInAsyncScope(() => sqlTransaction(pg, (sql) => sql.query("select 1")));
    return { reply: { status: 500, body: "{}" } };
  });
  await expect(later()).resolves.toBeDefined();
});

describe("while the database is away", () => {
  it("lets a request that failed be repeated once it is back", async () => {
    const process = newProcess();
    const request = newRequest();
    const fail = async () => {
      process.outage(true);
      throw new Error("Connection terminated unexpectedly");
    };
    await expect(process.once(request, fail)).rejects.toThrow("Connection terminated");
    process.outage(false);
    expect(await newProcess().once(request, async () => result)).toEqual({ isReplay: false, result });
  });

  it("does not do work again whose commit came through, though the server said that it had failed", async () => {
    const request = newRequest();
    const before = written;
    const work = async () => {
      const client = await context.ctx().pg.connect();
      const query = async (text: string, values: unknown[]) => {
        await client.query(text, values);
        if (text === "commit") throw new Error("Connection terminated unexpectedly");
        return { rowCount: 1 };
      };
      // Of the client no more is used.
      const broken = { query } as unknown as Pool;
      const insert = (sql: Pick<Pool, "query">) => sql.query("insert into auth_nonce values ($1, now())", [nonce()]);
      await sqlTransactionOn(broken, insert).catch(() => {});
      client.release();
      return { reply: { status: 503, body: "{}" } };
    };
    expect((await newProcess().once(request, work)).isReplay).toBe(false);
    await expect(newProcess().once(request, work)).rejects.toThrow("response was lost");
    expect(await rowsSince(before)).toBe(1);
  });

  it("answers with the result of work that is done, and repeats it once the database is back", async () => {
    const process = newProcess();
    const request = newRequest();
    const work = async () => {
      process.outage(true);
      return result;
    };
    expect(await process.once(request, work)).toEqual({ isReplay: false, result });
    process.outage(false);
    const again = await newProcess().once(request, async () => expect.fail("the work was done again"));
    expect(again).toEqual({ isReplay: true, stored: result.reply });
  });
});
