import { ArrowLeftRight, ArrowRight } from "lucide-react";
import type { Trade, TradingStats } from "../../lib/domains/trading/schemas.ts";
import { formatWei } from "../scores/labels.ts";
import { type ChainNames, TransactionLink } from "../scores/transaction-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { formatDay } from "../ui/dates.ts";
import { DefinitionRow } from "../ui/definition.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Trading figures and the newest swaps. `currency`: unit of volume and profit. */
export function TradingSummary(props: {
  stats: TradingStats;
  swaps: readonly Trade[];
  chains: ChainNames;
  currency: string;
}) {
  const { stats } = props;
  if (stats.trades === null) {
    return (
      <EmptyState icon={ArrowLeftRight} title="Swaps are not available">
        <p>On this wallet’s chains we index transactions only, not event logs, so swaps cannot be detected.</p>
        <TradingAchievements />
      </EmptyState>
    );
  }
  if (stats.trades === 0) {
    return (
      <EmptyState icon={ArrowLeftRight} title="No swaps yet">
        <p>Swaps of one token for another appear here as soon as their block is indexed.</p>
        <TradingAchievements />
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <Figures stats={stats} trades={stats.trades} currency={props.currency} />
      <NewestSwaps swaps={props.swaps} chains={props.chains} />
    </div>
  );
}

function Figures({ stats, trades, currency }: { stats: TradingStats; trades: number; currency: string }) {
  const formatMoney = (wei: string | null) => (wei === null ? "–" : formatWei(wei, currency));
  const { firstTradeAt, lastTradeAt } = stats;
  const figures = {
    Swaps: formatNumber(trades),
    Volume: formatMoney(stats.volume),
    "Realised profit": formatMoney(stats.realizedProfit),
    Tokens: formatNumber(stats.distinctTokens ?? 0),
    Pools: formatNumber(stats.distinctPools ?? 0),
    ...(firstTradeAt && { "First swap": formatDay(firstTradeAt) }),
    ...(lastTradeAt && { "Last swap": formatDay(lastTradeAt) }),
  };
  return (
    <dl className="grid content-start">
      {Object.entries(figures).map(([name, value]) => (
        <DefinitionRow key={name} name={name} className="font-medium">
          {value}
        </DefinitionRow>
      ))}
    </dl>
  );
}

function NewestSwaps({ swaps, chains }: { swaps: readonly Trade[]; chains: ChainNames }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-faint">Newest swaps</h3>
      <ul className="mt-1">
        {swaps.map((swap) => (
          <li key={`${swap.txHash}${swap.logIndex}`} className="border-b border-line py-2.5 last:border-0">
            <span className="flex items-center justify-between gap-4">
              <span className="figures flex items-center gap-2 font-mono text-sm">
                <Token address={swap.tokenIn} />
                <ArrowRight aria-label="for" size={14} className="text-ink-faint" />
                <Token address={swap.tokenOut} />
              </span>
              <span className="figures text-sm text-ink-faint">{formatDay(swap.at)}</span>
            </span>
            <TransactionLink {...swap} chains={chains} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TradingAchievements() {
  return (
    <ButtonLink kind="quiet" href="/achievements?category=trading">
      See trading achievements
    </ButtonLink>
  );
}

function Token({ address }: { address: string | undefined }) {
  return address ? <ShortAddress address={address} always /> : <span>unknown token</span>;
}
