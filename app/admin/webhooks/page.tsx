import { Webhook as WebhookIcon } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.webhooks");
  return { title: t("title") };
}

const PAGE_SIZE = 25;

export default async function AdminWebhooksPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.webhooks");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const { webhooks, pagination } = await listAllWebhooks(operator.ctx, { status: "all", ...page });
  return (
    <>
      <AdminHeader current="/admin/webhooks" title={t("title")} note={t("note")} />
      <div className="mt-8">
        {webhooks.length === 0 ? (
          <EmptyState icon={WebhookIcon} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        ) : (
          <DataTable caption={t("title")} rows={webhooks} columns={columnsOf(t)} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/webhooks?offset=${to}`} />
    </>
  );
}

function columnsOf(t: Texts<"admin.webhooks">): Column<OperatedWebhook>[] {
  return [
    {
      head: "URL",
      cellClassName: "min-w-56 font-mono text-sm wrap-anywhere",
      cell: ({ url }) => <StrangersText>{url}</StrangersText>,
    },
    {
      head: t("owner"),
      cellClassName: "text-sm",
      cell: ({ owner }) => (owner === null ? "–" : <ShortAddress address={owner} always />),
    },
    {
      head: t("state"),
      cellClassName: "text-sm wrap-anywhere",
      cell: (webhook) => (
        <>
          <State webhook={webhook} />
          {webhook.disabledReason && (
            <p lang="en" className="mt-1 max-w-72">
              {webhook.disabledReason}
            </p>
          )}
        </>
      ),
    },
    { head: t("actions"), cell: (webhook) => <Acts webhook={webhook} /> },
  ];
}

function State({ webhook: { active, failingSince, missed } }: { webhook: OperatedWebhook }) {
  const t = useTexts("admin.webhooks");
  if (!active) return <Badge tone="bad">{t("states.off")}</Badge>;
  if (missed?.until === null) return <Badge tone="caution">{t("states.full")}</Badge>;
  return failingSince ? (
    <Badge tone="caution">{t("states.failing")}</Badge>
  ) : (
    <Badge tone="good">{t("states.on")}</Badge>
  );
}

function Acts({ webhook: { id, active } }: { webhook: OperatedWebhook }) {
  const t = useTexts("admin.webhooks");
  if (!active) {
    return (
      <ActButton act="switchWebhookOn" target={id} label={t("on.label")} title={t("on.title")} note={t("on.note")} />
    );
  }
  return (
    <ActButton
      act="switchWebhookOff"
      target={id}
      label={t("off.label")}
      title={t("off.title")}
      note={t("off.note")}
      asksReason
    />
  );
}
