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

const UID = /^0x[0-9a-fA-F]{64}$/;

/** The attestation of a draft, or its errors. The service validates it again. */
export function validateAttestation(
  schema: FormSchema,
  draft: AttestationDraft,
): { input: AttestationInput | null; errors: FieldErrors } {
  const subject = draft.subject.trim();
  const refUID = draft.refUID.trim();
  const { data, errors: dataErrors } = readDrafts(schema.fields, draft.data);
  const errors = {
    ...dataErrors,
    ...missingFields(schema, draft.data),
    ...(subject === "" && { subject: "Enter a name or address." }),
    ...(draft.expiry === "date" && !draft.date && { expirationTime: "Choose a date." }),
    ...(refUID !== "" && !UID.test(refUID) && { refUID: "Enter a UID: 0x and 64 hex digits." }),
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
function missingFields(schema: FormSchema, data: Drafts): FieldErrors {
  const labels = schemaLabels(schema.name)?.fields ?? {};
  const missing = schema.fields.flatMap(({ name, kind }): [string, string][] => {
    const label = labels[name];
    if (!label || label.optional || String(data[name]).trim() !== "") return [];
    if (label.control === "date") return [[`data.${name}`, "Choose a date."]];
    return kind === "text" ? [[`data.${name}`, "This field is required."]] : [];
  });
  return Object.fromEntries(missing);
}

const fieldPaths = /^(?:subject|expirationTime|chainId|refUID|data\..+)$/;

/** The service's errors by field; under "" those of no field of the form. */
export function toFieldErrors({ code, message, details }: ValidationError): FieldErrors {
  if (code === "USER_NOT_FOUND") {
    return { subject: "Nobody has this name. Check the spelling, or enter an address." };
  }
  const errors = details.map((one) => ({ path: one.path.replace(/^body\./, ""), message: sentence(one.message) }));
  if (errors.length === 0 || !errors.every(({ path }) => fieldPaths.test(path))) return { "": message };
  return Object.fromEntries(errors.map((one) => [one.path, one.message]));
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
