import { expect, test } from "vitest";
import { type Breakdown, categories } from "../../engine/types.ts";
import { scoreCauses } from "./current-score.ts";
import { explainChange } from "./explain-change.ts";

function points(more: Partial<Breakdown> = {}): Breakdown {
  const all = Object.fromEntries(categories.map((category) => [category, 50])) as Breakdown; // All categories.
  return { ...all, ...more };
}

test("a fall has its cause, the three categories that lost most, and what to do; each cause has advice of its own", () => {
  const after = points({ age: 46, volume: 40, social: 41, loyalty: 49, activity: 55 });
  const said = scoreCauses.map((cause) => explainChange({ before: points(), after, cause }));
  for (const one of said) expect(one).toMatch(/ lowered Volume by 10, Social by 9 and Age by 4\. [A-Z].+\.$/);
  expect(new Set(said.map((one) => one.split(" lowered ")[0])).size).toBe(scoreCauses.length);
  expect(new Set(said.map((one) => one.split(" by 4. ")[1])).size).toBe(scoreCauses.length);
});

test("where risk took points the advice is about flags, unless something else than the wallet caused it", () => {
  const fall = { before: points(), after: points({ risk: 20, activity: 48 }) };
  expect(explainChange({ ...fall, cause: "transactions" })).toMatch(
    /^New transactions lowered Low risk by 30 and Activity by 2\. .*flags can be contested\.$/,
  );
  expect(explainChange({ ...fall, cause: "model" })).toMatch(/there is nothing to do/i);
});

test("a rise has its cause and what gained; an end, and no change, are stated as such", () => {
  const before = points();
  expect(explainChange({ before, after: points({ age: 51, risk: 49, social: 60 }), cause: "attestation" })).toBe(
    "A change of attestations raised Social by 10 and Age by 1.",
  );
  expect(explainChange({ before: null, after: points(), cause: "transactions" })).toMatch(/^New transactions raised /);
  expect(explainChange({ before, after: null, cause: "wallets" })).toMatch(/^The score ended/);
  expect(explainChange({ before, after: before, cause: "time" })).toBe("");
});
