import fc from "fast-check";
import { encodeFunctionData, type Hex, keccak256, zeroAddress, zeroHash } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rootsAbi } from "../../lib/chain/roots-abi.ts";
import { bytesOf } from "../../lib/core/bulk-write.ts";
import { type Keccak, loadKeccak } from "../../lib/core/keccak.ts";
import { createTree, fillTree, nodeAt, proofOf, rootFrom, rootOf, setLeaf } from "../../lib/core/merkle-tree.ts";
import { buildEpoch, createEpochJob, getEpoch, publishEpochs } from "../../lib/domains/epochs/index.ts";
import { createLeafHasher } from "../../lib/domains/epochs/leaf.ts";
import { raiseFees } from "../../lib/domains/transactions/index.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { rounds } from "../setup/rounds.ts";
import { CHAIN_ID, keyOf, person, startContractChain } from "./contract-chain.ts";

const [owner, publisher, alice] = [person(1), person(2), person(3)];
const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString("hex")}`;
const bytes = (text: Hex) => Buffer.from(text.slice(2), "hex");

let chain: Awaited<ReturnType<typeof startContractChain>>;
let roots: Hex;
let keccak: Keccak;
beforeAll(async () => {
  keccak = await loadKeccak();
  chain = await startContractChain(3);
  roots = await chain.deploy(owner, "BoardRoots", [owner.address, publisher.address]);
});
afterAll(() => chain?.stop());

interface ChainLeaf {
  subject: Hex;
  previous: Hex;
  next: Hex;
  total: bigint;
  tier: number;
  breakdownHash: Hex;
  factsHash: Hex;
  modelHash: Hex;
}

function leafHash({ total, breakdownHash, ...leaf }: ChainLeaf): Uint8Array {
  return createLeafHasher(keccak).leafHash({ ...leaf, total: Number(total), breakdownHash: bytes(breakdownHash) });
}

const hashOf = (text: string) => keccak256(Buffer.from(text));

/** Leaves of a board of five, and its tree. */
function board() {
  const addresses = [zeroAddress, ...[10, 20, 30, 40, 50].map(addressNumber), zeroAddress];
  const leaves = addresses.slice(1, -1).map(
    (subject, i): ChainLeaf => ({
      ...{ subject, previous: addresses[i] ?? zeroAddress, next: addresses[i + 2] ?? zeroAddress },
      ...{ total: BigInt(500 + i), tier: 2 },
      ...{ breakdownHash: hashOf(`points ${i}`), factsHash: hashOf(`facts ${i}`), modelHash: hashOf("model") },
    }),
  );
  const tree = createTree(leaves.length);
  leaves.forEach((leaf, i) => {
    setLeaf(tree, leaves.length, i, leafHash(leaf));
  });
  fillTree(tree, leaves.length, keccak);
  const node = (position: number) => nodeAt(tree, position);
  return { leaves, root: hex(rootOf(tree)), tree, proof: (i: number) => proofOf(leaves.length, i, node).map(hex) };
}

const call = (functionName: string, args: readonly unknown[]) => ({
  address: roots,
  abi: rootsAbi,
  functionName,
  args,
});
const read = (
  functionName: "verify" | "verifyAbsent" | "newest" | "rootOf",
  args: readonly unknown[] = [],
): Promise<unknown> =>
  chain.chain.readContract(call(functionName, args) as Parameters<typeof chain.chain.readContract>[0]);

describe("the roots", () => {
  test("are published by the publisher or the owner alone, in ascending order, and never replaced", async () => {
    const [one, two] = [hashOf("one"), hashOf("two")];
    const refused = (from: typeof owner, args: readonly unknown[]) => chain.revertOf(from, call("publish", args));
    expect(await refused(alice, [1n, one])).toEqual(["NotPublisher", alice.address]);
    await chain.send(publisher, call("publish", [1n, one]));
    await chain.send(owner, call("publish", [3n, two]));
    expect(await refused(publisher, [3n, one])).toEqual(["NotNewer", 3n]);
    expect(await refused(publisher, [2n, one])).toEqual(["NotNewer", 3n]);
    expect(await refused(publisher, [4n, zeroHash])).toEqual(["EmptyRoot"]);
    await chain.send(owner, call("setPublisher", [alice.address]));
    expect((await refused(publisher, [4n, one]))?.[0]).toBe("NotPublisher");
    await chain.send(owner, call("setPublisher", [publisher.address]));
    expect((await chain.revertOf(alice, call("setPublisher", [alice.address])))?.[0]).toBe(
      "OwnableUnauthorizedAccount",
    );
    expect(await read("newest")).toBe(3n);
  });

  test("of a stolen publisher's key are taken back by the owner, so that later epochs can be published", async () => {
    const most = 2n ** 256n - 1n;
    await chain.send(publisher, call("publish", [most - 1n, hashOf("stolen")]));
    await chain.send(publisher, call("publish", [most, hashOf("stolen too")]));
    expect((await chain.revertOf(publisher, call("takeBack", [2n])))?.[0]).toBe("OwnableUnauthorizedAccount");
    await chain.send(owner, call("takeBack", [2n]));
    expect(await read("newest")).toBe(3n);
    expect(await read("rootOf", [most])).toBe(zeroHash);
    expect(await read("rootOf", [3n])).toBe(hashOf("two"));
    await chain.send(publisher, call("publish", [4n, hashOf("four")]));
    await chain.send(owner, call("takeBack", [1n]));
    expect(await read("newest")).toBe(3n);
  });

  test("are those that a list with the same steps has, whatever is published and taken back", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("publish" as const), number: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) }),
      fc.record({ kind: fc.constant("takeBack" as const), count: fc.bigInt({ min: 0n, max: 4n }) }),
    );
    const property = fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const fresh = await chain.deploy(owner, "BoardRoots", [owner.address, publisher.address]);
      const at = (functionName: string, args: readonly unknown[]) => ({ ...call(functionName, args), address: fresh });
      const numbers: bigint[] = [];
      for (const one of steps) {
        if (one.kind === "takeBack") {
          await chain.send(owner, at("takeBack", [one.count]));
          numbers.splice(Math.max(0, numbers.length - Number(one.count)));
        } else if (one.number <= (numbers.at(-1) ?? 0n)) {
          expect((await chain.revertOf(publisher, at("publish", [one.number, hashOf("x")])))?.[0]).toBe("NotNewer");
        } else {
          await chain.send(publisher, at("publish", [one.number, hashOf(`${one.number}`)]));
          numbers.push(one.number);
        }
      }
      const value = (functionName: string, args: readonly unknown[] = []): Promise<unknown> =>
        chain.chain.readContract(at(functionName, args) as Parameters<typeof chain.chain.readContract>[0]);
      expect(await value("newest")).toBe(numbers.at(-1) ?? 0n);
      for (const one of steps) {
        if (one.kind !== "publish") continue;
        const expected = numbers.includes(one.number) ? hashOf(`${one.number}`) : zeroHash;
        expect(await value("rootOf", [one.number])).toBe(expected);
      }
    });
    await fc.assert(property, { numRuns: rounds(40, 8) });
  });

  test("verify every leaf of an epoch, and nothing else", async () => {
    const { leaves, root, proof, tree } = board();
    await chain.send(publisher, call("publish", [5n, root]));
    for (const [i, leaf] of leaves.entries()) expect(await read("verify", [5n, leaf, proof(i)])).toBe(true);
    const [first, second] = leaves;
    if (!first || !second) throw new Error("The board has five leaves.");
    const right = proof(0);
    const wrong: [string, ChainLeaf, Hex[]][] = [
      ["another total", { ...first, total: 1_300n }, right],
      ["another subject", { ...first, subject: alice.address }, right],
      ["another neighbour", { ...first, next: leaves[2]?.subject ?? zeroAddress }, right],
      ["another tier", { ...first, tier: 5 }, right],
      ["other facts", { ...first, factsHash: zeroHash }, right],
      ["another leaf's proof", first, proof(1)],
      ["a shorter proof", first, right.slice(0, -1)],
      ["a proof without its beginning", first, right.slice(1)],
      ["a longer proof", first, [...right, zeroHash]],
      ["an empty proof", first, []],
      ["a reversed proof", first, [...right].reverse()],
      ["an altered sibling", first, right.map((one, i) => (i === 0 ? keccak256(one) : one))],
      ["an inner node's hash as the first sibling", first, [hex(nodeAt(tree, 1)), ...right]],
    ];
    for (const [name, leaf, siblings] of wrong) {
      expect([name, await read("verify", [5n, leaf, siblings])]).toEqual([name, false]);
    }
    expect(await chain.revertOf(alice, call("verify", [4n, first, right]))).toEqual(["UnknownEpoch", 4n]);
    const gate = { address: await chain.deploy(owner, "RootsCost", [roots]), abi: readArtifact("RootsCost").abi };
    const gated = (args: readonly unknown[]) => chain.revertOf(alice, { ...gate, functionName: "gated", args });
    expect(await gated([5n, first, right])).toBeNull();
    expect(await gated([5n, second, right])).toEqual(["NotInEpoch", 5n, second.subject]);
    expect(await gated([4n, first, right])).toEqual(["UnknownEpoch", 4n]);
    // Of another epoch.
    expect(await read("verify", [3n, first, right])).toBe(false);
  });

  test("verify that an address is not in an epoch, by the leaf on either side", async () => {
    const { leaves, proof } = board();
    const absent = (address: Hex, i: number) => read("verifyAbsent", [5n, address, leaves[i], proof(i)]);
    expect(await absent(addressNumber(15), 0)).toBe(true);
    expect(await absent(addressNumber(15), 1)).toBe(true);
    expect(await absent(addressNumber(5), 0)).toBe(true);
    expect(await absent(addressNumber(99), 4)).toBe(true);
    expect(await absent(addressNumber(20), 1)).toBe(false);
    expect(await absent(addressNumber(20), 0)).toBe(false);
    expect(await absent(addressNumber(35), 0)).toBe(false);
    expect(await absent(zeroAddress, 0)).toBe(false);
    const forged = { ...leaves[0], next: addressNumber(40) };
    expect(await read("verifyAbsent", [5n, addressNumber(35), forged, proof(0)])).toBe(false);
  });

  test("cost at most 22,000 gas to check at depth 20, over the same call without", async () => {
    const gate = await chain.deploy(owner, "RootsCost", [roots]);
    const subject = alice.address;
    const [before, after] = [hashOf("before"), hashOf("after")].map((hash): Hex => `0x${hash.slice(-40)}`);
    const leaf: ChainLeaf = {
      ...{ subject, previous: before ?? zeroAddress, next: after ?? zeroAddress, total: 812n, tier: 3 },
      ...{ breakdownHash: hashOf("points"), factsHash: hashOf("facts"), modelHash: hashOf("model") },
    };
    const proof = Array.from({ length: 20 }, (_, level) => hashOf(`sibling ${level}`));
    const root = hex(rootFrom(keccak, leafHash(leaf), proof.map(bytes)));
    await chain.send(publisher, call("publish", [1_000n, root]));
    const { abi } = readArtifact("RootsCost");
    const plain = encodeFunctionData({ abi, functionName: "plain" });
    const gated = encodeFunctionData({ abi, functionName: "gated", args: [1_000n, leaf, proof] });
    await chain.sendRaw(alice, { to: gate, data: plain });
    const { gasUsed: without } = await chain.sendRaw(alice, { to: gate, data: plain });
    const { gasUsed: checked } = await chain.sendRaw(alice, { to: gate, data: gated });
    expect(Number(checked - without)).toBeLessThanOrEqual(22_000);
  });
});

describe("an epoch is published", () => {
  const holder = useContext();
  /** BoardRoots at `contract`, the key of a person, and what else differs. */
  function publish(contract: Hex, key: number, other: { id?: number; url?: string } = {}) {
    const { id = CHAIN_ID, url = chain.url } = other;
    const config = { id, name: "Local", rpcUrls: [url], local: true, contracts: { roots: contract } };
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([config]), ROOTS_PUBLISHER_KEY: keyOf(key) });
    return publishEpochs({ ...holder.ctx(), env });
  }
  const deploy = () => chain.deploy(owner, "BoardRoots", [owner.address, publisher.address]);
  const newestIn = (address: Hex) => chain.chain.readContract({ address, abi: rootsAbi, functionName: "newest" });
  const sent = () => chain.chain.getTransactionCount({ address: publisher.address });
  const forget = () => holder.ctx().pg.query("update epoch set published = '[]'");

  beforeAll(async () => {
    const { pg } = holder.ctx();
    await writeScoreRows(
      pg,
      [1, 2, 3].map((i) => ({ subject: addressNumber(i), points: { activity: 100 } })),
    );
    await pg.query("update score set model_hash = $1", [bytesOf(hashOf("model"))]);
    holder.now = new Date(Number(await chain.now()) * 1_000);
    await buildEpoch(await createEpochJob(holder.ctx(), false));
  });
  beforeEach(forget);

  test("once, and found again by a run after one that died before it stored the transaction", async () => {
    const contract = await deploy();
    const before = await sent();
    const [first] = await publish(contract, 2);
    expect(await newestIn(contract)).toBe(1n);
    expect(await publish(contract, 2)).toEqual([]);
    // As a process leaves it that dies between the block and the row.
    await forget();
    expect(await publish(contract, 2)).toEqual([first]);
    expect((await getEpoch(holder.ctx(), { number: 1 })).epoch.published).toEqual([first]);
    expect(await sent()).toBe(before + 1);
  });

  test("once, where the run died before its transaction was mined", async () => {
    const contract = await deploy();
    const before = await sent();
    const { root } = (await getEpoch(holder.ctx(), { number: 1 })).epoch;
    await chain.chain.setAutomine(false);
    const data = encodeFunctionData({ abi: rootsAbi, functionName: "publish", args: [1n, root] });
    const gas = { gas: 200_000n, gasPrice: 0n };
    const txHash = await chain.chain.sendTransaction({ account: publisher, chain: null, to: contract, data, ...gas });
    const again = publish(contract, 2);
    await chain.chain.mine({ blocks: 1 });
    await chain.chain.setAutomine(true);
    expect(await again).toMatchObject([{ txHash }]);
    expect(await sent()).toBe(before + 1);
  });

  test("once, where its price became too low: it is sent again for a higher price with its nonce", async () => {
    const contract = await deploy();
    const before = await sent();
    const ctx = holder.ctx();
    const stored = () => ctx.pg.query("select hashes, raises from sent_transaction where mined_at is null");
    await chain.chain.setAutomine(false);
    const publishing = publish(contract, 2);
    await expect.poll(async () => (await stored()).rows.length, { timeout: 20_000 }).toBe(1);
    const config = { id: CHAIN_ID, name: "Local", rpcUrls: [chain.url], local: true, contracts: { roots: contract } };
    const env = testEnv(holder.url(), { CHAINS: JSON.stringify([config]), ROOTS_PUBLISHER_KEY: keyOf(2) });
    await expect
      .poll(
        async () => {
          await raiseFees({ ...ctx, env, now: new Date(holder.now.getTime() + 120_000) });
          return (await stored()).rows[0]?.raises;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    const [first, second] = (await stored()).rows[0]?.hashes ?? [];
    await chain.chain.mine({ blocks: 1 });
    await chain.chain.setAutomine(true);
    expect(await publishing).toMatchObject([{ txHash: second }]);
    expect([first === second, await newestIn(contract), await sent()]).toEqual([false, 1n, before + 1]);
  });

  test.each<[title: string, attempt: () => Promise<unknown>, says: RegExp]>([
    ["on another chain", async () => publish(await deploy(), 2, { id: 4242 }), /serves chain 31337/],
    [
      "on a node that is down",
      async () => publish(await deploy(), 2, { url: "http://127.0.0.1:1" }),
      /chain 31337: .*127/,
    ],
    ["by somebody else", async () => publish(await deploy(), 3), /may not publish in 0x.*setPublisher/],
    ["where there is no such contract", () => publish(addressNumber(77), 2), /is not BoardRoots/],
    [
      "where another board is published",
      async () => {
        const address = await deploy();
        await chain.send(publisher, { address, abi: rootsAbi, functionName: "publish", args: [1n, hashOf("other")] });
        return publish(address, 2);
      },
      /has epoch 1 of another board/,
    ],
    [
      "without money for gas",
      async () => {
        const address = await chain.deploy(owner, "BoardRoots", [owner.address, person(9).address]);
        await chain.chain.setNextBlockBaseFeePerGas({ baseFeePerGas: 1_000_000_000n });
        await chain.chain.mine({ blocks: 1 });
        return publish(address, 9);
      },
      /has 0 wei, and the transaction may cost \d+/,
    ],
  ])("not %s, and says why", async (_, attempt, says) => {
    await expect(attempt()).rejects.toThrow(says);
    expect((await getEpoch(holder.ctx(), { number: 1 })).epoch.published).toBeUndefined();
  });
});
