import type { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { checkedTransaction, sqlTransaction, sqlTransactionOn, transaction } from "../core/transaction.ts";
import type { NamedRequest } from "./idempotency.ts";
import { createIdempotency, type Idempotency } from "./idempotency.ts";

const context = useContext();
const result = { reply: { status: 201, body: '{"success":true}' } };
const LOST_MS = 60_000;
let requests = 0;

function newRequest(isRepeatable = true): NamedRequest {
  const key = `key ${++requests}`;
  return {
    caller: "dev_1",
    method: "POST",
    path: "/v1/things",
    key,
    body: Buffer.from("{}"),
    mostBytes: 1_000_000,
    isRepeatable,
  };
}

/** One process. A crash keeps all its later statements from the database, an outage those until it ends, or their answers. */
function newProcess(): Idempotency & { crash: () => void; outage: (isAway: boolean | "unanswered") => void } {
  const { pg } = context.ctx();
  let hasCrashed = false;
  let isAway: boolean | "unanswered" = false;
  const query = async (...args: Parameters<Pool["query"]>) => {
    if (hasCrashed) throw new Error("the process is gone");
    if (isAway === "unanswered") await pg.query(...args);
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

async function insert(sql: Pick<Pool, "query">, key: string) {
  await sql.query("insert into auth_nonce values ($1, now())", [key]);
  return { key, at: new Date(0), amount: 1n << 80n, absent: undefined, ranks: new Map([["a", 1]]) };
}
type Made = Awaited<ReturnType<typeof insert>>;

/** The ways in which verbs write, each adding one row for the request. */
const kinds: Record<string, (key: string) => Promise<Made>> = {
  "node-postgres": (key) => sqlTransaction(context.ctx().pg, (sql) => insert(sql, key)),
  Prisma: (key) =>
    transaction(context.ctx(), (tx) =>
      insert({ query: (text: string, values: unknown[]) => tx.$executeRawUnsafe(text, ...values) } as never, key),
    ),
  "a connection that is held": async (key) => {
    const client = await context.ctx().pg.connect();
    try {
      return await sqlTransactionOn(client, (sql) => insert(sql, key));
    } finally {
      client.release();
    }
  },
};

/** Work whose process ends after it, before its reply is stored. */
async function crashAfter(request: NamedRequest, work: () => Promise<unknown>): Promise<void> {
  const lost = newProcess();
  const ended = lost.once(request, async () => {
    await work();
    lost.crash();
    return result;
  });
  await expect(ended).rejects.toThrow("the process is gone");
  pass(LOST_MS);
}

async function expectLost(request: NamedRequest, work: () => Promise<typeof result>): Promise<void> {
  await expect(newProcess().once(request, work)).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    details: [{ path: "Idempotency-Key", message: expect.stringContaining("work is done") }],
  });
}

let written = 0;
const nonce = () => `nonce ${++written}`;

async function rowsSince(before: number): Promise<number> {
  const { rows } = await context.ctx().pg.query<{ nonce: string }>("select nonce from auth_nonce");
  return rows.filter((row) => Number(row.nonce.split(" ")[1]) > before).length;
}

describe.each(Object.entries(kinds))("work that writes by %s", (_, write) => {
  it("is not done again when its process ends between work and reply: the reply is made from the same results", async () => {
    const request = newRequest();
    const before = written;
    const made: Made[] = [];
    await crashAfter(request, async () => made.push(await write(nonce()), await write(nonce())));
    const again: Made[] = [];
    const work = async () => {
      again.push(await write(nonce()), await write(nonce()));
      return result;
    };
    expect(await newProcess().once(request, work)).toEqual({ isReplay: false, result });
    expect(again).toStrictEqual(made);
    expect(await newProcess().once(request, work)).toEqual({ isReplay: true, stored: result.reply });
    expect(await rowsSince(before)).toBe(2);
  });

  it("is continued after its last commit", async () => {
    const request = newRequest();
    const before = written;
    const once = () => write(nonce());
    await crashAfter(request, once);
    await crashAfter(request, async () => [await once(), await once()]);
    const keys: string[] = [];
    const work = async () => {
      for (let i = 0; i < 3; i++) keys.push((await once()).key);
      return result;
    };
    await newProcess().once(request, work);
    // Of each attempt's numbers only those of transactions that ran are written.
    expect(keys).toEqual([1, 3, 6].map((number) => `nonce ${before + number}`));
    expect(await rowsSince(before)).toBe(3);
  });

  it("is not done again, and its loss is reported, where its results may not be stored", async () => {
    const request = newRequest(false);
    const before = written;
    const work = async () => {
      await write(nonce());
      return result;
    };
    await crashAfter(request, work);
    for (let i = 0; i < 2; i++) await expectLost(request, work);
    expect(await rowsSince(before)).toBe(1);
    const { rows } = await context
      .ctx()
      .pg.query("select results from idempotent_request where key = $1", [request.key]);
    expect(rows).toEqual([{ results: null }]);
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

describe("a loss is reported, and nothing is done twice,", () => {
  const pg = () => context.ctx().pg;
  const write = () => sqlTransaction(pg(), (sql) => insert(sql, nonce()));

  it.each<[string, () => Promise<unknown>]>([
    [
      "after a transaction that ends before an earlier one",
      () =>
        sqlTransaction(pg(), async (sql) => {
          await write();
          return insert(sql, nonce());
        }),
    ],
    [
      "after a transaction that follows a failed one",
      async () => {
        await sqlTransaction(pg(), () => Promise.reject(new Error("refused"))).catch(() => {});
        await write();
      },
    ],
    ["after a result that cannot be stored", () => sqlTransaction(pg(), async (sql) => () => insert(sql, nonce()))],
    [
      "after a result of more than a megabyte",
      () => sqlTransaction(pg(), async (sql) => ["x".repeat(1_000_001), await insert(sql, nonce())]),
    ],
  ])("%s", async (_, work) => {
    const request = newRequest();
    await crashAfter(request, work);
    const before = written;
    await expectLost(request, async () => {
      await work();
      return result;
    });
    expect(await rowsSince(before)).toBe(0);
  });

  it("where a check before the transaction refuses what the transaction committed", async () => {
    const request = newRequest();
    await crashAfter(request, write);
    const refused = { reply: { status: 404, body: "{}" } };
    await expectLost(request, async () => refused);
    const busy = { reply: { status: 503, body: "{}" } };
    expect(await newProcess().once(request, async () => busy)).toEqual({ isReplay: false, result: busy });
    await expectLost(request, async () => refused);
  });
});

it("checks before a transaction are left out where its result is stored", async () => {
  const request = newRequest();
  let exists = false;
  const work = async () => {
    const key = await checkedTransaction(async () => {
      if (exists) throw new Error("it exists");
      return sqlTransaction(context.ctx().pg, async (sql) => (await insert(sql, nonce())).key);
    });
    exists = true;
    return { reply: { status: 201, body: key } };
  };
  await crashAfter(request, work);
  expect(await newProcess().once(request, work)).toMatchObject({ result: { reply: { body: `nonce ${written}` } } });
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

  it("lets a request be repeated whose claim was stored but not answered", async () => {
    const process = newProcess();
    const request = newRequest();
    process.outage("unanswered");
    const first = process.once(request, () => expect.unreachable());
    await expect(first).rejects.toThrow("Connection terminated");
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
      await sqlTransactionOn(broken, (sql) => insert(sql, nonce())).catch(() => {});
      client.release();
      return { reply: { status: 503, body: "{}" } };
    };
    for (let i = 0; i < 2; i++) expect((await newProcess().once(request, work)).isReplay).toBe(false);
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

describe("a reply beyond the bytes that are stored for a caller", () => {
  const long = { reply: { status: 200, body: `"${"x".repeat(98)}"` } };
  const newCaller = () => `dev_bytes_${++requests}`;
  const nth = (caller: string) => ({ ...newRequest(), caller, mostBytes: 250 });

  it("is not stored: what committed nothing is done again, until a day has passed", async () => {
    const caller = newCaller();
    const [first, second, third] = [nth(caller), nth(caller), nth(caller)];
    for (const request of [first, second, third]) await newProcess().once(request, async () => long);
    for (const request of [first, second]) {
      const repeated = await newProcess().once(request, () => expect.unreachable());
      expect(repeated).toEqual({ isReplay: true, stored: long.reply });
    }
    expect(await newProcess().once(third, async () => long)).toEqual({ isReplay: false, result: long });
    expect(await newProcess().once(nth(newCaller()), async () => long)).toMatchObject({ isReplay: false });
    pass(25 * 3_600_000);
    await newProcess().once(third, async () => long);
    expect(await newProcess().once(third, () => expect.unreachable())).toMatchObject({ isReplay: true });
  });

  it("is reported as lost where work was committed, which is not done twice", async () => {
    const request = { ...newRequest(), caller: newCaller(), mostBytes: 50 };
    const before = written;
    const work = async () => {
      await kinds["node-postgres"]?.(nonce());
      return long;
    };
    expect(await newProcess().once(request, work)).toEqual({ isReplay: false, result: long });
    for (let i = 0; i < 2; i++) await expectLost(request, work);
    expect(await rowsSince(before)).toBe(1);
  });
});

it("repetitions that wait for another process poll together", async () => {
  const request = newRequest();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const first = newProcess().once(request, async () => {
    begin();
    await ended;
    return result;
  });
  await begun;
  const { pg } = context.ctx();
  let claims = 0;
  let reads = 0;
  const query = async (text: string, values: unknown[]) => {
    if (text.startsWith("insert") && ++claims === 5) end();
    if (text.startsWith("select")) reads++;
    return pg.query(text, values);
  };
  // Of the pool no more is used.
  const waiting = createIdempotency({ query } as unknown as Pool, () => context.now.getTime());
  const repeated = await Promise.all(
    Array.from({ length: 50 }, () => waiting.once(request, () => expect.unreachable())),
  );
  await first;
  expect(repeated).toEqual(Array.from({ length: 50 }, () => ({ isReplay: true, stored: result.reply })));
  expect(reads).toBeLessThanOrEqual(2 * claims);
});
