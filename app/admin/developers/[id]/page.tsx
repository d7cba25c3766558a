import { Ban } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { DeveloperActs, KeyTable } from "@/components/admin/developer-parts.tsx";
import { OperatorSignIn } from "@/components/admin/operator-sign-in.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { IdParam } from "@/lib/core/schemas.ts";
import { getDeveloper } from "@/lib/domains/developers/index.ts";
import { nullOn } from "../../../(site)/_lib/null-on-error.ts";
import { offsetParam, type PageProps } from "../../../(site)/_lib/query.ts";
import { readOperator } from "../../_lib/read-operator.ts";

export const metadata: Metadata = { title: "Developer" };

const PAGE_SIZE = 25;

interface Props extends PageProps {
  params: Promise<{ id: string }>;
}

export default async function DeveloperPage({ params, searchParams }: Props) {
  const operator = await readOperator();
  if (!operator) return <OperatorSignIn />;
  const id = IdParam.safeParse((await params).id).data;
  if (id === undefined) notFound();
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const found = await nullOn(getDeveloper(operator.ctx, { developer: id, ...page }), "NOT_FOUND");
  if (!found) notFound();
  const { developer, keys, pagination } = found;
  return (
    <>
      <AdminHeader current="/admin/developers" title={developer.wallet} note={developer.id} />
      {developer.suspendedAt && (
        <div className="mt-6">
          <Notice icon={Ban} title="This developer is suspended">
            <p>{developer.suspensionReason}</p>
          </Notice>
        </div>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Definition name="Tier">{developer.tier}</Definition>
        <Definition name="Active keys">{developer.keys}</Definition>
        <Definition name="Since">{developer.createdAt.slice(0, 10)}</Definition>
      </dl>
      <DeveloperActs developer={developer} />
      <Section id="keys" title="Keys">
        {keys.length === 0 ? (
          <p className="text-ink-soft">It has no key.</p>
        ) : (
          <KeyTable keys={keys} now={operator.ctx.now} />
        )}
        <PageLinks page={pagination} href={(to) => `/admin/developers/${developer.id}?offset=${to}`} />
      </Section>
    </>
  );
}
