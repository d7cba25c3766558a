import { ArrowLeftRight, ArrowRight } from "lucide-react";
import { useTexts } from "#texts";
import type { Trade, TradingStats } from "../../lib/domains/trading/schemas.ts";
import { formatWei } from "../scores/labels.ts";
import { type ChainNames, TransactionLink } from "../scores/transaction-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { formatDay } from "../ui/dates.ts";
import { DefinitionRow } from "../ui/definition.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Trading figures and the newest swaps. `currency`: unit of volume and profit; null where chains differ. */
export function TradingSummary(props: {
  stats: TradingStats;
  swaps: readonly Trade[];
  chains: ChainNames;
  currency: string | null;
}) {
  const t = useTexts("trading");
  const { stats } = props;
  if (stats.trades === null) {
    return (
      <EmptyState icon={ArrowLeftRight} title={t("unavailable")}>
        <p>{t("unavailableText")}</p>
        <TradingAchievements />
      </EmptyState>
    );
  }
  if (stats.trades === 0) {
    return (
      <EmptyState icon={ArrowLeftRight} title={t("none")}>
        <p>{t("noneText")}</p>
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

function Figures({ stats, trades, currency }: { stats: TradingStats; trades: number; currency: string | null }) {
  const t = useTexts("trading");
  const formatMoney = (wei: string | null) => (wei === null ? "–" : formatWei(wei, currency ?? t("units"), t.language));
  const { firstTradeAt, lastTradeAt } = stats;
  const figures = {
    swaps: formatNumber(trades, t.language),
    volume: formatMoney(stats.volume),
    profit: formatMoney(stats.realizedProfit),
    tokens: formatNumber(stats.distinctTokens ?? 0, t.language),
    pools: formatNumber(stats.distinctPools ?? 0, t.language),
    first: firstTradeAt && formatDay(firstTradeAt, t.language),
    last: lastTradeAt && formatDay(lastTradeAt, t.language),
  };
  const names = ["swaps", "volume", "profit", "tokens", "pools", "first", "last"] as const;
  return (
    <dl className="grid content-start">
      {names.map(
        (name) =>
          figures[name] && (
            <DefinitionRow key={name} name={t(`figures.${name}`)} className="font-medium">
              {figures[name]}
            </DefinitionRow>
          ),
      )}
    </dl>
  );
}

function NewestSwaps({ swaps, chains }: { swaps: readonly Trade[]; chains: ChainNames }) {
  const t = useTexts("trading");
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-faint">{t("newest")}</h3>
      <ul className="mt-1">
        {swaps.map((swap) => (
          <li key={`${swap.txHash}${swap.logIndex}`} className="border-b border-line py-2.5 last:border-0">
            <span className="flex items-center justify-between gap-4">
              <span className="figures flex items-center gap-2 font-mono text-sm">
                <Token address={swap.tokenIn} />
                <ArrowRight aria-label={t("for")} size={14} className="text-ink-faint" />
                <Token address={swap.tokenOut} />
              </span>
              <span className="figures text-sm text-ink-faint">{formatDay(swap.at, t.language)}</span>
            </span>
            <TransactionLink {...swap} chains={chains} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TradingAchievements() {
  const t = useTexts("trading");
  return (
    <ButtonLink kind="quiet" href="/achievements?category=trading">
      {t("achievements")}
    </ButtonLink>
  );
}

function Token({ address }: { address: string | undefined }) {
  const t = useTexts("trading");
  return address ? <ShortAddress address={address} always /> : <span>{t("unknown")}</span>;
}
