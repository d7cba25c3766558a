import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { familyOf } from "../../lib/chain/families/rules.ts";
import { chainFamilies } from "../../lib/core/chains.ts";
import { differences } from "../indexer/index-state.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { rounds } from "../setup/rounds.ts";
import { smartAccount } from "./families/ethereum.ts";
import { families } from "./families/index.ts";
import { type Followed, followFamily, makeChains } from "./follow.ts";
import { manners, wellMannered } from "./manners.ts";

test("each family of the settings is followed here, under its name and on a chain whose id determines it", () => {
  const determined = families
    .slice(0, chainFamilies.length)
    .map(({ name, chainId }) => [name, familyOf({ id: chainId })]);
  expect(determined).toEqual(chainFamilies.map((name) => [name, name]));
});

test("docs/chains.md has a row for each family and manner", () => {
  const documented = readFileSync("docs/chains.md", "utf8");
  const rows = (heading: string) => {
    const [, table = ""] = documented.split(new RegExp(`^\\| ${heading} .*\\n.*\\n`, "m"));
    return [...(table.split("\n\n")[0] ?? "").matchAll(/^\| ([\w-]+)/gm)].map(([, name]) => name);
  };
  const todo = "rows in the order of tests/providers/families/index.ts, and of tests/providers/manners.ts";
  expect(rows("chain family"), todo).toEqual(families.map(({ name }) => name));
  expect(rows("manner"), todo).toEqual(manners.map(({ name }) => name));
});

const holder = useContext();
const open = () => ({ ctx: holder.ctx(), url: holder.url() });

afterEach(() => emptyIndex(holder.ctx()));

for (const [at, family] of families.entries()) {
  // In a run of few rounds every eighth manner: each meets one of the eight families.
  const met = manners.filter((_, i) => (i + at) % rounds(8, 1) === 0);

  describe(`200 blocks of ${family.name}, with a reorg in between`, () => {
    const chains = makeChains(family);
    let expected: Followed["index"];

    test("are read from a well-mannered node, all that stayed on the chain and nothing else", async () => {
      ({ index: expected } = await followFamily(open(), { family, chains, manner: wellMannered }));
      const transactions = new Set(chains.after.flatMap(({ block }) => block.transactions.map(({ hash }) => hash)));
      const rows = (expected.activity ?? []).map((row) => JSON.parse(row));
      expect(rows.length).toBeGreaterThan(200);
      expect(rows.every((row) => transactions.has(row.tx_hash))).toBe(true);
      // Before Glamsterdam what a user operation paid is in no block: it follows from balances.
      const paid = rows.filter(({ wallet, kind, amount }) => wallet === smartAccount && kind === "sent" && amount > 0);
      expect(paid.length > 0).toBe(family.balance !== undefined || family.reportsMoves === true);
      const days = new Set((expected.closes ?? []).map((row) => JSON.parse(row).close.day));
      expect(days.size).toBe(2);
      expect(JSON.parse(expected.cursor?.[0] ?? "null")).toMatchObject({ block_number: 199, state: "following" });
    });

    test.each(met.map((manner) => [manner.name, manner] as const))(
      "give the same facts from a node like %s",
      async (_name, manner) => {
        const { index, node } = await followFamily(open(), { family, chains, manner });
        expect(differences(index, expected)).toEqual({});
        // None of the manner's limits was out of reach.
        const { name, ids, order, ...limits } = manner;
        expect([...node.met].sort(), name).toEqual(Object.keys(limits).sort());
      },
    );
  });
}
