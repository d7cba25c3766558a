import { expect, test } from "vitest";
import type { Actor } from "../../core/context.ts";
import { takeTurn } from "./large-evaluations.ts";

const actorOf = (developerId: string): Actor => ({
  kind: "session",
  sessionId: "ses_test",
  developerId,
  wallet: "0x0000000000000000000000000000000000000001",
  tier: "free",
});

test("developers take turns at large evaluations, two at once; small ones do not wait", async () => {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  const evaluate = (developer: string, size: number) =>
    takeTurn({ actor: actorOf(developer) }, size, async () => {
      begun.push(developer);
      if (developer === "small") return;
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    });
  const all = [..."aaaabc"].map((developer) => evaluate(developer, 5_000));
  const small = evaluate("small", 999);
  expect(begun).toEqual(["small"]);
  await small;
  await Promise.all(all);
  expect(begun.slice(1).join("")).toBe("abcaaa");
  expect(most).toBe(2);
});

test("one whose turn comes when nobody waits for it is not begun", async () => {
  const abort = new AbortController();
  const begun: string[] = [];
  const actor = actorOf("z");
  const first = takeTurn({ actor }, 5_000, async () => {
    begun.push("first");
    abort.abort(new Error("closed"));
  });
  const second = takeTurn({ actor, signal: () => abort.signal }, 5_000, async () => begun.push("second"));
  await first;
  await expect(second).rejects.toThrow("closed");
  expect(begun).toEqual(["first"]);
});
