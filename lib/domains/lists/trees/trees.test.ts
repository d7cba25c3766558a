import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addressNumber } from "../../../../tests/factories/scores.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import type { Context } from "../../../core/context.ts";
import { createListTree } from "../../../worker/trees.ts";
import { ensureDeveloper } from "../../developers/index.ts";
import { passPolicyId } from "../../policies/index.ts";
import { enqueueListClusters } from "../find-clusters.ts";
import { divide, markExtra, readAmountRule, readTokens, weightOf, writeTokens } from "./amounts.ts";
import { buildListTree } from "./build-tree.ts";
import { signerOfListRoot } from "./list-root.ts";
import type { NewTree } from "./schemas.ts";
import { createTree, deleteTree, finishTree, listTrees, requireTree, viewTree } from "./tree.ts";
import { getTreeFile, getTreeProof } from "./tree-files.ts";

const holder = useContext();
const DAY = 1_767_225_600;
let owner: Context;
let stranger: Context;

/** Each row has another number of points; rows differ from a wallet of its own that passes by the fields that are given. */
interface Row {
  n: number;
  outcome?: string;
  group?: string;
  sameAs?: number;
  duplicateOf?: number;
  special?: string;
  cluster?: number;
  keep?: boolean;
  total?: number;
  tier?: string;
}

beforeAll(async () => {
  const actorOf = async (wallet: `0x${string}`): Promise<Context> => {
    const { id: developerId } = await ensureDeveloper(holder.ctx(), { wallet });
    return holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
  };
  owner = await actorOf(addressNumber(9_001));
  stranger = await actorOf(addressNumber(9_002));
});

let lists = 0;

async function writeList(
  rows: readonly Row[],
  { policyId = null as string | null, state = "complete" } = {},
): Promise<string> {
  const id = `lst_${++lists}`;
  const { developerId } = owner.actor as { developerId: string }; // A session has one.
  await owner.pg.query(
    `insert into list (id, developer_id, name, state, policy_id, policy, at, created_at, completed_at, expires_at)
     values ($1, $2, 'x', $3, $4, '{}', $5, $6, $6, $6)`,
    [id, developerId, state, policyId, DAY, owner.now],
  );
  for (const [index, row] of rows.entries()) {
    const address = addressNumber(row.n);
    await owner.pg.query(
      `insert into list_row (list_id, row, line, input, identity, address, outcome, group_id, same_as, duplicate_of, special, cluster, keep, total, tier)
       values ($1, $2, $2, $3, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[
          id,
          index + 1,
          address,
          row.outcome ?? "pass",
          row.group ?? address,
          row.sameAs ?? null,
          row.duplicateOf ?? null,
        ],
        ...[row.special ?? null, row.cluster ?? null, row.keep ?? null, row.total ?? row.n, row.tier ?? "bronze"],
      ],
    );
  }
  return id;
}

/** Builds a tree in this process. */
async function build(listId: string, wanted: NewTree) {
  const { id: treeId } = await createTree(owner, { listId, ...wanted });
  await finishTree(owner, treeId, buildListTree);
  return viewTree(await requireTree(owner, { listId, treeId }));
}

async function fileOf(ids: { listId: string; id: string }, format: "standard-v1" | "csv" | "safe-csv", token?: string) {
  const parts: Uint8Array[] = [];
  const chunks = await getTreeFile(owner, { listId: ids.listId, treeId: ids.id, format, token });
  for await (const one of chunks) parts.push(one);
  return Buffer.concat(parts).toString();
}

const numbersIn = async (tree: { listId: string; id: string }) => {
  const csv = await fileOf(tree, "csv");
  return csv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => Number(`0x${line.slice(2, 42)}`));
};

const PEOPLE: Row[] = [
  { n: 30 },
  { n: 10, outcome: "fail" },
  { n: 20, outcome: "indeterminate" },
  { n: 5, group: "grp_1", sameAs: 5 },
  { n: 4, group: "grp_1" },
  { n: 30, duplicateOf: 1 },
  { n: 0, special: "zero" },
  { n: 7, special: "contract" },
  { n: 8, cluster: 1, keep: false },
  { n: 9, cluster: 1, keep: true },
];

describe("whom a tree takes", () => {
  test.each([
    ["pass", [30, 4, 7, 8, 9]],
    ["kept", [30, 4, 7, 9]],
    ["wallets", [30, 5, 4, 7, 8, 9]],
  ] as const)("%s: in the order of the list, one leaf a person but for wallets", async (who, expected) => {
    const tree = await build(await writeList(PEOPLE), { who });
    expect(tree).toMatchObject({ state: "ready", progress: 100, leaves: expected.length, sum: null });
    expect(await numbersIn(tree)).toEqual(expected);
  });

  test("nobody is kept before the wallets of the list are compared", async () => {
    const listId = await writeList(PEOPLE);
    await enqueueListClusters(holder.ctx().pg, listId);
    await expect(build(listId, { who: "kept" })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
    expect(await build(listId, { who: "pass" })).toMatchObject({ state: "ready" });
  });

  test("of a cluster whose kept wallet does not pass, another one is kept", async () => {
    const rows: Row[] = [
      { n: 1, cluster: 1, keep: true, outcome: "fail" },
      { n: 2, cluster: 1, keep: false },
      { n: 3, cluster: 1, keep: false },
    ];
    expect(await numbersIn(await build(await writeList(rows), { who: "kept" }))).toEqual([2]);
  });

  test("a list whose people all fail has no tree, and says why", async () => {
    const tree = await build(await writeList([{ n: 1, outcome: "fail" }]), { who: "pass" });
    expect(tree).toMatchObject({ state: "failed", reason: expect.stringContaining("nobody of the list") });
  });
});

const many = Array.from({ length: 2_500 }, (_, i) => ({ n: i + 1, total: (i * 7) % 1_300 }));

describe("a tree's files and proofs", () => {
  test.each([
    ["addresses", undefined],
    ["amounts", "total:1000000"],
  ] as const)("of %s are those of @openzeppelin/merkle-tree, whatever the order of the rows", async (_, amount) => {
    const listId = await writeList(many.slice(0, 200));
    const tree = await build(listId, { who: "pass", ...(amount && { amount }) });
    const dump = JSON.parse(await fileOf(tree, "standard-v1"));
    const loaded = StandardMerkleTree.load(dump);
    loaded.validate();
    expect(loaded.root).toBe(tree.root);
    const values = [...loaded.entries()].map(([, value]) => value);
    expect(StandardMerkleTree.of([...values].reverse(), dump.leafEncoding).root).toBe(tree.root);
    for (const value of [values[0], values[77], values.at(-1)] as string[][]) {
      const proof = await getTreeProof(stranger, { treeId: tree.id, address: String(value[0]).toLowerCase() });
      expect(proof.proof).toEqual(loaded.getProof(value));
      expect([proof.root, proof.leaf.hash]).toEqual([tree.root, loaded.leafHash(value)]);
      expect(proof.leaf).toMatchObject({ address: value[0], ...(amount && { amount: value[1] }) });
    }
    await expect(getTreeProof(owner, { treeId: tree.id, address: addressNumber(9_999) })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("are built in a process, of more than one piece of nodes, and prove leaves of each", async () => {
    const listId = await writeList(many);
    const { id: treeId } = await createTree(owner, { listId, who: "pass" });
    await createListTree(owner, { treeId });
    const tree = viewTree(await requireTree(owner, { listId, treeId }));
    const loaded = StandardMerkleTree.load(JSON.parse(await fileOf(tree, "standard-v1")));
    expect([loaded.root, loaded.length]).toEqual([tree.root, many.length]);
    for (const n of [1, 1_250, 2_500]) {
      const { proof, leaf } = await getTreeProof(stranger, { treeId, address: addressNumber(n) });
      expect(proof).toEqual(loaded.getProof([leaf.address]));
    }
  }, 60_000);

  test("csv and safe-csv have amounts in tokens that add up to the budget", async () => {
    const tree = await build(await writeList(many.slice(0, 7)), { who: "pass", amount: "equal:100.5", decimals: 6 });
    expect(tree.sum).toBe("100500000");
    const rows: Record<string, string>[] = parse(await fileOf(tree, "csv"), { columns: true });
    const units = rows.map(({ amount = "" }) => readTokens(amount, 6) ?? 0n);
    expect(units.reduce((sum, one) => sum + one, 0n)).toBe(100_500_000n);
    expect(rows.map(({ address }) => address?.toLowerCase())).toEqual(
      many.slice(0, 7).map(({ n }) => addressNumber(n)),
    );
    const payments: Record<string, string>[] = parse(await fileOf(tree, "safe-csv", addressNumber(77)), {
      columns: true,
    });
    expect(payments.map(({ receiver, amount }) => ({ address: receiver, amount }))).toEqual(rows);
    expect(payments[0]).toMatchObject({ token_type: "erc20", token_address: expect.stringMatching(/4d$/i), id: "" });
    const plain = await build(await writeList(many.slice(0, 2)), { who: "pass" });
    await expect(fileOf(plain, "safe-csv")).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  });

  test("outlive their list, until their owner deletes them", async () => {
    const listId = await writeList(many.slice(0, 3));
    const tree = await build(listId, { who: "pass" });
    await owner.pg.query("delete from list where id = $1", [listId]);
    const { trees, pagination } = await listTrees(owner, { listId, limit: 10, offset: 0 });
    expect([trees, pagination.total]).toEqual([[tree], 1]);
    expect(JSON.parse(await fileOf(tree, "standard-v1")).tree[0]).toBe(tree.root);
    const ids = { listId, treeId: tree.id };
    for (const refused of [
      () => requireTree(stranger, ids),
      () => deleteTree(stranger, ids),
      () => listTrees(stranger, { listId, limit: 10, offset: 0 }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await deleteTree(owner, ids);
    await expect(getTreeProof(owner, { treeId: tree.id, address: addressNumber(1) })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const left = await owner.pg.query(
      "select 1 from list_tree_leaf where tree_id = $1 union all select 1 from list_tree_node where tree_id = $1",
      [tree.id],
    );
    expect(left.rowCount).toBe(0);
  });

  test("are signed with policy, day and model", async () => {
    const { signer, signature, domain, root, modelHash, issuedAt } = await build(
      await writeList(many.slice(0, 3), { policyId: "pol_1" }),
      { who: "pass" },
    );
    const signed = { root, policyId: passPolicyId("pol_1"), day: DAY, modelHash, issuedAt } as Parameters<
      typeof signerOfListRoot
    >[0];
    if (!domain) throw new Error("a ready tree is signed");
    expect(await signerOfListRoot(signed, domain, signature as `0x${string}`)).toBe(signer);
    expect(await signerOfListRoot({ ...signed, day: DAY + 86_400 }, domain, signature as `0x${string}`)).not.toBe(
      signer,
    );
  });
});

describe("while a tree is built", () => {
  test("its file and proofs say so, no second one begins, and a killed build begins again", async () => {
    const listId = await writeList(many.slice(0, 50));
    const { id: treeId } = await createTree(owner, { listId, who: "pass" });
    await expect(getTreeFile(owner, { listId, treeId, format: "csv" })).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    await expect(getTreeProof(owner, { treeId, address: addressNumber(1) })).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    await expect(createTree(owner, { listId, who: "pass" })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
    // As of a process that ended after it stored the leaves and before the signature.
    const built = await buildListTree({ databaseUrl: holder.url(), treeId }, () => {});
    await finishTree(owner, treeId, buildListTree);
    const tree = viewTree(await requireTree(owner, { listId, treeId }));
    expect(tree).toMatchObject({ state: "ready", root: (built as { root: string }).root, leaves: 50 });
    // A ready tree never changes.
    await finishTree({ ...owner, now: new Date(owner.now.getTime() + 60_000) }, treeId, buildListTree);
    expect(viewTree(await requireTree(owner, { listId, treeId }))).toEqual(tree);
  });

  test("it may be deleted, and its list too", async () => {
    const listId = await writeList(many.slice(0, 5));
    const first = await createTree(owner, { listId, who: "pass" });
    await deleteTree(owner, { listId, treeId: first.id });
    await finishTree(owner, first.id, buildListTree);
    const { id: treeId } = await createTree(owner, { listId, who: "pass" });
    await owner.pg.query("delete from list where id = $1", [listId]);
    await finishTree(owner, treeId, buildListTree);
    expect(await requireTree(owner, { listId, treeId })).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("deleted"),
    });
  });

  test("only a complete list has one", async () => {
    const listId = await writeList(many.slice(0, 1), { state: "evaluating" });
    await expect(createTree(owner, { listId, who: "pass" })).rejects.toMatchObject({ code: "NOT_ELIGIBLE" });
    await expect(createTree(stranger, { listId, who: "pass" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("amounts", () => {
  test.each([
    ["equal:10", ["4", "3", "3"]],
    ["total:600", ["100", "200", "300"]],
    ["total", ["100", "200", "300"]],
    ["sqrt:1000", ["241", "341", "418"]],
    ['tier:{"bronze":1,"gold":3}:700', ["100", "300", "300"]],
    ['tier:{"gold":5}', [undefined, "5", "5"]],
  ])("%s", async (amount, expected) => {
    const rows: Row[] = [
      { n: 1, total: 100 },
      { n: 2, total: 200, tier: "gold" },
      { n: 3, total: 300, tier: "gold" },
    ];
    const csv = await fileOf(await build(await writeList(rows), { who: "pass", amount }), "csv");
    const found = new Map(
      csv
        .trim()
        .split("\n")
        .map((line) => [line.slice(38, 42), line.split(",")[1]]),
    );
    expect(["0001", "0002", "0003"].map((end) => found.get(end))).toEqual(expected);
  });

  test("what is left goes to the largest remainders, ties by address and not by the order of the list", async () => {
    const csv = await fileOf(
      await build(await writeList([{ n: 3 }, { n: 2 }, { n: 1 }]), { who: "pass", amount: "equal:11" }),
      "csv",
    );
    expect(
      csv
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.slice(41)),
    ).toEqual(["3,3", "2,4", "1,4"]);
  });

  test("the sum is the budget to the last unit, within cap and floor, in the order of weights", () => {
    const weight = fc.bigInt({ min: 0n, max: 1_300n * 10n ** 18n });
    const classes = fc.uniqueArray(fc.record({ weight, count: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 12,
      selector: (one) => one.weight,
    });
    const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(classes, amount, fc.option(amount), amount, (all, budget, most, least) => {
        const floor = least / 100n;
        const cap = most === null ? null : most + floor;
        const division = divide(all, { budget, cap, floor });
        if (typeof division === "string") return;
        const classOf = all.flatMap(({ count }, index) => Array.from({ length: count }, () => index));
        const extra = markExtra(division, classOf, (a, b) => a - b);
        const amounts = classOf.map((own, i) => (division.base[own] ?? 0n) + BigInt(extra[i] ?? 0));
        expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(budget);
        const weights = classOf.map((own) => all[own]?.weight ?? 0n);
        expect(amounts.every((one) => one >= floor && (cap === null || one <= cap))).toBe(true);
        const byWeight = [...amounts.keys()].sort(
          (a, b) => Number(classOf[a] !== classOf[b]) && ((weights[a] ?? 0n) < (weights[b] ?? 0n) ? -1 : 1),
        );
        // One unit may go to another of the same weight.
        const isFair = byWeight.every(
          (at, i) =>
            i === 0 ||
            weights[at] === weights[byWeight[i - 1] ?? 0] ||
            (amounts[at] ?? 0n) >= (amounts[byWeight[i - 1] ?? 0] ?? 0n),
        );
        expect(isFair).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("between cap and floor amounts are in proportion to weights, and only who would be outside has a bound", () => {
    const weight = fc.bigInt({ min: 1n, max: 1_300n * 10n ** 18n });
    const people = fc.uniqueArray(weight, { minLength: 2, maxLength: 12 });
    const part = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(people, fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n }), part, part, (weights, budget, low, high) => {
        const mean = budget / BigInt(weights.length);
        const [floor, cap] = [(mean * BigInt(low)) / 100n, mean + (mean * BigInt(high)) / 50n + 1n];
        const classes = weights.map((one) => ({ weight: one, count: 1 }));
        const division = divide(classes, { budget, cap, floor });
        if (typeof division === "string") throw new Error(division);
        const extra = markExtra(division, [...weights.keys()], (a, b) => a - b);
        const amounts = weights.map((own, i) => ({ own, units: (division.base[i] ?? 0n) + BigInt(extra[i] ?? 0) }));
        const free = amounts.filter(({ units }) => units > floor && units < cap);
        // Each is rounded to a whole unit.
        for (const a of free)
          for (const b of free) {
            const difference = a.units * b.own - b.units * a.own;
            expect((difference < 0n ? -difference : difference) <= a.own + b.own).toBe(true);
          }
        const [one] = free;
        if (!one) return;
        // By the price of a free one, who is at the cap would have more and who is at the floor less.
        for (const { own, units } of amounts) {
          if (units === cap) expect(own * (one.units + 1n) >= (cap - 1n) * one.own).toBe(true);
          if (units === floor) expect(own * (one.units - 1n) <= (floor + 1n) * one.own).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("a cap or floor that no amounts keep is named", () => {
    const classes = [{ weight: 1n, count: 3 }];
    expect(divide(classes, { budget: 10n, cap: 3n, floor: 0n })).toContain("cap");
    expect(divide(classes, { budget: 10n, cap: null, floor: 4n })).toContain("floor");
    expect(divide([{ weight: 0n, count: 3 }], { budget: 1n, cap: null, floor: 0n })).toContain("weight");
  });

  test.each(["", "equal:1e3", "equal:-1", "tier:{}", 'tier:{"gold":-1}', "tier:{gold:1}", "total:1:2", "square:5"])(
    "%j is refused",
    async (amount) => {
      const listId = await writeList([]);
      expect(() => createTree(owner, { listId, who: "pass", amount })).toThrow(
        expect.objectContaining({ code: "INVALID_REQUEST" }),
      );
    },
  );

  test("a million people with the largest weights and the largest budget overflow nothing", () => {
    const rule = readAmountRule("sqrt");
    if (typeof rule === "string") throw new Error(rule);
    const classes = Array.from({ length: 1_300 }, (_, total) => ({
      weight: weightOf(rule, { total: total + 1, tier: null }),
      count: 770,
    }));
    const division = divide(classes, { budget: 2n ** 256n - 1n, cap: null, floor: 0n });
    if (typeof division === "string") throw new Error(division);
    const sum = classes.reduce(
      (all, { count }, index) => all + (division.base[index] ?? 0n) * BigInt(count),
      BigInt(division.extra),
    );
    expect(sum).toBe(2n ** 256n - 1n);
    expect(writeTokens(10n ** 18n + 5n, 18)).toBe("1.000000000000000005");
  });
});
