import { CircleCheck, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useLanguage, useTexts } from "#texts";
import { AdminHeader, type AdminPage as Page } from "@/components/admin/admin-header.tsx";
import { ChainState } from "@/components/admin/chain-table.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { countWork, getOverview, type Workload } from "@/lib/domains/administration/index.ts";
import type { Attention } from "@/lib/domains/administration/schemas.ts";
import { listChains } from "@/lib/domains/chain-control/index.ts";
import type { ControlledChain } from "@/lib/domains/chain-control/schemas.ts";
import { readActiveModel } from "@/lib/domains/models/index.ts";
import { readOperator } from "./_lib/read-operator.tsx";

const REFRESH_SECONDS = 15;

export default async function AdminPage() {
  const t = await getTexts("admin.overview");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const [{ attention }, { chains }, work, model] = await Promise.all([
    getOverview(ctx),
    listChains(ctx),
    countWork(ctx),
    readActiveModel(ctx.pg),
  ]);
  return (
    <>
      <AdminHeader current="/admin" title={t("title")} note={t("note")} />
      <Section id="attention" title={t("attention.title")}>
        <AttentionList attention={attention} />
      </Section>
      <Section id="chains" title={t("chains.title")}>
        <Chains chains={chains} />
      </Section>
      <Section id="work" title={t("work")}>
        <Figures figures={figuresOf(work, model.spec.version, t)} />
      </Section>
      <Refresh seconds={REFRESH_SECONDS} />
    </>
  );
}

const link = "underline decoration-line-strong underline-offset-4 hover:text-accent";

function AttentionList({ attention }: { attention: readonly Attention[] }) {
  const t = useTexts("admin.overview");
  if (attention.length === 0) {
    return (
      <p className="flex gap-3 font-medium">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" /> {t("attention.none")}
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {attention.map(({ area, text }) => (
        <li key={text} className="flex gap-3 wrap-anywhere">
          <TriangleAlert size={22} className="mt-0.5 shrink-0 text-caution" />
          <Link href={`/admin/${area}`} className={link}>
            <span lang="en">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Chains({ chains }: { chains: readonly ControlledChain[] }) {
  const t = useTexts("admin.overview");
  const numberOr = (value: number | null) => (value === null ? "–" : formatNumber(value, t.language));
  return (
    <DataTable
      caption={t("chains.caption")}
      rows={chains}
      columns={[
        { head: t("chains.chain"), cellClassName: "font-medium", cell: ({ name }) => name },
        { head: t("chains.state"), cell: ({ state }) => <ChainState state={state} /> },
        {
          head: t("chains.block"),
          className: "text-right figures max-sm:hidden",
          cell: ({ block }) => numberOr(block),
        },
        {
          head: t("chains.quarantined"),
          className: "text-right figures max-sm:hidden",
          cell: (one) => numberOr(one.quarantined),
        },
        {
          head: t("chains.behind"),
          className: "text-right figures",
          cell: ({ block, head }) => numberOr(block === null || head === null ? null : Math.max(0, head - block)),
        },
      ]}
    />
  );
}

interface Figure {
  name: string;
  href: Page;
  value: number | string;
  note: string;
}

function figuresOf(work: Workload, model: string, t: Texts<"admin.overview">): Figure[] {
  const jobs = { running: work.jobsRunning, failed: work.jobsFailed };
  const deliveries = { waiting: work.deliveriesWaiting, failed: work.deliveriesFailed };
  const webhooks = { off: work.webhooksOff };
  return [
    { name: t("jobs"), href: "/admin/jobs", value: work.jobsWaiting, note: t("jobsNote", jobs) },
    { name: t("histories"), href: "/admin/jobs", value: work.backfills, note: t("historiesNote") },
    { name: t("deliveries"), href: "/admin/webhooks", value: work.deliveries, note: t("deliveriesNote", deliveries) },
    { name: t("webhooks"), href: "/admin/webhooks", value: work.webhooks, note: t("webhooksNote", webhooks) },
    { name: t("appeals"), href: "/admin/appeals", value: work.openAppeals, note: t("appealsNote") },
    { name: t("takedowns"), href: "/admin/takedowns", value: work.hidden, note: t("takedownsNote") },
    {
      name: t("developers"),
      href: "/admin/developers",
      value: work.developers,
      note: t("developersNote", { keys: work.keys }),
    },
    { name: t("model"), href: "/admin/models", value: model, note: t("modelNote") },
  ];
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-4">
      {figures.map(({ name, href, value, note }) => (
        <Definition key={name} name={name}>
          <Link href={href} className={`figures text-2xl font-semibold tracking-tight ${link}`}>
            {typeof value === "number" ? formatNumber(value, language) : value}
          </Link>
          <span className="figures block text-sm text-ink-faint">{note}</span>
        </Definition>
      ))}
    </dl>
  );
}
