"use client";

import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import type { CallOutput } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Done } from "../ui/status-line.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { describeImpact, formatSeconds, formatValue } from "./format.ts";
import { type SchemaLabels, schemaLabels, schemaTitle } from "./labels.ts";
import { SigningFooter } from "./signing-footer.tsx";
import type { PreparedAttestation } from "./types.ts";
import { useSigning } from "./use-signing.ts";

type Published = CallOutput<"POST /v1/trust/attestations">;

interface Review {
  prepared: PreparedAttestation;
  schema: { uid: string; name: string | null };
  /** The recipient as it was entered. */
  subject: string;
  chainName: string;
}

interface Props extends Review {
  onClose: () => void;
  /** Called when the dialog closes after publishing. */
  onPublished: () => void;
}

/** Shows the exact data to sign, has the wallet sign it, and links to the published attestation. */
export function SignAttestation({ onClose, onPublished, ...review }: Props) {
  const t = useTexts("attest.sign");
  const schemas = useTexts("attest.schemas");
  const router = useRouter();
  const { typedData, attestation } = review.prepared;
  const { phase, sign } = useSigning<Published>({
    account: attestation?.issuer ?? null,
    chainId: typedData.domain.chainId,
    data: typedData,
    store: async (signature) => {
      if (!attestation) throw new Error("no wallet is connected");
      return api.call("POST /v1/trust/attestations", { body: { ...attestation, signature } });
    },
  });
  const isDone = phase.name === "done";
  const close = () => {
    onClose();
    if (!isDone) return;
    onPublished();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(isDone ? "signed" : "review")}
      description={
        !isDone && (
          <span className="wrap-anywhere">
            {t("about", { title: schemaTitle(schemas, review.schema), subject: review.subject })}
          </span>
        )
      }
      persistent
    >
      <div aria-live="polite" className="grid gap-6">
        {isDone ? (
          <PublishedView published={phase.result} subject={review.subject} onClose={close} />
        ) : (
          <ReviewTabs {...review} />
        )}
        {attestation ? (
          <SigningFooter phase={phase} action={t("sign")} onSign={sign} />
        ) : (
          <div className="grid gap-3">
            <p className="text-ink-soft">{t("connectText")}</p>
            <ConnectButton label={t("connect")} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ReviewTabs(review: Review) {
  const t = useTexts("attest.sign");
  const values = useTexts("attest.values");
  const labels = schemaLabels(useTexts("attest.schemas"), review.schema.name)?.fields;
  const { typedData } = review.prepared;
  const summary = summarize({ t, values, labels }, review);
  const tabs = [
    { id: "summary", label: t("summary"), content: <FieldList title={t("attest")} fields={summary} /> },
    {
      id: "fields",
      label: t("fields"),
      content: (
        <FieldList title={t("walletShows", { type: typedData.primaryType })} fields={listFields(values, typedData)} />
      ),
    },
    {
      id: "json",
      label: t("json"),
      content: <CodeBlock code={JSON.stringify(typedData, null, 2)} label={t("copy")} />,
    },
  ];
  return <Tabs label={t("what")} tabs={tabs} />;
}

interface SummaryTexts {
  t: Texts<"attest.sign">;
  values: Texts<"attest.values">;
  /** Of a built-in schema's fields. */
  labels: SchemaLabels["fields"] | undefined;
}

function summarize({ t, values, labels }: SummaryTexts, review: Review): { name: string; value: string }[] {
  const { prepared, schema, subject, chainName } = review;
  const { recipient, expirationTime, revocable, refUID } = prepared.typedData.message;
  return [
    {
      name: t("recipient"),
      value: subject === recipient ? recipient : t("currently", { name: subject, address: recipient }),
    },
    ...Object.entries(prepared.data).map(([name, value]) => ({
      name: labels?.[name]?.label ?? name,
      value: formatValue(values, value, labels?.[name]),
    })),
    { name: t("issuer"), value: prepared.attestation?.issuer ?? t("signer") },
    { name: t("expires"), value: expirationTime === 0 ? values("never") : formatSeconds(values, expirationTime) },
    { name: t("revocable"), value: revocable ? t("byYou") : values("no") },
    { name: t("schema"), value: schema.uid },
    ...(/^0x0+$/.test(refUID) ? [] : [{ name: t("reference"), value: refUID }]),
    { name: t("network"), value: chainName },
  ];
}

/** Every field of the typed data in its order; times as dates too. */
function listFields(
  values: Texts<"attest.values">,
  { domain, message }: PreparedAttestation["typedData"],
): { name: string; value: string }[] {
  const dates: Record<string, string> = {
    time: formatSeconds(values, message.time),
    expirationTime: message.expirationTime === 0 ? values("never") : formatSeconds(values, message.expirationTime),
  };
  return [
    ...Object.entries(domain).map(([name, value]) => ({ name: `domain.${name}`, value: String(value) })),
    ...Object.entries(message).map(([name, value]) => ({
      name,
      value: dates[name] === undefined ? String(value) : `${value} (${dates[name]})`,
    })),
  ];
}

function PublishedView(props: { published: Published; subject: string; onClose: () => void }) {
  const t = useTexts("attest.sign");
  const impact = describeImpact(useTexts("attest.values"), props.published.scoreImpact);
  const { attestation } = props.published;
  return (
    <>
      <Done>{t("published", { subject: props.subject, impact })}</Done>
      <div className="grid gap-3">
        <ButtonLink href={`/attest/${attestation.id}`}>{t("see")}</ButtonLink>
        <Button kind="quiet" onClick={props.onClose}>
          {t("done")}
        </Button>
      </div>
    </>
  );
}
