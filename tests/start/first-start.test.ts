import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freeSettings, makeDataDir, processesOf, runStart, untilGone } from "./run-start.ts";

const TIMEOUT_MS = 300_000;

/** The address and the header of the line `npm start` offers to try. */
function readExample(line: RegExpExecArray): { url: string; authorization: string } {
  const [, authorization = "", url = ""] = line;
  return { url, authorization };
}

const exampleLine = /curl -H "Authorization: (Bearer \S+)" (http:\S+)/;

test(
  "a first start prints a line that answers with a real wallet's score; ended and started again, the same key and score are there, and each end leaves no process",
  async () => {
    const dataDir = makeDataDir();
    const settings = await freeSettings(dataDir);
    const first = runStart(settings);
    const { url, authorization } = readExample(await first.until(exampleLine));
    const answer = await fetch(url, { headers: { authorization } });
    const breakdown = await answer.json();
    expect(breakdown).toMatchObject({ success: true, total: expect.any(Number) });
    const evidence = breakdown.breakdown.flatMap((part: { evidence: { txHash: string }[] }) => part.evidence);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { txHash } of evidence) expect(txHash).toMatch(/^0x[0-9a-f]{64}$/);

    const second = runStart({ ...(await freeSettings(dataDir)) });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`process ${first.child.pid}`);

    const running = processesOf(dataDir);
    expect(running.length).toBeGreaterThanOrEqual(5);
    first.child.kill("SIGTERM");
    expect(await first.exit, first.output()).toBe(0);
    await untilGone(running);
    expect(existsSync(join(dataDir, "start.lock"))).toBe(false);

    const again = runStart(settings);
    await again.until(/answers at/);
    expect(again.output()).not.toContain("svc_live_");
    const later = await fetch(url, { headers: { authorization } });
    expect((await later.json()).total).toBe(breakdown.total);
    const runningAgain = processesOf(dataDir);
    // A closed terminal.
    again.child.kill("SIGHUP");
    expect(await again.exit, again.output()).toBe(0);
    await untilGone(runningAgain);
  },
  TIMEOUT_MS,
);

test(
  "a kill -9 of npm, and one of the start itself, leave no process, and the next start just works",
  async () => {
    const dataDir = makeDataDir();
    const settings = await freeSettings(dataDir);
    const byNpm = runStart(settings, { npm: true });
    await byNpm.until(/answers at/);
    const running = processesOf(dataDir);
    byNpm.child.kill("SIGKILL");
    await untilGone(running);

    const direct = runStart(settings);
    await direct.until(/answers at/);
    const runningAgain = processesOf(dataDir);
    direct.child.kill("SIGKILL");
    await untilGone(runningAgain);

    const last = runStart(settings);
    await last.until(/answers at/);
    last.child.kill("SIGINT");
    expect(await last.exit, last.output()).toBe(0);
  },
  TIMEOUT_MS,
);
