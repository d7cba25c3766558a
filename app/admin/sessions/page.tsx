import { UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { formatUntil } from "@/components/ui/ago.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { TimeAgo } from "@/components/ui/time-ago.tsx";
import { includesRole } from "@/lib/core/operators.ts";
import { listPersonSessions, type PersonSessionView } from "@/lib/domains/people/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.sessions");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const REFRESH_SECONDS = 15;

export default async function AdminSessionsPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.sessions");
  const operator = await readOperator("any");
  if ("instead" in operator) return operator.instead;
  const { ctx, role } = operator;
  const whose = includesRole(role, "reader") ? "all" : "own";
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const { sessions, pagination } = await listPersonSessions(ctx, { whose, ...page });
  return (
    <>
      <AdminHeader current="/admin/sessions" title={t("title")} note={t("note")} />
      <div className="mt-8">
        {sessions.length === 0 ? (
          <EmptyState icon={UsersRound} title={t("empty.title")}>
            <p>{ctx.env.OIDC_ISSUER === undefined ? t("empty.noProvider") : t("empty.nobody")}</p>
          </EmptyState>
        ) : (
          <DataTable caption={t("title")} rows={sessions} columns={columnsAt(ctx.now, t, await getTexts("dates"))} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/sessions?offset=${to}`} />
      <Refresh seconds={REFRESH_SECONDS} />
    </>
  );
}

function columnsAt(now: Date, t: Texts<"admin.sessions">, dates: Texts<"dates">): Column<PersonSessionView>[] {
  return [
    { head: t("person"), cellClassName: "min-w-44 wrap-anywhere", cell: (session) => <Person session={session} /> },
    { head: t("role"), cell: ({ role }) => <span className="capitalize">{role}</span> },
    { head: t("givenBy"), cellClassName: "min-w-40 text-sm wrap-anywhere", cell: ({ grantedBy }) => grantedBy },
    {
      head: t("lastUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t("never") : <TimeAgo at={lastUsedAt} now={now} />),
    },
    {
      head: t("provider"),
      cellClassName: "min-w-44 text-sm",
      cell: (session) => <Confirmed session={session} now={now} />,
    },
    { head: t("ends"), cell: ({ expiresAt }) => formatUntil(expiresAt, now, dates) },
    { head: t("actions"), cell: (session) => <End session={session} /> },
  ];
}

function Person({ session: { issuer, subject, current } }: { session: PersonSessionView }) {
  const t = useTexts("admin.sessions");
  return (
    <>
      <p className="font-mono text-sm">
        {subject} {current && <Badge tone="good">{t("current")}</Badge>}
      </p>
      <p className="text-sm text-ink-faint">{issuer}</p>
    </>
  );
}

function Confirmed({ session, now }: { session: PersonSessionView; now: Date }) {
  const t = useTexts("admin.sessions");
  const { confirmedAt, checkFault, isChecked } = session;
  return (
    <>
      <p>{t.rich("confirmed", { time: () => <TimeAgo at={confirmedAt} now={now} /> })}</p>
      {!isChecked && <p className="text-ink-faint">{t("notAsked")}</p>}
      {checkFault !== null && <p className="wrap-anywhere text-caution">{t("unchecked", { fault: checkFault })}</p>}
    </>
  );
}

function End({ session: { id, subject, current } }: { session: PersonSessionView }) {
  const t = useTexts("admin.sessions");
  return (
    <ActButton
      act="endSession"
      target={id}
      isOwn={current}
      label={t("end.label")}
      title={t("end.title")}
      note={t(current ? "end.noteOwn" : "end.note", { subject })}
    />
  );
}
