"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, type CallInput, createClient } from "../../lib/api/client.ts";
import type { ErrorDetail } from "../../lib/core/errors.ts";
import type { FormField } from "../../lib/domains/attestations/index.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { Select, SelectField } from "../ui/select.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { DataFields } from "./data-fields.tsx";
import { type Drafts, emptyDrafts, type FieldErrors, readDrafts } from "./field-values.ts";
import { schemaLabels } from "./labels.ts";
import type { Prepared } from "./sign-attestation.tsx";
import { SubjectField } from "./subject-field.tsx";

// What speaks to wallets is loaded when somebody is about to sign.
const signAttestation = () => import("./sign-attestation.tsx");

export interface FormSchema {
  uid: string;
  name: string | null;
  revocable: boolean;
  fields: readonly FormField[];
}

/** An attestation without its issuer. */
export type Terms = Omit<CallInput<"POST /v1/trust/attestations/prepare">["body"], "issuer">;

/** What the service has against it. */
export interface ValidationError {
  code: string;
  message: string;
  details: readonly ErrorDetail[];
}

interface Props {
  /** What would be signed, for whoever has not connected a wallet yet. */
  preview: (terms: Terms) => Promise<Prepared | ValidationError>;
  schema: FormSchema;
  /** Recipient, as the page's address says. */
  subject: string;
  /** The uid of an attestation it is about; empty without one. */
  refUID: string;
  /** Chains with an EAS, the one to begin with first. */
  chains: readonly { id: number; name: string }[];
}

const DAY = 86_400;
const expiries = [
  { value: "never", label: "Until I revoke it", days: null },
  { value: "month", label: "For 30 days", days: 30 },
  { value: "year", label: "For a year", days: 365 },
  { value: "date", label: "Until a day I choose", days: null },
] as const;
type Expiry = (typeof expiries)[number]["value"];

/** Asks for everything an attestation says; then shows what will be signed. What the service has against it stands beside its field. */
export function AttestForm({ preview, schema, subject: given, refUID: about, chains }: Props) {
  const ready = useHydrated();
  const { account } = useWallet();
  const { busy, problem, run, forget } = useApiCall();
  const form = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState(given);
  const [drafts, setDrafts] = useState<Drafts>(() => emptyDrafts(schema.fields));
  const [life, setLife] = useState<Expiry>("never");
  const [day, setDay] = useState("");
  const [revocable, setRevocable] = useState(schema.revocable);
  const [refUID, setRefUID] = useState(about);
  const [chainId, setChainId] = useState(chains[0]?.id ?? 0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const words = schemaLabels(schema.name);
  // Another schema begins with empty fields; whom it is about stays.
  const [shown, setShown] = useState(schema.uid);
  if (shown !== schema.uid) {
    setShown(schema.uid);
    setDrafts(emptyDrafts(schema.fields));
    setErrors({});
    setRevocable(schema.revocable);
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setFaults((count) => count + 1);
  };
  // The first field that is wrong gets the focus, once it is marked.
  const [faults, setFaults] = useState(0);
  useEffect(() => {
    if (faults > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [faults]);

  const review = () => {
    const read = readDrafts(schema.fields, drafts);
    const found = { ...emptyTexts(schema, drafts), ...read.errors };
    if (subject.trim() === "") found.subject = "Enter a name or address.";
    if (life === "date" && !day) found.expirationTime = "Choose the day.";
    if (refUID.trim() !== "" && !/^0x[0-9a-fA-F]{64}$/.test(refUID.trim())) {
      found.refUID = "A uid: 0x and 64 hex digits.";
    }
    forget();
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    const terms: Terms = {
      subject: subject.trim(),
      schema: schema.uid,
      data: read.data,
      chainId,
      expirationTime: endOf(life, day),
      revocable,
      ...(refUID.trim() !== "" && { refUID: refUID.trim() }),
    };
    void run(async () => {
      const answer = await (account === null ? preview(terms) : prepare(terms, account));
      if ("code" in answer) refuse(fieldErrorsOf(answer));
      else setPrepared(answer);
    });
  };
  // Whoever connects, or changes to another account, while looking at it is to sign the same.
  const connected = useEffectEvent(() => {
    if (prepared && prepared.attestation?.issuer !== account) review();
  });
  useEffect(() => {
    if (account !== null) connected();
  }, [account]);

  return (
    <form
      ref={form}
      noValidate
      aria-label="The attestation"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <fieldset disabled={!ready} className="contents">
        <SubjectField value={subject} onChange={setSubject} error={errors.subject} />
        <DataFields
          fields={schema.fields}
          {...(words && { words: words.fields })}
          drafts={drafts}
          errors={errors}
          onChange={setDrafts}
        />
        <Field label="Expires" error={errors.expirationTime}>
          {(control) => (
            <div className="flex flex-wrap gap-3">
              <Select {...control} value={life} options={expiries} onChoose={setLife} className="w-full sm:w-64" />
              {life === "date" && (
                <input
                  type="date"
                  aria-label="The day it ends, 00:00 UTC"
                  aria-invalid={errors.expirationTime ? true : undefined}
                  value={day}
                  onChange={(event) => setDay(event.currentTarget.value)}
                  className="field figures w-full px-3 sm:w-56"
                />
              )}
            </div>
          )}
        </Field>
        <div>
          <Checkbox
            label="Allow me to revoke it"
            hint={
              schema.revocable ? "Otherwise it cannot be withdrawn." : "Attestations of this schema cannot be revoked."
            }
            checked={revocable}
            disabled={!schema.revocable}
            onChange={setRevocable}
          />
        </div>
        <details open={about !== ""} className="group/more rounded-xl border border-line">
          <summary className="flex min-h-12 cursor-pointer items-center justify-between px-4 font-medium">
            More
            <ChevronDown size={20} className="text-ink-faint transition-transform group-open/more:rotate-180" />
          </summary>
          <div className="grid gap-6 p-4 pt-2">
            <SelectField
              label="Network"
              hint="Whose EAS it is signed for. The wallet is asked to go there."
              error={errors.chainId}
              value={chainId}
              options={chains.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={setChainId}
              className="sm:w-64"
            />
            <Field
              label="The attestation it is about"
              hint="The uid of another attestation, to answer or support it. Leave it empty for none."
              error={errors.refUID}
            >
              {(control) => (
                <input
                  {...control}
                  value={refUID}
                  placeholder="0x…"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => setRefUID(event.currentTarget.value)}
                  className="field figures w-full px-3 font-mono text-sm placeholder:text-ink-faint"
                />
              )}
            </Field>
          </div>
        </details>
        <ProblemNotice problem={problem} />
        <div role="alert" className="empty:hidden">
          <FieldError id="attest-refused" message={errors[""]} />
        </div>
        <Button type="submit" busy={busy} className="justify-self-start">
          Review and sign
        </Button>
      </fieldset>
      {prepared && (
        <Lazy part={signAttestation}>
          {({ SignAttestation }) => (
            <SignAttestation
              prepared={prepared}
              schema={schema}
              subject={subject.trim()}
              chainName={chains.find(({ id }) => id === prepared.typedData.domain.chainId)?.name ?? ""}
              onClose={() => setPrepared(null)}
              onMade={() => setDrafts(emptyDrafts(schema.fields))}
            />
          )}
        </Lazy>
      )}
    </form>
  );
}

/** Texts that say nothing, where the schema's words want something said. */
function emptyTexts(schema: FormSchema, drafts: Drafts): Record<string, string> {
  const words = schemaLabels(schema.name)?.fields ?? {};
  const empty = schema.fields.filter(
    ({ name, kind }) => kind === "text" && words[name] && !words[name].optional && String(drafts[name]).trim() === "",
  );
  return Object.fromEntries(empty.map(({ name }) => [`data.${name}`, "This field is required."]));
}

/** Unix seconds; 0: never. */
function endOf(life: Expiry, day: string): number {
  if (life === "date") return Date.parse(day) / 1000;
  const days = expiries.find(({ value }) => value === life)?.days;
  return days ? Math.floor(Date.now() / 1000) + days * DAY : 0;
}

/** What the wallet of an account would sign; what the service has against it, where it is about what was written. */
async function prepare(terms: Terms, issuer: string): Promise<Prepared | ValidationError> {
  try {
    const { typedData, attestation } = await createClient().call("POST /v1/trust/attestations/prepare", {
      body: { ...terms, issuer },
    });
    return { typedData, attestation, data: attestation.data };
  } catch (thrown) {
    if (thrown instanceof ApiError && (thrown.status === 400 || thrown.code === "USER_NOT_FOUND")) return thrown;
    throw thrown;
  }
}

const shownFields = /^(?:subject|expirationTime|chainId|refUID|data\..+)$/;

/** What stands beside which field, by its path; under "" what is about none. */
function fieldErrorsOf({ code, message, details }: ValidationError): FieldErrors {
  if (code === "USER_NOT_FOUND") {
    return { subject: "Nobody has this name. Look for a typing error, or give the address." };
  }
  const found = details.map((one) => ({ path: one.path.replace(/^body\./, ""), message: sentence(one.message) }));
  if (found.length === 0 || !found.every(({ path }) => shownFields.test(path))) return { "": message };
  return Object.fromEntries(found.map((one) => [one.path, one.message]));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
