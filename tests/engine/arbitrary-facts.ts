import fc from "fast-check";
import type { ScoreFacts } from "../../lib/engine/index.ts";
import { address, sampleFacts } from "./sample-facts.ts";

const DAY = 86_400;
const day0 = 18_500 * DAY;

const count = fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 300 }), fc.nat({ max: 20_000 }));
const amount = fc.oneof(fc.nat({ max: 10 ** 7 }), fc.nat({ max: 10 ** 12 })).map(String);

/** Any facts that could be: parts never exceed their wholes. */
export const arbitraryFacts: fc.Arbitrary<ScoreFacts> = fc
  .record({
    sent: count,
    failed: count,
    parts: fc.record({
      toOwn: fc.nat({ max: 1_000 }),
      counterparties: fc.nat({ max: 1_000 }),
      contracts: fc.nat({ max: 1_000 }),
      returned: fc.nat({ max: 1_000 }),
      days: fc.nat({ max: 1_000 }),
      months: fc.nat({ max: 1_000 }),
      top: fc.nat({ max: 1_000 }),
      busiest: fc.nat({ max: 1_000 }),
      toFunder: fc.nat({ max: 1_000 }),
    }),
    chains: fc.nat({ max: 8 }),
    age: fc.nat({ max: 3_000 }),
    silence: fc.nat({ max: 1_000 }),
    votes: count,
    volume: amount,
    valueIn: amount,
    valueOut: amount,
    passedPermille: fc.nat({ max: 1_000 }),
    roundPermille: fc.nat({ max: 1_000 }),
    senders: count,
    strangers: fc.nat({ max: 1_000 }),
    cluster: fc.option(fc.integer({ min: 2, max: 500 })),
    chain: fc.option(fc.integer({ min: 1, max: 40 })),
    contacts: fc.nat({ max: 10 }),
    gasPaid: amount,
    balance: amount,
    balanceDays: fc.nat({ max: 2_000 }),
    payers: fc.nat({ max: 1_000 }),
    waited: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
    alike: fc.option(fc.integer({ min: 2, max: 40 })),
    passed: fc.option(fc.record({ hands: fc.integer({ min: 5, max: 40 }), amount, days: fc.nat({ max: 3_000 }) })),
    weights: fc.array(fc.nat({ max: 1_000 }), { maxLength: 12 }),
    paymentTrust: fc.option(fc.record({ counterparties: fc.nat({ max: 1_000 }), volume: fc.nat({ max: 1_000 }) }), {
      freq: 1,
    }),
  })
  .map((r) => {
    const of = (permille: number, whole: number) => Math.floor((whole * permille) / 1_000);
    const sent = r.sent;
    const counterparties = of(r.parts.counterparties, sent);
    const activeDays = sent === 0 ? 0 : 1 + of(r.parts.days, Math.min(sent - 1, r.age));
    const lastSentAt = day0 + Math.max(0, r.age - r.silence) * DAY;
    return sampleFacts({
      asOf: { "1": day0 + r.age * DAY },
      sent,
      failed: r.failed,
      sentToOwn: of(r.parts.toOwn, sent),
      counterparties,
      contracts: of(r.parts.contracts, counterparties),
      returned: of(r.parts.returned, counterparties),
      activeDays,
      activeWeeks: sent === 0 ? 0 : 1 + of(r.parts.months, Math.floor((activeDays - 1) / 7)),
      activeMonths: sent === 0 ? 0 : 1 + of(r.parts.months, Math.floor((activeDays - 1) / 31)),
      waitedDays: r.waited,
      activeChains: sent === 0 ? 0 : 1 + r.chains,
      firstSentAt: sent === 0 ? null : day0,
      lastSentAt: sent === 0 ? null : lastSentAt,
      votes: r.votes,
      delegations: 0,
      volume: r.volume,
      ...(r.paymentTrust && {
        trustedCounterparties: counterparties * r.paymentTrust.counterparties,
        trustedVolume: String((BigInt(r.volume) * BigInt(r.paymentTrust.volume)) / 1_000n),
      }),
      valueIn: r.valueIn,
      valueOut: r.valueOut,
      passedOn: String((BigInt(r.valueIn) * BigInt(r.passedPermille)) / 1_000n),
      roundTrip: String((BigInt(r.valueOut) * BigInt(r.roundPermille)) / 1_000n),
      senders: r.senders,
      strangers: of(r.strangers, r.senders),
      topPartner: sent === 0 ? null : { address: address(1), sent: of(r.parts.top, sent) },
      busiest: sent === 0 ? null : { sent: of(r.parts.busiest, sent), from: day0 },
      cluster:
        r.cluster === null
          ? null
          : {
              chainId: 1,
              wallet: address(2),
              funder: address(3),
              size: r.cluster,
              sentToFunder: of(r.parts.toFunder, sent),
            },
      chain: r.chain === null ? null : { chainId: 1, wallet: address(2), funder: address(3), length: r.chain },
      usedDays: Math.min(Math.max(0, r.age - r.silence), 90 * Math.max(0, activeDays - 1)),
      gasPaid: r.gasPaid,
      gasUnknown: 0,
      balance: r.balance,
      heldUntil: day0 + r.age * DAY,
      balanceTime: String(BigInt(r.balance) * BigInt(r.balanceDays)),
      oneWayPayers: of(r.payers, r.senders),
      alike: r.alike === null ? null : { wallet: address(2), size: r.alike, members: [], by: "contracts" },
      ...(r.passed && {
        passed: [
          {
            ...{ wallet: address(0), chainId: 1, hands: r.passed.hands, balance: r.passed.amount },
            left: String(BigInt(r.passed.amount) * BigInt(r.passed.days)),
            balanceTime: String(BigInt(r.passed.amount) * BigInt(Math.min(r.age, r.passed.days))),
          },
        ],
      }),
      listed: { listsHash: "0x", contacts: r.contacts, paid: r.contacts, addresses: [], self: null },
      social: r.weights.map((weight, i) => ({ issuer: address(100 + i), weight })),
    });
  });
