import { Shapes, Unplug } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { AttestForm } from "@/components/attest/attest-form.tsx";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import { schemaLabels, schemaTitle } from "@/components/attest/labels.ts";
import { SchemaPicker } from "@/components/attest/schema-picker.tsx";
import type { FormSchema } from "@/components/attest/types.ts";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { findSchema, formFields } from "@/lib/domains/attestations/index.ts";
import { type PageProps, textParam } from "../_lib/query.ts";
import { easChains, readSchemas } from "./_lib/attestations.ts";
import { previewAttestation } from "./preview-attestation.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("attest.page");
  return { title: t("title"), description: t("description") };
}

const DEFAULT_SCHEMA = "endorsement";

export default async function AttestPage({ searchParams }: PageProps) {
  const t = await getTexts("attest.page");
  const ctx = systemContext();
  const query = await searchParams;
  const [subject, refUID] = [textParam(query, "subject") ?? "", textParam(query, "ref") ?? ""];
  const [schema, schemas] = await Promise.all([
    findSchema(ctx, textParam(query, "schema") ?? DEFAULT_SCHEMA),
    readSchemas(ctx),
  ]);
  const params = { ...(subject && { subject }), ...(refUID && { ref: refUID }) };
  const chains = easChains(ctx);
  const fields = schema && formFields(schema.schema);
  return (
    <ClientTexts
      of={[
        "api.problem",
        "attest.form",
        "attest.register",
        "attest.schemas",
        "attest.sign",
        "attest.values",
        "wallet.errors",
        "wallet.signIn",
      ]}
    >
      <AttestTabs current="/attest" />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight sm:text-4xl">{t("title")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">{t("lead")}</p>
      {chains.length === 0 ? (
        <NoEas />
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]">
          <Schemas schemas={schemas} current={schema?.uid ?? null} params={params} />
          <div className="min-w-0">
            {schema && fields ? (
              <>
                <SchemaHeading name={schema.name} uid={schema.uid} fields={schema.schema} />
                <AttestForm
                  preview={previewAttestation}
                  schema={{ uid: schema.uid, name: schema.name, revocable: schema.revocable, fields }}
                  subject={subject}
                  refUID={refUID}
                  chains={chains}
                />
              </>
            ) : (
              <NoForm schemaExists={schema !== null} href={`/attest?${new URLSearchParams(params)}`} />
            )}
          </div>
        </div>
      )}
    </ClientTexts>
  );
}

/** The schemas that attestations can be made with. */
function Schemas(props: {
  schemas: Awaited<ReturnType<typeof readSchemas>>;
  current: string | null;
  params: Record<string, string>;
}) {
  const { schemas, current, params } = props;
  const labels = useTexts("attest.schemas");
  return (
    <SchemaPicker
      builtIn={schemas.filter(({ name }) => schemaLabels(labels, name))}
      others={schemas.filter(({ name, schema: text }) => !schemaLabels(labels, name) && formFields(text))}
      current={current}
      hrefOf={(name) => `/attest?${new URLSearchParams({ schema: name, ...params })}`}
      params={params}
    />
  );
}

function SchemaHeading({ name, uid, fields }: Pick<FormSchema, "name" | "uid"> & { fields: string }) {
  const t = useTexts("attest.schemas");
  return (
    <div className="mb-6">
      <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{schemaTitle(t, { name, uid })}</h2>
      {!schemaLabels(t, name) && <p className="mt-1 font-mono text-sm wrap-anywhere text-ink-faint">{fields}</p>}
    </div>
  );
}

function NoEas() {
  const t = useTexts("attest.page");
  return (
    <div className="mt-8">
      <EmptyState icon={Unplug} title={t("noEas")}>
        <p>{t("noEasText")}</p>
      </EmptyState>
    </div>
  );
}

function NoForm({ schemaExists, href }: { schemaExists: boolean; href: string }) {
  const t = useTexts("attest.page");
  return (
    <EmptyState icon={Shapes} title={t(schemaExists ? "noForm" : "noSchema")}>
      <p>{t(schemaExists ? "noFormText" : "noSchemaText")}</p>
      <ButtonLink kind="quiet" href={href}>
        {t("endorse")}
      </ButtonLink>
    </EmptyState>
  );
}
