"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Done } from "../ui/status-line.tsx";
import type { TypedData } from "../wallet/signer.ts";
import { describeImpact } from "./format.ts";
import { RevocationForm, type RevocationTerms } from "./revocation-form.tsx";
import { SigningFooter } from "./signing-footer.tsx";
import type { RevocableAttestation } from "./types.ts";
import { useSigning } from "./use-signing.ts";

type Revoked = CallOutput<"DELETE /v1/trust/attestations/{attestationId}">;

/** Asks for the reason, shows the consequences, has the issuer sign, and reports the effect. */
export function RevokeDialog(props: RevocableAttestation & { onClose: () => void }) {
  const t = useTexts("attest.revoke");
  const router = useRouter();
  const [terms, setTerms] = useState<RevocationTerms>({
    reason: "relationship_ended",
    details: "",
    publicReason: "",
    notifySubject: true,
  });
  const [data, setData] = useState<TypedData | null>(null);
  const [revoked, setRevoked] = useState<Revoked | null>(null);
  const close = () => {
    props.onClose();
    // Refreshing earlier would remove the button this dialog belongs to.
    if (revoked) router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={revoked ? t("revokedTitle") : t("revokeTitle", { title: props.title })}
      description={<span className="wrap-anywhere">{t("about", { subject: props.subject })}</span>}
      persistent
    >
      <div aria-live="polite" className="grid gap-5">
        {revoked && <Effect impact={revoked.impact} onClose={close} />}
        {!revoked && !data && (
          <RevocationForm attestation={props.attestation} terms={terms} onChange={setTerms} onReady={setData} />
        )}
        {!revoked && data && (
          <SignRevocation {...props} terms={terms} data={data} onBack={() => setData(null)} onRevoked={setRevoked} />
        )}
      </div>
    </Dialog>
  );
}

interface SignProps extends RevocableAttestation {
  terms: RevocationTerms;
  data: TypedData;
  onBack: () => void;
  onRevoked: (revoked: Revoked) => void;
}

function SignRevocation({ attestation, terms, data, onBack, onRevoked }: SignProps) {
  const t = useTexts("attest.revoke");
  const signing = useTexts("attest.sign");
  const { phase, sign } = useSigning({
    account: attestation.issuer,
    chainId: attestation.chainId,
    data,
    store: async (signature) => {
      const { id: attestationId } = attestation;
      const body = { ...terms, signature };
      onRevoked(await api.call("DELETE /v1/trust/attestations/{attestationId}", { params: { attestationId }, body }));
    },
  });
  const fields = Object.entries(data.message).map(([name, value]) => ({
    name,
    value: value === "" ? t("empty") : String(value),
  }));
  return (
    <>
      <Consequences terms={terms} isOnChain={attestation.signatureKind === "onchain"} />
      <FieldList title={signing("walletShows", { type: data.primaryType })} fields={fields} />
      <SigningFooter phase={phase} action={t("sign")} kind="danger" onSign={sign} />
      {phase.name !== "wallet" && phase.name !== "storing" && (
        <Button kind="plain" onClick={onBack}>
          {t("back")}
        </Button>
      )}
    </>
  );
}

function Consequences({ terms, isOnChain }: { terms: RevocationTerms; isOnChain: boolean }) {
  const t = useTexts("attest.revoke");
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
      <li>{t("final")}</li>
      <li>{t(terms.notifySubject ? "notified" : "notNotified")}</li>
      <li>{t(terms.publicReason === "" ? "reasonPublic" : "explanationPublic")}</li>
      <li>{t("measured")}</li>
      {isOnChain && <li>{t("onChain")}</li>}
    </ul>
  );
}

function Effect({ impact, onClose }: { impact: Revoked["impact"]; onClose: () => void }) {
  const t = useTexts("attest.revoke");
  const values = useTexts("attest.values");
  const related = impact.relatedAttestations;
  const fields = [
    { name: t("scoreEffect"), value: describeImpact(values, impact.trustScoreImpact) },
    { name: t("wasNotified"), value: values(impact.subjectNotified ? "yes" : "no") },
    { name: t("shown"), value: values(impact.publicVisibility ? "yes" : "no") },
    { name: t("related"), value: related === 0 ? t("none") : t("stillValid", { count: related }) },
  ];
  return (
    <>
      <Done>{t("done")}</Done>
      <FieldList title={t("effect")} fields={fields} />
      <Button onClick={onClose}>{t("close")}</Button>
    </>
  );
}
