import { bytesToHex, type Hex } from "viem";
import { tryLock } from "../../../core/advisory-lock.ts";
import { plainArray } from "../../../core/bulk-write.ts";
import { createClient, type Sql } from "../../../core/db.ts";
import { type Keccak, loadKeccak } from "../../../core/keccak.ts";
import { createTree, fillTree, HASH_BYTES, leafPosition, rootOf, setLeaf } from "../../../core/merkle-tree.ts";
import { type AmountRule, amountsOf, readAmountRule, weightOf } from "./amounts.ts";

/** What a tree is built with; it can be passed to a process. */
export interface ListTreeJob {
  databaseUrl: string;
  treeId: string;
}

/** What was built, or why nothing can be; null if another process builds the tree, or if it is gone. */
export type BuiltTree = { root: Hex; leaves: number; sum: string | null } | { fault: string } | null;

interface TreeRow {
  id: string;
  listId: string;
  who: "pass" | "kept" | "wallets";
  amount: string | null;
  cap: string | null;
  floor: string | null;
  decimals: number | null;
}

/** Nodes of a stored piece: 64 KiB. */
export const PIECE_NODES = 2_048;
const ADDRESS_BYTES = 20;
const PAGE = 10_000;
/** Leaves between two reports of progress. */
const REPORT = 50_000;
const FOREIGN_KEY = "23503";

/**
 * Builds and stores the leaves and nodes of a tree, on a connection of its own. They are stored in parts, so that no lock is held for long;
 * a tree that is not ready shows none of them, and who builds it again begins again.
 */
export async function buildListTree(job: ListTreeJob, report: (permille: number) => void): Promise<BuiltTree> {
  const client = createClient(job.databaseUrl);
  await client.connect();
  try {
    if (!(await tryLock(client, `list tree ${job.treeId}`))) return null;
    const { rows } = await client.query<TreeRow>(
      `select id, list_id as "listId", who, amount, cap, floor, decimals from list_tree where id = $1 and state = 'building'`,
      [job.treeId],
    );
    return rows[0] ? await build(client, rows[0], report) : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === FOREIGN_KEY) return null;
    throw error;
  } finally {
    // Ends the lock, and a transaction that is still open.
    await client.end();
  }
}

async function build(sql: Sql, tree: TreeRow, report: (permille: number) => void): Promise<BuiltTree> {
  const rule = tree.amount === null ? null : readAmountRule(tree.amount);
  if (typeof rule === "string") return { fault: `amount ${rule}` };
  const people = await readPeople(sql, tree, rule);
  if (people === null) return { fault: "The list was deleted or changed before its tree was built." };
  report(150);
  const leaves = rule ? withAmounts(people, rule, tree) : { addresses: people.addresses, amounts: null, sum: null };
  if (typeof leaves === "string") return { fault: leaves };
  if (leaves.addresses.length === 0) return { fault: "It would have no leaf: nobody of the list is taken." };
  const keccak = await loadKeccak();
  const hashes = hashLeaves(keccak, leaves, (done) => report(150 + Math.floor(150 * done)));
  const { nodes, positions } = arrange(keccak, hashes);
  report(500);
  await sql.query("delete from list_tree_leaf where tree_id = $1", [tree.id]);
  await sql.query("delete from list_tree_node where tree_id = $1", [tree.id]);
  await writeLeaves(sql, tree.id, { ...leaves, positions }, (done) => report(500 + Math.floor(450 * done)));
  await writeNodes(sql, tree.id, nodes);
  return { root: bytesToHex(rootOf(nodes)), leaves: positions.length, sum: leaves.sum?.toString() ?? null };
}

/**
 * Whom a tree takes, in the order of the list: those who pass, or everybody of a list without a policy, whose address somebody can hold.
 * One of each person, the row that stands for the others; of each cluster one person, if it is asked for.
 */
const PEOPLE = `
  with list_of as (select policy is null as takes_all from list where id = $1),
  taken as (
    select row, address, coalesce(group_id, address) as person, same_as, coalesce(total, 0) as total, tier, cluster,
      row = first_value(row) over (partition by cluster order by keep is true desc, row) as is_kept
    from list_row, list_of
    where list_id = $1 and duplicate_of is null and address is not null and coalesce(special, '') not in ('zero', 'burn', 'precompile')
      and (takes_all or outcome = 'pass')),
  standing as (
    select *, row_number() over (partition by person order by same_as is not null, row) as turn,
      row_number() over (partition by address order by row) as turn_of_address,
      bool_or(cluster is not null and is_kept) over (partition by person)
        or not bool_or(cluster is not null and not is_kept) over (partition by person) as is_person_kept
    from taken)
  select address, total, tier from standing
  where case $2 when 'wallets' then turn_of_address = 1 when 'kept' then turn = 1 and is_person_kept else turn = 1 end
  order by row`;

interface People {
  /** Of 20 bytes each. */
  addresses: Bytes;
  /** The class of everybody's weight. */
  classOf: Uint32Array;
  weights: readonly bigint[];
}

/** Null if the list is gone or no longer complete. */
async function readPeople(sql: Sql, { listId, who }: TreeRow, rule: AmountRule | null): Promise<People | null> {
  await sql.query("begin isolation level repeatable read read only");
  const found = await sql.query("select 1 from list where id = $1 and state = 'complete'", [listId]);
  if (found.rowCount === 0) return null;
  await sql.query(`declare people no scroll cursor for ${PEOPLE}`, [listId, who]);
  const addresses: Buffer[] = [];
  const classes: number[][] = [];
  const classByWeight = new Map<bigint, number>();
  for (let rows: { address: string; total: number; tier: string | null }[] | undefined; rows?.length !== 0; ) {
    ({ rows } = await sql.query(`fetch ${PAGE} from people`));
    addresses.push(Buffer.from(rows.map(({ address }) => address.slice(2)).join(""), "hex"));
    classes.push(
      rows.map((row) => {
        const weight = rule ? weightOf(rule, row) : 0n;
        const index = classByWeight.get(weight) ?? classByWeight.size;
        classByWeight.set(weight, index);
        return index;
      }),
    );
  }
  await sql.query("commit");
  return {
    addresses: new Bytes(Buffer.concat(addresses), ADDRESS_BYTES),
    classOf: Uint32Array.from(classes.flat()),
    weights: [...classByWeight.keys()],
  };
}

/** Values of one length, one after the other. */
class Bytes {
  constructor(
    readonly bytes: Buffer,
    readonly size: number,
  ) {}
  get length(): number {
    return this.bytes.length / this.size;
  }
  at(index: number): Buffer {
    return this.bytes.subarray(index * this.size, (index + 1) * this.size);
  }
  compare(a: number, b: number): number {
    return this.bytes.compare(this.bytes, b * this.size, (b + 1) * this.size, a * this.size, (a + 1) * this.size);
  }
}

interface Leaves {
  addresses: Bytes;
  /** Null: leaves are addresses alone. */
  amounts: ((index: number) => bigint) | null;
}

/** Who would get nothing has no leaf. Returns what is wrong as a string if no amounts add up to the budget. */
function withAmounts(people: People, rule: AmountRule, tree: TreeRow): (Leaves & { sum: bigint }) | string {
  const { addresses, classOf } = people;
  const division = amountsOf(people, rule, { ...tree, compare: (a, b) => addresses.compare(a, b) });
  if (typeof division === "string") return division;
  const { amountOf, sum } = division;
  const taken = Uint32Array.from(classOf.keys()).filter((index) => amountOf(index) > 0n);
  const bytes = Buffer.alloc(taken.length * ADDRESS_BYTES);
  taken.forEach((from, to) => {
    bytes.set(addresses.at(from), to * ADDRESS_BYTES);
  });
  const amounts = (index: number) => amountOf(taken[index] ?? 0);
  return { addresses: new Bytes(bytes, ADDRESS_BYTES), amounts, sum };
}

/** A function that hashes leaves as StandardMerkleTree does: keccak256(keccak256(abi.encode(address[, uint256]))). */
export function createLeafHash(keccak: Keccak): (address: Uint8Array, amount: bigint | null) => Uint8Array {
  const pair = Buffer.alloc(2 * HASH_BYTES);
  const single = pair.subarray(0, HASH_BYTES);
  return (address, amount) => {
    pair.set(address, HASH_BYTES - ADDRESS_BYTES);
    if (amount === null) return keccak(keccak(single));
    pair.write(amount.toString(16).padStart(2 * HASH_BYTES, "0"), HASH_BYTES, "hex");
    return keccak(keccak(pair));
  };
}

function hashLeaves(keccak: Keccak, { addresses, amounts }: Leaves, report: (done: number) => void): Bytes {
  const hashOf = createLeafHash(keccak);
  const hashes = Buffer.alloc(addresses.length * HASH_BYTES);
  for (let index = 0; index < addresses.length; index++) {
    hashes.set(hashOf(addresses.at(index), amounts?.(index) ?? null), index * HASH_BYTES);
    if (index % REPORT === REPORT - 1) report(index / addresses.length);
  }
  return new Bytes(hashes, HASH_BYTES);
}

/** The tree of leaves in ascending order of their hashes, as OpenZeppelin's by default, and the position of each leaf. */
function arrange(keccak: Keccak, hashes: Bytes): { nodes: Uint8Array; positions: Uint32Array } {
  const count = hashes.length;
  // The first six bytes decide nearly always.
  const starts = Float64Array.from({ length: count }, (_, index) => hashes.bytes.readUIntBE(index * HASH_BYTES, 6));
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  order.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0) || hashes.compare(a, b));
  const nodes = createTree(count);
  const positions = new Uint32Array(count);
  order.forEach((index, place) => {
    setLeaf(nodes, count, place, hashes.at(index));
    positions[index] = leafPosition(count, place);
  });
  fillTree(nodes, count, keccak);
  return { nodes, positions };
}

async function writeLeaves(
  sql: Sql,
  treeId: string,
  { addresses, amounts, positions }: Leaves & { positions: Uint32Array },
  report: (done: number) => void,
): Promise<void> {
  for (let from = 0; from < positions.length; from += PAGE) {
    const indexes = Array.from({ length: Math.min(PAGE, positions.length - from) }, (_, i) => from + i);
    await sql.query(
      `insert into list_tree_leaf (tree_id, index, address, amount, position)
       select $1, * from unnest($2::int[], $3::text[], $4::numeric[], $5::int[])`,
      [
        treeId,
        plainArray(indexes),
        plainArray(indexes.map((index) => bytesToHex(addresses.at(index)))),
        plainArray(indexes.map((index) => amounts?.(index) ?? null)),
        plainArray(indexes.map((index) => positions[index] ?? 0)),
      ],
    );
    report((from + indexes.length) / positions.length);
  }
}

async function writeNodes(sql: Sql, treeId: string, nodes: Uint8Array): Promise<void> {
  const count = nodes.length / HASH_BYTES;
  for (let from = 0; from < count; from += PIECE_NODES) {
    const bytes = nodes.subarray(from * HASH_BYTES, Math.min(count, from + PIECE_NODES) * HASH_BYTES);
    await sql.query("insert into list_tree_node (tree_id, piece, bytes) values ($1, $2, $3)", [
      treeId,
      from / PIECE_NODES,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    ]);
  }
}
