import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "#texts";
import { ApiError } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import type { Problem } from "../api/problem.ts";
import { useApiCall } from "../api/use-api-call.ts";
import type { Texts } from "../texts/create-texts.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { type Expiry, expirationTime } from "./expiry.ts";
import { type Drafts, emptyDrafts, type FieldErrors, readDrafts } from "./field-values.ts";
import { schemaLabels } from "./labels.ts";
import type { AttestationInput, FormSchema, PreparedAttestation, ValidationError } from "./types.ts";

interface Options {
  /** Prepares an attestation while nobody is signed in. */
  preview: (input: AttestationInput) => Promise<PreparedAttestation | ValidationError>;
  schema: FormSchema;
  subject: string;
  refUID: string;
  chainId: number;
}

/** Everything that can be entered into the form. */
interface AttestationDraft {
  subject: string;
  data: Drafts;
  expiry: Expiry;
  /** ISO day, for the expiry "date". */
  date: string;
  revocable: boolean;
  /** Empty: references no attestation. */
  refUID: string;
  chainId: number;
}

export interface AttestForm {
  draft: AttestationDraft;
  change: (changed: Partial<AttestationDraft>) => void;
  changeData: (change: (data: Drafts) => Drafts) => void;
  errors: FieldErrors;
  busy: boolean;
  problem: Problem | null;
  /** Set while the attestation is reviewed and signed. */
  prepared: PreparedAttestation | null;
  review: () => void;
  closeReview: () => void;
}

/** State of the form: the input, its errors, and the attestation under review. */
export function useAttestForm({ preview, schema, subject, refUID, chainId }: Options): AttestForm {
  const texts = { form: useTexts("attest.form"), schemas: useTexts("attest.schemas") };
  const { account } = useWallet();
  const { busy, problem, run, reset } = useApiCall();
  const [draft, setDraft] = useState<AttestationDraft>(() => ({
    subject,
    refUID,
    chainId,
    expiry: "never",
    date: "",
    ...schemaDefaults(schema),
  }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [prepared, setPrepared] = useState<PreparedAttestation | null>(null);
  const [schemaUid, setSchemaUid] = useState(schema.uid);
  if (schemaUid !== schema.uid) {
    setSchemaUid(schema.uid);
    setDraft({ ...draft, ...schemaDefaults(schema) });
    setErrors({});
  }

  const review = () => {
    const { input, errors: found } = validateAttestation(texts, schema, draft);
    reset();
    setErrors(found);
    if (!input) return;
    void run(async () => {
      const answer = await (account === null ? preview(input) : prepare(input, account));
      if ("code" in answer) setErrors(toFieldErrors(texts.form, answer));
      else setPrepared(answer);
    });
  };
  // A wallet that connects or changes during the review signs the same attestation as its issuer.
  const onAccount = useEffectEvent(() => {
    if (prepared && prepared.attestation?.issuer !== account) review();
  });
  useEffect(() => {
    if (account !== null) onAccount();
  }, [account]);

  const change = (changed: Partial<AttestationDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const changeData: AttestForm["changeData"] = (next) => setDraft((before) => ({ ...before, data: next(before.data) }));
  return { draft, change, changeData, errors, busy, problem, prepared, review, closeReview: () => setPrepared(null) };
}

/** The texts of a form. */
interface AttestTexts {
  form: Texts<"attest.form">;
  schemas: Texts<"attest.schemas">;
}

const UID = /^0x[0-9a-fA-F]{64}$/;

/** The attestation of a draft, or its errors. The service validates it again. */
function validateAttestation(
  { form, schemas }: AttestTexts,
  schema: FormSchema,
  draft: AttestationDraft,
): { input: AttestationInput | null; errors: FieldErrors } {
  const subject = draft.subject.trim();
  const refUID = draft.refUID.trim();
  const { data, errors: dataErrors } = readDrafts(form, schema.fields, draft.data);
  const errors = {
    ...dataErrors,
    ...missingFields({ form, schemas }, schema, draft.data),
    ...(subject === "" && { subject: form("errors.subject") }),
    ...(draft.expiry === "date" && !draft.date && { expirationTime: form("errors.date") }),
    ...(refUID !== "" && !UID.test(refUID) && { refUID: form("errors.uid") }),
  };
  if (Object.keys(errors).length > 0) return { input: null, errors };
  const input = {
    subject,
    schema: schema.uid,
    data,
    chainId: draft.chainId,
    expirationTime: expirationTime(draft.expiry, draft.date),
    revocable: draft.revocable,
    ...(refUID !== "" && { refUID }),
  };
  return { input, errors };
}

/** Texts and days that the built-in schemas require. */
function missingFields({ form, schemas }: AttestTexts, schema: FormSchema, data: Drafts): FieldErrors {
  const labels = schemaLabels(schemas, schema.name)?.fields ?? {};
  const missing = schema.fields.flatMap(({ name, kind }): [string, string][] => {
    const label = labels[name];
    if (!label || label.optional || String(data[name]).trim() !== "") return [];
    if (label.control === "date") return [[`data.${name}`, form("errors.date")]];
    return kind === "text" ? [[`data.${name}`, form("errors.required")]] : [];
  });
  return Object.fromEntries(missing);
}

const fieldPaths = /^(?:subject|expirationTime|chainId|refUID|data\..+)$/;

/** The service's errors by field; under "" those of no field of the form. */
function toFieldErrors(form: AttestTexts["form"], { code, message, details }: ValidationError): FieldErrors {
  if (code === "USER_NOT_FOUND") {
    return { subject: form("errors.nobody") };
  }
  const errors = details.map((one) => ({ path: one.path.replace(/^body\./, ""), message: sentence(one.message) }));
  if (errors.length === 0 || !errors.every(({ path }) => fieldPaths.test(path))) return { "": message };
  return Object.fromEntries(errors.map((one) => [one.path, one.message]));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

function schemaDefaults({ fields, revocable }: FormSchema): Pick<AttestationDraft, "data" | "revocable"> {
  return { data: emptyDrafts(fields), revocable };
}

async function prepare(input: AttestationInput, issuer: string): Promise<PreparedAttestation | ValidationError> {
  try {
    const body = { ...input, issuer };
    const { typedData, attestation } = await api.call("POST /v1/trust/attestations/prepare", { body });
    return { typedData, attestation, data: attestation.data };
  } catch (thrown) {
    if (thrown instanceof ApiError && (thrown.status === 400 || thrown.code === "USER_NOT_FOUND")) return thrown;
    throw thrown;
  }
}
