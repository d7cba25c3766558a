import Link from "next/link";
import { useTexts } from "#texts";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import { ClientTexts } from "../texts/server.tsx";
import { formatDay } from "../ui/dates.ts";
import { StrangersText } from "../ui/visible-text.tsx";
import { formatSeconds, formatValue, splitText } from "./format.ts";
import { schemaLabels, schemaTitle } from "./labels.ts";
import { LazyRevokeButton } from "./lazy-revoke-button.tsx";
import { type Party, PartyLink } from "./party.tsx";
import { StatusBadges } from "./status-badges.tsx";

export interface ListedAttestation {
  attestation: Attestation;
  issuer: Party;
  subject: Party;
  chainName: string;
  /** Whether the signed-in wallet issued it, so that it may revoke it. */
  isOwn: boolean;
}

const MAX_FIELDS = 2;
/** Characters of a field: more than its two lines hold. */
const MAX_FIELD_LENGTH = 300;

/** Attestations with the start of their data, the other party, and their status. */
export function AttestationList(props: {
  label: string;
  attestations: readonly ListedAttestation[];
  /** `given` lists name the recipient, `received` ones the issuer. */
  side: "given" | "received";
}) {
  const list = (
    <ul aria-label={props.label} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {props.attestations.map((one) => (
        <li key={one.attestation.id} className="p-4 sm:p-5">
          <Row {...one} side={props.side} />
        </li>
      ))}
    </ul>
  );
  if (!props.attestations.some(({ isOwn }) => isOwn)) return list;
  return (
    <ClientTexts
      of={[
        "api.problem",
        "attest.reasons",
        "attest.revoke",
        "attest.sign",
        "attest.values",
        "wallet.errors",
        "wallet.signIn",
      ]}
    >
      {list}
    </ClientTexts>
  );
}

function Row({
  attestation,
  issuer,
  subject,
  chainName,
  isOwn,
  side,
}: ListedAttestation & { side: "given" | "received" }) {
  const { id, schema, schemaName, status, expirationTime, createdAt, publicReason, chainId, signatureKind } =
    attestation;
  const t = useTexts("attest.lists");
  const values = useTexts("attest.values");
  const title = schemaTitle(useTexts("attest.schemas"), { uid: schema, name: schemaName });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <Heading attestation={attestation} title={title} />
        <Summary attestation={attestation} />
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-ink-soft">
          {t.rich(side === "given" ? "to" : "from", {
            party: () => <PartyLink party={side === "given" ? subject : issuer} />,
          })}
        </p>
        <p className="figures mt-1 text-sm text-ink-faint">
          {formatDay(createdAt, t.language)} · {chainName}
          {status === "active" &&
            expirationTime !== 0 &&
            ` · ${t("until", { time: formatSeconds(values, expirationTime) })}`}
        </p>
        {publicReason !== undefined && (
          <p className="mt-2 border-l-2 border-line-strong pl-3 text-sm wrap-anywhere text-ink-soft">
            <StrangersText>{startOf(publicReason)}</StrangersText>
          </p>
        )}
      </div>
      {isOwn && status !== "revoked" && attestation.revocable && (
        <LazyRevokeButton
          attestation={{ id, issuer: attestation.issuer, chainId, signatureKind }}
          title={title}
          subject={subject.svcId ?? subject.address}
        />
      )}
    </div>
  );
}

function Heading({ attestation, title }: { attestation: ListedAttestation["attestation"]; title: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        href={`/attest/${attestation.id}`}
        prefetch={false}
        className="font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent"
      >
        <StrangersText>{title}</StrangersText>
      </Link>
      <StatusBadges {...attestation} />
    </p>
  );
}

function startOf(text: string): string {
  const [start, rest] = splitText(text, MAX_FIELD_LENGTH);
  return rest === "" ? start : `${start}…`;
}

function Summary({ attestation: { data, schemaName } }: { attestation: Attestation }) {
  const values = useTexts("attest.values");
  const labels = schemaLabels(useTexts("attest.schemas"), schemaName)?.fields;
  const fields = Object.entries(data).slice(0, MAX_FIELDS);
  if (fields.length === 0) return null;
  return (
    <dl className="mt-1.5 grid gap-0.5 text-sm">
      {fields.map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="shrink-0 max-w-[40%] wrap-anywhere text-ink-faint">
            <StrangersText>{labels?.[name]?.readLabel ?? name}</StrangersText>
          </dt>
          <dd className="line-clamp-2 min-w-0 wrap-anywhere">
            <StrangersText>{startOf(formatValue(values, value, labels?.[name]))}</StrangersText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
