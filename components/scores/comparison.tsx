import Link from "next/link";
import { useLanguage, useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import { Ruler } from "../charts/ruler.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { categoryName } from "./labels.ts";
import { TierBadge, type TierName } from "./tiers.tsx";

export interface Compared {
  svcId: string | null;
  address: string;
  total: number;
  tier: TierName;
  /** Null while unranked. */
  rank: number | null;
  percentile: number | null;
  /** Points by category, in one order for both. */
  categories: readonly { category: string; score: number; max: number }[];
}

type Pair = readonly [Compared, Compared];

/** Two subjects side by side: totals, ranks, and each category with the difference. */
export function Comparison({ pair }: { pair: Pair }) {
  const t = useTexts("scores.comparison");
  const [one, other] = pair;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t("caption", { one: nameOf(one), other: nameOf(other) })}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="hidden w-40 sm:table-cell">
            <span className="sr-only">{t("what")}</span>
          </th>
          {pair.map((subject, column) => (
            <th key={column === 0 ? "one" : "other"} scope="col" className="pr-3 pb-4 text-left font-normal sm:px-4">
              <Subject subject={subject} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={t("score")} values={pair.map(({ total }) => total)} strong />
        <Row name={t("rank")} values={pair.map(({ rank }) => rank)} lowerIsBetter />
        <Row name={t("percentile")} values={pair.map(({ percentile }) => percentile)} digits={2} />
        {one.categories.map(({ category }, i) => (
          <CategoryRow key={category} category={category} parts={pair.map(({ categories }) => categories[i])} />
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ svcId, address }: Compared): string {
  return svcId ?? `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function Subject({ subject }: { subject: Compared }) {
  return (
    <>
      <Avatar address={subject.address} size={40} />
      <Link
        href={`/profile/${subject.svcId ?? subject.address}`}
        className="mt-2 flex min-h-8 items-center font-medium break-all underline-offset-4 hover:underline"
      >
        {subject.svcId ?? <ShortAddress address={subject.address} always />}
      </Link>
      <TierBadge tier={subject.tier} />
    </>
  );
}

/** The name of a row: a column of its own, on a phone above the values. */
function RowHead({ name }: { name: string }) {
  return (
    <th scope="row" className="hidden py-3 text-left font-medium text-ink-soft sm:table-cell">
      {name}
    </th>
  );
}

function PhoneName({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="block text-sm text-ink-faint sm:hidden">
      {name}
    </span>
  );
}

function Row(props: {
  name: string;
  values: readonly (number | null)[];
  digits?: number;
  strong?: boolean;
  lowerIsBetter?: boolean;
}) {
  const t = useTexts("scores.comparison");
  const { name, values, digits = 0, strong = false, lowerIsBetter = false } = props;
  return (
    <tr className="border-b border-line">
      <RowHead name={name} />
      {values.map((value, i) => (
        <td key={i === 0 ? "one" : "other"} className="py-3 pr-3 sm:px-4">
          <PhoneName name={name} />
          <span className={`figures ${strong ? "text-3xl font-semibold tracking-tight" : "text-lg"}`}>
            {value === null ? t("unranked") : formatDigits(value, digits, t.language)}
          </span>
          <Lead own={value} others={values[1 - i] ?? null} digits={digits} lowerIsBetter={lowerIsBetter} />
        </td>
      ))}
    </tr>
  );
}

function CategoryRow(props: { category: string; parts: readonly ({ score: number; max: number } | undefined)[] }) {
  const language = useLanguage();
  const name = categoryName(useTexts("scores.categories"), props.category);
  return (
    <tr className="border-b border-line">
      <RowHead name={name} />
      {props.parts.map((part, i) => (
        <td key={i === 0 ? "one" : "other"} className="py-3 pr-3 sm:px-4">
          <PhoneName name={name} />
          {part && (
            <>
              <span className="figures font-semibold">{formatNumber(part.score, language)}</span>
              <span className="figures text-sm text-ink-faint"> / {formatNumber(part.max, language)}</span>
              <Lead own={part.score} others={props.parts[1 - i]?.score ?? null} digits={0} lowerIsBetter={false} />
              <div className="mt-1 max-w-72">
                <Ruler value={part.score} max={part.max} />
              </div>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function formatDigits(value: number, digits: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** By how much the better of two leads; nothing beside the other. */
function Lead(props: { own: number | null; others: number | null; digits: number; lowerIsBetter: boolean }) {
  const { own, others, digits, lowerIsBetter } = props;
  const t = useTexts("scores.comparison");
  if (own === null || others === null) return null;
  const lead = lowerIsBetter ? others - own : own - others;
  if (lead <= 0) return null;
  const text = formatDigits(lead, digits, t.language);
  return (
    <span className="figures ml-2 text-sm whitespace-nowrap text-up">
      {lowerIsBetter ? t("places", { count: lead }) : `+${text}`}
    </span>
  );
}
