import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#texts";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { SearchBox } from "@/components/search/search-box.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { ArrowLink } from "@/components/ui/arrow-link.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { isolated } from "@/components/ui/visible-text.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { addressProblem, parseAddress } from "@/lib/core/parse-address.ts";
import { pastedDigits } from "@/lib/core/pasted-address.ts";
import { type EnsAddress, findEnsAddress } from "@/lib/domains/ens/index.ts";
import { search } from "@/lib/domains/identities/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import { type PageProps, textParam } from "../_lib/query.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("search.page");
  return { title: t("title") };
}

export default async function SearchPage({ searchParams }: PageProps) {
  const t = await getTexts("search.page");
  const translate = await getTranslate("sentences.addresses");
  const query = (textParam(await searchParams, "q") ?? "").trim();
  const address = parseAddress(query);
  if (address) redirect(`/profile/${pastedDigits(query) ?? address}`);
  const agent = findAgent(query);
  if (agent !== null) redirect(agent);
  const problem = addressProblem(query);
  const invalid = problem ? translate(`This ${problem}.`) : query.length === 1 ? t("tooShort") : undefined;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8 max-w-3xl">
        <SearchBox key={query} id="search" value={query} {...(invalid && { invalid })} />
      </div>
      {query === "" && (
        <div className="mt-4">
          <ArrowLink href="/leaderboard">{t("browse")}</ArrowLink>
        </div>
      )}
      {query.length >= 2 && !invalid && <Results query={query} />}
    </>
  );
}

/** The page of an agent of ERC-8004 by its id, whose registry is that of the settings. */
function findAgent(query: string): string | null {
  const [, chain, registry = "", agentId] = /^eip155:(\d+):(0x[0-9a-f]{40})#(\d+)$/i.exec(query) ?? [];
  const found = systemContext().env.CHAINS.find(({ id }) => String(id) === chain);
  return found?.contracts.agents?.identity === registry.toLowerCase() ? `/agents/${chain}/${agentId}` : null;
}

async function Results({ query }: { query: string }) {
  const t = await getTexts("search.page");
  const ctx = systemContext();
  const [found, ens] = await Promise.all([whenLoaded(search(ctx, { q: query })), findEnsAddress(ctx, query)]);
  if (found === null) return <StillIndexing />;
  return (
    <div className="mt-10 grid gap-6">
      {ens && <EnsResult {...ens} />}
      {found.results.length > 0 && <ResultList results={found.results} />}
      {found.results.length === 0 && !ens && (
        <Notice icon={SearchX} title={t("none", { query: isolated(query) })}>
          <p>{t("noneText")}</p>
        </Notice>
      )}
    </div>
  );
}

/** The wallet that an ENS name leads to, or why there is none. */
function EnsResult(ens: EnsAddress) {
  const t = useTexts("search.page");
  if (ens.state !== "found") {
    return (
      <Notice icon={SearchX} title={t(`ens.${ens.state}`, { name: isolated(ens.name) })}>
        <p>{t(`ens.${ens.state}Text`)}</p>
      </Notice>
    );
  }
  return (
    <div className="border-y border-line">
      <ResultLink
        href={`/profile/${ens.address}`}
        address={ens.address}
        title={isolated(ens.name)}
        note={<span className="text-sm break-all text-ink-faint">{ens.address}</span>}
      />
    </div>
  );
}

function ResultList({ results }: { results: Awaited<ReturnType<typeof search>>["results"] }) {
  const t = useTexts("search.page");
  return (
    <ul className="border-t border-line" aria-label={t("results")}>
      {results.map((one) => (
        <li key={`${one.svcId} ${one.address}`} className="border-b border-line">
          <ResultLink
            href={`/profile/${one.svcId ?? one.address}`}
            address={one.address}
            title={one.svcId ?? one.address}
            note={<TierBadge tier={one.tier} />}
            total={one.total}
          />
        </li>
      ))}
    </ul>
  );
}

interface ResultLinkProps {
  href: string;
  address: string;
  title: string;
  note: ReactNode;
  total?: number;
}

function ResultLink({ href, address, title, note, total }: ResultLinkProps) {
  const language = useLanguage();
  return (
    <Link href={href} className="flex min-h-16 items-center gap-4 py-3 transition-colors hover:bg-sunken">
      <Avatar address={address} />
      <span
        className={`grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 ${total === undefined ? "" : "sm:grid-cols-[1fr_7.5rem]"}`}
      >
        <span className="font-mono text-[0.95rem] break-all">{title}</span>
        {note}
      </span>
      {total !== undefined && (
        <span className="figures w-14 text-right text-lg font-semibold">{formatNumber(total, language)}</span>
      )}
    </Link>
  );
}
