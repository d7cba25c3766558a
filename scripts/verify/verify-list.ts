import { readFileSync } from "node:fs";
import { bytesToHex, type Hex } from "viem";
import { z } from "zod";
import { type Keccak, loadKeccak } from "../../lib/core/keccak.ts";
import { hashPair } from "../../lib/core/merkle-tree.ts";
import { isPublishedAddress, TEST_CHAIN_IDS } from "../../lib/core/published-keys.ts";
import { ChecksumAddress } from "../../lib/core/schemas.ts";
import { createLeafHash } from "../../lib/domains/lists/trees/build-tree.ts";
import { signerOfListRoot } from "../../lib/domains/lists/trees/list-root.ts";
import { TreeProofResponse, TreeResponse } from "../../lib/domains/lists/trees/schemas.ts";
import { signedRoot } from "../../lib/domains/lists/trees/tree.ts";
import { checkResults, firstOf, type ListCheck, type ListGiven, type TreeRule } from "./list-results.ts";
import { readJson } from "./verify-epoch.ts";

interface ListSource extends ListGiven {
  /** The file of the tree. */
  file: string;
  /** The tree's id, or a file with its description or with a proof of one of its leaves. */
  signed: string;
  /** The origin of the service, if the tree's id is given. */
  from: string;
  signer?: string | undefined;
}

const Word = z.string().regex(/^0x[0-9a-f]{64}$/);
const Amount = z.string().regex(/^(0|[1-9]\d{0,77})$/);
const StandardV1 = z.object({
  format: z.literal("standard-v1"),
  leafEncoding: z.union([z.tuple([z.literal("address")]), z.tuple([z.literal("address"), z.literal("uint256")])]),
  tree: z.array(Word).min(1),
  values: z
    .array(
      z.object({
        value: z.union([z.tuple([ChecksumAddress]), z.tuple([ChecksumAddress, Amount])]),
        treeIndex: z.int().nonnegative(),
      }),
    )
    .min(1),
});
type StandardV1 = z.output<typeof StandardV1>;

/** Checks the file of a tree against what was signed, and against results if they are given. */
export async function verifyList(source: ListSource): Promise<{ checks: ListCheck[]; root: string | null }> {
  const parsed = StandardV1.safeParse(JSON.parse(readFileSync(source.file, "utf8")));
  const fault = parsed.success ? shapeFault(parsed.data) : faultOf(parsed.error);
  if (!parsed.success || fault !== null) {
    return { checks: [{ check: "format", ok: false, message: `${fault}` }], root: null };
  }
  const tree = parsed.data;
  const signed = await readSigned(source, tree);
  const { root, leaves } = checkLeaves(await loadKeccak(), tree);
  const checks: ListCheck[] = [
    { check: "format", ok: true, message: `${tree.values.length} leaves of ${tree.leafEncoding.join(" and ")}` },
    leaves,
    { check: "root", ok: root === signed.message.root, message: differs(root, signed.message.root) },
    ...(await checkSignature(signed, source.signer)),
    ...(await checkResults(tree, { ...source, policyId: signed.message.policyId, rule: signed.rule })),
  ];
  return { checks, root };
}

const differs = (found: string, signed: string) => (found === signed ? found : `${found}, signed ${signed}`);

function faultOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return `${first?.path.join(".") || "file"}: ${first?.message}`;
}

/** Why the leaves cannot be those of the tree's nodes; null if they can. */
function shapeFault({ leafEncoding, tree, values }: StandardV1): string | null {
  if (tree.length !== 2 * values.length - 1) return `${tree.length} nodes are not those of ${values.length} leaves`;
  const places = new Set(values.map(({ treeIndex }) => treeIndex));
  const isPlace = (index: number) => index >= values.length - 1 && index < tree.length;
  if (places.size !== values.length || ![...places].every(isPlace)) return "leaves share a place or have none";
  return values.every(({ value }) => value.length === leafEncoding.length) ? null : "a value has not the leaves' form";
}

/** Hashes every leaf from its values and every node from its children. Nodes of the file count only to name an altered leaf. */
function checkLeaves(keccak: Keccak, { tree, values }: StandardV1): { root: Hex; leaves: ListCheck } {
  const hashOf = createLeafHash(keccak);
  const nodes: Uint8Array[] = new Array(tree.length);
  const addresses = new Set<string>();
  const faults: string[] = [];
  for (const { value, treeIndex } of values) {
    const [address, amount = null] = value;
    const hash = hashOf(Buffer.from(address.slice(2), "hex"), amount === null ? null : BigInt(amount));
    nodes[treeIndex] = hash;
    if (addresses.has(address)) faults.push(`${address} has two leaves`);
    addresses.add(address);
    if (bytesToHex(hash) !== tree[treeIndex]) faults.push(`${value.join(" with ")} has another hash than its node`);
  }
  for (let at = values.length - 2; at >= 0; at--) {
    const [left, right] = [nodes[2 * at + 1], nodes[2 * at + 2]];
    if (left && right) nodes[at] = hashPair(keccak, left, right);
  }
  const leaves: ListCheck = { check: "leaves", ok: faults.length === 0, message: firstOf(faults) || "all of them" };
  return { root: bytesToHex(nodes[0] ?? new Uint8Array()), leaves };
}

interface Signed extends Pick<z.output<typeof TreeProofResponse>, "signature" | "signer" | "domain"> {
  message: z.output<typeof TreeProofResponse>["signed"];
  /** Whom the tree takes and what they get; null where the service's public proof alone is known. */
  rule: TreeRule | null;
}

/** What was signed: from a file with the tree's description or a proof, or else from the proof that the service gives to anybody. */
async function readSigned({ signed, from }: ListSource, { values }: StandardV1): Promise<Signed> {
  const isId = /^tre_\w+$/.test(signed);
  const given = isId
    ? await readJson(`${from}/v1/trees/${signed}/proof/${values[0]?.value[0].toLowerCase()}`)
    : JSON.parse(readFileSync(signed, "utf8"));
  const proof = TreeProofResponse.safeParse(given);
  if (proof.success) return { ...proof.data, message: proof.data.signed, rule: null };
  const described = TreeResponse.safeParse(given);
  if (!described.success) throw new Error(`${signed} is neither a tree's description nor a proof of one of its leaves`);
  const { tree } = described.data;
  const { root, signature, signer, domain } = tree;
  if (!root || !signature || !signer || !domain) throw new Error(`${signed} describes a tree that is not ready`);
  const bytes = tree as typeof tree & { root: Hex; modelHash: Hex }; // The schema has checked their form.
  return { signature, signer, domain, message: signedRoot(bytes), rule: tree };
}

async function checkSignature({ message, signature, signer, domain }: Signed, expected?: string): Promise<ListCheck[]> {
  // The schemas have checked their forms.
  const found = await signerOfListRoot(
    message as Parameters<typeof signerOfListRoot>[0],
    { ...domain, salt: domain.salt as Hex },
    signature as Hex,
  );
  const isPublished = found !== null && isPublishedAddress(found) && !TEST_CHAIN_IDS.has(domain.chainId);
  const ok = found?.toLowerCase() === signer.toLowerCase() && !isPublished;
  const published = `the key of ${found} is published: anybody can sign with it`;
  const checks: ListCheck[] = [
    {
      check: "signature",
      ok,
      message: isPublished ? published : found === null ? "the signature does not decode" : differs(found, signer),
    },
  ];
  if (expected === undefined) return checks;
  return [...checks, { check: "signer", ok: found?.toLowerCase() === expected.toLowerCase(), message: `${found}` }];
}
