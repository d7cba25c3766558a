import { UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatUntil } from "@/components/ui/dates.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { TimeAgo } from "@/components/ui/time-ago.tsx";
import { includesRole } from "@/lib/core/operators.ts";
import { listPersonSessions, type PersonSessionView } from "@/lib/domains/people/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Sessions" };

const PAGE_SIZE = 25;
const REFRESH_SECONDS = 15;

export default async function AdminSessionsPage({ searchParams }: PageProps) {
  const operator = await readOperator("any");
  if ("instead" in operator) return operator.instead;
  const { ctx, role } = operator;
  const whose = includesRole(role, "reader") ? "all" : "own";
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const { sessions, pagination } = await listPersonSessions(ctx, { whose, ...page });
  return (
    <>
      <AdminHeader
        current="/admin/sessions"
        title="Sessions"
        note="People who signed in by the provider, newest first. Wallets see their own sessions in the portal."
      />
      <div className="mt-8">
        {sessions.length === 0 ? (
          <EmptyState icon={UsersRound} title="No sessions">
            <p>
              {ctx.env.OIDC_ISSUER === undefined
                ? "No sign-in provider is configured: operators sign in with their wallets."
                : "Nobody is signed in by the provider."}
            </p>
          </EmptyState>
        ) : (
          <DataTable caption="Sessions" rows={sessions} columns={columnsAt(ctx.now, await getTexts("dates"))} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/sessions?offset=${to}`} />
      <Refresh seconds={REFRESH_SECONDS} />
    </>
  );
}

function columnsAt(now: Date, dates: Texts<"dates">): Column<PersonSessionView>[] {
  return [
    { head: "Person", cellClassName: "min-w-44 wrap-anywhere", cell: (session) => <Person session={session} /> },
    { head: "Role", cell: ({ role }) => <span className="capitalize">{role}</span> },
    { head: "Given by", cellClassName: "min-w-40 text-sm wrap-anywhere", cell: ({ grantedBy }) => grantedBy },
    {
      head: "Last used",
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? "never" : <TimeAgo at={lastUsedAt} now={now} />),
    },
    {
      head: "Provider",
      cellClassName: "min-w-44 text-sm",
      cell: (session) => <Confirmed session={session} now={now} />,
    },
    { head: "Ends", cell: ({ expiresAt }) => formatUntil(expiresAt, now, dates) },
    { head: "Actions", cell: (session) => <End session={session} /> },
  ];
}

function Person({ session: { issuer, subject, current } }: { session: PersonSessionView }) {
  return (
    <>
      <p className="font-mono text-sm">
        {subject} {current && <Badge tone="good">this browser</Badge>}
      </p>
      <p className="text-sm text-ink-faint">{issuer}</p>
    </>
  );
}

function Confirmed({ session, now }: { session: PersonSessionView; now: Date }) {
  const { confirmedAt, checkFault, isChecked } = session;
  return (
    <>
      <p>
        confirmed <TimeAgo at={confirmedAt} now={now} />
      </p>
      {!isChecked && <p className="text-ink-faint">not asked again</p>}
      {checkFault !== null && <p className="wrap-anywhere text-caution">could not be checked: {checkFault}</p>}
    </>
  );
}

function End({ session: { id, subject, current } }: { session: PersonSessionView }) {
  return (
    <ActButton
      act="endSession"
      target={id}
      isOwn={current}
      label="End"
      title="End this session?"
      note={`${subject} is signed out within a second${current ? ", in this browser" : ""}. The provider may sign them in again.`}
    />
  );
}
