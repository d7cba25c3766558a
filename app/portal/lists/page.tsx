import { ChevronRight, ListChecks } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { useTexts } from "#texts";
import { describeProgress, isAtWork, stateTones } from "@/components/lists/labels.ts";
import { NewList } from "@/components/lists/new-list.tsx";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { categoryName } from "@/components/scores/labels.ts";
import type { Texts } from "@/components/texts/create-texts.ts";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
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
import { SignInPrompt } from "../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("lists.page");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const WORKING_SECONDS = 2;
const REFRESH_SECONDS = 15;

export default async function ListsPage({ searchParams }: PageProps) {
  const [t, categories] = [await getTexts("lists.page"), await getTexts("scores.categories")];
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
        title={t("title")}
        note={t("note", { lists: most, rows: mostRows, days })}
      />
      <Section id="new" title={t("new")}>
        <ClientTexts of={["lists.new", "lists.sources"]}>
          <NewList
            policies={[
              { value: "", label: t("noPolicy") },
              ...policies.map(({ id, name }) => ({ value: id, label: visible(name) })),
            ]}
            chains={chainOptions(ctx, t("allChains"))}
            boards={Object.keys(boardNames).map((value) => ({ value, label: categoryName(categories, value) }))}
            today={ctx.now.toISOString().slice(0, 10)}
          />
        </ClientTexts>
      </Section>
      <Section id="lists" title={t("yours")}>
        <YourLists lists={lists} />
        <PageLinks page={pagination} href={(to) => `/portal/lists?offset=${to}`} />
      </Section>
      <Refresh seconds={lists.some(isAtWork) ? WORKING_SECONDS : REFRESH_SECONDS} />
    </>
  );
}

function YourLists({ lists }: { lists: readonly List[] }) {
  const t = useTexts("lists.page");
  if (lists.length === 0) {
    return (
      <EmptyState icon={ListChecks} title={t("empty.title")}>
        <p>{t("empty.text")}</p>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {lists.map((list) => (
        <ListRow key={list.id} list={list} />
      ))}
    </ul>
  );
}

function ListRow({ list }: { list: List }) {
  const t = useTexts("lists.page");
  const states = useTexts("lists.states");
  const progress = useTexts("lists.progress");
  return (
    <li>
      <Link
        href={`/portal/lists/${list.id}`}
        className="relative flex items-center gap-3 p-4 transition-colors hover:bg-sunken sm:p-5"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{visible(list.name)}</span>
            <Badge tone={stateTones[list.state]}>{states(list.state)}</Badge>
          </span>
          <span className="figures mt-1 block text-sm text-ink-soft">
            {isAtWork(list) ? describeProgress(list, progress) : aboutList(list, t)}
          </span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}

function aboutList(list: List, t: Texts<"lists.page">): string {
  const { state, reason, counts, summary, createdAt, expiresAt } = list;
  if (state === "failed") return reason ?? t("failed");
  const made = { rows: counts.rows, day: formatDay(createdAt, t.language), until: formatDay(expiresAt, t.language) };
  const { outcomes } = summary ?? {};
  return outcomes ? t("complete", { ...made, pass: outcomes.pass }) : t("scored", made);
}
