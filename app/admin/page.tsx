import { CircleCheck, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { AdminHeader, type AdminPage as Page } from "@/components/admin/admin-header.tsx";
import { ChainState } from "@/components/admin/chain-table.tsx";
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
      <AdminHeader
        current="/admin"
        title="Overview"
        note="What needs the attention of an operator, and what is under way."
      />
      <Section id="attention" title="Needs attention">
        <AttentionList attention={attention} />
      </Section>
      <Section id="chains" title="Chains">
        <Chains chains={chains} />
      </Section>
      <Section id="work" title="Work">
        <Figures figures={figuresOf(work, model.spec.version)} />
      </Section>
      <Refresh seconds={REFRESH_SECONDS} />
    </>
  );
}

const link = "underline decoration-line-strong underline-offset-4 hover:text-accent";

function AttentionList({ attention }: { attention: readonly Attention[] }) {
  if (attention.length === 0) {
    return (
      <p className="flex gap-3 font-medium">
        <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" /> Nothing needs attention.
      </p>
    );
  }
  return (
    <ul className="grid gap-3">
      {attention.map(({ area, text }) => (
        <li key={text} className="flex gap-3 wrap-anywhere">
          <TriangleAlert size={22} className="mt-0.5 shrink-0 text-caution" />
          <Link href={`/admin/${area}`} className={link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Chains({ chains }: { chains: readonly ControlledChain[] }) {
  const numberOr = (value: number | null) => (value === null ? "–" : formatNumber(value));
  return (
    <DataTable
      caption="State of each chain"
      rows={chains}
      columns={[
        { head: "Chain", cellClassName: "font-medium", cell: ({ name }) => name },
        { head: "State", cell: ({ state }) => <ChainState state={state} /> },
        { head: "Block", className: "text-right figures max-sm:hidden", cell: ({ block }) => numberOr(block) },
        {
          head: "Quarantined",
          className: "text-right figures max-sm:hidden",
          cell: (one) => numberOr(one.quarantined),
        },
        {
          head: "Blocks behind",
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

function figuresOf(work: Workload, model: string): Figure[] {
  const count = formatNumber;
  return [
    {
      name: "Jobs waiting",
      href: "/admin/jobs",
      value: work.jobsWaiting,
      note: `${count(work.jobsRunning)} running, ${count(work.jobsFailed)} failed`,
    },
    { name: "Histories to read", href: "/admin/jobs", value: work.backfills, note: "of tracked wallets" },
    {
      name: "Deliveries, 24 hours",
      href: "/admin/webhooks",
      value: work.deliveries,
      note: `${count(work.deliveriesWaiting)} waiting, ${count(work.deliveriesFailed)} failed`,
    },
    {
      name: "Webhooks",
      href: "/admin/webhooks",
      value: work.webhooks,
      note: `${count(work.webhooksOff)} switched off`,
    },
    { name: "Open appeals", href: "/admin/appeals", value: work.openAppeals, note: "waiting for a decision" },
    { name: "Takedowns", href: "/admin/takedowns", value: work.hidden, note: "hidden now" },
    { name: "Developers", href: "/admin/developers", value: work.developers, note: `${count(work.keys)} active keys` },
    { name: "Active model", href: "/admin/models", value: model, note: "scores every subject" },
  ];
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-4">
      {figures.map(({ name, href, value, note }) => (
        <Definition key={name} name={name}>
          <Link href={href} className={`figures text-2xl font-semibold tracking-tight ${link}`}>
            {typeof value === "number" ? formatNumber(value) : value}
          </Link>
          <span className="figures block text-sm text-ink-faint">{note}</span>
        </Definition>
      ))}
    </dl>
  );
}
