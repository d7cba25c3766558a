import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startHttpServer, type TestServer } from "../../../tests/chain/http-server.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ScreeningLists } from "../../core/screening-lists.ts";
import { acceptFewer, readListings, readScreeningLists, refreshLists, refreshNow } from "./index.ts";
import { storedLists } from "./manage-lists.ts";

const holder = useContext();
let server: TestServer;
let respond: (response: ServerResponse, headers: Record<string, unknown>) => void;
let asked = 0;
const addresses = Array.from({ length: 10 }, (_, i) => addressNumber(i + 1));
const [first, second] = addresses as [Address, Address];
const MINUTE = 60_000;

beforeAll(async () => {
  server = await startHttpServer(async (request, _, response) => {
    asked++;
    respond(response, request.headers);
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  holder.now = new Date("2026-01-15T12:00:00Z");
  await holder.ctx().pg.query("truncate screening_list, screening_entry, screening_day");
  asked = 0;
});

function context(overrides: Partial<Context> = {}, path = "list"): Context {
  const ctx = holder.ctx(overrides);
  const list = { name: "sanctions", title: "Sanctions", url: `${server.url}/${path}`, private: true };
  return { ...ctx, env: { ...ctx.env, SCREENING_LISTS: ScreeningLists.parse([list]) } };
}

const answer = (lines: readonly string[], headers: Record<string, string> = {}) => {
  respond = (response) => response.writeHead(200, headers).end(`address\n${lines.join("\n")}\n`);
};
const refresh = (signal = new AbortController().signal) => refreshLists(context(), { now: () => holder.now, signal });
const later = (minutes: number) => {
  holder.now = new Date(holder.now.getTime() + minutes * MINUTE);
};

async function state() {
  const [list] = await readScreeningLists(context());
  if (!list) throw new Error("one list");
  return list;
}

/** Who is on the list, in order. */
async function listed(at = holder.now): Promise<string[]> {
  const ctx = context();
  const found = await readListings(ctx, { lists: storedLists(ctx.env), addresses, at });
  return [...(found.get("sanctions")?.entries.keys() ?? [])].sort();
}

describe("a refresh", () => {
  it("stores who came and who went with the time; who went is in the log, and of past days as it was", async () => {
    answer([first, second, "not an address"], { "last-modified": "Wed, 14 Jan 2026 00:00:00 GMT" });
    await refresh();
    expect(await listed()).toEqual([first, second]);
    expect(await state()).toMatchObject({
      ...{ asOf: "2026-01-15T12:00:00.000Z", publishedAt: "2026-01-14T00:00:00.000Z", stale: false, error: null },
      ...{ entries: 2, unread: 1 },
    });
    later(60 * 24);
    answer([second]);
    await refresh();
    expect(await listed()).toEqual([second]);
    expect(await listed(new Date("2026-01-15T23:59:59.999Z"))).toEqual([first, second]);
    expect(await listed(new Date("2026-01-14T23:59:59.999Z"))).toEqual([]);
    const { rows } = await holder
      .ctx()
      .pg.query("select address, at, listed from screening_entry order by at, address");
    expect(rows).toEqual([
      ...[first, second].map((address) => ({ address, at: new Date("2026-01-15T12:00:00Z"), listed: true })),
      { address: first, at: holder.now, listed: false },
    ]);
  });

  it("is made when it is due, once by two workers, and sooner only if an operator asks", async () => {
    answer([first]);
    await Promise.all([refresh(), refresh()]);
    later(59);
    await refresh();
    expect(asked).toBe(1);
    await refreshNow(context({ actor: { kind: "commandLine" } }), { name: "sanctions" });
    await refresh();
    later(60);
    await refresh();
    expect(asked).toBe(3);
  });

  it("that an operator asks for before any worker knows the list is due anyway", async () => {
    await refreshNow(context({ actor: { kind: "commandLine" } }), { name: "sanctions" });
    answer([first]);
    await refresh();
    expect(await listed()).toEqual([first]);
  });

  it("of another source that fails makes the list stale at once: who is on it is known, who is not is not", async () => {
    answer([first]);
    await refresh();
    later(1);
    respond = (response) => response.writeHead(500).end();
    const other = context({}, "other");
    const { signal } = new AbortController();
    await refreshLists(other, { now: () => holder.now, signal });
    expect(await state()).toMatchObject({ asOf: null, stale: true, entries: 1 });
    const now = await readListings(other, { lists: storedLists(other.env), addresses });
    expect(now.get("sanctions")).toMatchObject({ isStale: true, asOf: new Date("2026-01-15T12:00:00Z") });
    expect([...(now.get("sanctions")?.entries.keys() ?? [])]).toEqual([first]);
    later(5);
    answer([first, second]);
    await refreshLists(other, { now: () => holder.now, signal });
    expect(await state()).toMatchObject({ stale: false, entries: 2 });
  });

  it("is not taken each minute by workers with different settings from each other", async () => {
    answer([first]);
    const { signal } = new AbortController();
    for (let minute = 0; minute < 10; minute++) {
      await refresh();
      await refreshLists(context({}, "other"), { now: () => holder.now, signal });
      later(1);
    }
    expect(asked).toBe(2);
    await refresh();
    expect(asked).toBe(3);
  });

  it("that ends after midnight counts to the new day: who asked about the day before did not see it", async () => {
    holder.now = new Date("2026-01-15T23:58:00Z");
    respond = (response) => {
      later(5);
      response.end(first);
    };
    await refresh();
    expect(await listed(new Date("2026-01-15T23:59:59.999Z"))).toEqual([]);
    expect(await listed()).toEqual([first]);
    const { rows } = await holder.ctx().pg.query("select day::text, refreshed_at from screening_day");
    expect(rows).toEqual([{ day: "2026-01-16", refreshed_at: new Date("2026-01-15T23:58:00Z") }]);
  });

  it("that found nothing new is as of now", async () => {
    respond = (response, headers) => {
      if (headers["if-none-match"] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end(first);
    };
    await refresh();
    later(60);
    await refresh();
    expect([await listed(), (await state()).asOf, asked]).toEqual([[first], "2026-01-15T13:00:00.000Z", 2]);
  });

  it("that fails leaves the entries, is repeated, and makes the list stale when its time has passed", async () => {
    answer([first]);
    await refresh();
    later(60);
    const faults: [(response: ServerResponse) => void, string][] = [
      [(response) => response.writeHead(500).end(), "The URL answers 500."],
      [(response) => response.end("<!doctype html><html>0x…"), "A web page: download the raw file."],
      [
        (response) => response.end(`<!-- 2 addresses -->\n<table>\n<td>${first}</td>\n<td>${second}</td>\n`),
        "A web page: download the raw file.",
      ],
      [(response) => response.end('{"error":"rate limited"}'), "No address was found in it."],
      [
        (response) => response.end(`from,to\n${first},${second}\n${second},${first}\n`),
        "Which column has the addresses is not clear",
      ],
    ];
    for (const [how, message] of faults) {
      respond = how;
      await refresh();
      expect((await state()).error).toContain(message);
      later(5);
    }
    expect(await state()).toMatchObject({
      failingSince: "2026-01-15T13:00:00.000Z",
      stale: false,
      asOf: "2026-01-15T12:00:00.000Z",
    });
    expect(asked).toBe(6);
    expect(await listed()).toEqual([first]);
    later(60 * 24);
    expect((await state()).stale).toBe(true);
    answer([second, first]);
    await refresh();
    expect(await state()).toMatchObject({ stale: false, error: null, failingSince: null });
  });

  it("that has less than half of the addresses is refused, also at its next answer, until an operator accepts exactly these", async () => {
    answer(addresses, { etag: '"10"' });
    await refresh();
    const operator = context({ actor: { kind: "commandLine" } });
    await expect(acceptFewer(operator, { name: "sanctions" })).rejects.toThrow("No answer of this list waits");
    answer(addresses.slice(0, 4), { etag: '"4"' });
    for (let times = 0; times < 2; times++) {
      later(60);
      await refresh();
      expect(await state()).toMatchObject({ refused: 4, entries: 10, asOf: "2026-01-15T12:00:00.000Z" });
    }
    expect(await listed()).toEqual(addresses);
    await acceptFewer(operator, { name: "sanctions" });
    answer(addresses.slice(0, 3));
    await refresh();
    expect(await state()).toMatchObject({ refused: 3, entries: 10 });
    await acceptFewer(operator, { name: "sanctions" });
    await refresh();
    expect(await state()).toMatchObject({ refused: null, error: null, entries: 3 });
    const { rows } = await operator.pg.query(
      "select act from audit_entry where target = 'sanctions' and act like '%accepted'",
    );
    expect(rows).toHaveLength(2);
  });

  it("that is half as long is stored", async () => {
    answer(addresses);
    await refresh();
    later(60);
    answer(addresses.slice(5));
    await refresh();
    expect(await listed()).toEqual(addresses.slice(5));
  });

  it("of a worker that died is repeated, and one that comes back late stores nothing", async () => {
    answer([first]);
    await refresh();
    later(60);
    const ending = new AbortController();
    let release: () => void = () => {};
    respond = (response) => {
      ending.abort();
      response.end(second);
    };
    await refresh(ending.signal);
    expect([await listed(), (await state()).error]).toEqual([[first], null]);
    later(5);
    const late = new Promise<void>((resolve) => {
      respond = (response) => {
        release = () => response.end(second);
        resolve();
      };
    });
    const slow = refresh();
    await late;
    later(5);
    answer([first, addressNumber(3)]);
    await refresh();
    release();
    await slow;
    expect(await listed()).toEqual([first, addressNumber(3)]);
  });

  it("names the wallets that changed in the feed by which watched policies judge again", async () => {
    const { pg } = holder.ctx();
    await pg.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [first]);
    await pg.query("truncate identity_feed");
    answer([first, second]);
    await refresh();
    expect((await pg.query("select identity from identity_feed")).rows).toEqual([{ identity: first }]);
  });

  it("that would make the log too long is refused, and leaves the list as it was", async () => {
    answer([first]);
    await refresh();
    later(60);
    answer(addresses.slice(0, 4));
    const { signal } = new AbortController();
    await refreshLists(context(), { now: () => holder.now, signal, mostLogged: 3 });
    expect((await state()).error).toContain("Its log would have more than 3 changes");
    expect(await listed()).toEqual([first]);
    later(60);
    await refreshLists(context(), { now: () => holder.now, signal, mostLogged: 4 });
    expect(await listed()).toEqual(addresses.slice(0, 4));
  });

  it("never goes back in time, whatever the clocks of workers say", async () => {
    answer([first, second]);
    await refresh();
    await holder.ctx().pg.query("update screening_list set due_at = '2026-01-01'");
    later(-10);
    answer([second]);
    await refresh();
    expect(await listed(new Date("2026-01-15T12:00:00.001Z"))).toEqual([second]);
  });
});
