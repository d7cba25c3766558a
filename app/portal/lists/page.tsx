import { ChevronRight, ListChecks } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { describeProgress, isAtWork, stateLabels } from "@/components/lists/labels.ts";
import { NewList } from "@/components/lists/new-list.tsx";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { formatCount, formatNumber } from "@/components/ui/numbers.ts";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { visible } from "@/components/ui/visible-text.tsx";
import { listLists } from "@/lib/domains/lists/index.ts";
import type { List } from "@/lib/domains/lists/schemas.ts";
import { listPolicies } from "@/lib/domains/policies/index.ts";
import { boardNames } from "@/lib/domains/scores/schemas.ts";
import { chainOptions } from "../../(site)/_lib/chains.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readSignedIn } from "../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Lists" };

const PAGE_SIZE = 25;
const WORKING_SECONDS = 2;
const REFRESH_SECONDS = 15;

export default async function ListsPage({ searchParams }: PageProps) {
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx } = signedIn;
  const offset = offsetParam(await searchParams);
  const [{ lists, pagination }, { policies }] = await Promise.all([
    listLists(ctx, { limit: PAGE_SIZE, offset }),
    listPolicies(ctx, { limit: 100, offset: 0 }),
  ]);
  const { LISTS_PER_DEVELOPER: most, LIST_ROWS_PER_DEVELOPER: mostRows, LIST_DAYS: days } = ctx.env;
  return (
    <>
      <PortalHeader
        current="/portal/lists"
        title="Lists"
        note={`Check a whole list of wallets at once. You can keep ${formatCount(most, "list")} with ${formatNumber(mostRows)} rows, each for ${formatCount(days, "day")}.`}
      />
      <Section id="new" title="New list">
        <NewList
          policies={[
            { value: "", label: "None: scores alone" },
            ...policies.map(({ id, name }) => ({ value: id, label: visible(name) })),
          ]}
          chains={chainOptions(ctx, "All chains")}
          boards={Object.entries(boardNames).map(([value, label]) => ({ value, label }))}
          today={ctx.now.toISOString().slice(0, 10)}
        />
      </Section>
      <Section id="lists" title="Your lists">
        <YourLists lists={lists} />
        <PageLinks page={pagination} href={(to) => `/portal/lists?offset=${to}`} />
      </Section>
      <Refresh seconds={lists.some(isAtWork) ? WORKING_SECONDS : REFRESH_SECONDS} />
    </>
  );
}

function YourLists({ lists }: { lists: readonly List[] }) {
  if (lists.length === 0) {
    return (
      <EmptyState icon={ListChecks} title="No list yet">
        <p>Upload one: you see who passes, who does not and why, and wallets that look like one person’s.</p>
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Lists" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {lists.map((list) => (
        <ListRow key={list.id} list={list} />
      ))}
    </ul>
  );
}

function ListRow({ list }: { list: List }) {
  const { label, tone } = stateLabels[list.state];
  return (
    <li>
      <Link
        href={`/portal/lists/${list.id}`}
        className="relative flex items-center gap-3 p-4 transition-colors hover:bg-sunken sm:p-5"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{visible(list.name)}</span>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <span className="figures mt-1 block text-sm text-ink-soft">{aboutList(list)}</span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}

function aboutList(list: List): string {
  const { state, reason, counts, summary, createdAt, expiresAt } = list;
  if (isAtWork(list)) return describeProgress(list);
  if (state === "failed") return reason ?? "It failed.";
  const made = `from ${formatDay(createdAt)}, kept until ${formatDay(expiresAt)}`;
  const { outcomes } = summary ?? {};
  const result = outcomes ? `, ${formatNumber(outcomes.pass)} pass` : "";
  return `${formatCount(counts.rows, "row")}${result}, ${made}`;
}
