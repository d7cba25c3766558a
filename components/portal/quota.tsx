import Link from "next/link";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#texts";
import type { UsageView } from "../../lib/domains/developers/index.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { formatNumber } from "../ui/numbers.ts";

/** The remaining requests of the day, the rate limit, and the number of keys. */
export function Quota({ quota, keys }: { quota: UsageView["quota"]; keys: number }) {
  const t = useTexts("portal.quota");
  const { perDay, perMinute, remainingToday } = quota;
  const used = perDay - remainingToday;
  const tier = `${quota.tier.charAt(0).toUpperCase()}${quota.tier.slice(1)}`;
  return (
    <dl className="figures grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <div className="bg-surface p-5 sm:col-span-2 lg:col-span-1">
        <dt className="flex items-center gap-3 text-sm text-ink-faint">
          {t("left")} <Badge tone="accent">{tier}</Badge>
        </dt>
        <dd className="mt-2">
          <span className="text-4xl font-semibold tracking-tight">{formatNumber(remainingToday, t.language)}</span>
          <span className="ml-2 text-ink-faint">{t("of", { perDay })}</span>
          <div className="mt-4">
            <Bar value={used} max={perDay} className={remainingToday === 0 ? "text-down" : "text-accent"} />
          </div>
          <p className="mt-2 text-sm text-ink-faint">{t("used", { used })}</p>
        </dd>
      </div>
      <Figure name={t("perMinute")} value={perMinute}>
        {t("shared")}
      </Figure>
      <Figure name={t("keys.title")} value={keys}>
        <Link href="/portal/keys" className="text-accent underline underline-offset-4">
          {keys === 0 ? t("keys.first") : t("keys.manage")}
        </Link>
      </Figure>
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: number; children: ReactNode }) {
  return (
    <div className="bg-surface p-5">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-2">
        <span className="text-4xl font-semibold tracking-tight">{formatNumber(value, useLanguage())}</span>
        <small className="mt-2 block text-sm text-ink-faint">{children}</small>
      </dd>
    </div>
  );
}
