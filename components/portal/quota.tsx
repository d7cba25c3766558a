import Link from "next/link";
import type { ReactNode } from "react";
import type { UsageView } from "../../lib/domains/developers/index.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";

const count = (value: number) => value.toLocaleString("en");

/** What is left of today, and what a minute allows. */
export function Quota({ quota, keys }: { quota: UsageView["quota"]; keys: number }) {
  const used = quota.perDay - quota.remainingToday;
  const tier = `${quota.tier.charAt(0).toUpperCase()}${quota.tier.slice(1)}`;
  return (
    <dl className="figures grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
      <div className="bg-surface p-5 sm:col-span-2 lg:col-span-1">
        <dt className="flex items-center gap-3 text-sm text-ink-faint">
          Requests left today <Badge tone="accent">{tier}</Badge>
        </dt>
        <dd className="mt-2">
          <span className="text-4xl font-semibold tracking-tight">{count(quota.remainingToday)}</span>
          <span className="ml-2 text-ink-faint">of {count(quota.perDay)}</span>
          <div className="mt-4">
            <Bar value={used} max={quota.perDay} className={quota.remainingToday === 0 ? "text-down" : "text-accent"} />
          </div>
          <p className="mt-2 text-sm text-ink-faint">{count(used)} used since 00:00 UTC</p>
        </dd>
      </div>
      <Fact name="Rate limit per minute">
        {count(quota.perMinute)}
        <small>for all keys together</small>
      </Fact>
      <Fact name="Keys">
        {count(keys)}
        <small>
          <Link href="/portal/keys" className="text-accent underline underline-offset-4">
            {keys === 0 ? "Create the first key" : "Manage keys"}
          </Link>
        </small>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-surface p-5">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-2 text-4xl font-semibold tracking-tight [&_small]:mt-2 [&_small]:block [&_small]:text-sm [&_small]:font-normal [&_small]:tracking-normal [&_small]:text-ink-faint">
        {children}
      </dd>
    </div>
  );
}
