import { lookup, Resolver } from "node:dns/promises";
import { readFile } from "node:fs/promises";
import pLimit from "p-limit";

/** Resolves a host name to addresses; replaced in tests. */
export type Resolve = (hostname: string) => Promise<string[]>;

/** Of each query to a name server, milliseconds. */
const QUERY = { timeout: 2_000, tries: 2 };
/** Look-ups that may wait for the system's resolver. */
const MOST_WAITING = 32;

/** The system's resolver occupies a thread of the process's few until a name server answers, so it gets one thread. */
const system = pLimit(1);

/**
 * A resolver for names that strangers choose: the hosts file, then DNS without threads, so that slow name servers delay only the look-ups
 * of their own names. What DNS does not know is asked of the system, which may know it by search domains or other means.
 */
export function createResolve({
  hostsFile = "/etc/hosts",
  servers,
}: {
  hostsFile?: string;
  servers?: string[];
} = {}): Resolve {
  return async (hostname) => {
    const listed = addressesIn(await readFile(hostsFile, "utf8").catch(() => ""), hostname);
    if (listed.length > 0) return listed;
    // A new one reads the system's name servers, which may have changed.
    const resolver = new Resolver(QUERY);
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (found.length > 0) return found;
    const isLate = answers.some((answer) => answer.status === "rejected" && answer.reason?.code === "ETIMEOUT");
    if (isLate || system.pendingCount >= MOST_WAITING) throw unresolved(hostname);
    return system(async () => (await lookup(hostname, { all: true })).map(({ address }) => address));
  };
}

export const resolveHost: Resolve = createResolve();

/** The addresses of a name in the text of a hosts file. */
function addressesIn(hosts: string, hostname: string): string[] {
  const wanted = hostname.toLowerCase();
  return hosts.split("\n").flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, "").trim().toLowerCase().split(/\s+/);
    return address && names.includes(wanted) ? [address] : [];
  });
}

function unresolved(hostname: string): Error {
  return Object.assign(new Error(`No name server answered for ${hostname} in time`), { code: "EAI_AGAIN" });
}
