import { isIP } from "node:net";
import { Agent } from "undici";
import { type Resolve, resolveHost } from "./resolve-host.ts";

/** The host of a URL without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** Why no connection was made. */
export class AddressNotAllowed extends Error {
  override name = "AddressNotAllowed";
}

interface Options {
  isAllowed: (address: string) => boolean;
  resolve?: Resolve;
  timeoutMs: number;
}

/**
 * An HTTP agent for URLs that strangers choose: it checks the resolved addresses on each connection and connects to exactly
 * these, against DNS rebinding. Literal addresses need no look-up: check them with {@link requireAllowedHost}.
 */
export function checkedAgent({ isAllowed, resolve = resolveHost, timeoutMs }: Options): Agent {
  return new Agent({
    connect: { timeout: timeoutMs, lookup: checkedLookup(resolve, isAllowed) },
    maxHeaderSize: 16_384,
  });
}

/** Throws AddressNotAllowed for a URL whose host is an address that is not allowed. */
export function requireAllowedHost(url: string, isAllowed: (address: string) => boolean): void {
  const host = hostOf(new URL(url));
  if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressNotAllowed();
}

type Lookup = NonNullable<Extract<NonNullable<Agent.Options["connect"]>, { lookup?: unknown }>["lookup"]>;

function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): Lookup {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(isAllowed)) {
          callback(new AddressNotAllowed(), "", 0);
        } else if (options.all) {
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        } else callback(null, first, isIP(first));
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
}
