import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFacts } from "../../tests/engine/arbitrary-facts.ts";
import { beginnerFacts } from "../../tests/engine/sample-facts.ts";
import { currentModel } from "./model.ts";
import { scorePoints } from "./score.ts";
import { signalCosts } from "./signal-costs.ts";

const beginner = beginnerFacts();
const clean = {
  ...beginner,
  busiest: null,
  listed: { ...beginner.listed, contacts: 0, paid: 0, addresses: [], self: false },
};

test("a signal costs the points that the same wallet has more without it", () => {
  const listed = { ...clean, listed: { ...clean.listed, paid: 1 } };
  const { signals, points } = signalCosts(listed, currentModel);
  const contact = signals.find(({ code }) => code === "listed_contact");
  const lost = scorePoints(clean).total - scorePoints(listed).total;
  expect(lost).toBeGreaterThan(0);
  expect(contact).toMatchObject({ points: lost, note: "sent transactions to 1 listed addresses" });
  expect(points).toBeGreaterThanOrEqual(lost);
});

test("signals that each take all trust cost nothing alone, and their points together", () => {
  const hopeless = { ...clean, oneWayPayers: 500, strangers: 500, listed: { ...clean.listed, paid: 9, self: true } };
  const { signals, points } = signalCosts(hopeless, currentModel);
  const counting = signals.filter(({ counts }) => counts);
  expect(counting.length).toBeGreaterThan(1);
  expect(counting.map((one) => one.points)).toEqual(counting.map(() => 0));
  expect(points).toBeGreaterThan(0);
});

test("what can be lessened says how, what cannot says nothing", () => {
  const paid = { ...clean, oneWayPayers: 60, strangers: 60, listed: { ...clean.listed, self: true } };
  const remedies = Object.fromEntries(signalCosts(paid, currentModel).signals.map((one) => [one.code, one.remedy]));
  expect(remedies.fan_in).toBe("Pay back who pays you, or use the wallet in further weeks");
  expect(remedies.listed_self).toBeNull();
});

test("no signal adds points, and none costs more than all together", () => {
  fc.assert(
    fc.property(arbitraryFacts, (facts) => {
      const { signals, points } = signalCosts(facts, currentModel);
      for (const signal of signals) {
        expect(signal.points).toBeGreaterThanOrEqual(0);
        expect(signal.points).toBeLessThanOrEqual(points);
      }
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});
