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
import { useTexts, useTranslate } from "#texts";
import { flagName } from "../appeals/labels.ts";
import { type Party, PartyLink } from "../attest/party.tsx";
import { Badge } from "../ui/badge.tsx";
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
  const t = useTexts("notifications.list");
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {items.map((one) => {
        const Icon = icons[one.kind];
        return (
          <li key={one.id} className="flex gap-4 p-4 sm:p-5">
            <Icon size={20} className="mt-1 shrink-0 text-ink-faint" />
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Sentence item={one} />
                {one.isNew && <Badge tone="accent">{t("new")}</Badge>}
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
  const [t, translate] = [useTexts("notifications.list"), useTranslate("sentences.changes")];
  const translatePause = useTranslate("sentences.pauses");
  const inputs = useTranslate("sentences.inputs");
  const to = (href: string) => (inside: ReactNode) => <ItemLink href={href}>{inside}</ItemLink>;
  switch (item.kind) {
    case "attested":
    case "revoked": {
      const { kind, schema, issuer, attestationId } = item;
      return (
        <>
          {t.rich(kind, { schema, issuer: () => <PartyLink party={issuer} />, a: to(`/attest/${attestationId}`) })}
          {kind === "revoked" && item.reason !== null && <span className="text-ink-soft">{item.reason}.</span>}
        </>
      );
    }
    case "removed": {
      const { svcId: name, chainName: chain } = item;
      return <span className="wrap-anywhere">{t.rich("removed", { name, chain, a: to(`/names/${name}`) })}</span>;
    }
    case "blocked":
      return (
        <span className="wrap-anywhere">{t.rich("blocked", { name: item.svcId, a: to(`/names/${item.svcId}`) })}</span>
      );
    case "fell": {
      const { oldScore, newScore, explanation, identity } = item;
      const values = { from: oldScore, to: newScore, explanation: translate(explanation) };
      return <span className="wrap-anywhere">{t.rich("fell", { ...values, a: to(`/profile/${identity}`) })}</span>;
    }
    case "decided": {
      const values = { outcome: item.outcome, flag: flagName(item.flag, inputs) };
      return (
        <span className="wrap-anywhere">{t.rich("decided", { ...values, a: to(`/appeals/${item.appealId}`) })}</span>
      );
    }
    case "refused": {
      const { url, reason, webhookId } = item;
      return (
        <span className="wrap-anywhere">
          {t.rich("refused", { url, reason: translatePause(reason), a: to(`/portal/webhooks/${webhookId}`) })}
        </span>
      );
    }
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
