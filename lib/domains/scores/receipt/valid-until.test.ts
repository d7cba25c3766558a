import { expect, test } from "vitest";
import { sampleFacts } from "../../../../tests/engine/sample-facts.ts";
import { currentModel, DAY, pointsOverTime, type ScoreFacts } from "../../../engine/index.ts";
import { validUntil } from "../issue-receipt.ts";

const issuedAt = 1_700_000_000;
const today = issuedAt - (issuedAt % DAY);
const until = (facts: Partial<ScoreFacts>, expirations: readonly number[] = []) =>
  validUntil(sampleFacts(facts), expirations, currentModel, issuedAt);

/** A wallet without own transactions, whose points never change by time. */
const constant = { sent: 0, firstSentAt: null, lastSentAt: null };

test("a receipt whose points time does not change is valid for 30 days from the day of its issue, so that its facts have one hash all day", () => {
  expect(until(constant)).toBe(today + 30 * DAY);
});

test("a receipt ends on the first day on which the same facts give other points", () => {
  const young = sampleFacts({ firstSentAt: today - 3 * DAY, lastSentAt: today - DAY, asOf: { "1": today } });
  const pointsAt = pointsOverTime(young, currentModel);
  const end = validUntil(young, [], currentModel, issuedAt);
  expect(end).toBeLessThan(today + 30 * DAY);
  expect(end % DAY).toBe(0);
  expect(pointsAt(end).breakdown).not.toEqual(pointsAt(today).breakdown);
  for (let day = today; day < end; day += DAY) expect(pointsAt(day).breakdown).toEqual(pointsAt(today).breakdown);
});

test("a receipt ends when an attestation expires, or a wallet that waits counts", () => {
  expect(until(constant, [issuedAt + 5 * DAY])).toBe(issuedAt + 5 * DAY);
  expect(until(constant, [issuedAt - 1])).toBe(today + 30 * DAY);
  const movedAt = issuedAt - 28 * DAY;
  expect(until({ ...constant, links: [{ wallet: "0x1", linkedAt: issuedAt, movedAt }] })).toBe(issuedAt + 2 * DAY);
  const counting = { wallet: "0x1", linkedAt: issuedAt - 31 * DAY, movedAt: issuedAt - 31 * DAY };
  expect(until({ ...constant, links: [counting] })).toBe(today + 30 * DAY);
});
