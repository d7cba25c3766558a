import { useEffect, useState } from "react";
import { anonymousApi } from "../api/client.ts";
import { formatCount } from "../ui/numbers.ts";

/** What each address holds, in words, by address: its name and points. Empty until it is read, and where it cannot be read. */
export function useHoldings(addresses: readonly string[]): ReadonlyMap<string, string> {
  const [holdings, setHoldings] = useState<ReadonlyMap<string, string>>(new Map());
  const joined = addresses.join();
  useEffect(() => {
    const abort = new AbortController();
    for (const address of joined.split(",")) {
      readHolding(address, abort.signal).then(
        (holding) => setHoldings((before) => new Map(before).set(address, holding)),
        // The wallet can be chosen all the same.
        () => {},
      );
    }
    return () => abort.abort();
  }, [joined]);
  return holdings;
}

async function readHolding(address: string, signal: AbortSignal): Promise<string> {
  const { results } = await anonymousApi.call("GET /v1/search", { query: { q: address }, signal });
  const found = results.find((one) => one.address === address) ?? results[0];
  if (!found) return "No score yet";
  const points = formatCount(found.total, "point");
  return found.svcId === null ? points : `${found.svcId}, ${points}`;
}
