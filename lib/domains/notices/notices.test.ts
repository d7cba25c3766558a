import { hostname } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { type MailServer, startMailServer } from "../../../tests/notices/mail-server.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Context } from "../../core/context.ts";
import { notify } from "../../core/notifications.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { ensureDeveloper } from "../developers/index.ts";
import { retrySeconds } from "./attempt-message.ts";
import {
  addChannel,
  attemptMessage,
  claimMessages,
  composeMessages,
  createMailer,
  deleteChannel,
  expireNotices,
  followLink,
  listChannels,
  readLink,
  readNoticeHealth,
  scanConditions,
  sendConfirmation,
  syncOperators,
  updateChannel,
  viewChannels,
} from "./index.ts";
import { linkOf, targetHashes } from "./internal.ts";
import type { NewNoticeChannel } from "./schemas.ts";

const MOST_A_DAY = 20;
const MOST_ITEMS = 20;
const MOST_FAILURES = 3;

const SMTP_URL = "smtp://127.0.0.1:1";
const holder = useContext({
  env: {
    SMTP_URL,
    MAIL_FROM: "notices@credence.example",
    PUBLIC_ORIGIN: "https://credence.example",
    WEBHOOK_ALLOW_PRIVATE: "true",
  },
});
let server: MailServer;
let mailer: ReturnType<typeof createMailer>;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ ...holder.ctx().env, SMTP_URL: `smtp://127.0.0.1:${server.port}` });
});
afterAll(() => server.close());

let wallets = 100;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A context in which a wallet of its own is signed in. */
async function signIn(overrides: Partial<Context> = {}): Promise<Context & { wallet: string; developerId: string }> {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(++wallets) });
  const actor = { kind: "session", developerId, wallet, sessionId: "s", tier: "free" } as const;
  return { ...holder.ctx({ actor, ...overrides }), wallet, developerId };
}

const at = <C extends Context>(ctx: C, ms: number): C => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });

/** Posts to webhooks, answered by `statuses` in turn, then by 200. */
function chats(...statuses: (number | null)[]) {
  const posted: { url: string; body: string }[] = [];
  return {
    posted,
    post: async ({ url, body }: { url: string; body: string }) => {
      const statusCode = statuses.length > 0 ? (statuses.shift() ?? null) : 200;
      posted.push({ url, body });
      const error = statusCode === 200 ? null : "The receiver did not take it.";
      return { statusCode, error, retryAfter: undefined, durationMs: 1, responseBody: null };
    },
  };
}

/** Makes messages of what waits, and attempts all that is due. Returns the results. */
async function send(ctx: Context, sender = chats()): Promise<string[]> {
  await composeMessages(ctx);
  const results: string[] = [];
  for (;;) {
    const claimed = await claimMessages(ctx, { media: ["email", "slack", "discord"], limit: 50, retries: 50 });
    if (claimed.length === 0) return results;
    for (const message of claimed) {
      results.push(await attemptMessage(ctx, { message, mailer, sender, clock: () => ctx.now }));
    }
  }
}

const mailTo = (address: string) => server.received.filter(({ to }) => to.includes(address));

/** The token of a link in the newest mail to an address. */
function tokenIn(address: string, act: "confirm" | "unsubscribe"): string {
  const body = mailTo(address).at(-1)?.body ?? "";
  return new RegExp(`/notices/${act}\\?token=(\\S+)`).exec(body)?.[1] ?? "";
}

let addresses = 0;
async function confirmed(ctx: Context, kinds: NewNoticeChannel["kinds"]): Promise<{ id: string; address: string }> {
  const address = `owner${++addresses}@example.com`;
  const { channel } = await addChannel(ctx, { medium: "email", target: address, kinds });
  await send(ctx);
  expect(await followLink(ctx, { act: "confirm", token: tokenIn(address, "confirm") })).toBe("done");
  return { id: channel.id, address };
}

const fall = (wallet: string, newScore = 500) => ({
  address: wallet,
  kind: "score.updated" as const,
  data: {
    address: checksum(wallet),
    svcId: null,
    newScore,
    oldScore: 600,
    tier: "gold",
    explanation: "A flag was found.",
  },
});
const fallOf = (ctx: Context, ...rows: ReturnType<typeof fall>[]) =>
  sqlTransaction(ctx.pg, (sql) => notify(sql, ctx.now, rows));

describe("consent", () => {
  it("an address gets one confirmation and nothing else until its owner presses the button; opening the link changes nothing", async () => {
    const ctx = await signIn();
    const { channel } = await addChannel(ctx, { medium: "email", target: "First.Owner@Example.com", kinds: ["score"] });
    expect(channel).toMatchObject({ status: "unconfirmed", target: "Fi…@example.com" });
    await fallOf(ctx, fall(ctx.wallet));
    expect(await send(at(ctx, 20 * MINUTE))).toEqual(["sent"]);
    const address = "First.Owner@example.com";
    expect(mailTo(address).map(({ headers }) => headers.subject)).toEqual(["Credence: Confirm this address"]);
    const token = tokenIn(address, "confirm");
    expect(await readLink(ctx, { act: "confirm", token })).toBe("open");
    expect((await listChannels(ctx)).channels[0]?.status).toBe("unconfirmed");
    expect(await followLink(ctx, { act: "confirm", token: `${token.slice(0, -1)}x` })).toBe("unknown");
    expect(await followLink(ctx, { act: "confirm", token })).toBe("done");
    expect(await readLink(ctx, { act: "confirm", token })).toBe("done");
    await fallOf(ctx, fall(ctx.wallet));
    expect(await send(at(ctx, 20 * MINUTE))).toEqual(["sent"]);
    expect(mailTo(address)).toHaveLength(2);
    expect(mailTo(address)[1]?.body).toContain(`${checksum(ctx.wallet)}: from 600 to 500. A flag was found.`);
  });

  it("a confirmation is valid for a day, and an address is asked once a day and three times in all, whoever asks and however it is written", async () => {
    const first = await signIn();
    const target = "asked@example.org";
    const { channel } = await addChannel(first, { medium: "email", target, kinds: ["score"] });
    await send(first);
    const token = tokenIn(target, "confirm");
    expect(await readLink(at(first, DAY + 1), { act: "confirm", token })).toBe("expired");
    expect(await followLink(at(first, DAY + 1), { act: "confirm", token })).toBe("expired");
    await expect(sendConfirmation(first, { channelId: channel.id })).rejects.toThrow(/within a day/);
    const second = await signIn();
    for (const variant of [target, "Asked@example.org", "asked+2@EXAMPLE.org"]) {
      await expect(addChannel(second, { medium: "email", target: variant, kinds: ["key"] })).rejects.toThrow(
        /within a day/,
      );
    }
    await addChannel(at(second, 2 * DAY), { medium: "email", target: "asked+3@example.org", kinds: ["key"] });
    await sendConfirmation(at(first, 4 * DAY), { channelId: channel.id });
    // The former link holds no longer.
    expect(await readLink(at(first, 4 * DAY), { act: "confirm", token })).toBe("unknown");
    for (const days of [5, 50, 500]) {
      await expect(sendConfirmation(at(first, days * DAY), { channelId: channel.id })).rejects.toThrow(/3 times/);
    }
    await send(at(first, 5 * DAY));
  });

  it("tells mailboxes apart by dots where these matter, and confirming one neither resets nor allows another", async () => {
    const add = async (target: string, days = 0) =>
      addChannel(at(await signIn(), days * DAY), { medium: "email", target, kinds: ["score"] });
    await add("dotted.name@gmail.com");
    await expect(add("dottedname+1@gmail.com")).rejects.toThrow(/within a day/);
    await add("dotted.name@example.net");
    await add("dottedname@example.net");
    await holder.ctx().db.noticeAddress.updateMany({
      where: { targetHash: { in: targetHashes(holder.ctx(), { medium: "email", target: "dottedname@example.net" }) } },
      data: { refused: true },
    });
    await send(holder.ctx());
    // Asked before its owner refused.
    expect(
      await followLink(holder.ctx(), { act: "confirm", token: tokenIn("dottedname@example.net", "confirm") }),
    ).toBe("done");
    await expect(add("dottedname@example.net", 2)).rejects.toThrow(/wants no/);
    await add("tagged+1@example.net");
    await send(holder.ctx());
    await followLink(holder.ctx(), { act: "confirm", token: tokenIn("tagged+1@example.net", "confirm") });
    await expect(add("tagged@example.net")).rejects.toThrow(/within a day/);
  });

  it("concurrent requests for one address write one message", async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => signIn()));
    const asked = await Promise.allSettled(
      many.map((ctx) => addChannel(ctx, { medium: "email", target: "popular@example.org", kinds: ["score"] })),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("one press of the mail program ends the notices; before the confirmation, it ends all further questions", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score"]);
    await fallOf(ctx, fall(ctx.wallet));
    await send(at(ctx, 20 * MINUTE));
    const header = mailTo(address).at(-1)?.headers["list-unsubscribe"] ?? "";
    const token = /token=([^>]+)>/.exec(header)?.[1] ?? "";
    expect(await readLink(ctx, { act: "unsubscribe", token })).toBe("open");
    expect((await listChannels(ctx)).channels).toHaveLength(1);
    expect(await followLink(ctx, { act: "unsubscribe", token })).toBe("done");
    expect((await listChannels(ctx)).channels).toHaveLength(0);
    await addChannel(ctx, { medium: "email", target: "unasked@example.org", kinds: ["score"] });
    await send(ctx);
    expect(await followLink(ctx, { act: "unsubscribe", token: tokenIn("unasked@example.org", "unsubscribe") })).toBe(
      "done",
    );
    const other = at(await signIn(), 30 * DAY);
    await expect(addChannel(other, { medium: "email", target: "unasked@example.org", kinds: ["key"] })).rejects.toThrow(
      /wants no/,
    );
  });

  it("bounds the addresses that a developer and a client network may have asked in a day", async () => {
    const ctx = await signIn();
    for (let i = 0; i < 5; i++) {
      const { channel } = await addChannel(ctx, { medium: "email", target: `many${i}@example.net`, kinds: ["score"] });
      await deleteChannel(ctx, { channelId: channel.id });
    }
    await expect(addChannel(ctx, { medium: "email", target: "many5@example.net", kinds: ["score"] })).rejects.toThrow(
      /Too many/,
    );
    await addChannel(at(ctx, DAY + 1), { medium: "email", target: "many6@example.net", kinds: ["score"] });
    for (let i = 0; i < 10; i++) {
      const other = await signIn({ client: "one network" });
      await addChannel(other, { medium: "email", target: `network${i}@example.net`, kinds: ["score"] });
    }
    const last = await signIn({ client: "one network" });
    await expect(
      addChannel(last, { medium: "email", target: "network10@example.net", kinds: ["score"] }),
    ).rejects.toThrow(/Too many/);
    await send(at(ctx, 5 * DAY));
  });

  it("bounds the network also when all ask at once", async () => {
    const many = await Promise.all(Array.from({ length: 14 }, () => signIn({ client: "hasty network" })));
    const asked = await Promise.allSettled(
      many.map((ctx, i) => addChannel(ctx, { medium: "email", target: `hasty${i}@example.net`, kinds: ["score"] })),
    );
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    await holder.ctx().pg.query("delete from notice_message where kind = 'confirmation' and state = 'pending'");
  });

  it("greets ten new URLs of a developer in a day, counted apart from addresses and forgotten after a day", async () => {
    const ctx = await signIn();
    const add = async (who: Context, target: string) => {
      const medium = target.startsWith("https") ? "slack" : "email";
      const { channel } = await addChannel(who, { medium, target, kinds: ["score"] });
      await deleteChannel(who, { channelId: channel.id });
    };
    for (let i = 0; i < 10; i++) await add(ctx, `https://192.0.32.7/greeted/${i}`);
    await expect(add(ctx, "https://192.0.32.7/greeted/10")).rejects.toThrow(/Too many URLs/);
    await add(ctx, "apart@example.net");
    const { rows } = await ctx.pg.query<{ targetHash: string }>(
      `select target_hash as "targetHash" from notice_address where developer_id = $1`,
      [ctx.developerId],
    );
    await expireNotices(at(ctx, DAY + MINUTE));
    const left = await ctx.db.noticeAddress.findMany({ where: { targetHash: { in: rows.map((r) => r.targetHash) } } });
    expect([rows.length, left.map(({ asked }) => asked)]).toEqual([11, [1]]);
    await add(at(ctx, DAY + 2 * MINUTE), "https://192.0.32.7/greeted/10");
  });

  it("finds nothing for what is no token", async () => {
    for (const token of ["nch_\0.x", "", ".", "é".repeat(70), `nch_${"a".repeat(5_000)}.${"0".repeat(48)}`]) {
      expect(await readLink(holder.ctx(), { act: "confirm", token })).toBe("unknown");
      expect(await followLink(holder.ctx(), { act: "unsubscribe", token })).toBe("unknown");
    }
  });

  it("refuses what is no address or URL that is written to, a sixth channel, and one that exists", async () => {
    const ctx = await signIn();
    const add = (medium: NewNoticeChannel["medium"], target: string) =>
      addChannel(ctx, { medium, target, kinds: ["score"] });
    await expect(add("email", '"a b"@example.com')).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await expect(add("slack", "http://169.254.169.254/latest")).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await expect(add("discord", "file:///etc/passwd")).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    for (let i = 0; i < 5; i++) await add("slack", `https://192.0.32.7/services/${i}`);
    await expect(add("slack", "https://192.0.32.7/services/0")).rejects.toThrow(/already/);
    await expect(add("slack", "https://192.0.32.7/services/5")).rejects.toThrow(/5 channels/);
  });
});

describe("what is stored", () => {
  it("has no address and no URL in the clear, and ends with the account", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score", "key"]);
    await addChannel(ctx, { medium: "slack", target: "https://192.0.32.7/services/T0/SECRETPATH", kinds: ["score"] });
    await fallOf(ctx, fall(ctx.wallet));
    const tables = [
      "notice_channel",
      "notice_address",
      "notice_event",
      "notice_message",
      "notice_condition",
      "audit_entry",
      "meta",
    ];
    for (const table of tables) {
      const { rows } = await ctx.pg.query(`select t::text from ${table} t`);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${address.split("@")[0]}|SECRETPATH|example\\.com`));
    }
    await ctx.pg.query("delete from developer where id = $1", [ctx.developerId]);
    const { rows } = await ctx.pg.query("select id from notice_channel where developer_id = $1", [ctx.developerId]);
    expect(rows).toEqual([]);
  });

  it("is encrypted again with a new key, and messages still go out", async () => {
    const ctx = await signIn();
    const { id, address } = await confirmed(ctx, ["score"]);
    const env = {
      ...ctx.env,
      ENCRYPTION_KEY: "another key of at least 32 characters",
      ENCRYPTION_KEY_PREVIOUS: ctx.env.ENCRYPTION_KEY,
    };
    const rotated = { ...ctx, env };
    const old = new URL(linkOf(ctx, "unsubscribe", { id, askedAt: null })).searchParams.get("token") ?? "";
    expect(await readLink(rotated, { act: "unsubscribe", token: old })).toBe("open");
    await expireNotices(rotated);
    const { rows } = await ctx.pg.query<{ n: number }>(
      "select count(*)::int as n from notice_channel where id = $1 and target_hash <> ''",
      [id],
    );
    expect(rows[0]?.n).toBe(1);
    expect(
      (await listChannels({ ...rotated, env: { ...env, ENCRYPTION_KEY_PREVIOUS: undefined } })).channels[0]?.target,
    ).toContain("…@example.com");
    await fallOf(rotated, fall(ctx.wallet));
    await send(at(rotated, 20 * MINUTE));
    expect(mailTo(address)).toHaveLength(2);
    await expireNotices({ ...ctx, env: { ...ctx.env, ENCRYPTION_KEY_PREVIOUS: env.ENCRYPTION_KEY } });
  });
});

describe("messages", () => {
  it("of one kind within its window are one, which lists the first and counts the others", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score"]);
    for (let i = 0; i < MOST_ITEMS + 5; i++) await fallOf(at(ctx, i * 1_000), fall(ctx.wallet, 500 - i));
    expect(await send(at(ctx, 30_000))).toEqual([]);
    expect(await send(at(ctx, 10 * MINUTE + 30_000))).toEqual(["sent"]);
    const [, digest] = mailTo(address);
    expect(digest?.headers.subject).toBe("Credence: Your score fell several times");
    expect(digest?.body).toContain("to 500.");
    expect(digest?.body).not.toContain(`to ${500 - MOST_ITEMS}.`);
    expect(digest?.body).toContain("and 5 more");
  });

  it("are at most twenty a day for a receiver; what follows is one message of the next day", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score", "decision"]);
    for (let i = 0; i < MOST_A_DAY + 3; i++) {
      await fallOf(at(ctx, i * 11 * MINUTE), fall(ctx.wallet));
      await send(at(ctx, i * 11 * MINUTE));
      await send(at(ctx, (i * 11 + 10.5) * MINUTE));
    }
    expect(mailTo(address)).toHaveLength(1 + MOST_A_DAY);
    expect(await send(at(ctx, DAY))).toEqual(["sent"]);
    expect(mailTo(address).at(-1)?.body.match(/^- /gm)).toHaveLength(3);
  });

  it("come to who chose their kind: of wallets of one identity, of the developer, or of all", async () => {
    const [owner, stranger, all] = [await signIn(), await signIn(), await signIn()];
    const [a, b, c] = [
      await confirmed(owner, ["achievement", "list"]),
      await confirmed(stranger, ["achievement", "list"]),
      await confirmed(all, ["model"]),
    ];
    const base = { svcId: null, achievementId: "early_adopter", points: 1, scoreBonus: 1 };
    const list = { listId: "lst_1", name: "mine", rows: 3, pass: 1, fail: 1, indeterminate: 1 };
    const model = { version: "5", hash: "0x", from: "2026-02-01T00:00:00.000Z", replaces: "4" };
    await sqlTransaction(owner.pg, (sql) =>
      emitEvents(sql, owner.now, [
        { event: "achievement.earned", data: { ...base, address: checksum(owner.wallet) } },
        { event: "lists.completed", data: { ...list, developerId: owner.developerId } },
        { event: "model.scheduled", data: model },
      ]),
    );
    await send(owner);
    await send(at(owner, 20 * MINUTE));
    expect(
      mailTo(a.address)
        .map(({ headers }) => headers.subject)
        .sort(),
    ).toEqual(["Credence: A list is done", "Credence: Confirm this address", "Credence: You earned an achievement"]);
    expect(mailTo(b.address)).toHaveLength(1);
    expect(mailTo(c.address).at(-1)?.body).toContain("Model 5 computes scores from 1 Feb 2026, 00:00 UTC on.");
  });

  it("are written with their cause, or not at all", async () => {
    const ctx = await signIn();
    await confirmed(ctx, ["score"]);
    await sqlTransaction(ctx.pg, async (sql) => {
      await notify(sql, ctx.now, [fall(ctx.wallet)]);
      throw new Error("rolled back");
    }).catch(() => {});
    expect(await send(at(ctx, 20 * MINUTE))).toEqual([]);
  });

  it("wait for a suspended developer, and go to a paused channel once it is on again", async () => {
    const ctx = await signIn();
    const { id, address } = await confirmed(ctx, ["score"]);
    await fallOf(ctx, fall(ctx.wallet));
    await ctx.pg.query("update developer set suspended_at = now() where id = $1", [ctx.developerId]);
    expect(await send(at(ctx, 20 * MINUTE))).toEqual([]);
    await ctx.pg.query("update developer set suspended_at = null where id = $1", [ctx.developerId]);
    await ctx.pg.query("update notice_channel set disabled_reason = 'x' where id = $1", [id]);
    expect(await send(at(ctx, 20 * MINUTE))).toEqual([]);
    expect((await updateChannel(ctx, { channelId: id, active: true })).channel.status).toBe("active");
    expect(await send(at(ctx, 20 * MINUTE))).toEqual(["sent"]);
    expect(mailTo(address)).toHaveLength(2);
  });
});

describe("of a suspended developer", () => {
  it("nothing is written, and what waited is deleted", async () => {
    const ctx = await signIn();
    const { id } = await confirmed(ctx, ["score", "quota"]);
    await fallOf(ctx, fall(ctx.wallet));
    await composeMessages(ctx);
    await fallOf(ctx, fall(ctx.wallet));
    await ctx.pg.query("update developer set suspended_at = now() where id = $1", [ctx.developerId]);
    await expireNotices(ctx);
    const waiting = async () => [
      await ctx.db.noticeEvent.count({ where: { channelId: id } }),
      await ctx.db.noticeMessage.count({ where: { channelId: id, endedAt: null } }),
      await ctx.db.noticeCondition.count({ where: { channelId: id } }),
    ];
    expect(await waiting()).toEqual([0, 0, 0]);
    await fallOf(ctx, fall(ctx.wallet));
    await ctx.pg.query("insert into day_count values ($1, $2, 9000)", [
      ctx.developerId,
      ctx.now.toISOString().slice(0, 10),
    ]);
    await scanConditions(ctx);
    expect(await waiting()).toEqual([0, 0, 0]);
    await ctx.pg.query("update developer set suspended_at = null where id = $1", [ctx.developerId]);
    await scanConditions(ctx);
    expect(await waiting()).toEqual([1, 0, 1]);
    await ctx.pg.query("delete from notice_channel where id = $1", [id]);
  });
});

describe("attempts", () => {
  it("have one Message-ID and one text, are repeated by the schedule, and end", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score"]);
    await fallOf(ctx, fall(ctx.wallet));
    server.answers.set(address, { data: 451 });
    let now = 20 * MINUTE;
    expect(await send(at(ctx, now))).toEqual(["later"]);
    expect(await send(at(ctx, now + 59_000))).toEqual([]);
    server.answers.set(address, "drop");
    now += (retrySeconds[0] ?? 0) * 1_000;
    expect(await send(at(ctx, now))).toEqual(["broken"]);
    expect((await readNoticeHealth(ctx.pg)).mailFault?.error).toMatch(/^The mail server failed/);
    server.answers.delete(address);
    now += (retrySeconds[1] ?? 0) * 1_000;
    expect(await send(at(ctx, now))).toEqual(["sent"]);
    expect((await readNoticeHealth(ctx.pg)).mailFault).toBeNull();
    expect(mailTo(address)).toHaveLength(2);
    await fallOf(at(ctx, DAY), fall(ctx.wallet));
    server.answers.set(address, { rcpt: 450 });
    now = DAY + 20 * MINUTE;
    const results = [...(await send(at(ctx, now)))];
    for (const seconds of retrySeconds) {
      now += seconds * 1_000;
      results.push(...(await send(at(ctx, now))));
    }
    expect(results).toEqual(Array(retrySeconds.length + 1).fill("later"));
    expect(await send(at(ctx, now + 10 * DAY))).toEqual([]);
  });

  it("repeat the same bytes after a lease ended, as after a kill", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score"]);
    await fallOf(ctx, fall(ctx.wallet));
    const late = at(ctx, 20 * MINUTE);
    await composeMessages(late);
    const [message] = await claimMessages(late, { media: ["email"], limit: 10, retries: 10 });
    if (!message) throw new Error("nothing was claimed");
    // The process dies after the server took the message.
    const dying = { ...ctx, pg: { connect: () => Promise.reject(new Error("killed")) } as unknown as Context["pg"] }; // It fails at once.
    await expect(attemptMessage(dying, { message, mailer, sender: chats(), clock: () => late.now })).rejects.toThrow(
      "killed",
    );
    expect(await send(at(late, MINUTE))).toEqual([]);
    expect(await send(at(late, 3 * MINUTE))).toEqual(["sent"]);
    const [, first, second] = mailTo(address);
    expect(second?.raw).toBe(first?.raw);
    // The first worker lives on: its claim is an older one, and it changes nothing.
    await attemptMessage(ctx, { message, mailer: null, sender: chats(), clock: () => late.now });
    const { rows } = await ctx.pg.query("select state from notice_message where id = $1", [message.id]);
    expect(rows).toEqual([{ state: "sent" }]);
  });

  it("that are refused for good end at once, and three in a row pause the channel", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["score"]);
    server.answers.set(address, { rcpt: 550 });
    for (let i = 0; i < MOST_FAILURES; i++) {
      expect((await listChannels(ctx)).channels[0]?.status).toBe("active");
      await fallOf(at(ctx, i * DAY), fall(ctx.wallet));
      await send(at(ctx, i * DAY));
      expect(await send(at(ctx, i * DAY + 20 * MINUTE))).toEqual(["refused"]);
    }
    const [channel] = (await listChannels(ctx)).channels;
    expect(channel).toMatchObject({
      status: "paused",
      reason: "Its receiver does not take messages: The mail server answered 550.",
    });
  });

  it("to chats have their shape; a URL that is gone pauses its channel, others are tried again", async () => {
    const ctx = await signIn();
    const slack = await addChannel(ctx, { medium: "slack", target: "https://192.0.32.7/services/a", kinds: ["score"] });
    await addChannel(ctx, { medium: "discord", target: "https://192.0.32.7/api/webhooks/1/b", kinds: ["score"] });
    const hello = chats();
    expect(await send(ctx, hello)).toEqual(["sent", "sent"]);
    await fallOf(ctx, fall(ctx.wallet));
    const first = chats(429, 404);
    await send(at(ctx, 20 * MINUTE), first);
    const bodies = first.posted.map(({ body }) => JSON.parse(body));
    expect(bodies.find((body) => "text" in body)?.text).toContain("Your score fell");
    expect(bodies.find((body) => "content" in body)).toMatchObject({ allowed_mentions: { parse: [] } });
    const { channels } = await listChannels(ctx);
    expect(channels.map(({ status }) => status).sort()).toEqual(["active", "paused"]);
    const again = chats();
    expect(await send(at(ctx, 22 * MINUTE), again)).toEqual(["sent"]);
    await deleteChannel(ctx, { channelId: slack.channel.id });
    // The same URL again within a day gets no second greeting, whoever enters it.
    const other = await signIn();
    await addChannel(other, { medium: "slack", target: "https://192.0.32.7/services/a", kinds: ["score"] });
    expect(await send(other, chats())).toEqual([]);
  });

  it("of one developer hold two places, and repeated ones leave room for first ones", async () => {
    const busy = await signIn();
    for (let i = 0; i < 5; i++) {
      await addChannel(busy, { medium: "slack", target: `https://192.0.32.7/busy/${i}`, kinds: ["score"] });
    }
    const calm = await signIn();
    await addChannel(calm, { medium: "discord", target: "https://192.0.32.8/calm", kinds: ["score"] });
    const claim = (ctx: Context, retries = 8) =>
      claimMessages(ctx, { media: ["slack", "discord"], limit: 32, retries });
    const claimed = await claim(busy);
    expect(claimed.map(({ target }) => target)).toHaveLength(3);
    expect(await claim(busy)).toEqual([]);
    const failing = chats(...Array(3).fill(500));
    for (const message of claimed)
      await attemptMessage(busy, { message, mailer, sender: failing, clock: () => busy.now });
    // All three are due again, and two more wait for their first attempt.
    const later = at(busy, 2 * MINUTE);
    const next = await claim(later, 0);
    expect(next.every(({ attempt }) => attempt === 0)).toBe(true);
    expect(next).toHaveLength(2);
    for (const message of next)
      await attemptMessage(later, { message, mailer, sender: chats(), clock: () => later.now });
    await send(at(busy, 10 * MINUTE));
  });
});

describe("claims", () => {
  it("take the operators' messages first, then the older ones of others", async () => {
    const { pg, db, now } = holder.ctx();
    await pg.query("delete from notice_message");
    const older = await signIn();
    const newer = await signIn();
    const targets = ["https://192.0.32.10/older", "https://192.0.32.11/newer"] as const;
    await addChannel(newer, { medium: "slack", target: targets[1], kinds: ["score"] });
    await addChannel(at(older, -MINUTE), { medium: "slack", target: targets[0], kinds: ["score"] });
    await db.noticeChannel.create({
      data: {
        id: "nch_op",
        medium: "slack",
        target: "",
        targetHash: "op",
        host: "h",
        kinds: [],
        createdAt: now,
        confirmedAt: now,
      },
    });
    await db.noticeMessage.create({
      data: {
        id: "nms_op",
        channelId: "nch_op",
        kind: "chain",
        state: "pending",
        items: [],
        notices: 1,
        createdAt: now,
        nextAttemptAt: now,
      },
    });
    const order: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      const [message] = await claimMessages(older, { media: ["slack"], limit: 1, retries: 8 });
      const own = await db.noticeChannel.findUnique({ where: { id: message?.channelId ?? "" } });
      order.push(own?.developerId ?? own?.id);
    }
    expect(order).toEqual(["nch_op", older.developerId, newer.developerId]);
    await pg.query("delete from notice_message");
    await pg.query("delete from notice_channel where id = 'nch_op'");
  });
});

describe("what lasts", () => {
  const pause = (ctx: Context, id: string, reason: string | null) =>
    ctx.pg.query("update webhook set active = $2, disabled_reason = $3 where id = $1", [id, reason === null, reason]);

  it("is reported once when it begins and once when it ends", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["webhook"]);
    await ctx.pg.query(
      `insert into webhook (id, developer_id, url, events, secret, created_at, active, disabled_reason)
       values ('whk_1', $1, 'https://a.example/x', '{}', '', now(), false, 'All attempts failed for five days.')`,
      [ctx.developerId],
    );
    for (let minute = 0; minute < 12; minute++) {
      await scanConditions(at(ctx, minute * MINUTE));
      await send(at(ctx, minute * MINUTE));
    }
    expect(mailTo(address)).toHaveLength(2);
    expect(mailTo(address)[1]?.body).toContain("whk_1: All attempts failed for five days.");
    await pause(ctx, "whk_1", null);
    for (let minute = 12; minute < 24; minute++) {
      await scanConditions(at(ctx, minute * MINUTE));
      await send(at(ctx, minute * MINUTE));
    }
    expect(mailTo(address)).toHaveLength(3);
    expect(mailTo(address)[2]?.headers.subject).toBe("Credence: Over: A webhook was switched off");
  });

  it("of a disk is known to its own worker alone, and is forgotten a day after that is gone", async () => {
    const { db, pg, ...base } = holder.ctx();
    const id = "nch_disk";
    const data = {
      id,
      medium: "slack",
      target: "",
      targetHash: id,
      host: "h",
      createdAt: base.now,
      confirmedAt: base.now,
    };
    await db.noticeChannel.create({ data: { ...data, kinds: ["disk"] } });
    const since = new Date(base.now.getTime() - 60 * MINUTE);
    const condition = { channelId: id, kind: "disk", data: {}, since, seenAt: since, notifiedAt: since };
    await db.noticeCondition.create({ data: { ...condition, key: `disk:${hostname()}0 ` } });
    await scanConditions(holder.ctx());
    const count = () => db.noticeCondition.count({ where: { channelId: id, key: `disk:${hostname()}0 ` } });
    expect(await count()).toBe(1);
    await expireNotices(at(holder.ctx(), 22 * 60 * MINUTE));
    expect(await count()).toBe(1);
    await expireNotices(at(holder.ctx(), DAY));
    expect(await count()).toBe(0);
    expect(await db.noticeEvent.count({ where: { channelId: id } })).toBe(0);
    await db.noticeChannel.delete({ where: { id } });
  });

  it("is read by one worker after the other", async () => {
    const ctx = await signIn();
    const { id } = await confirmed(ctx, ["quota"]);
    const day = ctx.now.toISOString().slice(0, 10);
    const held = await ctx.pg.connect();
    await held.query("begin");
    await held.query("select pg_advisory_xact_lock(hashtextextended('notices of quota', 0))");
    const scanned = scanConditions(ctx);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // What begins while the scan waits is in it.
    await ctx.pg.query("insert into day_count values ($1, $2, 9000)", [ctx.developerId, day]);
    await held.query("commit");
    held.release();
    await scanned;
    expect(await ctx.db.noticeCondition.count({ where: { channelId: id } })).toBe(1);
    await ctx.pg.query("delete from notice_channel where id = $1", [id]);
  });

  it("reports 80 % of a quota and keys that end, once", async () => {
    const ctx = await signIn();
    const { address } = await confirmed(ctx, ["quota", "key"]);
    const day = ctx.now.toISOString().slice(0, 10);
    await ctx.pg.query("insert into day_count values ($1, $2, 7999)", [ctx.developerId, day]);
    await scanConditions(ctx);
    await send(at(ctx, 5 * MINUTE));
    expect(mailTo(address)).toHaveLength(1);
    await ctx.pg.query("update day_count set requests = 8000 where developer_id = $1", [ctx.developerId]);
    await ctx.pg.query(
      `insert into api_key (id, developer_id, name, permissions, prefix, last4, hash, expires_at)
       values ('key_1', $1, 'see https://evil.example', '{read}', 'p', 'abcd', 'h', $2)`,
      [ctx.developerId, new Date(ctx.now.getTime() + 6 * DAY)],
    );
    for (let minute = 6; minute < 30; minute++) {
      await scanConditions(at(ctx, minute * MINUTE));
      await send(at(ctx, minute * MINUTE));
    }
    const [, ...reported] = mailTo(address);
    expect(reported.map(({ headers }) => headers.subject)).toEqual([
      "Credence: 80 % of your requests of today are used",
      "Credence: An API key ends soon",
    ]);
    expect(reported[1]?.body).toContain('"see [link]" (…abcd)');
  });

  it("writes in the language of the page where a channel was set up, and to operators in that of who confirmed", async () => {
    const ctx: Awaited<ReturnType<typeof signIn>> = { ...(await signIn()), language: "es" };
    const { address } = await confirmed(ctx, ["score"]);
    expect(mailTo(address)[0]?.body).toContain("El enlace vale un");
    await fallOf(ctx, fall(ctx.wallet));
    await addChannel(
      { ...ctx, language: "ja" },
      { medium: "slack", target: "https://192.0.32.7/ja", kinds: ["score"] },
    );
    const sender = chats();
    await send({ ...at(ctx, 20 * MINUTE), language: "en" }, sender);
    expect(mailTo(address).at(-1)?.body).toMatch(/de 600 a 500\..*Para no recibir/s);
    expect(JSON.parse(sender.posted[0]?.body ?? "").text).toContain("通知はここに届きます");
    const operators = {
      ...ctx,
      env: { ...ctx.env, OPERATOR_NOTICES: [{ medium: "email" as const, target: "ops@example.net" }] },
    };
    await syncOperators({ ...holder.ctx(), env: operators.env });
    await send(operators);
    const token = tokenIn("ops@example.net", "confirm");
    await followLink({ ...operators, language: "ja" }, { act: "confirm", token });
    const { rows } = await ctx.pg.query("select language from notice_channel where developer_id is null");
    expect(rows).toEqual([{ language: "ja" }]);
    await ctx.pg.query("delete from notice_channel where developer_id is null");
  });

  it("reports to operators that the settings name, once they have confirmed, of a chain that stays stopped, and not of one that recovers at once", async () => {
    const base = holder.ctx();
    const chain = {
      id: 31337,
      name: "Local",
      rpcUrls: ["http://127.0.0.1:1"],
      explorers: [],
    } as unknown as Context["env"]["CHAINS"][number]; // What the scan reads.
    const ctx: Context = {
      ...base,
      env: { ...base.env, CHAINS: [chain], OPERATOR_NOTICES: [{ medium: "email", target: "ops@example.com" }] },
    };
    await syncOperators(ctx);
    await syncOperators(ctx);
    await send(ctx);
    expect(mailTo("ops@example.com")).toHaveLength(1);
    expect(await followLink(ctx, { act: "confirm", token: tokenIn("ops@example.com", "confirm") })).toBe("done");
    const setState = (state: string, error: string | null) =>
      ctx.pg.query(
        `insert into chain_cursor (chain_id, state, error, updated_at) values (31337, $1, $2, now())
         on conflict (chain_id) do update set state = excluded.state, error = excluded.error`,
        [state, error],
      );
    const run = async (from: number, to: number) => {
      for (let minute = from; minute < to; minute++) {
        await scanConditions(at(ctx, minute * MINUTE));
        await send(at(ctx, minute * MINUTE));
      }
    };
    const about = () => mailTo("ops@example.com").filter(({ headers }) => /hain/.test(headers.subject ?? ""));
    await setState("retrying", null);
    await run(0, 3);
    await setState("following", null);
    await run(3, 20);
    expect(about()).toEqual([]);
    await setState("stopped", "Final blocks were replaced.");
    await run(20, 40);
    expect(about()).toHaveLength(1);
    expect(about()[0]?.body).toContain("Local (31337) is stopped. Final blocks were replaced.");
    await setState("following", null);
    await run(40, 60);
    expect(about()).toHaveLength(2);
    expect(about()[1]?.body).toContain("Local (31337) is read again.");
    // Unsubscribing holds although the settings still name the address.
    await followLink(ctx, { act: "unsubscribe", token: tokenIn("ops@example.com", "unsubscribe") });
    await syncOperators(at(ctx, 3 * DAY));
    expect(await viewChannels(ctx, null)).toMatchObject([{ status: "paused", reason: "The receiver unsubscribed." }]);
    // A worker with other settings deletes it only once none has named it for ten minutes.
    const unnamed = { ...ctx, env: { ...ctx.env, OPERATOR_NOTICES: [] } };
    await syncOperators(at(unnamed, 3 * DAY + 9 * MINUTE));
    expect(await viewChannels(ctx, null)).toHaveLength(1);
    await syncOperators(at(unnamed, 3 * DAY + 11 * MINUTE));
    expect(await viewChannels(ctx, null)).toEqual([]);
  });

  it("operators' addresses are asked although strangers used up theirs, and stay where they refused", async () => {
    const target = "wanted@example.com";
    for (let i = 0; i < 3; i++) {
      await addChannel(at(await signIn(), i * 2 * DAY), { medium: "email", target, kinds: ["score"] });
    }
    const base = at(holder.ctx(), 5 * DAY);
    const ctx: Context = { ...base, env: { ...base.env, OPERATOR_NOTICES: [{ medium: "email", target }] } };
    await send(base);
    const before = mailTo(target).length;
    await syncOperators(ctx);
    await send(ctx);
    expect(mailTo(target)).toHaveLength(before + 1);
    const warnings: object[] = [];
    const log = { warn: (data: object) => warnings.push(data) } as unknown as Context["log"]; // Only this is called.
    await ctx.pg.query("update notice_address set refused = true");
    await syncOperators({ ...at(ctx, 2 * DAY), log });
    expect(warnings).toMatchObject([{ reason: expect.stringMatching(/wants no/) }]);
    expect(JSON.stringify(warnings)).not.toContain("wanted");
    expect(await viewChannels(ctx, null)).toMatchObject([{ status: "unconfirmed" }]);
    await ctx.pg.query("delete from notice_channel where developer_id is null");
    await ctx.pg.query("update notice_address set refused = false");
  });
});
