"use client";

import { ChevronDown } from "lucide-react";
import { useTexts } from "#texts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { IdentityField } from "../search/identity-field.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, FieldError, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { Select } from "../ui/select.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { DataFields } from "./data-fields.tsx";
import { expiries } from "./expiry.ts";
import { emptyDrafts } from "./field-values.ts";
import { schemaLabels } from "./labels.ts";
import type { AttestationInput, FormSchema, PreparedAttestation, ValidationError } from "./types.ts";
import { type AttestForm as FormState, useAttestForm } from "./use-attest-form.ts";

// Wallet code is loaded when the attestation is reviewed.
const signAttestation = () => import("./sign-attestation.tsx");

interface Props {
  /** Prepares an attestation while nobody is signed in. */
  preview: (input: AttestationInput) => Promise<PreparedAttestation | ValidationError>;
  schema: FormSchema;
  subject: string;
  /** Empty: references no attestation. */
  refUID: string;
  /** Chains with EAS, the default one first. */
  chains: readonly { id: number; name: string }[];
}

/** Collects an attestation, then opens its review. */
export function AttestForm({ preview, schema, subject, refUID, chains }: Props) {
  const t = useTexts("attest.form");
  const state = useAttestForm({ preview, schema, subject, refUID, chainId: chains[0]?.id ?? 0 });
  const { draft, change, errors, prepared } = state;
  return (
    <Form aria-label={t("title")} className="grid gap-6" onSubmit={state.review}>
      <ContentFields state={state} schema={schema} />
      <MoreOptions state={state} chains={chains} open={refUID !== ""} />
      <ProblemNotice problem={state.problem} />
      <div role="alert" className="empty:hidden">
        <FieldError id="attest-refused" message={errors[""]} />
      </div>
      <Button type="submit" busy={state.busy} className="justify-self-start">
        {t("review")}
      </Button>
      {prepared && (
        <Lazy load={signAttestation}>
          {({ SignAttestation }) => (
            <SignAttestation
              prepared={prepared}
              schema={schema}
              subject={draft.subject.trim()}
              chainName={chains.find(({ id }) => id === prepared.typedData.domain.chainId)?.name ?? ""}
              onClose={state.closeReview}
              onPublished={() => change({ data: emptyDrafts(schema.fields) })}
            />
          )}
        </Lazy>
      )}
    </Form>
  );
}

function ContentFields({
  state: { draft, change, changeData, errors },
  schema,
}: {
  state: FormState;
  schema: FormSchema;
}) {
  const t = useTexts("attest.form");
  const labels = schemaLabels(useTexts("attest.schemas"), schema.name);
  return (
    <>
      <IdentityField
        label={t("recipient")}
        hint={t("recipientHint")}
        value={draft.subject}
        onChange={(subject) => change({ subject })}
        error={errors.subject}
      />
      <DataFields
        fields={schema.fields}
        {...(labels && { labels: labels.fields })}
        drafts={draft.data}
        errors={errors}
        onChange={changeData}
      />
      <ExpiryField draft={draft} change={change} error={errors.expirationTime} />
      <div>
        <Checkbox
          label={t("revocable")}
          hint={t(schema.revocable ? "revocableHint" : "irrevocableSchema")}
          checked={draft.revocable}
          disabled={!schema.revocable}
          onChange={(revocable) => change({ revocable })}
        />
      </div>
    </>
  );
}

function ExpiryField({ draft, change, error }: Pick<FormState, "draft" | "change"> & { error: string | undefined }) {
  const t = useTexts("attest.form");
  return (
    <Field label={t("expires")} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Select
            {...control}
            value={draft.expiry}
            options={expiries.map(({ value }) => ({ value, label: t(`expiries.${value}`) }))}
            onChoose={(expiry) => change({ expiry })}
            className="w-full sm:w-64"
          />
          {draft.expiry === "date" && (
            <input
              type="date"
              aria-label={t("expiryDate")}
              aria-invalid={error ? true : undefined}
              value={draft.date}
              onChange={(event) => change({ date: event.currentTarget.value })}
              className="field figures w-full px-3 sm:w-56"
            />
          )}
        </div>
      )}
    </Field>
  );
}

function MoreOptions(props: { state: FormState; chains: Props["chains"]; open: boolean }) {
  const t = useTexts("attest.form");
  const { draft, change, errors } = props.state;
  return (
    <details open={props.open} className="group/more rounded-xl border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-medium">
        {t("more")}
        <ChevronDown size={20} className="text-ink-faint transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-6 p-4 pt-2">
        <SelectField
          label={t("network")}
          hint={t("networkHint")}
          error={errors.chainId}
          value={draft.chainId}
          options={props.chains.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(chainId) => change({ chainId })}
          className="sm:w-64"
        />
        <TextField
          label={t("reference")}
          hint={t("referenceHint")}
          error={errors.refUID}
          value={draft.refUID}
          placeholder="0x…"
          code
          onChange={(refUID) => change({ refUID })}
          className="figures w-full font-mono text-sm placeholder:text-ink-faint"
        />
      </div>
    </details>
  );
}
