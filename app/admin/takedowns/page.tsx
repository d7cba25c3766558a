import { EyeOff } from "lucide-react";
import type { Metadata } from "next";
import { ActButton } from "@/components/admin/act-button.tsx";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { TakedownTable } from "@/components/admin/takedown-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { listTakedowns } from "@/lib/domains/takedowns/index.ts";
import { takedownKinds } from "@/lib/domains/takedowns/schemas.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Takedowns" };

const PAGE_SIZE = 25;

const labels = { attestation: "Id or uid", name: "Name", avatar: "Name", appeal: "Id" } as const;

const HIDES = "It disappears from pages, lists and search. The reason is public. You can lift it.";
const notes = {
  attestation: HIDES,
  name: HIDES,
  avatar: HIDES,
  appeal: "Its reason and evidence disappear; the appeal itself stays in the public log. You can lift it.",
} as const;

export default async function AdminTakedownsPage({ searchParams }: PageProps) {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const offset = offsetParam(await searchParams);
  const { takedowns, pagination } = await listTakedowns(ctx, { status: "all", limit: PAGE_SIZE, offset });
  return (
    <>
      <AdminHeader
        current="/admin/takedowns"
        title="Takedowns"
        note="What is hidden from pages and lists. Scores and proofs stay. The log is public, at /takedowns."
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {takedownKinds.map((kind) => (
          <ActButton
            key={kind}
            act="takeDown"
            target={kind}
            label={`Hide ${kind === "name" ? "a" : "an"} ${kind}`}
            title={`Hide ${kind === "name" ? "a" : "an"} ${kind}?`}
            note={notes[kind]}
            field={{ label: labels[kind] }}
            asksReason
          />
        ))}
      </div>
      <div className="mt-8">
        {takedowns.length === 0 ? (
          <EmptyState icon={EyeOff} title="Nothing is hidden">
            <p>Takedowns are listed here and in the public log, with their reasons.</p>
          </EmptyState>
        ) : (
          <TakedownTable takedowns={takedowns} now={ctx.now} forOperators />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/admin/takedowns?offset=${to}`} />
    </>
  );
}
