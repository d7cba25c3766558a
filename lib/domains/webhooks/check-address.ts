import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const parseRanges = (ranges: readonly string[]) => ranges.map((range) => ipaddr.parseCIDR(range));

/** The only IPv6 range that IANA has assigned for public use. */
const publicIpv6 = parseRanges(["2000::/3"]);

/** Ranges that `ipaddr.js` calls unicast although no public server has an address there. */
const special = parseRanges([
  // The platform address of Azure, reachable from its machines alone.
  "168.63.129.16/32",
  // Teredo and other protocol assignments.
  "2001::/23",
  // 6to4: an IPv4 address inside.
  "2002::/16",
  "3fff::/20",
]);

/** Kinds of addresses that a setting may allow: networks of one's own. */
const privateKinds: ReadonlySet<string> = new Set(["loopback", "private", "carrierGradeNat", "uniqueLocal"]);

/** Addresses inside private ranges at which clouds serve credentials to their machines. */
const metadata = parseRanges([
  // Alibaba Cloud.
  "100.100.100.200/32",
  // Amazon EC2.
  "fd00:ec2::254/128",
  // Google Cloud.
  "fd20:ce::254/128",
]);

/**
 * Whether an IP address (IPv4 or IPv6, no brackets) is one of the public internet: not private, loopback, link-local,
 * multicast, documentation, translation or metadata. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== "unicast" || isIn(parsed, special)) return false;
  return parsed.kind() === "ipv4" || isIn(parsed, publicIpv6);
}

/**
 * Whether events may be posted to an address: a public one, or with `allowPrivate` one of a private network or of this machine.
 * Link-local and metadata addresses are never allowed.
 */
export function isAllowedAddress(address: string, options: { allowPrivate: boolean }): boolean {
  if (isPublicAddress(address)) return true;
  const parsed = options.allowPrivate ? parse(address) : null;
  return parsed !== null && privateKinds.has(parsed.range()) && !isIn(parsed, metadata);
}

type Parsed = ReturnType<typeof ipaddr.process>;

/** An IPv4 address inside IPv6 (`::ffff:…`) is judged as what it is. Null for what is no address. */
function parse(address: string): Parsed | null {
  const [bare = ""] = address.split("%");
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

function isIn(parsed: Parsed, ranges: ReturnType<typeof parseRanges>): boolean {
  return ranges.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
}
