import { expect, onTestFinished, test } from "vitest";
import { useContext } from "../../../../tests/setup/context.ts";
import { FEED_START, joinPositions, POSITION_SQL, parsePosition, readWithFeed, snapshotOf } from "./read-feed.ts";

const world = useContext();

test("a snapshot of PostgreSQL is parsed, and is one again", async () => {
  const { pg } = world.ctx();
  for (const text of ["10:10:", "10:20:10,14,19"]) {
    const position = parsePosition(text);
    expect(position && snapshotOf(position)).toBe(text);
    await expect(pg.query("select $1::pg_snapshot", [position && snapshotOf(position)])).resolves.toBeDefined();
  }
});

test("a session reads the feeds again once a transaction has ended, also one that was open before, and only then", async () => {
  const { pg } = world.ctx();
  const [reader, writer] = [await pg.connect(), await pg.connect()];
  onTestFinished(() => {
    reader.release();
    writer.release();
  });
  const write = (identity: string) => writer.query("insert into identity_feed (identity) values ($1)", [identity]);
  type Known = Parameters<typeof readWithFeed>[1];
  const next = async (before: Known) => {
    const read = await readWithFeed(reader, before);
    if (!read) throw new Error("The feed has more rows than one read takes.");
    return read;
  };
  /** Other databases of the server end transactions, too. */
  const untilNothingEnds = async (known: Known): Promise<void> => {
    const read = await next(known);
    expect([read.identities, read.changes]).toEqual([[], []]);
    if (read.mark === known.mark) expect(read.position).toBe(known.position);
    else await untilNothingEnds(read);
  };
  const first = await next({ position: FEED_START, mark: null });
  await writer.query("begin");
  await write("open");
  await untilNothingEnds(first);
  await write("later");
  await writer.query("commit");
  const committed = await next(first);
  expect(committed.identities).toEqual(["later", "open"]);
  await untilNothingEnds(committed);
  // A server that lost its last transactions gives their numbers to new ones; its sessions are others, too.
  expect((await readWithFeed(writer, committed))?.mark).not.toBe(committed.mark);
});

test.each(["", "1", "10:5:7", "10:20:14,12", "10:20:20", "10:20:x", "a:b:", "10:20:,", "10:0:", "11:10:", "11:20:10"])(
  "%j is no position",
  (text) => {
    expect(parsePosition(text)).toBeNull();
  },
);

test("a position does not include numbers of transactions that left nothing, which a crashed server gives again", async () => {
  const { pg } = world.ctx();
  const read = async () => {
    const { rows } = await pg.query<{ position: string }>(`select ${POSITION_SQL} as position`);
    return parsePosition(rows[0]?.position ?? "");
  };
  const { rows } = await pg.query<{ xid: string }>(
    "insert into identity_feed (identity) values ('a') returning xid::text",
  );
  await pg.query("select pg_current_xact_id()");
  expect((await read())?.next).toBe(String(BigInt(rows[0]?.xid ?? 0) + 1n));
});

test("a position beyond this server's transactions, as a restored dump brings it, is read without going through their numbers", async () => {
  const { pg } = world.ctx();
  await pg.query("insert into identity_feed (identity, xid) values ('b', '900000001')");
  const { rows } = await pg.query<{ position: string }>(`select ${POSITION_SQL} as position`);
  expect(parsePosition(rows[0]?.position ?? "")?.next).toBe("900000002");
});

test("what either of two positions has read, both together have read", () => {
  const before = { next: "20", inProgress: ["12", "15"] };
  expect(joinPositions(before, { next: "25", inProgress: ["12", "17", "22"] })).toEqual({
    next: "25",
    inProgress: ["12", "22"],
  });
  expect(joinPositions(before, { next: "14", inProgress: ["11", "12"] })).toEqual({
    next: "20",
    inProgress: ["12", "15"],
  });
});

test("the newest row of a long feed is found by an index", async () => {
  const { pg } = world.ctx();
  await pg.query(
    `insert into score_feed (at, subject, chain_id, ranked_before, ranked_after, reached_before, reached_after)
     select now(), 'subject ' || n, 0, false, false, 0, 0 from generate_series(1, 5000) n`,
  );
  await pg.query("analyze score_feed");
  const { rows } = await pg.query<Record<string, string>>(`explain select ${POSITION_SQL}`);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Scan Backward using \w+ on score_feed/);
});
