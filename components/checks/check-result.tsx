import { CircleAlert, CircleHelp, Info } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import type { Check } from "../../lib/domains/checks/schemas.ts";
import { flagName } from "../appeals/labels.ts";
import { NoteText } from "../scores/note-text.tsx";
import { TierBadge } from "../scores/tiers.tsx";
import { type ChainNames, chainName } from "../scores/transaction-link.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { DefinitionLine } from "../ui/definition.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Section } from "../ui/section.tsx";
import { TimeAt } from "../ui/time-ago.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import { countOther, Digits } from "./digits.tsx";

interface Props {
  check: Check;
  /** The wallet that pays; null where none was given. */
  from: string | null;
  chains: ChainNames;
}

/** What is known of an address before it is paid, the gravest first. It never says that one can be paid. */
export function CheckResult({ check, from, chains }: Props) {
  const t = useTexts("check.result");
  const { lookalikes, copies } = check;
  return (
    <>
      <section aria-label={t("title")} className="mt-10">
        <Verdict check={check} />
      </section>
      {lookalikes && lookalikes.length > 0 && (
        <Section id="paid" title={t(lookalikes.length === 1 ? "paidOne" : "paidMany")}>
          <ul className="grid gap-4">
            {lookalikes.map((one) => (
              <Pair
                key={one.address}
                checked={check.address}
                other={one.address}
                label={one.lastAt ? t.rich("youPaidOn", { time: timeAt(one.lastAt) }) : t("youPaid")}
              />
            ))}
          </ul>
        </Section>
      )}
      {copies && copies.length > 0 && <Copies checked={check.address} copies={copies} />}
      <Section id="known" title={t("known")}>
        <Known check={check} hasPayer={from !== null} />
      </Section>
      <Unchecked check={check} from={from} chains={chains} />
    </>
  );
}

function Copies({ checked, copies }: { checked: string; copies: NonNullable<Check["copies"]> }) {
  const t = useTexts("check.result");
  return (
    <Section id="copies" title={t("copies")} note={t("copiesNote")}>
      <ul className="grid gap-4">
        {copies.map((one) => (
          <Pair
            key={one.address}
            checked={checked}
            other={one.address}
            label={t(`notPaid.${one.sent ? (one.madeUp ? "sentMadeUp" : "sent") : one.madeUp ? "madeUp" : "none"}`)}
            isCopy
          />
        ))}
      </ul>
    </Section>
  );
}

/** The first sentence that somebody reads. */
function useTitle({ address, warnings, unchecked, lookalikes, relation }: Check): string {
  const [t, words] = [useTexts("check.result"), useTexts("check")];
  const codes = new Set(warnings.map(({ code }) => code));
  const [like] = lookalikes ?? [];
  if (like && relation?.sentBefore !== true) {
    return t("looksLike", { differ: countOther(words, address, like.address) });
  }
  if (codes.has("planted") || codes.has("dust")) return t("planted");
  if (warnings.length > 0) return t("warnings", { count: warnings.length });
  return unchecked.length > 0 ? t("partly") : t("noWarning");
}

const timeAt = (at: string) => () => <TimeAt at={at} />;

function Verdict({ check }: { check: Check }) {
  const translate = useTranslate("sentences.checks");
  const t = useTexts("check.result");
  const { address, warnings, unchecked } = check;
  const hasWarning = warnings.length > 0;
  const [Icon, tone] = hasWarning
    ? [CircleAlert, "border-down bg-down-soft"]
    : [unchecked.length > 0 ? CircleHelp : Info, "border-line bg-surface"];
  return (
    <div {...(hasWarning && { role: "alert" })} className={`flex gap-4 rounded-xl border p-5 sm:p-6 ${tone}`}>
      <Icon size={22} className={`mt-0.5 shrink-0 ${hasWarning ? "text-down" : "text-ink-faint"}`} />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">{useTitle(check)}</h2>
        <p className="mt-2">
          <Digits address={address} />
        </p>
        {hasWarning && (
          <ul className="mt-3 list-disc space-y-1 pl-5">
            {warnings.map(({ code, message }) => (
              <li key={`${code} ${message}`} className="wrap-anywhere">
                {translate(message)}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-ink-soft">{t("promise")}</p>
      </div>
    </div>
  );
}

/** Two addresses below each other, with each digit marked that differs. */
function Pair(props: { checked: string; other: string; label: ReactNode; isCopy?: boolean }) {
  const t = useTexts("check.result");
  const { checked, other, label, isCopy = false } = props;
  return (
    <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t("checking")}</dt>
          <dd>
            <Digits address={checked} other={other} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="flex items-center gap-1">
            <Digits address={other} other={checked} />
            {!isCopy && <CopyButton text={other} label={t("copyPaid")} />}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        {t("of40", { differ: countOther(useTexts("check"), checked, other) })}
      </p>
    </li>
  );
}

function Known({ check, hasPayer }: { check: Check; hasPayer: boolean }) {
  const t = useTexts("check.result");
  const { address, kind, svcId, known, total, tier, firstSeen, flags } = check;
  return (
    <dl className="border-t border-line">
      <DefinitionLine name={t("whatItIs")}>{kind === null ? t("unknown") : t(`kinds.${kind}`)}</DefinitionLine>
      <DefinitionLine name={t("profile")}>
        <Link
          href={`/profile/${svcId ?? address}`}
          prefetch={false}
          className="inline-flex min-h-8 items-center gap-3 underline underline-offset-4"
        >
          <Avatar address={address} size={24} /> {svcId ?? t(known ? "detail" : "readIt")}
        </Link>
      </DefinitionLine>
      <DefinitionLine name={t("score")}>
        {total === null || tier === null ? (
          t("notKnown")
        ) : (
          <span className="inline-flex flex-wrap items-center gap-3">
            <span className="figures">{formatNumber(total, t.language)}</span> <TierBadge tier={tier} />
          </span>
        )}
      </DefinitionLine>
      <DefinitionLine name={t("firstSeen")}>
        {firstSeen === null ? t("notKnown") : <TimeAt at={firstSeen} />}
      </DefinitionLine>
      <Dealings check={check} hasPayer={hasPayer} />
      <DefinitionLine name={t("onLists")}>
        <Lists check={check} />
      </DefinitionLine>
      <DefinitionLine name={t("signals")}>
        {flags === null ? t("unknown") : flags.length === 0 ? t("noSignals") : <Flags flags={flags} />}
      </DefinitionLine>
    </dl>
  );
}

/** Each list that was asked, with the time as of which it answers. */
function Lists({ check: { lists, unchecked } }: { check: Check }) {
  const t = useTexts("check.result");
  if (lists === null) return t("unknown");
  const entries = lists.filter(({ entry }) => entry !== null);
  const isOpen = unchecked.some(({ code }) => code === "lists");
  const none = t(isOpen ? "noListChecked" : "noList");
  return (
    <>
      {entries.length === 0 ? none : entries.map(({ list }) => list).join(", ")}
      {lists.map(({ list, asOf }) => (
        <span key={list} className="block text-sm font-normal text-ink-faint">
          {asOf === null ? t("listUndated", { list }) : t.rich("listAsOf", { list, time: timeAt(asOf) })}
        </span>
      ))}
    </>
  );
}

function Dealings({ check: { relation }, hasPayer }: { check: Check; hasPayer: boolean }) {
  const t = useTexts("check.result");
  const without = t(hasPayer ? "unknown" : "addWallet");
  const { sentBefore = null, receivedFrom = null, lastAt = null } = relation ?? {};
  return (
    <>
      <DefinitionLine name={t("paidBefore")}>
        {sentBefore === null
          ? without
          : sentBefore
            ? lastAt
              ? t.rich("yesOn", { time: timeAt(lastAt) })
              : t("yes")
            : t("noPayment")}
      </DefinitionLine>
      <DefinitionLine name={t("sentYou")}>
        {receivedFrom === null ? without : receivedFrom ? t("sentYes") : t("sentNo")}
      </DefinitionLine>
    </>
  );
}

function Flags({ flags }: { flags: NonNullable<Check["flags"]> }) {
  const [translate, inputs] = [useTranslate("sentences.signals"), useTranslate("sentences.inputs")];
  return (
    <ul>
      {flags.map(({ flag, note }) => (
        <li key={flag} className="wrap-anywhere">
          {flagName(flag, inputs)}: <NoteText>{translate(note)}</NoteText>
        </li>
      ))}
    </ul>
  );
}

/** What could not be found out. A missing payer is said beside its field. */
function Unchecked({ check: { unchecked, coverage }, from, chains }: Props) {
  const translate = useTranslate("sentences.checks");
  const t = useTexts("check.result");
  const shown = unchecked.filter(({ code }) => code !== "from");
  const names = [...new Set(coverage.map(({ chainId }) => chainName(chains, chainId)))];
  if (shown.length === 0 && names.length === 0) return null;
  return (
    <Section id="unchecked" title={t(shown.length > 0 ? "unchecked" : "searched")}>
      {shown.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-ink-soft">
          {shown.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{translate(message.replaceAll("`from`", "your wallet"))}</li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <p className="mt-3 text-sm text-ink-faint">{t("searchedIn", { chains: names.join(", ") })}</p>
      )}
      {from !== null && shown.some(({ code }) => code === "history") && (
        <p className="mt-3">
          <Link
            href={`/profile/${from}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("follow")}
          </Link>
        </p>
      )}
    </Section>
  );
}
