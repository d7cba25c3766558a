import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { createPool } from "../lib/core/db.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { startGuard } from "../scripts/processes/guard.ts";
import { addressNumber, writeScoreRows } from "../tests/factories/scores.ts";
import { signIn } from "./setup/session.ts";
import { expect, test } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";
import { startWorld, type World } from "./setup/world.ts";

const ROWS = 5_000;
const LEAST = 300;
/** So many of them nobody knows. */
const UNKNOWN = 60;
/** Killed when so many of those are read. */
const KILLED_AT = 20;

/** A service whose worker may be killed, with so many known wallets; every other one has the points to pass. */
async function withWorld(known: readonly string[], work: (world: World) => Promise<void>): Promise<void> {
  const databaseServer = process.env.TEST_DATABASE_URL ?? "";
  const guard = await startGuard();
  const logs = mkdtempSync(join(tmpdir(), "credence-e2e-"));
  guard.removeAtEnd(logs);
  try {
    const world = await startWorld({ databaseServer, guard, logs, wallets: 0, apart: true });
    const pool = createPool(world.databaseUrl, 2);
    await writeScoreRows(
      pool,
      known.map((subject, n) => ({ subject, points: { activity: n % 2 === 0 ? LEAST : 100 } })),
    );
    await pool.end();
    await work(world);
    await world.close();
  } finally {
    await guard.close();
  }
}

async function openLists(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page.context(), origin, newAccount());
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: LEAST }] };
  const data = { name: "Members", policy };
  await page.request.post(`${origin}/v1/trust/policies`, { headers: { Origin: origin }, data });
  await page.goto(`${origin}/portal/lists`);
  return page;
}

test("a developer drops a list of 5,000, the worker is killed in the middle, and the download is right", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const known = Array.from({ length: ROWS - 1 }, (_, n) => addressNumber(0x10_0000 + n));
  await withWorld(known, async ({ origin, killWorker, ...world }) => {
    const unread = world.unread.slice(0, UNKNOWN);
    // The unknown ones stand among the others.
    const members = [...unread, ...known.slice(0, ROWS - unread.length)].sort();
    const page = await openLists(browser, origin);
    await expect(page.getByRole("button", { name: "Upload" })).toBeEnabled();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(members.join("\n")) });
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByRole("heading", { name: "members", level: 1 })).toBeVisible();
    const id = page.url().split("/").at(-1) ?? "";
    const read = async () => {
      const { list } = await (await page.request.get(`${origin}/v1/lists/${id}`)).json();
      return list as { state: string; counts: { toRead: number; read: number } };
    };
    await expect
      .poll(async () => (await read()).counts.read, { timeout: 120_000, intervals: [50] })
      .toBeGreaterThan(KILLED_AT);
    await killWorker();
    // In place of waiting until the claims of the killed worker end.
    await withClient(world.databaseUrl, (client) =>
      client.query("update once_wallet set due_at = now() where claim is not null"),
    );
    expect(await read()).toMatchObject({ state: "reading", counts: { toRead: unread.length } });
    await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible({ timeout: 200_000 });
    expect((await read()).counts).toMatchObject({ toRead: unread.length, read: unread.length });

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    const [, ...lines] = readFileSync(await (await download).path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(lines.map((line) => line.split(",")[1])).toEqual(members);
    const outcomes = new Map(lines.map((line) => [line.split(",")[1] ?? "", line.split(",")[4]]));
    for (const [n, wallet] of known.slice(0, ROWS - unread.length).entries()) {
      expect([wallet, outcomes.get(wallet)]).toEqual([wallet, n % 2 === 0 ? "pass" : "fail"]);
    }
    // Who was read is decided as its look-up says.
    const decided = unread.map((wallet) => outcomes.get(wallet));
    expect(new Set(decided)).toEqual(new Set(["pass", "fail"]));
    for (const wallet of unread.slice(0, 10)) {
      const answered = await (await page.request.get(`${origin}/v1/score/${wallet}`)).json();
      expect([wallet, outcomes.get(wallet)]).toEqual([wallet, answered.score.total >= LEAST ? "pass" : "fail"]);
    }
    await page.close();
  });
});
