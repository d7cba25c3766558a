import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Env } from "../core/env.ts";
import { IPV6_NETWORKS } from "../core/plans.ts";
import type { Bucket } from "./limit-store.ts";
import type { ApiRequest } from "./message.ts";

/** A limit of client addresses other than the API's. */
export interface AddressLimit {
  name: string;
  perMinute: number;
}

/** The buckets of the client's address under the API's limit or another one, narrowest first. */
export type ClientBuckets = (request: ApiRequest, limit?: AddressLimit) => readonly Bucket[];

/** Reads X-Forwarded-For only with TRUST_PROXY. */
export function createClientBuckets(env: Pick<Env, "TRUST_PROXY" | "ADDRESS_PER_MINUTE">): ClientBuckets {
  return (request, limit) => {
    const networks = networksOf(request.peer, env.TRUST_PROXY ? request.header("x-forwarded-for") : undefined);
    return networks.map(({ name, clients }) => ({
      id: `address ${name}${limit ? ` ${limit.name}` : ""}`,
      window: "minute",
      limit: clients * (limit?.perMinute ?? env.ADDRESS_PER_MINUTE),
    }));
  };
}

/** An address, or a network of addresses, and how many clients it counts as. */
interface Network {
  name: string;
  clients: number;
}

/**
 * The networks charged for a client's address, narrowest first. An IPv4 address is one client. An IPv6 /64 is one client; the
 * enclosing /56 and /48 have their own limits. `forwarded` is X-Forwarded-For of a trusted proxy; without an address in it the peer is charged.
 */
function networksOf(peer: string, forwarded: string | undefined): readonly [Network, ...Network[]] {
  // Most requests: each asks for it.
  if (forwarded === undefined && isIPv4(peer)) return [{ name: peer, clients: 1 }];
  // The trusted proxy wrote the last entry.
  const last = forwarded?.slice(forwarded.lastIndexOf(",") + 1).trim();
  const address = (last && readAddress(last)) || readAddress(peer);
  if (!address) return [{ name: peer, clients: 1 }];
  if (address instanceof ipaddr.IPv4) return [{ name: address.toString(), clients: 1 }];
  const { parts } = address;
  const [narrowest, ...wider] = IPV6_NETWORKS;
  const network = ({ prefix, clients }: (typeof IPV6_NETWORKS)[number]) => {
    return { name: `${firstBits(parts, prefix)}/${prefix}`, clients };
  };
  return [network(narrowest), ...wider.map(network)];
}

/** The network by which a client's connections and places in queues are counted: the widest, as it can use any /64 in it. */
export function widestNetwork(peer: string): string {
  return networksOf(peer, undefined).at(-1)?.name ?? peer;
}

/** Accepts ports, brackets and zones, as clients and proxies write them. IPv4 inside IPv6 becomes IPv4. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  const [withoutZone = ""] = bare.split("%", 1);
  if (!withoutZone.includes(":") || !ipaddr.IPv6.isValid(withoutZone)) return null;
  const address = ipaddr.IPv6.parse(withoutZone);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** The first `prefix` bits of an IPv6 address (at most 64) in hexadecimal. */
function firstBits(parts: readonly number[], prefix: number): string {
  const bits = parts.slice(0, 4).reduce((number, part) => (number << 16n) | BigInt(part), 0n);
  return (bits >> BigInt(64 - prefix)).toString(16);
}
