import { CircleAlert } from "lucide-react";
import type { Metadata } from "next";
import { isAtWork, stateTones } from "@/components/lists/labels.ts";
import { ListActions } from "@/components/lists/list-actions.tsx";
import { ListProgress, ListReading } from "@/components/lists/list-reading.tsx";
import { ListResults } from "@/components/lists/list-results.tsx";
import { ListShares } from "@/components/lists/list-shares.tsx";
import { ListSummary } from "@/components/lists/list-summary.tsx";
import { ListTrees } from "@/components/lists/list-trees.tsx";
import { readDraft } from "@/components/policies/draft.ts";
import { outcomeTones } from "@/components/policies/labels.ts";
import { PolicyWords } from "@/components/policies/policy-words.tsx";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { formatDay, formatTime } from "@/components/ui/dates.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { visible } from "@/components/ui/visible-text.tsx";
import type { Context } from "@/lib/core/context.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import {
  getChanges,
  getList,
  getListClusters,
  getListPolicy,
  getResultPage,
  listShares,
  listTrees,
} from "@/lib/domains/lists/index.ts";
import type { List } from "@/lib/domains/lists/schemas.ts";
import { listModules } from "@/lib/domains/policies/index.ts";
import { answerNotFound } from "../../../(site)/_lib/answer-not-found.tsx";
import { chainNames } from "../../../(site)/_lib/chains.ts";
import { nullOn } from "../../../(site)/_lib/null-on-error.ts";
import { keyParam, offsetParam, type PageProps, type Query, textParam } from "../../../(site)/_lib/query.ts";
import { SignInPrompt } from "../../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("lists.one");
  return { title: t("metaTitle") };
}

/** Of its client components. */
const clientAreas = ["lists.actions", "lists.trees", "lists.shares", "portal.secret"] as const;
const WORKING_SECONDS = 2;
const PAGE_SIZE = 25;
const SHOWN_CLUSTERS = 50;
const SHOWN_TREES = 20;
/** For {@link keyParam}: every value that a filter may have. */
const choices = { ...outcomeTones, "": null };
const orders = { rows: null, total: null };

interface Props extends PageProps {
  params: Promise<{ id: string }>;
}

export default async function ListPage({ params, searchParams }: Props) {
  const t = await getTexts("lists.one");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx } = signedIn;
  const listId = IdParam.safeParse((await params).id).data;
  const list = listId === undefined ? null : await nullOn(getList(ctx, { listId }), "NOT_FOUND");
  if (!list) return answerNotFound(<PageNotFound />);
  const states = await getTexts("lists.states");
  return (
    <ClientTexts of={clientAreas}>
      <PortalHeader
        current="/portal/lists"
        title={visible(list.name)}
        note={
          <>
            <Badge tone={stateTones[list.state]}>{states(list.state)}</Badge>{" "}
            <span className="figures">{when(list, t)}</span>
          </>
        }
        action={<ListActions list={{ id: list.id, name: list.name, state: list.state, counts: list.counts }} />}
      />
      {list.state === "failed" && (
        <div className="mt-6">
          <Notice icon={CircleAlert} title={t("failed")}>
            <p lang="en">{list.reason}</p>
          </Notice>
        </div>
      )}
      {isAtWork(list) && <ListProgress list={list} />}
      <ListReading list={list} />
      {list.state === "complete" && <Complete ctx={ctx} list={list} query={await searchParams} />}
      {isAtWork(list) && <Refresh seconds={WORKING_SECONDS} />}
    </ClientTexts>
  );
}

function when({ at, createdAt, completedAt, expiresAt }: List, t: Texts<"lists.one">): string {
  const until = formatDay(expiresAt, t.language);
  const rest = completedAt
    ? t("when.ended", { time: formatTime(completedAt, t.language), until })
    : t("when.begun", { time: formatTime(createdAt, t.language), until });
  return at === null ? rest : t("when.judged", { day: formatDay(at, t.language), rest });
}

async function Complete({ ctx, list, query }: { ctx: Context; list: List; query: Query }) {
  const t = await getTexts("lists.one");
  const listId = list.id;
  const cluster = /^\d{1,7}$/.exec(textParam(query, "cluster") ?? "")?.[0];
  const filter = {
    outcome: keyParam(query, "outcome", choices, "") as keyof typeof outcomeTones | "", // A key of `choices`.
    order: keyParam(query, "order", orders, "rows") as keyof typeof orders, // One of its keys.
    cluster: cluster === undefined ? undefined : Number(cluster),
  };
  const page = { limit: PAGE_SIZE, offset: offsetParam(query) };
  const [saved, { modules }, results, clusters, changes, { trees }, shares] = await Promise.all([
    getListPolicy(ctx, { listId }),
    listModules(ctx),
    getResultPage(ctx, { listId, ...filter, outcome: filter.outcome || undefined, ...page }),
    getListClusters(ctx, { listId, limit: SHOWN_CLUSTERS, offset: 0 }),
    // The earlier list may be gone.
    list.previousId === null
      ? null
      : nullOn(getChanges(ctx, { listId, limit: PAGE_SIZE, offset: offsetParam(query, "changes") }), "NOT_FOUND"),
    listTrees(ctx, { listId, limit: SHOWN_TREES, offset: 0 }),
    listShares(ctx, { listId }),
  ]);
  const policy = readDraft(saved);
  return (
    <>
      {policy && (
        <Section id="policy" title={t("policy")}>
          <PolicyWords group={policy} modules={modules} chains={chainNames(ctx)} />
        </Section>
      )}
      {list.summary && (
        <Section id="summary" title={t("summary")}>
          <ListSummary summary={list.summary} policy={policy} modules={modules} />
        </Section>
      )}
      <ListResults listId={listId} hasPolicy={policy !== null} {...{ filter, results, clusters, changes }} />
      <Section id="trees" title={t("trees.title")} note={t("trees.note")}>
        <ListTrees listId={listId} trees={trees} />
      </Section>
      <Section id="shares" title={t("share.title")} note={t("share.note")}>
        <ListShares listId={listId} shares={shares} />
      </Section>
      {trees.some(({ state }) => state === "building") && <Refresh seconds={WORKING_SECONDS} />}
    </>
  );
}
