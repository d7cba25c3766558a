import { beforeAll, expect, test } from "vitest";
import { createRandom } from "../../scripts/simulation/prng.ts";
import {
  emptyEvidence,
  findInList,
  LIFE_DAYS,
  type Life,
  madeAddress,
  openFarms,
  openLife,
  signals,
  simulatedLife,
} from "./simulated-life.ts";

/** Six hundred honest wallets beside five farms of each signal, and the two years of a simulated chain. */
let world: {
  life: Life;
  honest: string[];
  farms: Map<string, string[]>;
  labels: ReadonlyMap<string, readonly number[]>;
  own: string[][];
  services: string[];
};

beforeAll(async () => {
  const { life, honest, clusters, services } = await simulatedLife(11);
  const made = openFarms(life, 11);
  const farms = new Map(signals.map((signal) => [signal as string, made.plant(signal, 5).flat()]));
  world = { life, honest: [...honest, ...made.honest(600)], farms, labels: made.labels, own: clusters, services };
});

const everybody = () => [...world.honest, ...world.own.flat(), ...[...world.farms.values()].flat()];
const evidence = () => world.life.evidence(everybody(), world.labels);
const inClusters = (found: readonly { members: readonly string[] }[]) =>
  new Set(found.flatMap(({ members }) => members));
const numbers = (length: number) => Array.from({ length }, (_, n) => n);

test("planted farms of each signal are found, and honest wallets of the simulated life are not", () => {
  const found = inClusters(findInList(evidence(), world.services));
  const share = (wallets: readonly string[]) => wallets.filter((wallet) => found.has(wallet)).length / wallets.length;
  for (const signal of signals) expect(share(world.farms.get(signal) ?? []), signal).toBeGreaterThanOrEqual(0.95);
  expect(share(world.own.flat())).toBeGreaterThanOrEqual(0.9);
  expect(share(world.honest)).toBeLessThanOrEqual(0.01);
});

test("each farm is found by the signal that it shows", () => {
  for (const found of findInList(evidence(), world.services)) {
    expect(found.strength).toBeGreaterThanOrEqual(400);
    for (const [signal, wallets] of world.farms) {
      if (!found.members.every((member) => wallets.includes(member))) continue;
      expect(found.evidence.map(({ kind }) => kind)).toContain(signal);
    }
  }
});

test("the same wallets in any order have the same clusters", () => {
  const all = evidence();
  const random = createRandom(3);
  const shuffled = all.map((one) => [random.between(0, 1e9), one] as const).sort(([a], [b]) => a - b);
  expect(
    findInList(
      shuffled.map(([, one]) => one),
      world.services,
    ),
  ).toEqual(findInList(all, world.services));
});

/** Wallets that do the same one thing, each in a life of its own otherwise. */
function crowd(size: number, act: (life: Life, wallet: string, n: number) => void): { life: Life; wallets: string[] } {
  const life = openLife();
  const wallets = openFarms(life, 5).honest(size);
  for (const [n, wallet] of wallets.entries()) act(life, wallet, n);
  return { life, wallets };
}

test("customers of one exchange, of one popular contract and of one popular week are no cluster", () => {
  const exchange = madeAddress("large exchange");
  const { life, wallets } = crowd(300, (life, wallet, n) => {
    life.send({ from: exchange, to: wallet, day: 0.5 + n / 1_000, ether: 100 });
    for (const popular of numbers(10)) {
      life.send({
        from: wallet,
        to: madeAddress(`popular ${popular}`),
        day: LIFE_DAYS - 1 - popular / 10,
        method: "0x095ea7b3",
      });
    }
    life.send({ from: wallet, to: exchange, day: LIFE_DAYS - 1, ether: 90 });
  });
  expect(findInList(life.evidence(wallets))).toEqual([]);
});

test("a service on the operator's list links nobody, whatever few wallets of a list it serves", () => {
  const exchange = madeAddress("small exchange");
  const { life, wallets } = crowd(10, (life, wallet, n) => {
    life.send({ from: exchange, to: wallet, day: 0.5 + n / 1_000, ether: 100 });
    life.send({ from: wallet, to: exchange, day: LIFE_DAYS - 1, ether: 90 });
  });
  expect(findInList(life.evidence(wallets)).map(({ members }) => members.length)).toEqual([10]);
  expect(findInList(life.evidence(wallets), [exchange])).toEqual([]);
});

test("ten wallets of a list that pay each other in a ring are a cluster, and a community of three hundred is none", () => {
  const ringOf = (size: number) => {
    const life = openLife();
    const wallets = numbers(size).map((n) => madeAddress(`ring ${size} ${n}`));
    for (const [n, from] of wallets.entries()) {
      life.send({ from: madeAddress(`funder ${size} ${n}`), to: from, day: n, ether: 20 });
      for (const step of [1, 3])
        life.send({ from, to: wallets[(n + step) % size] ?? "", day: 400 + (n % 300), ether: 1 });
    }
    return findInList(life.evidence(wallets)).map(({ members }) => members.length);
  };
  expect(ringOf(10)).toEqual([10]);
  expect(ringOf(300)).toEqual([]);
});

test("wallets that share an entry of the upload are one cluster; several entries for one wallet are one by itself", () => {
  const [a = "", b = "", c = ""] = numbers(3)
    .map((n) => madeAddress(`handle ${n}`))
    .sort();
  const pair = [a, b].map((wallet) => ({ ...emptyEvidence(wallet), labels: [7] }));
  expect(findInList([...pair, emptyEvidence(c)])).toEqual([
    {
      members: [a, b],
      strength: 1_000,
      evidence: [{ kind: "rows", strength: 1_000, detail: expect.stringContaining("2 of 2 wallets") }],
    },
  ]);
  const word = numbers(51).map((n) => ({ ...emptyEvidence(madeAddress(`word ${n}`)), labels: [8] }));
  expect(findInList(word)).toEqual([]);
});

test("one wallet, and none, have no cluster", () => {
  expect(findInList([emptyEvidence(madeAddress("alone"))])).toEqual([]);
  expect(findInList([])).toEqual([]);
});

test("wallets of one identity are one by its own statement, and no cluster", () => {
  const farm = world.farms.get("contracts")?.slice(0, 10) ?? [];
  const linked = world.life.evidence(farm).map((one) => ({ ...one, profile: { ...one.profile, subject: "0x1" } }));
  expect(findInList(world.life.evidence(farm))).toHaveLength(1);
  expect(findInList(linked)).toEqual([]);
});

test("a farm of a thousand with one set of contracts and weeks is one cluster, found without comparing all pairs", () => {
  const life = openLife();
  const [made] = openFarms(life, 9).plant("contracts", 1);
  const [model] = life.evidence(made?.slice(0, 1) ?? []);
  if (!model) throw new Error("No wallet was planted.");
  const boss = madeAddress("boss");
  const farm = numbers(1_000).map((n) => {
    const wallet = madeAddress(`giant ${n}`);
    return { ...model, funders: [], profile: { ...model.profile, wallet, subject: wallet, funder: boss } };
  });
  const others = numbers(50_000).map((n) => emptyEvidence(madeAddress(`other ${n}`)));
  expect(findInList([...farm, ...others]).map(({ members }) => members.length)).toEqual([1_000]);
});
