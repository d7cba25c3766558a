import {
  AtSign,
  BellDot,
  CircleX,
  type LucideIcon,
  MessageSquareQuote,
  PowerOff,
  Scale,
  TrendingDown,
} from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { flagName } from "../appeals/labels.ts";
import { type Party, PartyLink } from "../attest/party.tsx";
import { Badge } from "../ui/badge.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAgo } from "../ui/time-ago.tsx";

/** A notification as the page shows it. */
export type NotificationItem = { id: string; at: string; isNew: boolean } & (
  | { kind: "attested"; attestationId: string; schema: string; issuer: Party }
  | { kind: "revoked"; attestationId: string; schema: string; issuer: Party; reason: string | null }
  | { kind: "removed"; svcId: string; chainName: string }
  | { kind: "blocked"; svcId: string }
  | { kind: "fell"; identity: string; oldScore: number; newScore: number; explanation: string }
  | { kind: "decided"; appealId: string; flag: string; outcome: string }
  | { kind: "refused"; webhookId: string; url: string; reason: string }
  | { kind: "other"; name: string }
);

const icons: { readonly [K in NotificationItem["kind"]]: LucideIcon } = {
  attested: MessageSquareQuote,
  revoked: CircleX,
  removed: AtSign,
  blocked: CircleX,
  fell: TrendingDown,
  decided: Scale,
  refused: PowerOff,
  other: BellDot,
};

/** Notifications, each with a link to its subject. */
export function NotificationList({ items, now }: { items: readonly NotificationItem[]; now: Date }) {
  return (
    <ul aria-label="Notifications" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {items.map((one) => {
        const Icon = icons[one.kind];
        return (
          <li key={one.id} className="flex gap-4 p-4 sm:p-5">
            <Icon size={20} className="mt-1 shrink-0 text-ink-faint" />
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Sentence item={one} />
                {one.isNew && <Badge tone="accent">new</Badge>}
              </div>
              <p className="figures mt-0.5 text-sm text-ink-faint">
                <TimeAgo at={one.at} now={now} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Sentence({ item }: { item: NotificationItem }) {
  switch (item.kind) {
    case "attested":
      return (
        <>
          <PartyLink party={item.issuer} /> attested to you:{" "}
          <ItemLink href={`/attest/${item.attestationId}`}>{item.schema}</ItemLink>
        </>
      );
    case "revoked":
      return (
        <>
          <PartyLink party={item.issuer} /> revoked an attestation about you:{" "}
          <ItemLink href={`/attest/${item.attestationId}`}>{item.schema}</ItemLink>
          {item.reason !== null && <span className="text-ink-soft">{item.reason}.</span>}
        </>
      );
    case "removed":
      return (
        <span className="wrap-anywhere">
          The mint of <ItemLink href={`/names/${item.svcId}`}>{item.svcId}</ItemLink> on {item.chainName} does not
          count: a reorg removed its block, or it was minted earlier on another chain. See the name to check whether it
          is available.
        </span>
      );
    case "blocked":
      return (
        <span className="wrap-anywhere">
          <ItemLink href={`/names/${item.svcId}`}>{item.svcId}</ItemLink> is blocked: it belongs to another system of
          names, or to this service&apos;s list. You own its token, which is no name here and resolves to nobody.
        </span>
      );
    case "fell":
      return (
        <span className="wrap-anywhere">
          <ItemLink href={`/profile/${item.identity}`}>Your score</ItemLink> fell from {formatNumber(item.oldScore)} to{" "}
          {formatNumber(item.newScore)}. {item.explanation}
        </span>
      );
    case "decided":
      return (
        <span className="wrap-anywhere">
          Your appeal against <ItemLink href={`/appeals/${item.appealId}`}>{flagName(item.flag)}</ItemLink> was{" "}
          {item.outcome}.
        </span>
      );
    case "refused":
      return (
        <span className="wrap-anywhere">
          Your webhook <ItemLink href={`/portal/webhooks/${item.webhookId}`}>{item.url}</ItemLink> is off. {item.reason}
          .
        </span>
      );
    case "other":
      return <span className="wrap-anywhere">{item.name}</span>;
  }
}

function ItemLink({ href, children }: { href: string; children: ReactNode }) {
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
