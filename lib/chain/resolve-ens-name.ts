import { type Dispatcher, request } from "undici";
import { type Address, createPublicClient, type Hex, http, isHex } from "viem";
import { isAllowedAddress } from "../core/check-address.ts";
import { checkedAgent } from "../core/http-agent.ts";
import { readText } from "./http.ts";

/** A user waits. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 65_536;
const MAX_GATEWAYS = 2;
/** Answers of gateways for one name: a resolver may send to another gateway with each, for ever. */
const MOST_LOOKUPS = 8;

/** ENS's universal resolver, at this address on Ethereum mainnet and its test networks (docs.ens.domains/learn/deployments). */
const UNIVERSAL_RESOLVER = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe";

interface Options {
  rpcUrl: string;
  universalResolver?: Address;
  /** Whether gateways may have private and loopback addresses. */
  allowPrivate?: boolean;
}

/**
 * The address of an ENS name in normal form (ENSIP-15); null if it has none. Resolvers may send to a gateway (ERC-3668), which
 * anybody who owns a name chooses: only public addresses are asked. Throws if the node or the gateway gives no answer.
 */
export function resolveEnsName(name: string, options: Options): Promise<Address | null> {
  const { rpcUrl, universalResolver = UNIVERSAL_RESOLVER, allowPrivate = false } = options;
  let lookups = 0;
  const client = createPublicClient({
    transport: http(rpcUrl, { timeout: TIMEOUT_MS, retryCount: 0, fetchOptions: { redirect: "error" } }),
    ccipRead: {
      request: async (lookup) => {
        if (++lookups > MOST_LOOKUPS)
          throw new Error(`the resolver asks for more than ${MOST_LOOKUPS} answers of gateways`);
        return askGateways(lookup, { allowPrivate });
      },
    },
  });
  return client.getEnsAddress({ name, universalResolverAddress: universalResolver });
}

interface Lookup {
  data: Hex;
  sender: Address;
  urls: readonly string[];
}

/** The answer of the first gateway that gives one. */
async function askGateways(lookup: Lookup, options: { allowPrivate: boolean }): Promise<Hex> {
  const isAllowed = (address: string) => isAllowedAddress(address, options);
  const agent = checkedAgent({ isAllowed, timeoutMs: TIMEOUT_MS });
  try {
    const faults: unknown[] = [];
    for (const url of lookup.urls.slice(0, MAX_GATEWAYS)) {
      try {
        return await askGateway(url, lookup, agent.dispatcher);
      } catch (error) {
        faults.push(error);
      }
    }
    throw new AggregateError(faults, "no gateway answered");
  } finally {
    await agent.destroy();
  }
}

/** As ERC-3668 says: a GET if the URL has a place for the data, else a POST. */
async function askGateway(url: string, { sender, data }: Lookup, dispatcher: Dispatcher): Promise<Hex> {
  const { statusCode, body } = await request(fillUrl(url, { sender, data }), {
    dispatcher,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!url.includes("{data}") && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data, sender }),
    }),
  });
  const text = await readText(body, MAX_BYTES, "the gateway");
  if (statusCode !== 200) throw new Error(`the gateway responded with ${statusCode}`);
  const answer: unknown = JSON.parse(text).data;
  if (!isHex(answer)) throw new Error("the gateway responded without data");
  return answer;
}

/** A gateway's URL with its placeholders replaced. Throws for placeholders before the path, which would choose the server. */
function fillUrl(url: string, { sender, data }: Pick<Lookup, "sender" | "data">): URL {
  const named = new URL(url);
  const filled = new URL(url.replace("{sender}", sender.toLowerCase()).replace("{data}", data));
  if (named.username || named.password || filled.origin !== named.origin) {
    throw new Error("the gateway's URL has something to replace, or a password, before its path");
  }
  return filled;
}
