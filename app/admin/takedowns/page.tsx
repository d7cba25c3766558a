import { EyeOff } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { TakedownTable } from "@/components/admin/takedown-table.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { listTakedowns } from "@/lib/domains/takedowns/index.ts";
import { type Takedown, takedownKinds } from "@/lib/domains/takedowns/schemas.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.takedowns");
  return { title: t("title") };
}

const PAGE_SIZE = 25;

export default async function AdminTakedownsPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.takedowns");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const offset = offsetParam(await searchParams);
  const { takedowns, pagination } = await listTakedowns(ctx, { status: "all", limit: PAGE_SIZE, offset });
  return (
    <>
      <AdminHeader current="/admin/takedowns" title={t("title")} note={t("note")} />
      <HideButtons />
      <div className="mt-8">
        {takedowns.length === 0 ? (
          <EmptyState icon={EyeOff} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        ) : (
          <TakedownTable
            takedowns={takedowns}
            now={ctx.now}
            actions={{ head: t("actions"), cell: (row) => <Lift takedown={row} /> }}
          />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/takedowns?offset=${to}`} />
    </>
  );
}

function HideButtons() {
  const t = useTexts("admin.takedowns");
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {takedownKinds.map((kind) => (
        <ActButton
          key={kind}
          act="takeDown"
          target={kind}
          label={t(`hide.${kind}`)}
          title={t(`ask.${kind}`)}
          note={t(kind === "appeal" ? "hidesAppeal" : "hides")}
          field={{ label: t(`fields.${kind}`) }}
          asksReason
        />
      ))}
    </div>
  );
}

function Lift({ takedown: { id, kind, target, liftedAt } }: { takedown: Takedown }) {
  const kinds = useTexts("admin.takedownTable");
  const t = useTexts("admin.takedowns");
  if (liftedAt) return null;
  return (
    <ActButton
      act="liftTakedown"
      target={id}
      label={t("lift.label")}
      title={t("lift.title", { kind: kinds(`kinds.${kind}`) })}
      note={t("lift.note", { target })}
    />
  );
}
