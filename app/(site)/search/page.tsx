import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { SearchBox } from "@/components/search/search-box.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/schemas.ts";
import { search } from "@/lib/domains/identities/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import { type PageProps, textParam } from "../_lib/query.ts";

export const metadata: Metadata = { title: "Search" };

const ADDRESS = /^0x[0-9a-f]{40}$/i;

export default async function SearchPage({ searchParams }: PageProps) {
  const query = (textParam(await searchParams, "q") ?? "").trim();
  const address = parseAddress(query);
  if (address) redirect(`/profile/${query}`);
  const invalid = ADDRESS.test(query)
    ? "The letter case of this address does not match its checksum: one character is probably wrong."
    : query.length === 1
      ? "Type at least two characters."
      : undefined;
  return (
    <>
      <h1 className="mt-12 mb-8 text-3xl font-semibold tracking-tight sm:text-4xl">Search</h1>
      <div className="max-w-3xl">
        <SearchBox key={query} id="search" value={query} {...(invalid && { invalid })} />
      </div>
      {query.length >= 2 && !invalid && <Results query={query} />}
    </>
  );
}

async function Results({ query }: { query: string }) {
  const found = await whenLoaded(search(systemContext(), { q: query }));
  if (found === null) return <StillIndexing />;
  if (found.results.length === 0) {
    return (
      <div className="mt-10">
        <Notice icon={SearchX} title={`No matches for “${query}”.`}>
          <p>Search finds indexed wallets only. Paste a full address to index a new one.</p>
        </Notice>
      </div>
    );
  }
  return (
    <ul className="mt-10 border-t border-line" aria-label="Results">
      {found.results.map((one) => (
        <li key={`${one.svcId} ${one.address}`} className="border-b border-line">
          <Link
            href={`/profile/${one.svcId ?? one.address}`}
            className="flex min-h-16 items-center gap-4 py-3 transition-colors hover:bg-sunken"
          >
            <Avatar address={one.address} />
            <span className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_7.5rem]">
              <span className="font-mono text-[0.95rem] break-all">{one.svcId ?? one.address}</span>
              <TierBadge tier={one.tier} />
            </span>
            <span className="figures w-14 text-right text-lg font-semibold">{formatNumber(one.total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
