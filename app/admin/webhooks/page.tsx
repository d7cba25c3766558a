import { Webhook as WebhookIcon } from "lucide-react";
import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { StrangersText } from "@/components/ui/visible-text.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import { listAllWebhooks } from "@/lib/domains/webhooks/index.ts";
import type { OperatedWebhook } from "@/lib/domains/webhooks/schemas.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Webhooks" };

const PAGE_SIZE = 25;

export default async function AdminWebhooksPage({ searchParams }: PageProps) {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const { webhooks, pagination } = await listAllWebhooks(operator.ctx, { status: "all", ...page });
  return (
    <>
      <AdminHeader current="/admin/webhooks" title="Webhooks" note="The webhooks of all developers, newest first." />
      <div className="mt-8">
        {webhooks.length === 0 ? (
          <EmptyState icon={WebhookIcon} title="No webhook is registered">
            <p>Developers register webhooks in the portal.</p>
          </EmptyState>
        ) : (
          <DataTable caption="Webhooks" rows={webhooks} columns={columns} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/webhooks?offset=${to}`} />
    </>
  );
}

const columns: Column<OperatedWebhook>[] = [
  {
    head: "URL",
    cellClassName: "min-w-56 font-mono text-sm wrap-anywhere",
    cell: ({ url }) => <StrangersText>{url}</StrangersText>,
  },
  {
    head: "Owner",
    cellClassName: "text-sm",
    cell: ({ owner }) => (owner === null ? "–" : <ShortAddress address={owner} always />),
  },
  {
    head: "State",
    cellClassName: "text-sm wrap-anywhere",
    cell: (webhook) => (
      <>
        <State webhook={webhook} />
        {webhook.disabledReason && <p className="mt-1 max-w-72">{webhook.disabledReason}</p>}
      </>
    ),
  },
  { head: "Actions", cell: (webhook) => <Acts webhook={webhook} /> },
];

function State({ webhook: { active, failingSince, missed } }: { webhook: OperatedWebhook }) {
  if (!active) return <Badge tone="bad">off</Badge>;
  if (missed?.until === null) return <Badge tone="caution">full</Badge>;
  return failingSince ? <Badge tone="caution">failing</Badge> : <Badge tone="good">on</Badge>;
}

function Acts({ webhook: { id, active } }: { webhook: OperatedWebhook }) {
  if (!active) {
    return (
      <ActButton
        act="switchWebhookOn"
        target={id}
        label="Switch on"
        title="Switch the webhook on?"
        note="Its waiting deliveries are sent."
      />
    );
  }
  return (
    <ActButton
      act="switchWebhookOff"
      target={id}
      label="Switch off"
      title="Switch the webhook off?"
      note="Its owner reads the reason and cannot switch it on. Deliveries wait."
      asksReason
    />
  );
}
