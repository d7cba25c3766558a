import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { joinGroups, nullifierOf, wasLinked } from "./wallet-groups.ts";

const holder = useContext();
const [one, two, three, four] = [addressNumber(1), addressNumber(2), addressNumber(3), addressNumber(4)];
const wallets = [one, two, three, four, addressNumber(5)];
const policies = ["pol_a", "pol_b"];

async function savePolicies(): Promise<void> {
  await holder.ctx().pg.query(
    `insert into policy (id, developer_id, name, policy, created_at)
     select id, 'dev', id, '{}', now() from unnest($1::text[]) as given (id) on conflict do nothing`,
    [policies],
  );
}

afterEach(() => emptyTables(holder.ctx().pg, "wallet_group, pass_nullifier, policy"));

let seconds = 0;
const now = () => new Date(holder.now.getTime() + 1000 * seconds++);
const join = (owner: string, wallet: string) =>
  sqlTransaction(holder.ctx().pg, (sql) => joinGroups(sql, { owner, wallet, now: now() }));
const nullifier = (wallet: string, policyId = "pol_a") =>
  nullifierOf({ ...holder.ctx(), now: now() }, { policyId, wallet });

test("a nullifier is of a policy and a wallet, and stays", async () => {
  await savePolicies();
  const first = await nullifier(one);
  expect(first).toMatch(/^0x[0-9a-f]{64}$/);
  expect(await nullifier(one)).toBe(first);
  expect(await nullifier(one, "pol_b")).not.toBe(first);
  expect(await nullifier(two)).not.toBe(first);
});

test("a linked wallet has the nullifier of those that it was joined with, and of two the earlier stays", async () => {
  await savePolicies();
  expect(await wasLinked(holder.ctx(), one)).toBe(false);
  const early = await nullifier(two);
  expect(await nullifier(one)).not.toBe(early);
  await join(three, two);
  await join(one, three);
  expect(await wasLinked(holder.ctx(), one)).toBe(true);
  expect(await Promise.all([one, two, three].map((wallet) => nullifier(wallet)))).toEqual([early, early, early]);
  expect(await nullifier(four)).not.toBe(early);
});

test("whatever is linked and asked for, a person has one nullifier of a policy: the first of those joined", async () => {
  const wallet = fc.constantFrom(...wallets);
  const step = fc.oneof(
    fc.record({ kind: fc.constant("join" as const), owner: wallet, wallet }),
    fc.record({ kind: fc.constant("ask" as const), wallet, policyId: fc.constantFrom(...policies) }),
  );
  const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
    await emptyTables(holder.ctx().pg, "wallet_group, pass_nullifier, policy");
    await savePolicies();
    const person = new Map(wallets.map((address) => [address as string, new Set<string>([address])]));
    const issued: { wallet: string; policyId: string; nullifier: string }[] = [];
    for (const taken of steps) {
      if (taken.kind === "ask") {
        const { wallet: address, policyId } = taken;
        const first = issued.find((other) => other.policyId === policyId && person.get(address)?.has(other.wallet));
        const answer = await nullifier(address, policyId);
        if (first) expect(answer).toBe(first.nullifier);
        else expect(issued.map((other) => other.nullifier)).not.toContain(answer);
        issued.push({ wallet: address, policyId, nullifier: answer });
        continue;
      }
      await join(taken.owner, taken.wallet);
      const all = new Set([...(person.get(taken.owner) ?? []), ...(person.get(taken.wallet) ?? [])]);
      for (const address of all) person.set(address, all);
    }
  });
  await fc.assert(property, { numRuns: rounds(40, 200) });
});

test("passes and links at the same time leave one nullifier a person", async () => {
  await savePolicies();
  for (let round = 0; round < rounds(10, 40); round++) {
    const [a, b] = [addressNumber(100 + 2 * round), addressNumber(101 + 2 * round)];
    await Promise.all([nullifier(a), join(a, b), nullifier(b)]);
    expect(await nullifier(a)).toBe(await nullifier(b));
  }
});
