import { Shapes, Unplug } from "lucide-react";
import type { Metadata } from "next";
import { AttestForm } from "@/components/attest/attest-form.tsx";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import { schemaLabels, schemaTitle } from "@/components/attest/labels.ts";
import { SchemaPicker } from "@/components/attest/schema-picker.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { findSchema, formFields } from "@/lib/domains/attestations/index.ts";
import { easChains, one, type Query, readSchemas } from "./_lib/attestations.ts";
import { previewAttestation } from "./preview-attestation.ts";

export const metadata: Metadata = {
  title: "Attest",
  description: "Say something about somebody, signed with your wallet, for everybody to check.",
};

const FIRST = "endorsement";

export default async function AttestPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = systemContext();
  const query = await searchParams;
  const [subject, refUID] = [one(query, "subject") ?? "", one(query, "ref") ?? ""];
  const asked = one(query, "schema") ?? FIRST;
  const [schema, schemas] = await Promise.all([findSchema(ctx, asked), readSchemas(ctx)]);
  const kept = { ...(subject && { subject }), ...(refUID && { ref: refUID }) };
  const chains = easChains(ctx);
  const fields = schema && formFields(schema.schema);
  return (
    <>
      <AttestTabs here="/attest" />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight sm:text-4xl">Attest</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">
        Say something about somebody and sign it. It costs nothing, sends no transaction, and anybody can check that you
        said it.
      </p>
      {chains.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon={Unplug} title="No chain of this service has an EAS">
            <p>Attestations are signed for the EAS of a chain. The operator of this service has to name one.</p>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]">
          <SchemaPicker
            builtIn={schemas.filter(({ name }) => schemaLabels(name))}
            others={schemas.filter(({ name, schema: text }) => !schemaLabels(name) && formFields(text))}
            current={schema?.uid ?? null}
            hrefOf={(name) => `/attest?${new URLSearchParams({ schema: name, ...kept })}`}
            kept={kept}
          />
          <div className="min-w-0">
            {schema && fields ? (
              <>
                <h2 className="mb-1 text-xl font-semibold tracking-tight wrap-anywhere">{schemaTitle(schema)}</h2>
                {!schemaLabels(schema.name) && (
                  <p className="mb-1 font-mono text-sm wrap-anywhere text-ink-faint">{schema.schema}</p>
                )}
                <div className="mt-5">
                  <AttestForm
                    preview={previewAttestation}
                    schema={{ uid: schema.uid, name: schema.name, revocable: schema.revocable, fields }}
                    subject={subject}
                    refUID={refUID}
                    chains={chains}
                  />
                </div>
              </>
            ) : (
              <EmptyState
                icon={Shapes}
                title={schema ? "This schema does not fit into a form" : "There is no such schema here"}
              >
                <p>
                  {schema
                    ? "It has more fields than a page can ask for, or some that cannot be read. The API takes its data as encoded bytes."
                    : "It may have been mistyped. Choose another one, or register it."}
                </p>
                <ButtonLink kind="quiet" href={`/attest?${new URLSearchParams(kept)}`}>
                  Begin with an endorsement
                </ButtonLink>
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </>
  );
}
