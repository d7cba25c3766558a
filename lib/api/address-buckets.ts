import ipaddr from "ipaddr.js";
import type { Env } from "../core/env.ts";
import { ADDRESS_LIMIT_PER_MINUTE, IPV6_LIMITS_PER_MINUTE } from "../core/plans.ts";
import type { Bucket } from "./limit-store.ts";
import type { ApiRequest } from "./message.ts";

/** The buckets of the client's address, the narrowest first. */
export type ClientBuckets = (request: ApiRequest) => readonly Bucket[];

/** Read a request's client address from X-Forwarded-For only where a proxy is trusted. */
export function createClientBuckets({ TRUST_PROXY }: Pick<Env, "TRUST_PROXY">): ClientBuckets {
  return (request) => addressBuckets(request.peer, TRUST_PROXY ? request.header("x-forwarded-for") : undefined);
}

/** A limit of client addresses beside that of the API. */
export interface AddressLimit {
  name: string;
  perMinute: number;
}

/** The same client's buckets under another limit: networks keep their share of it. */
export function bucketsUnder(buckets: readonly Bucket[], { name, perMinute }: AddressLimit): Bucket[] {
  return buckets.map((bucket) => ({
    ...bucket,
    id: `${bucket.id} ${name}`,
    limit: Math.ceil((bucket.limit * perMinute) / ADDRESS_LIMIT_PER_MINUTE),
  }));
}

/**
 * The buckets charged for a client's address. An IPv4 address is one client. An IPv6 client owns its network: the /64 counts as one
 * client, and the enclosing /56 and /48, which hold 256 and 65,536 of them, have limits of their own. `forwarded` is X-Forwarded-For
 * of a trusted proxy; without an address in it the peer is charged.
 */
export function addressBuckets(peer: string, forwarded: string | undefined): readonly Bucket[] {
  // The last entry is the one that the trusted proxy itself wrote.
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

/** An address as clients and proxies write it: with a port, in brackets, with a zone. An IPv4 address within IPv6 is IPv4. */
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
