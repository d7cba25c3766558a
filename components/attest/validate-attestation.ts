import type { Texts } from "../texts/create-texts.ts";
import { type Expiry, expirationTime } from "./expiry.ts";
import { type Drafts, type FieldErrors, readDrafts } from "./field-values.ts";
import { schemaLabels } from "./labels.ts";
import type { AttestationInput, FormSchema, ValidationError } from "./types.ts";

/** Everything that can be entered into the form. */
export interface AttestationDraft {
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

/** The texts of a form. */
export interface AttestTexts {
  form: Texts<"attest.form">;
  schemas: Texts<"attest.schemas">;
}

const UID = /^0x[0-9a-fA-F]{64}$/;

/** The attestation of a draft, or its errors. The service validates it again. */
export function validateAttestation(
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
export function toFieldErrors(form: AttestTexts["form"], { code, message, details }: ValidationError): FieldErrors {
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
