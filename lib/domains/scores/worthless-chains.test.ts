import { expect, test } from "vitest";
import { makeActivity } from "../../../tests/factories/activity.ts";
import { storeFacts } from "../../../tests/factories/indexed.ts";
import { scoresWithFacts } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { ChainConfig, worthlessChains } from "../../core/chains.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { readPresent } from "./load-subjects.ts";
import { lockScores } from "./lock-scores.ts";
import { openScoringSession } from "./rescore.ts";
import { scoringSettings } from "./settings.ts";

const SEPOLIA = 11_155_111;
const rpcUrls = ["http://127.0.0.1:9"];
const world = useContext({
  chains: [
    { id: 1, name: "one", rpcUrls },
    { id: SEPOLIA, name: "test network", rpcUrls },
  ],
});

const chain = (id: number, settings: Partial<ChainConfig> = {}) =>
  ChainConfig.parse({ id, name: "chain", rpcUrls, ...settings });
const worthless = (...chains: ChainConfig[]) => [...worthlessChains(chains)];

test("public test networks are worthless unless the setting or `local` says otherwise", () => {
  expect(worthless(chain(1), chain(SEPOLIA), chain(84_532))).toEqual([SEPOLIA, 84_532]);
  expect(worthless(chain(1, { worthless: true }), chain(SEPOLIA, { worthless: false }), chain(10))).toEqual([1]);
  expect(worthless(chain(1), chain(SEPOLIA, { local: true }), chain(31_337))).toEqual([]);
});

test("where every chain is worthless, none is", () => {
  expect(worthless(chain(SEPOLIA))).toEqual([]);
});

async function storeSent(wallet: string, chainId: number, transactions: number): Promise<void> {
  const sent = Array.from({ length: transactions }, (_, n) => ({
    ...{ wallet, chainId, kind: "sent" as const, counterparty: `0x${String(n + 10).repeat(20)}`, amount: 10n ** 18n },
  }));
  await storeFacts(world.ctx().pg, makeActivity(sent));
}

test("activity on a worthless chain counts in that chain's score alone", async () => {
  const { pg, env, now } = world.ctx();
  const [both, single, free] = ["a1", "b2", "c3"].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string];
  await storeSent(both, 1, 20);
  await storeSent(both, SEPOLIA, 60);
  await storeSent(single, 1, 20);
  await storeSent(free, SEPOLIA, 60);
  await sqlTransaction(pg, async (sql) => {
    await lockScores(sql);
    const session = openScoringSession(sql, scoringSettings(env));
    for (const subject of await session.load([both, single, free])) {
      for (const chainId of [1, SEPOLIA]) session.score(subject, chainId, { cause: "transactions", source: null });
    }
    await session.flush({ now });
    const { factsOf } = await readPresent(sql, scoringSettings(env), [both]);
    expect(factsOf(both)).toMatchObject({ sent: 20, activeChains: 1 });
  });
  const rows = await scoresWithFacts<{ subject: string; chain_id: number; total: number }>(pg, {
    columns: "subject, chain_id, total",
  });
  expect(rows.map(({ subject, chain_id, facts: { sent } }) => [subject, chain_id, sent])).toEqual([
    [both, 0, 20],
    [both, 1, 20],
    [both, SEPOLIA, 60],
    [single, 0, 20],
    [single, 1, 20],
    [free, SEPOLIA, 60],
  ]);
  expect(rows[0]?.total).toBe(rows[3]?.total);
});
