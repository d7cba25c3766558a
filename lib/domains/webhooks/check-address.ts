import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Ranges `ipaddr.js` calls ordinary addresses though nobody's public server stands there. */
const special = [
  // The platform address of Azure, reachable from its machines alone.
  "168.63.129.16/32",
  // IPv4-compatible IPv6, which some systems route to the IPv4 address inside.
  "::/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "2001::/23",
  "2002::/16",
  "3fff::/20",
  "5f00::/16",
  "fec0::/10",
].map((range) => ipaddr.parseCIDR(range));

/**
 * Whether an IP address (IPv4 or IPv6, no brackets) is one of the public internet: not private, loopback, link-local,
 * multicast, documentation, translation or metadata. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  const [bare = ""] = address.split("%");
  if (isIP(bare) === 0) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is.
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  return !special.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
}
