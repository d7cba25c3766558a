import { AtSign, BellDot, CircleX, type LucideIcon, MessageSquareQuote } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { type Party, PartyLink } from "../attest/party.tsx";
import { Badge } from "../ui/badge.tsx";
import { formatTime } from "../ui/dates.ts";

/** The text of a notification. */
export type NotificationItem = { id: string; at: string; isNew: boolean } & (
  | { kind: "attested"; attestationId: string; schema: string; issuer: Party }
  | { kind: "revoked"; attestationId: string; schema: string; issuer: Party; reason: string | null }
  | { kind: "removed"; svcId: string; chainName: string }
  | { kind: "other"; name: string }
);

const icons: { readonly [K in NotificationItem["kind"]]: LucideIcon } = {
  attested: MessageSquareQuote,
  revoked: CircleX,
  removed: AtSign,
  other: BellDot,
};

/** Notifications, each with a link to its subject. */
export function NotificationList({ told }: { told: readonly NotificationItem[] }) {
  return (
    <ul aria-label="Notifications" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {told.map((one) => {
        const Icon = icons[one.kind];
        return (
          <li key={one.id} className="flex gap-4 p-4 sm:p-5">
            <Icon size={20} className="mt-1 shrink-0 text-ink-faint" />
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Sentence told={one} />
                {one.isNew && <Badge tone="accent">new</Badge>}
              </div>
              <p className="figures mt-0.5 text-sm text-ink-faint">{formatTime(one.at)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Sentence({ told }: { told: NotificationItem }) {
  switch (told.kind) {
    case "attested":
      return (
        <>
          <PartyLink party={told.issuer} /> attested to you:{" "}
          <To href={`/attest/${told.attestationId}`}>{told.schema}</To>
        </>
      );
    case "revoked":
      return (
        <>
          <PartyLink party={told.issuer} /> revoked an attestation about you:{" "}
          <To href={`/attest/${told.attestationId}`}>{told.schema}</To>
          {told.reason !== null && <span className="text-ink-soft">{told.reason}.</span>}
        </>
      );
    case "removed":
      return (
        <span className="wrap-anywhere">
          The mint of <To href={`/names/${told.svcId}`}>{told.svcId}</To> on {told.chainName} does not count: its block
          was replaced, or somebody minted it earlier elsewhere. Look at the name to see whether it can be had.
        </span>
      );
    case "other":
      return <span className="wrap-anywhere">{told.name}</span>;
  }
}

function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {children}
    </Link>
  );
}
