import { expect, test } from "vitest";
import { address, allStates, sampleFacts } from "../../tests/engine/sample-facts.ts";
import { foldActivity } from "./fold.ts";
import { mergeFacts } from "./merge.ts";
import { currentModel, models } from "./model.ts";
import { contactFlag } from "./overrides.ts";
import { scoreFacts, scorePoints } from "./score.ts";
import type { FlagOverride, MergeInput, ScoreFacts } from "./score-facts.ts";
import { signalsOf } from "./signals.ts";
import type { Activity } from "./types.ts";
import { emptyFacts } from "./wallet-facts.ts";

const DAY = 86_400;
const start = 19_000 * DAY;
const [alice, second, listed, other] = [address(0xa), address(0xb), address(0xbad), address(0xbae)] as const;

const override = (wallet: string, flag: string): FlagOverride => ({ wallet, flag, appeal: "apl_1", decidedAt: start });
const codesOf = (facts: ScoreFacts) => signalsOf(facts, currentModel).map(({ code }) => code);

/** Twenty transactions to an address on one day: a burst. */
function burst(wallet: string, counterparty: string, first = 0): Activity[] {
  return Array.from({ length: 20 }, (_, index) => ({
    ...{
      chainId: 1,
      kind: "sent" as const,
      wallet,
      counterparty,
      blockNumber: first + index,
      at: start + first + index,
    },
    ...{ txHash: `0x${wallet.slice(-2)}${index}`, txIndex: 0, logIndex: -1, method: null },
    ...{ asset: null, amount: 10n ** 15n, assetOut: null, amountOut: null },
  }));
}

function merge(rows: Readonly<Record<string, readonly Activity[]>>, changes: Partial<MergeInput> = {}): ScoreFacts {
  return mergeFacts({
    subject: alice,
    wallets: Object.keys(rows),
    parts: Object.entries(rows).map(([wallet, own]) => ({
      facts: foldActivity(emptyFacts(wallet, 1), own),
      asOf: start + 10 * DAY,
      referenceWei: String(10n ** 18n),
    })),
    funding: [],
    social: [],
    listed: new Set([listed, other]),
    listsHash: "0x",
    listContacts: true,
    listSelf: false,
    states: allStates("ok"),
    ...changes,
  });
}

test("facts without overrides have no such field, so that their hash is the one they had before", () => {
  const rows = { [alice]: burst(alice, listed) };
  expect(merge(rows, { overrides: [] })).toEqual(merge(rows));
  expect(Object.keys(merge(rows, { overrides: [override(second, "alike")] }))).not.toContain("overrides");
});

test.each(Object.values(models))(
  "an overridden flag takes no points and shows no more in model $spec.version",
  (model) => {
    const facts = sampleFacts({ sent: 60, activeDays: 5, busiest: { sent: 55, from: start }, lastSentAt: start });
    const before = scoreFacts(facts, model);
    expect(before.signals.map(({ code }) => code)).toContain("burst_then_silence");
    const overrides = [override(facts.subject, "burst_then_silence")];
    const after = scoreFacts({ ...facts, overrides }, model);
    expect(after.signals).toEqual(before.signals.filter(({ code }) => code !== "burst_then_silence"));
    expect(after.total).toBeGreaterThan(before.total);
  },
);

test("an override of one listed contact leaves the others, and a new one shows again", () => {
  const rows = { [alice]: [...burst(alice, listed), ...burst(alice, other, 20).slice(0, 1)] };
  const overrides = [override(alice, contactFlag(listed))];
  expect(merge(rows).listed).toMatchObject({ contacts: 2, paid: 2, addresses: [listed, other] });
  expect(merge(rows, { overrides })).toMatchObject({
    overrides,
    listed: { contacts: 1, paid: 1, addresses: [other] },
  });
  const one = { [alice]: burst(alice, listed) };
  expect(codesOf(merge(one))).toContain("listed_contact");
  expect(codesOf(merge(one, { overrides }))).not.toContain("listed_contact");
  // Without the burst, which alone takes nearly all trust.
  const points = (more: readonly FlagOverride[]) =>
    scorePoints(merge(one, { overrides: [override(alice, "burst_then_silence"), ...more] })).total;
  expect(points(overrides)).toBeGreaterThan(points([]));
});

test("an override is one wallet's: the same flag of another wallet of the identity still counts", () => {
  const rows = { [alice]: burst(alice, address(5)), [second]: burst(second, address(6)) };
  const overrides = [override(alice, "burst_then_silence")];
  const facts = merge(rows, { overrides });
  expect(facts.each?.map((one) => one.overrides)).toEqual([overrides, undefined]);
  expect(codesOf(facts)).toContain("burst_then_silence");
  const both = [...overrides, override(second, "burst_then_silence")];
  expect(codesOf(merge(rows, { overrides: both }))).not.toContain("burst_then_silence");
  expect(scorePoints(merge(rows, { overrides: both })).total).toBeGreaterThan(scorePoints(facts).total);
});
