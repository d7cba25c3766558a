import { ArrowLeftRight, ArrowRight } from "lucide-react";
import { formatWei } from "../scores/labels.ts";
import { type ChainNames, TransactionLink } from "../scores/transaction-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { formatDay } from "../ui/dates.ts";
import { EmptyState } from "../ui/empty-state.tsx";

export interface TradingStats {
  trades: number | null;
  volume: string | null;
  distinctTokens: number | null;
  distinctPools: number | null;
  realizedProfit: string | null;
  firstTradeAt: string | null;
  lastTradeAt: string | null;
}

export interface Swap {
  chainId: number;
  txHash: string;
  logIndex: number;
  at: string;
  tokenIn?: string;
  tokenOut?: string;
}

/** What was swapped, and the newest swaps. `currency` names the unit that volume and profit are counted in. */
export function TradingSummary(props: {
  stats: TradingStats;
  swaps: readonly Swap[];
  chains: ChainNames;
  currency: string;
}) {
  const { stats } = props;
  if (stats.trades === null) {
    return (
      <EmptyState icon={ArrowLeftRight} title="Swaps are not available">
        <p>On this wallet's chains we index transactions only, not event logs, so swaps cannot be detected.</p>
        <WhatSwapsEarn />
      </EmptyState>
    );
  }
  if (stats.trades === 0) {
    return (
      <EmptyState icon={ArrowLeftRight} title="No swaps yet">
        <p>Swaps of one token for another appear here as soon as their block is indexed.</p>
        <WhatSwapsEarn />
      </EmptyState>
    );
  }
  const money = (wei: string | null) => (wei === null ? "–" : formatWei(wei, props.currency));
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <dl className="grid content-start">
        <Row name="Swaps" value={stats.trades.toLocaleString("en")} />
        <Row name="Volume" value={money(stats.volume)} />
        <Row name="Realised profit" value={money(stats.realizedProfit)} />
        <Row name="Tokens and pools" value={`${stats.distinctTokens ?? 0} and ${stats.distinctPools ?? 0}`} />
        {stats.firstTradeAt && stats.lastTradeAt && (
          <Row name="First and last" value={`${formatDay(stats.firstTradeAt)} to ${formatDay(stats.lastTradeAt)}`} />
        )}
      </dl>
      <div className="min-w-0">
        <h3 className="text-sm font-medium text-ink-faint">Newest swaps</h3>
        <ul className="mt-1">
          {props.swaps.map((swap) => (
            <li key={`${swap.txHash}${swap.logIndex}`} className="border-b border-line py-2.5 last:border-0">
              <span className="flex items-center justify-between gap-4">
                <span className="figures flex items-center gap-2 font-mono text-sm">
                  <Token address={swap.tokenIn} />
                  <ArrowRight aria-label="for" size={14} className="text-ink-faint" />
                  <Token address={swap.tokenOut} />
                </span>
                <span className="figures text-sm text-ink-faint">{formatDay(swap.at)}</span>
              </span>
              <TransactionLink {...swap} chains={props.chains} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function WhatSwapsEarn() {
  return (
    <ButtonLink kind="quiet" href="/achievements?category=trading">
      See trading achievements
    </ButtonLink>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures text-right font-medium">{value}</dd>
    </div>
  );
}

function Token({ address }: { address: string | undefined }) {
  if (!address) return <span>unknown token</span>;
  return (
    <span title={address}>
      <span aria-hidden="true">
        {address.slice(0, 6)}…{address.slice(-4)}
      </span>
      <span className="sr-only">{address}</span>
    </span>
  );
}
