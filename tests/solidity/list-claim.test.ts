import type { Abi, Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../lib/core/context.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { buildListTree, createTree, finishTree, getTreeProof } from "../../lib/domains/lists/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { useContext } from "../setup/context.ts";
import { person, startContractChain } from "./contract-chain.ts";

const holder = useContext();
const world = await startContractChain(4);
afterAll(() => world.stop());

const [deployer, alice, bob] = [person(1), person(2), person(3)];
const { abi } = readArtifact("ListClaim");
let ctx: Context;
let treeId: string;

beforeAll(async () => {
  const wallet = deployer.address.toLowerCase() as Hex; // Only its case changed.
  const { id: developerId } = await ensureDeveloper(holder.ctx(), { wallet });
  ctx = holder.ctx({ actor: { kind: "session", developerId, wallet, sessionId: "ses_1", tier: "free" } });
  await ctx.pg.query(
    `insert into list (id, developer_id, name, state, created_at, expires_at) values ('lst_1', $1, 'x', 'complete', $2, $2)`,
    [developerId, ctx.now],
  );
  await ctx.pg.query(
    `insert into list_row (list_id, row, line, input, identity, address, total) select 'lst_1', n, n, a, a, a, 100 * n
     from unnest($1::text[]) with ordinality as u(a, n)`,
    [[alice, bob].map(({ address }) => address.toLowerCase())],
  );
  ({ id: treeId } = await createTree(ctx, { listId: "lst_1", who: "pass", amount: "total:300.5", decimals: 18 }));
  await finishTree(ctx, treeId, buildListTree);
});

test("a wallet of a list claims its amount once, with its proof and no other", async () => {
  const proofOf = async (account: typeof alice) => {
    const { leaf, proof, root } = await getTreeProof(ctx, { treeId, address: account.address.toLowerCase() });
    return { args: [leaf.address, BigInt(leaf.amount ?? 0), proof] as const, root };
  };
  const { args, root } = await proofOf(alice);
  const address = await world.deploy(deployer, "ListClaim", [root]);
  const request = (functionName: string, given: readonly unknown[]) => ({
    address,
    abi: abi as Abi,
    functionName,
    args: given,
  });
  const revertOf = (given: readonly unknown[]) => world.revertOf(bob, request("claim", given), 0n, abi as Abi);
  const [account, amount, proof] = args;
  expect(await revertOf([account, amount + 1n, proof])).toEqual(["NotInList", account, amount + 1n]);
  expect((await revertOf([bob.address, amount, proof]))?.[0]).toBe("NotInList");
  // Bob pays, Alice gets it.
  await world.send(bob, request("claim", args));
  await world.send(bob, request("claim", (await proofOf(bob)).args));
  const balanceOf = (who: typeof alice) =>
    world.chain.readContract(request("balanceOf", [who.address])) as Promise<bigint>;
  const [first, second] = [await balanceOf(alice), await balanceOf(bob)];
  expect([first, first + second]).toEqual([amount, 300_500_000_000_000_000_000n]);
  expect(await revertOf(args)).toEqual(["AlreadyClaimed", account]);
});
