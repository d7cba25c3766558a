import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { getResults } from "../../lib/domains/lists/index.ts";
import { buildListTree } from "../../lib/domains/lists/trees/build-tree.ts";
import { signListRoot } from "../../lib/domains/lists/trees/list-root.ts";
import type { NewTree, Tree } from "../../lib/domains/lists/trees/schemas.ts";
import { createTree, finishTree, requireTree, signedRoot, viewTree } from "../../lib/domains/lists/trees/tree.ts";
import { getTreeFile, getTreeProof } from "../../lib/domains/lists/trees/tree-files.ts";
import { newReceipt } from "../../tests/factories/receipts.ts";
import { addressNumber } from "../../tests/factories/scores.ts";
import { useContext } from "../../tests/setup/context.ts";
import { useFolder } from "../../tests/setup/folder.ts";
import { runProgram } from "../../tests/setup/run-program.ts";
import { verifyList } from "./verify-list.ts";

const holder = useContext();
const folder = useFolder();
const key = generatePrivateKey();
let receipt: Awaited<ReturnType<typeof newReceipt>>;
const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: 40 }] };

/** Two rows of one person, two of a cluster, some who fail or could not be checked, and a wallet with a receipt. */
async function writeList(developerId: string, policyId: string | null): Promise<string> {
  const { pg, now } = holder.ctx();
  await pg.query(
    `insert into list (id, developer_id, name, state, policy_id, policy, at, created_at, completed_at, expires_at)
     values ('lst_1', $1, 'x', 'complete', $2, '{}', 1767225600, $3, $3, $3)`,
    [developerId, policyId, now],
  );
  const { subject, result } = receipt;
  await pg.query(
    `insert into list_row (list_id, row, line, input, identity, address, outcome, total, tier, group_id, same_as, cluster, keep)
     select 'lst_1', n, n, a, a, a, case when n % 10 = 0 then 'indeterminate' when total >= 40 then 'pass' else 'fail' end, total, 'gold',
       case when n in (51, 61) then 'g' else a end, case when n = 51 then 61 end,
       case when n in (71, 72) then 1 end, case n when 71 then false when 72 then true end
     from generate_series(1, 200) as n,
       lateral (select case n when 199 then $1 else '0x' || lpad(to_hex(n + 256), 40, '7') end as a, case n when 199 then $2::int else n end as total) as x`,
    [subject.toLowerCase(), result.total],
  );
  return "lst_1";
}

/** What the owner of a list publishes, as files. */
let published: { tree: string; description: string; proof: string; results: string; policy: string; receipts: string };

async function publish(wanted: NewTree) {
  const { id: developerId, wallet } = await ensureDeveloper(holder.ctx(), { wallet: addressNumber(9_001) });
  const owner = holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
  const env = { ...owner.env, RECEIPT_SIGNER_KEY: key };
  await owner.pg.query("truncate list, list_row, list_tree cascade");
  const listId = await writeList(developerId, "pol_1");
  const { id: treeId } = await createTree(owner, { listId, ...wanted });
  await finishTree({ ...owner, env }, treeId, buildListTree);
  const tree = viewTree(await requireTree(owner, { listId, treeId }));
  const textOf = async (chunks: AsyncIterable<Uint8Array>) => {
    let text = "";
    for await (const chunk of chunks) text += Buffer.from(chunk).toString();
    return text;
  };
  const saved = { id: "pol_1", name: "gate", policy, createdAt: owner.now.toISOString() };
  published = {
    tree: await textOf(await getTreeFile(owner, { listId, treeId, format: "standard-v1" })),
    description: JSON.stringify({ success: true, tree }),
    proof: JSON.stringify(await getTreeProof(owner, { treeId, address: `0x${"151".padStart(40, "7")}` })),
    results: await textOf(await getResults(owner, { listId, format: "ndjson", order: "rows" })),
    policy: JSON.stringify({ success: true, policy: saved }),
    receipts: JSON.stringify(receipt),
  };
  for (const [name, text] of Object.entries(published)) writeFileSync(join(folder, name), text);
}

const file = (name: keyof typeof published) => join(folder, name);
const everything = () => ({
  ...{ file: file("tree"), signed: file("description"), from: "", signer: privateKeyToAccount(key).address },
  ...{ results: file("results"), policy: file("policy") },
});
const failing = ({ checks }: Awaited<ReturnType<typeof verifyList>>) =>
  checks.filter(({ ok }) => !ok).map(({ check }) => check);

beforeAll(async () => {
  receipt = await newReceipt({ key });
});

describe.each([
  { who: "pass", amount: "sqrt:1000.5", cap: "9", floor: "0.5", decimals: 6 },
  { who: "kept" },
  { who: "wallets", amount: 'tier:{"gold":2}' },
] as NewTree[])("a tree of $who with the amount $amount", (wanted) => {
  beforeAll(() => publish(wanted));

  test("is verified from what its owner published, and from the public proof alone", async () => {
    const all = await verifyList({ ...everything(), receipts: file("receipts") });
    expect(all.checks.filter(({ ok }) => !ok)).toEqual([]);
    const last = all.checks.at(-1);
    expect([last?.check, last?.message]).toEqual([
      "outcomes",
      "180 of 200 rows are the same, 1 of them by receipts; 0 depend on more than points, 20 have no outcome to compare",
    ]);
    const alone = await verifyList({ file: file("tree"), signed: file("proof"), from: "" });
    expect([failing(alone), alone.checks.map(({ check }) => check)]).toEqual([
      [],
      ["format", "leaves", "root", "signature"],
    ]);
  });
});

describe("a tree of amounts", () => {
  beforeAll(() => publish({ who: "pass", amount: "total:1000000", decimals: 2 }));
  const write = (name: keyof typeof published, text: string) => writeFileSync(file(name), text);
  const change = (name: keyof typeof published, by: (content: never) => unknown) => {
    write(name, JSON.stringify(by(JSON.parse(published[name]) as never)));
  };
  const changeRow = (row: number, by: object) => {
    const lines = published.results.trim().split("\n");
    write(
      "results",
      lines.map((line, i) => (i === row - 1 ? JSON.stringify({ ...JSON.parse(line), ...by }) : line)).join("\n"),
    );
  };
  type Dump = {
    tree: string[];
    values: { value: string[]; treeIndex: number }[];
    leafEncoding: string[];
    format: string;
  };
  const describe = (by: Partial<Tree>) =>
    change("description", ({ tree }: { tree: Tree }) => ({ tree: { ...tree, ...by } }));
  /** The same with a leaf more, less or another amount, rebuilt by the library: whoever forges knows how to hash. */
  const rebuild = (by: (values: string[][]) => string[][]) =>
    change("tree", ({ values, leafEncoding }: Dump) =>
      StandardMerkleTree.of(by(values.map(({ value }) => value)), leafEncoding).dump(),
    );
  const first =
    (by: (value: string[]) => string[]) =>
    ({ values, ...rest }: Dump) => ({
      ...rest,
      values: values.map((one, i) => (i === 0 ? { ...one, value: by(one.value) } : one)),
    });

  const forgeries: [string, () => unknown, string[]][] = [
    [
      "another address in a leaf",
      () =>
        change(
          "tree",
          first(([, n = ""]) => [addressNumber(1), n]),
        ),
      ["leaves", "root", "people"],
    ],
    [
      "another amount in a leaf",
      () =>
        change(
          "tree",
          first(([a = ""]) => [a, "1"]),
        ),
      ["leaves", "root", "amounts"],
    ],
    [
      "an amount and its hashes",
      () => rebuild((all) => all.map(([a = "", n = ""], i) => [a, i ? n : "1"])),
      ["root", "amounts"],
    ],
    ["a leaf more", () => rebuild((all) => [...all, [addressNumber(5), "1"]]), ["root", "people"]],
    ["a leaf less", () => rebuild((all) => all.slice(1)), ["root", "people"]],
    [
      "two leaves of one address",
      () => rebuild((all) => [...all, [all[0]?.[0] ?? "", "1"]]),
      ["leaves", "root", "amounts"],
    ],
    ["another node", () => change("tree", (dump: Dump) => ({ ...dump, tree: dump.tree.slice(1) })), ["format"]],
    [
      "a place for two leaves",
      () =>
        change("tree", ({ values, ...dump }: Dump) => ({
          ...dump,
          values: values.map((one) => ({ ...one, treeIndex: values.length })),
        })),
      ["format"],
    ],
    ["another root", () => describe({ root: `0x${"1".repeat(64)}` }), ["root", "signature", "signer"]],
    ["another day", () => describe({ day: 0 }), ["signature", "signer"]],
    ["another model", () => describe({ modelHash: `0x${"1".repeat(64)}` }), ["signature", "signer"]],
    ["another policy", () => describe({ policyId: "pol_2" }), ["signature", "signer", "policy"]],
    ["a signature that is none", () => describe({ signature: "0x00" }), ["signature", "signer"]],
    ["another rule of amounts", () => describe({ amount: "equal:1000000" }), ["amounts"]],
    ["a cap", () => describe({ cap: "7000" }), ["amounts"]],
    ["others than were signed", () => describe({ who: "wallets" }), ["people", "amounts"]],
    ["a total in the results", () => changeRow(81, { total: 82 }), ["amounts"]],
    ["an outcome in the results", () => changeRow(11, { outcome: "pass" }), ["people", "amounts", "outcomes"]],
    ["who passes left out of the results", () => changeRow(81, { outcome: "fail" }), ["people", "amounts", "outcomes"]],
    [
      "rules that let in others",
      () =>
        change("policy", () => ({
          ...JSON.parse(published.policy).policy,
          policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 90 }] },
        })),
      ["outcomes"],
    ],
    ["rules without their id", () => change("policy", () => policy), ["policy"]],
    [
      "rules on what no points say",
      () =>
        change("policy", () => ({
          ...JSON.parse(published.policy).policy,
          policy: { op: "all", rules: [{ module: "percentile", cmp: "gte", value: 90 }] },
        })),
      ["outcomes"],
    ],
  ];
  test.each(forgeries)("with %s is not verified, and the check that fails is named", async (_, forge, expected) => {
    for (const name of ["tree", "description", "results", "policy"] as const) write(name, published[name]);
    forge();
    expect(failing(await verifyList(everything()))).toEqual(expected);
  });

  test("whose row has another total than its wallet's receipt is not verified", async () => {
    for (const name of ["tree", "description", "results", "policy"] as const) write(name, published[name]);
    changeRow(199, { total: receipt.result.total + 1 });
    const { checks } = await verifyList({ ...everything(), receipts: file("receipts") });
    expect(checks.at(-1)).toMatchObject({ check: "outcomes", ok: false, message: expect.stringContaining("receipt") });
    change("receipts", (one: typeof receipt) => ({ ...one, result: { ...one.result, total: 1 } }));
    await expect(verifyList({ ...everything(), receipts: file("receipts") })).rejects.toThrow("total");
    write("receipts", published.receipts);
  });

  test("signed by a key that is published, for a chain that is no test chain, is not verified", async () => {
    const { tree } = JSON.parse(published.description) as { tree: Tree };
    const local = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
    const domain = { ...tree.domain, chainId: 1 } as NonNullable<Tree["domain"]>;
    const message = signedRoot(tree as Parameters<typeof signedRoot>[0]); // A ready one.
    const signed = await signListRoot(message, domain as Parameters<typeof signListRoot>[1], local);
    write("description", JSON.stringify({ tree: { ...tree, domain, ...signed } }));
    const { checks } = await verifyList({ file: file("tree"), signed: file("description"), from: "" });
    expect(checks.filter(({ ok }) => !ok)).toEqual([
      expect.objectContaining({ check: "signature", message: expect.stringContaining("published") }),
    ]);
    write("description", published.description);
  });

  test("ends with 0 if all checks pass, with 1 if one fails and with 2 for wrong usage", async () => {
    write("results", published.results);
    write("policy", published.policy);
    const run = async (...args: string[]) => {
      const { code, out, err } = await runProgram("scripts/verify.ts", ["list", ...args]);
      return [code, out + err];
    };
    const good = [
      file("tree"),
      "--tree",
      file("description"),
      "--results",
      file("results"),
      "--policy",
      file("policy"),
    ];
    expect(await run(...good)).toEqual([
      0,
      expect.stringMatching(/ok +people[\s\S]*ok +outcomes[\s\S]*Verified: root 0x/),
    ]);
    const other = privateKeyToAccount(generatePrivateKey()).address;
    expect(await run(...good, "--signer", other)).toEqual([
      1,
      expect.stringMatching(/FAIL +signer[\s\S]*NOT verified/),
    ]);
    expect(await run(file("tree"))).toEqual([2, expect.stringContaining("--tree is missing")]);
    expect(await run(file("results"), "--tree", file("description"))).toEqual([2, expect.stringContaining("JSON")]);
    expect(readFileSync(file("tree"), "utf8")).toBe(published.tree);
  });
});
