import { isIP } from "node:net";
import { isAllowedAddress, isListed, type PrivateReceivers } from "../../core/check-address.ts";
import { hostOf } from "../../core/http-agent.ts";
import { type Resolve, resolveHost } from "../../core/resolve-host.ts";

const LONGEST = 2_048;
const RESOLVE_MS = 3_000;

/** Ports of other services (WHATWG Fetch, "bad port"). */
const badPorts: ReadonlySet<string> = new Set(
  `1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139
   143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723
   2049 3659 4045 4190 5060 5061 6000 6379 6566 6665 6666 6667 6668 6669 6679 6697 10080`.split(/\s+/),
);

/** The problem of a receiver's URL, or null. Does not resolve names. */
export function findUrlFault(text: string, options: { allowPrivate: PrivateReceivers }): string | null {
  if (text.length > LONGEST) return `must have at most ${LONGEST} characters`;
  // The parser drops or replaces these silently, and other parsers could see another host.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text)) return "must not contain blanks, control characters or backslashes";
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return "must be an https or http address";
  if (url.username || url.password) return "must not contain a user name or password";
  if (badPorts.has(url.port)) return `must not have port ${url.port}, which belongs to another service`;
  const host = hostOf(url);
  if (isPrivateName(host) && !canBePrivate(host, options.allowPrivate)) return faultFor(options);
  return isIP(host) !== 0 && !isAllowedAddress(host, options) ? faultFor(options) : null;
}

/** A network resolves such names itself. One of a listed network is checked when it is resolved. */
const isPrivateName = (host: string): boolean => /^(?:.*\.)?(?:localhost|local|internal|home\.arpa)\.?$/.test(host);
const canBePrivate = (host: string, allowed: PrivateReceivers): boolean =>
  typeof allowed === "boolean" ? allowed : isListed(host, allowed) || allowed.some((one) => one.includes("/"));

interface Judgement {
  fault: string | null;
  /** False if the name did not resolve, so that only the connection can be judged. */
  isKnown: boolean;
}

/** Like {@link findUrlFault}; also, the name must not resolve to a forbidden address. */
export async function judgeReceiver(
  text: string,
  options: { allowPrivate: PrivateReceivers; resolve?: Resolve },
): Promise<Judgement> {
  const fault = findUrlFault(text, options);
  if (fault) return { fault, isKnown: true };
  const host = hostOf(new URL(text));
  if (isIP(host) !== 0) return { fault: null, isKnown: true };
  const resolving = (options.resolve ?? resolveHost)(host).catch(() => []);
  const late = new Promise<string[]>((done) => setTimeout(done, RESOLVE_MS, []).unref());
  const addresses = await Promise.race([resolving, late]);
  const isAllowed = addresses.every((address) => isAllowedAddress(address, { ...options, host }));
  return { fault: isAllowed ? null : faultFor(options), isKnown: addresses.length > 0 };
}

/** The fault of a receiver. A name that does not resolve has none, because each connection is checked again. */
export async function findReceiverFault(...input: Parameters<typeof judgeReceiver>): Promise<string | null> {
  return (await judgeReceiver(...input)).fault;
}

function faultFor({ allowPrivate }: { allowPrivate: PrivateReceivers }): string {
  if (typeof allowPrivate !== "boolean") return NOT_LISTED;
  return allowPrivate ? NOT_ALLOWED : NOT_PUBLIC;
}

const NOT_PUBLIC = "must lead to a public address: private, loopback, link-local and metadata addresses are rejected";
const NOT_LISTED = "must lead to a public address, or to a private one that the operator of this service has listed";
const NOT_ALLOWED = "must lead to a public or private address: link-local and metadata addresses are rejected";
