import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "#texts";
import { ApiError } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import type { Problem } from "../api/problem.ts";
import { useApiCall } from "../api/use-api-call.ts";
import { useWallet } from "../wallet/wallet-context.tsx";
import { type Drafts, emptyDrafts, type FieldErrors } from "./field-values.ts";
import type { AttestationInput, FormSchema, PreparedAttestation, ValidationError } from "./types.ts";
import { type AttestationDraft, toFieldErrors, validateAttestation } from "./validate-attestation.ts";

interface Options {
  /** Prepares an attestation while nobody is signed in. */
  preview: (input: AttestationInput) => Promise<PreparedAttestation | ValidationError>;
  schema: FormSchema;
  subject: string;
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
