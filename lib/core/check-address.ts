import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { readHost } from "./loopback.ts";

const parseRanges = (ranges: readonly string[]) => ranges.map((range) => ipaddr.parseCIDR(range));

/** The only IPv6 range that IANA has assigned for public use. */
const publicIpv6 = parseRanges(["2000::/3"]);

/** Ranges without public servers that `ipaddr.js` calls unicast. */
const special = parseRanges([
  // The platform address of Azure.
  "168.63.129.16/32",
  // Teredo and other protocol assignments.
  "2001::/23",
  // 6to4: an IPv4 address inside.
  "2002::/16",
  "3fff::/20",
]);

/** Private addresses that WEBHOOK_ALLOW_PRIVATE allows: loopback, private networks, those of carriers, and unique local ones. */
const privateRanges = parseRanges([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"],
  ...["::1/128", "fc00::/7"],
]);

/** Metadata addresses of clouds inside private ranges, which serve credentials. */
const metadata = parseRanges([
  // Alibaba Cloud.
  "100.100.100.200/32",
  // Amazon EC2.
  "fd00:ec2::254/128",
  // Google Cloud.
  "fd20:ce::254/128",
]);

/**
 * Whether an IP address (no brackets) is public: not private, loopback, link-local, multicast, documentation, translation or metadata.
 * False for other texts.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== "unicast" || isIn(parsed, special)) return false;
  return parsed.kind() === "ipv4" || isIn(parsed, publicIpv6);
}

/** Which private addresses events may be posted to: all, none, or those of hosts and networks, as {@link readReceiver} gives them. */
export type PrivateReceivers = boolean | readonly string[];

/**
 * Whether events may be posted to an address of a host (without brackets; default: the address). `allowPrivate` adds private and
 * loopback, never link-local and metadata addresses.
 */
export function isAllowedAddress(
  address: string,
  { allowPrivate, host = address }: { allowPrivate: PrivateReceivers; host?: string },
): boolean {
  if (isPublicAddress(address)) return true;
  const parsed = allowPrivate === false ? null : parse(address);
  if (parsed === null || !isIn(parsed, privateRanges) || isIn(parsed, metadata)) return false;
  if (typeof allowPrivate === "boolean") return allowPrivate;
  return isListed(host, allowPrivate) || isIn(parsed, parseRanges(allowPrivate.filter((one) => one.includes("/"))));
}

/** Whether a host name is one of the listed ones. */
export function isListed(host: string, receivers: readonly string[]): boolean {
  return receivers.includes(host.toLowerCase().replace(/\.$/, ""));
}

/**
 * A host in lower case, or a network with its length; of an address, the network that is this address. Null for other texts, also for IPv4
 * inside IPv6, which would match no address, and for networks without a private address that may be allowed, such as link-local ones.
 */
export function readReceiver(given: string): string | null {
  const [address = "", ...length] = given.replace(/^\[(.*)\]$/, "$1").split("/");
  if (isIP(address) === 0) return length.length > 0 ? null : readHost(given.replace(/\.$/, ""));
  const network = length.length > 0 ? given : `${address}/${isIP(address) === 4 ? 32 : 128}`;
  if (!ipaddr.isValidCIDR(network)) return null;
  const [range, bits] = ipaddr.parseCIDR(network);
  const isMapped = range instanceof ipaddr.IPv6 && range.isIPv4MappedAddress();
  return isMapped || !hasReceivers([range, bits]) ? null : network;
}

/** Whether a network has addresses that may be allowed: private ones beside those of metadata, or public ones. */
function hasReceivers([first, bits]: ReturnType<typeof ipaddr.parseCIDR>): boolean {
  if (privateRanges.some(([range]) => isIn(range, [[first, bits]]))) return true;
  const isMetadata = metadata.some((one) => bits >= one[1] && isIn(first, [one]));
  return !isMetadata && isAllowedAddress(first.toString(), { allowPrivate: true });
}

type Parsed = ReturnType<typeof ipaddr.process>;

/** Converts IPv4 inside IPv6 (`::ffff:…`). Null for other texts. */
function parse(address: string): Parsed | null {
  const [bare = ""] = address.split("%");
  return isIP(bare) === 0 ? null : ipaddr.process(bare);
}

function isIn(parsed: Parsed, ranges: ReturnType<typeof parseRanges>): boolean {
  return ranges.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
}
