import { EyeOff } from "lucide-react";
import type { Metadata } from "next";
import { TakedownTable } from "@/components/admin/takedown-table.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listTakedowns } from "@/lib/domains/takedowns/index.ts";
import { offsetParam, type PageProps } from "../_lib/query.ts";

export const metadata: Metadata = {
  title: "Takedowns",
  description: "What the operators of this service hide from its pages and lists, and why.",
};

const PAGE_SIZE = 25;

export default async function TakedownsPage({ searchParams }: PageProps) {
  const ctx = systemContext();
  const offset = offsetParam(await searchParams);
  const { takedowns, pagination } = await listTakedowns(ctx, { status: "all", limit: PAGE_SIZE, offset });
  return (
    <>
      <PageHeader
        title="Takedowns"
        lead="What the operators of this service hide from its pages and lists, and why. Scores and proofs stay."
      />
      <div className="mt-8">
        {takedowns.length === 0 ? (
          <EmptyState icon={EyeOff} title="Nothing is hidden">
            <p>An operator can hide an attestation, a name, an avatar or the text of an appeal.</p>
          </EmptyState>
        ) : (
          <TakedownTable takedowns={takedowns} now={ctx.now} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/takedowns?offset=${to}`} />
    </>
  );
}
