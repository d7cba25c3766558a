import { afterAll, beforeAll, expect, it } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { boardsOf } from "../scores/index.ts";
import { simulatePolicy } from "./index.ts";
import { Policy } from "./policy-schema.ts";

const chain = { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" as const };
const holder = useContext({ chains: [chain] });
/** More than a simulation samples if a rule reads a chain. */
const SUBJECTS = 600;

beforeAll(async () => {
  const { pg } = holder.ctx();
  const subjects = Array.from({ length: SUBJECTS }, (_, n) => addressNumber(n + 1));
  await writeScoreRows(
    pg,
    subjects.map((subject, n) => ({ subject, points: { activity: n % 10 } })),
  );
  await pg.query(
    "insert into chain_cursor (chain_id, block_number, block_time, state, updated_at) values (1, 9, $1, 'following', now())",
    [Math.floor(holder.now.getTime() / 1000)],
  );
  await boardsOf(holder.ctx()).loaded;
});
afterAll(() => boardsOf(holder.ctx()).stop());

it("of a sample states the margin of error of the share that passes, of everybody none", async () => {
  const total = { module: "total", cmp: "gte", value: 5 } as const;
  // Nothing answers at the chain: the token's rule is indeterminate.
  const token = { module: "token", params: { chainId: 1, address: addressNumber(9) }, cmp: "gte", value: "1" } as const;
  const sample = await simulatePolicy(holder.ctx(), { policy: Policy.parse({ op: "any", rules: [total, token] }) });
  expect(sample).toMatchObject({ population: SUBJECTS, evaluated: 500, fail: 0 });
  expect(Math.abs(sample.pass / 500 - 0.5)).toBeLessThanOrEqual(sample.marginOfError);
  expect(sample.marginOfError).toBeGreaterThan(0.017);
  expect(sample.marginOfError).toBeLessThan(0.019);

  const all = await simulatePolicy(holder.ctx(), { policy: Policy.parse({ op: "all", rules: [total] }) });
  expect(all).toMatchObject({ population: SUBJECTS, evaluated: SUBJECTS, pass: 300, marginOfError: 0 });
});
