import { CircleCheck, CircleX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import type { Attestation, RevocationReason } from "../../lib/domains/attestations/schemas.ts";
import { type ChainNames, chainName, TransactionLink } from "../scores/transaction-link.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { StrangersText } from "../ui/visible-text.tsx";
import { formatSeconds, formatValue, splitText } from "./format.ts";
import { schemaLabels } from "./labels.ts";
import { type Party, PartyLink } from "./party.tsx";

/** The data of an attestation, labelled if its schema is built in. */
export function AttestationData({ attestation }: { attestation: Attestation }) {
  const values = useTexts("attest.values");
  const { data, schemaName } = attestation;
  const labels = schemaLabels(useTexts("attest.schemas"), schemaName)?.fields;
  const fields = Object.entries(data);
  if (fields.length === 0) return <UndecodedData attestation={attestation} />;
  return (
    <dl className="grid gap-5">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm wrap-anywhere text-ink-faint">
            <StrangersText>{labels?.[name]?.readLabel ?? name}</StrangersText>
          </dt>
          <dd className="mt-0.5 text-lg wrap-anywhere whitespace-pre-wrap">
            <LongText text={formatValue(values, value, labels?.[name])} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function UndecodedData({ attestation: { encodedData, dataState, dataBytes } }: { attestation: Attestation }) {
  const t = useTexts("attest.view");
  if (dataState === "omitted") {
    return <p className="text-ink-soft">{t("omitted", { bytes: dataBytes })}</p>;
  }
  if (encodedData === "0x") return <p className="text-ink-soft">{t("noData")}</p>;
  return (
    <div>
      <p className="text-ink-soft">{t("undecoded")}</p>
      <div className="mt-2 font-mono text-sm wrap-anywhere">
        <LongText text={encodedData} />
      </div>
    </div>
  );
}

interface Validity {
  signature: boolean;
  revoked: boolean;
  expired: boolean;
}

/** The checks an attestation passes and fails. */
export function Verification({ attestation, validity }: { attestation: Attestation; validity: Validity }) {
  const t = useTexts("attest.view");
  const values = useTexts("attest.values");
  const { expirationTime, revocable, signatureKind, final } = attestation;
  const isOnChain = signatureKind === "onchain";
  return (
    <ul aria-label={t("verification")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      <Check passed={validity.signature} title={t(isOnChain ? "recordedOnChain" : "signatureValid")}>
        {t(`proofs.${signatureKind}`)}
        {isOnChain && !final && ` ${t("notFinal")}`}
      </Check>
      <Check passed={!validity.revoked} title={t(validity.revoked ? "revoked" : "notRevoked")}>
        {t(revocable || validity.revoked ? "onlyIssuer" : "irrevocable")}
      </Check>
      <Check passed={!validity.expired} title={t(validity.expired ? "expired" : "notExpired")}>
        {expirationTime === 0 ? t("noExpiry") : t("validUntil", { time: formatSeconds(values, expirationTime) })}
      </Check>
    </ul>
  );
}

function Check({ passed, title, children }: { passed: boolean; title: string; children: ReactNode }) {
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <li className="flex gap-3 p-4">
      <Icon size={20} className={`mt-0.5 shrink-0 ${passed ? "text-up" : "text-down"}`} />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </li>
  );
}

/** Why an attestation was revoked. `details` are shown to its issuer and recipient only. */
export function Revocation(props: { reason?: RevocationReason; details?: string; publicReason?: string; at: string }) {
  const t = useTexts("attest.view");
  const reasons = useTexts("attest.reasons");
  const { reason, details, publicReason, at } = props;
  const revokedAt = { at: () => <TimeAt at={at} /> };
  return (
    <div className="rounded-xl bg-down-soft p-5">
      <p className="font-semibold text-down">
        {reason ? t.rich("revokedFor", { ...revokedAt, reason: reasons(reason) }) : t.rich("revokedOnChain", revokedAt)}
      </p>
      {publicReason !== undefined && (
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
          <StrangersText lines>{publicReason}</StrangersText>
        </p>
      )}
      {details !== undefined && (
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
          {t.rich("forTheRecord", { details: () => <StrangersText lines>{details}</StrangersText> })}
        </p>
      )}
    </div>
  );
}

/** Parties, times, network and identifiers of an attestation. */
export function AttestationProperties(props: {
  attestation: Attestation;
  issuer: Party;
  subject: Party;
  chains: ChainNames;
}) {
  const t = useTexts("attest.view");
  const values = useTexts("attest.values");
  const { chains } = props;
  const { id, uid, schema, time, createdAt, expirationTime, revocable, refUID, chainId, txHash } = props.attestation;
  return (
    <dl className="grid">
      <PartyProperty name={t("issuer")} party={props.issuer} />
      <PartyProperty name={t("recipient")} party={props.subject} />
      <Property name={t(txHash === null ? "signed" : "recorded")}>{formatSeconds(values, time)}</Property>
      <Property name={t("received")}>
        <TimeAt at={createdAt} />
      </Property>
      <Property name={t("expires")}>
        {expirationTime === 0 ? values("never") : formatSeconds(values, expirationTime)}
      </Property>
      <Property name={t("revocable")}>{values(revocable ? "yes" : "no")}</Property>
      <Property name={t("network")}>{chainName(chains, chainId)}</Property>
      {txHash !== null && (
        <Property name={t("transaction")}>
          <TransactionLink chainId={chainId} txHash={txHash} chains={chains} />
        </Property>
      )}
      {!/^0x0+$/.test(refUID) && <Reference uid={refUID} />}
      {Object.entries({ [t("schema")]: schema, UID: uid, ID: id }).map(([name, value]) => (
        <Property key={name} name={name}>
          <Hash value={value} />
        </Property>
      ))}
    </dl>
  );
}

function Reference({ uid }: { uid: string }) {
  const t = useTexts("attest.view");
  return (
    <Property name={t("references")}>
      <Link href={`/attest/${uid}`} prefetch={false} className="underline underline-offset-4 hover:text-accent">
        <Hash value={uid} />
      </Link>
    </Property>
  );
}

function Property({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 last:border-0 sm:grid-cols-[11rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  );
}

function PartyProperty({ name, party }: { name: string; party: Party }) {
  return (
    <Property name={name}>
      <PartyLink party={party} />
      {/* Links cannot be followed on paper: the full address is printed. */}
      <span aria-hidden="true" className="hidden font-mono text-sm wrap-anywhere print:block">
        {party.address}
      </span>
    </Property>
  );
}

/** Wide enough for half of 32 bytes, so that they take two even lines. */
function Hash({ value }: { value: string }) {
  return <span className="inline-block max-w-[33ch] font-mono text-sm wrap-anywhere">{value}</span>;
}

const START_LENGTH = 2_000;

/** A text of any length: its start, and the rest on demand. */
function LongText({ text }: { text: string }) {
  const t = useTexts("attest.view");
  const [start, rest] = splitText(text, START_LENGTH);
  if (rest === "") return <StrangersText lines>{text}</StrangersText>;
  return (
    <>
      <StrangersText lines>{start}</StrangersText>
      <details className="group">
        <summary className="cursor-pointer font-sans text-sm text-ink-soft underline underline-offset-4 hover:text-accent group-open:hidden print:hidden">
          {t("more", { count: rest.length })}
        </summary>
        <StrangersText lines>{rest}</StrangersText>
      </details>
    </>
  );
}
