import { describe, expect, it } from "vitest";
import { type Giver, inUnits, summarize, weightsOf } from "./weigh-feedback.ts";

const giver = (total: number | null, praised = 1): Giver => ({ total, praised });

describe("what a giver counts", () => {
  const weigh = (one: Giver) => weightsOf(new Map([["a", one]]), []).get("a");

  it("rises with the square of its points, up to 1,000", () => {
    expect([null, 0, 100, 500, 1_000, 1_900].map((total) => weigh(giver(total)))).toEqual([
      ...[0, 0, 10_000, 250_000, 1_000_000, 1_000_000],
    ]);
  });

  it("is divided among the agents that it praises beyond five", () => {
    expect([1, 5, 10, 500].map((praised) => weigh(giver(1_000, praised)))).toEqual([
      1_000_000, 1_000_000, 500_000, 10_000,
    ]);
  });

  it("is shared in a ring, which counts as its strongest member", () => {
    const givers = new Map([
      ["a", giver(1_000)],
      ["b", giver(100)],
      ["c", giver(1_000)],
    ]);
    const weights = weightsOf(givers, [{ size: 4, givers: ["a", "b"] }]);
    expect([...weights]).toEqual([
      ["a", 250_000],
      ["b", 10_000],
      ["c", 1_000_000],
    ]);
  });
});

describe("the mean of a tag", () => {
  const entry = (by: string, value: string, decimals = 0, tag = "starred") => ({
    giver: by,
    tag,
    value: inUnits(value, decimals),
  });

  it("keeps tags and decimals apart, also below zero", () => {
    const entries = [
      entry("a", "9977", 2, "uptime"),
      entry("b", "100", 0, "uptime"),
      entry("a", "-32", 1, "tradingYield"),
    ];
    const { raw, otherTags } = summarize(entries, new Map());
    expect(raw).toEqual([
      { tag: "uptime", value: "99.885", count: 2 },
      { tag: "tradingYield", value: "-3.2", count: 1 },
    ]);
    expect(otherTags).toBe(0);
  });

  it("is of all entries, and beside it of each giver's newest by what the giver counts", () => {
    const entries = [
      entry("good", "20"),
      entry("good", "90"),
      ...Array.from({ length: 8 }, (_, i) => entry(`sock ${i}`, "100")),
    ];
    const weights = new Map([
      ["good", 640_000],
      ["sock 0", 2_500],
    ]);
    const { raw, weighted } = summarize(entries, weights);
    expect(raw).toEqual([{ tag: "starred", value: "91", count: 10 }]);
    expect(weighted).toEqual(
      [{ tag: "starred", value: "20.31128404669260700", givers: 9, weight: 642_500 }].map((one) => ({
        ...one,
        value: "20.311284046692607003",
      })),
    );
  });

  it("is null by weight where nobody counts, never zero", () => {
    expect(summarize([entry("sock", "100")], new Map()).weighted).toEqual([
      { tag: "starred", value: null, givers: 1, weight: 0 },
    ]);
  });

  it("shows 20 tags, those of givers who count first, and how many more there are", () => {
    const entries = Array.from({ length: 30 }, (_, i) => entry(`sock ${i}`, "1", 0, `tag ${i}`));
    const { raw, otherTags } = summarize([...entries, entry("good", "1", 0, "zzz")], new Map([["good", 1]]));
    expect([raw.length, raw[0]?.tag, otherTags]).toEqual([20, "zzz", 11]);
  });

  it("holds the greatest values that the registry takes", () => {
    const most = String(10n ** 38n);
    expect(summarize([entry("a", most), entry("b", `-${most}`, 18)], new Map()).raw[0]?.value).toBe(
      "49999999999999999950000000000000000000",
    );
  });
});
