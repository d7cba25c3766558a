import { ChevronDown, CircleArrowUp, TriangleAlert } from "lucide-react";
import { Activity, type ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import type { CategoryBreakdown } from "../../lib/domains/scores/schemas.ts";
import { Ruler } from "../charts/ruler.tsx";
import { DefinitionRow } from "../ui/definition.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { categoryName, inputName, inputValue } from "./labels.ts";
import { NoteText } from "./note-text.tsx";
import { type ChainNames, TransactionLink } from "./transaction-link.tsx";

interface Props {
  parts: readonly CategoryBreakdown[];
  /** What a category opens to: its `CategoryDetails`, or what loads them. */
  detailsOf: (category: CategoryBreakdown["category"]) => { open: boolean; children: ReactNode };
}

/** The categories of a score; each opens to its inputs, formula and evidence. */
export function BreakdownList({ parts, detailsOf }: Props) {
  const t = useTexts("scores.breakdown");
  return (
    <ul className="border-t border-line">
      {parts
        .map((part) => ({ part, ...detailsOf(part.category) }))
        .map(({ part, open, children }) => (
          <li key={part.category} className="border-b border-line">
            <details open={open} className="group">
              <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[1fr_auto_1.5rem] -mx-3 items-center gap-x-4 gap-y-0.5 rounded-lg px-3 py-1.5 transition-colors hover:bg-sunken sm:grid-cols-[17rem_1fr_6.5rem_1.5rem] sm:py-3">
                <Name part={part} />
                <span className="order-last col-span-3 sm:order-none sm:col-span-1">
                  <Ruler value={part.score} max={part.max} />
                </span>
                <span className="figures text-right">
                  <span className="text-lg font-semibold">{formatNumber(part.score, t.language)}</span>
                  <span className="text-sm text-ink-faint">
                    <span className="sr-only"> {t("of")} </span>
                    <span aria-hidden="true"> / </span>
                    {formatNumber(part.max, t.language)}
                  </span>
                </span>
                <ChevronDown
                  size={20}
                  className="text-ink-faint transition-transform group-open:rotate-180 print:hidden"
                />
              </summary>
              <Activity>{children}</Activity>
            </details>
          </li>
        ))}
    </ul>
  );
}

function Name({ part }: { part: CategoryBreakdown }) {
  const [categories, meanings] = [useTexts("scores.categories"), useTexts("scores.meanings")];
  return (
    <span className="font-medium">
      {categoryName(categories, part.category)}
      {/* A phone has no room for it: there it is in what opens. */}
      <span className="block text-sm font-normal text-ink-faint max-sm:hidden">{meanings(part.category)}</span>
      <State state={part.state} />
    </span>
  );
}

function State({ state }: { state: CategoryBreakdown["state"] }) {
  const t = useTexts("scores.breakdown");
  if (state === "ok") return null;
  return (
    <span className="mt-0.5 flex items-center gap-1 text-sm font-normal text-caution">
      <TriangleAlert size={14} />
      {state === "stale" ? t("lastKnown") : t("notIndexed")}
    </span>
  );
}

interface DetailsProps {
  part: CategoryBreakdown;
  chains: ChainNames;
  /** Said where there are no transactions. */
  noEvidence?: string;
}

/** Inputs, formula, evidence and the next step of a category. */
export function CategoryDetails({ part, chains, noEvidence }: DetailsProps) {
  const t = useTexts("scores.breakdown");
  const [translate, meanings] = [useTranslate("sentences.steps"), useTexts("scores.meanings")];
  return (
    <div className="grid gap-x-12 gap-y-6 pt-2 pb-8 wrap-anywhere md:grid-cols-2">
      <p className="text-ink-soft first-letter:uppercase sm:hidden">{meanings(part.category)}</p>
      {part.next && (
        <div className="flex gap-3 rounded-lg bg-accent-soft p-4 md:col-span-2">
          <CircleArrowUp size={20} className="mt-0.5 shrink-0 text-accent" />
          <p>
            <span className="sr-only">{t("next")} </span>
            {translate(part.next.change)}
            {t("stop")}
            <span className="figures whitespace-nowrap text-ink-soft"> {t("gain", { points: part.next.gain })}</span>
          </p>
        </div>
      )}
      <Inputs part={part} />
      <EvidenceList part={part} chains={chains} noEvidence={noEvidence ?? t("none")} />
    </div>
  );
}

/** A part of trust: one that is not seen adds and takes nothing. */
const isSignal = (key: string) => key.endsWith("Points");

function Inputs({ part }: { part: CategoryBreakdown }) {
  const [t, values] = [useTexts("scores.breakdown"), useTexts("scores.values")];
  const translate = useTranslate("sentences.inputs");
  // Formulas are in English.
  const withBonus = `${part.formula} + ${formatNumber(part.bonus, "en")} bonus`;
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-faint">{t("inputs")}</h3>
      <dl className="mt-2">
        {Object.entries(part.inputs)
          .filter(([key, value]) => !(isSignal(key) && value === 0))
          .map(([key, value]) => (
            <DefinitionRow key={key} name={translate(inputName(key))} className="break-all">
              {inputValue(values, key, value)}
            </DefinitionRow>
          ))}
        {part.bonus > 0 && <DefinitionRow name={t("bonus")}>{formatNumber(part.bonus, t.language)}</DefinitionRow>}
      </dl>
      <h3 className="mt-6 text-sm font-medium text-ink-faint">{t("formula")}</h3>
      <p lang="en" className="mt-2 font-mono text-sm leading-relaxed text-ink-soft">
        {part.bonus > 0 ? withBonus : part.formula}
      </p>
    </div>
  );
}

type Evidence = CategoryBreakdown["evidence"][number];

function EvidenceList({ part: { category, inputs, evidence }, chains, noEvidence }: Required<DetailsProps>) {
  const t = useTexts("scores.breakdown");
  const [translate, signals] = [useTranslate("sentences.evidence"), useTranslate("sentences.signals")];
  /** A row that shows a risk signal has the signal's note first. */
  const say = (note: string) => {
    const [, signal, row = note] = /^(.*): (.*)$/.exec(note) ?? [];
    return signal === undefined ? translate(row) : t("shown", { signal: signals(signal), row: translate(row) });
  };
  const hasIssuers = category === "social" && Number(inputs.issuers) > 0;
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-faint">{t("evidence")}</h3>
      {hasIssuers && (
        <p className="mt-2 text-ink-soft">
          <a href="#attestations" className="underline underline-offset-4">
            {t("attestations")}
          </a>
        </p>
      )}
      {evidence.length === 0 && !hasIssuers && <p className="mt-2 text-ink-soft">{noEvidence}</p>}
      <ul className="mt-2 empty:hidden">
        {groupByNote(evidence).map(([note, transactions]) => (
          <li key={note} className="border-b border-line py-2 last:border-0">
            <span className="block text-ink-soft first-letter:uppercase">
              <NoteText>{say(note)}</NoteText>
            </span>
            {transactions.map((one) => (
              <TransactionLink key={`${one.chainId}${one.txHash}`} {...one} chains={chains} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Evidence grouped by note, without duplicates, in the given order. */
function groupByNote(evidence: readonly Evidence[]): [note: string, transactions: Evidence[]][] {
  const groups = new Map<string, Evidence[]>();
  for (const one of evidence) {
    const group = groups.get(one.note) ?? [];
    if (!group.some((known) => known.chainId === one.chainId && known.txHash === one.txHash)) group.push(one);
    groups.set(one.note, group);
  }
  return [...groups];
}
