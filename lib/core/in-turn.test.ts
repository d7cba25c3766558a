import { afterEach, expect, it, vi } from "vitest";
import { inTurn } from "./in-turn.ts";

afterEach(() => void vi.useRealTimers());

it("does what bears one name one after the other, also after a fault, and other names beside it", async () => {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const work = (what: string) => async () => {
    seen.push(`${what} begins`);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.push(`${what} ends`);
    if (what === "a1") throw new Error("a fault");
    return what;
  };
  const [first, second, other] = [inTurn("a", work("a1")), inTurn("a", work("a2")), inTurn("b", work("b1"))];
  const failed = expect(first).rejects.toThrow("a fault");
  await expect.poll(() => seen).toEqual(["a1 begins", "b1 begins"]);
  ends.shift()?.();
  await failed;
  ends.shift()?.();
  expect(await other).toBe("b1");
  await expect.poll(() => ends).toHaveLength(1);
  ends.shift()?.();
  expect(await second).toBe("a2");
  expect(seen.indexOf("a1 ends")).toBeLessThan(seen.indexOf("a2 begins"));
});

it("sends away who waited for a minute, and goes on with who came later", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const ends: (() => void)[] = [];
  const first = inTurn("slow", () => new Promise<void>((resolve) => ends.push(resolve)));
  await expect.poll(() => ends).toHaveLength(1);
  const refused = expect(inTurn("slow", async () => "too late")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  vi.advanceTimersByTime(60_001);
  const later = inTurn("slow", async () => "in time");
  ends[0]?.();
  await first;
  await refused;
  expect(await later).toBe("in time");
});
