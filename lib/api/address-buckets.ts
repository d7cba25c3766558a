import ipaddr from "ipaddr.js";
import type { Env } from "../core/env.ts";
import { ADDRESS_LIMIT_PER_MINUTE, IPV6_LIMITS_PER_MINUTE } from "../core/plans.ts";
import type { Bucket } from "./limit-store.ts";
import type { ApiRequest } from "./message.ts";

/** The buckets of the client's address, narrowest first. */
export type ClientBuckets = (request: ApiRequest) => readonly Bucket[];

/** Reads X-Forwarded-For only with TRUST_PROXY. */
export function createClientBuckets({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">): ClientBuckets {
  return (request) => addressBuckets(request.peer, TRUST_PROXY ? request.header("x-forwarded-for") : undefined);
}

/** A limit of client addresses other than the API's. */
export interface AddressLimit {
  name: string;
  perMinute: number;
}

/** A client's buckets for another limit, with the same share for each network. */
export function bucketsUnder(buckets: readonly Bucket[], { name, perMinute }: AddressLimit): Bucket[] {
  return buckets.map((bucket) => ({
    ...bucket,
    id: `${bucket.id} ${name}`,
    limit: Math.ceil((bucket.limit * perMinute) / ADDRESS_LIMIT_PER_MINUTE),
  }));
}

/**
 * The buckets charged for a client's address. An IPv4 address is one client. An IPv6 /64 is one client; the enclosing /56 and /48
 * have their own limits. `forwarded` is X-Forwarded-For of a trusted proxy; without an address in it the peer is charged.
 */
export function addressBuckets(peer: string, forwarded: string | undefined): readonly Bucket[] {
  // The trusted proxy wrote the last entry.
  const last = forwarded?.slice(forwarded.lastIndexOf(",") + 1).trim();
  const address = (last && readAddress(last)) || readAddress(peer);
  if (!address) return [bucket(peer, ADDRESS_LIMIT_PER_MINUTE)];
  if (address instanceof ipaddr.IPv4) return [bucket(address.toString(), ADDRESS_LIMIT_PER_MINUTE)];
  const { parts } = address;
  return IPV6_LIMITS_PER_MINUTE.map(({ prefix, limit }) => bucket(`${networkOf(parts, prefix)}/${prefix}`, limit));
}

function bucket(name: string, limit: number): Bucket {
  return { id: `address ${name}`, window: "minute", limit };
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
function networkOf(parts: readonly number[], prefix: number): string {
  const bits = parts.slice(0, 4).reduce((number, part) => (number << 16n) | BigInt(part), 0n);
  return (bits >> BigInt(64 - prefix)).toString(16);
}
