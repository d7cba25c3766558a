import { DisjointSets } from "../../lib/engine/disjoint-sets.ts";
import { ONE, saturate, times } from "../../lib/engine/numbers/fixed-point.ts";

/** Transfers between addresses that are numbered from 0; `from[i]` paid `to[i]`. Repeated transfers are allowed. */
export interface TransferGraph {
  addresses: number;
  from: Int32Array;
  to: Int32Array;
}

/** Members that a wallet of one person rarely pays or is paid by: beyond them it is a service, which links nobody. */
const MOST_LINKED_MEMBERS = 50;
/** As in the signal `same_funder`: four others are a family, forty a farm. */
const SIZE = { k: 4, cap: 40 };
const BREADTH = { k: 5, cap: 40 };
/** Share of the suspicion that only a lack of other counterparties explains, parts per million. */
const NARROWNESS_SHARE = 300_000;

/**
 * How much each member's transfers look like one person's many wallets, 0 to 1000: members that pay each other directly form
 * a cluster, whose size raises the suspicion of each; a member's own counterparties of any kind lower it. Members with transfers
 * to more than {@link MOST_LINKED_MEMBERS} others are services and link nobody. `members` are numbers of addresses.
 */
export function clusterSuspicion(graph: TransferGraph, members: Int32Array): Uint16Array {
  const isMember = new Uint8Array(graph.addresses);
  for (const member of members) isMember[member] = 1;
  const pairs = distinctPairs(graph);
  const counterparties = new Int32Array(graph.addresses);
  const linkedMembers = new Int32Array(graph.addresses);
  forEachPair(pairs, graph.addresses, (a, b) => {
    add(counterparties, a, 1);
    add(counterparties, b, 1);
    add(linkedMembers, a, isMember[b] ?? 0);
    add(linkedMembers, b, isMember[a] ?? 0);
  });
  const clusters = new DisjointSets(graph.addresses);
  const links = (address: number) => isMember[address] === 1 && (linkedMembers[address] ?? 0) <= MOST_LINKED_MEMBERS;
  forEachPair(pairs, graph.addresses, (a, b) => {
    if (links(a) && links(b)) clusters.join(a, b);
  });
  return Uint16Array.from(members, (member) => {
    const size = saturate(clusters.sizeOf(member) - 1, SIZE);
    const narrowness = ONE - saturate(counterparties[member] ?? 0, BREADTH);
    return Math.floor((times(ONE - NARROWNESS_SHARE, size) + times(NARROWNESS_SHARE, narrowness)) / 1_000);
  });
}

/** The pairs of different addresses with a transfer between them, each once, as `lower × addresses + higher`, ascending. */
function distinctPairs({ addresses, from, to }: TransferGraph): Float64Array {
  const pairs = Float64Array.from(from, (a, i) => {
    const b = to[i] ?? a;
    return Math.min(a, b) * addresses + Math.max(a, b);
  }).sort();
  return pairs.filter((pair, i) => pair !== pairs[i - 1] && Math.floor(pair / addresses) !== pair % addresses);
}

function forEachPair(pairs: Float64Array, addresses: number, visit: (a: number, b: number) => void): void {
  for (const pair of pairs) visit(Math.floor(pair / addresses), pair % addresses);
}

function add(counts: Int32Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}
