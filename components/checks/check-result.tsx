import { CircleAlert, CircleHelp, Info } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { Check } from "../../lib/domains/checks/schemas.ts";
import { flagName } from "../appeals/labels.ts";
import { NoteText } from "../scores/note-text.tsx";
import { TierBadge } from "../scores/tiers.tsx";
import { type ChainNames, chainName } from "../scores/transaction-link.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { formatCount, formatNumber } from "../ui/numbers.ts";
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
  const { lookalikes, copies } = check;
  return (
    <>
      <section aria-label="Result" className="mt-10">
        <Verdict check={check} />
      </section>
      {lookalikes && lookalikes.length > 0 && (
        <Section id="paid" title={lookalikes.length === 1 ? "The address that you paid" : "Addresses that you paid"}>
          <ul className="grid gap-4">
            {lookalikes.map((one) => (
              <Pair key={one.address} checked={check.address} other={one.address} label="You paid">
                {one.lastAt && (
                  <>
                    , last on <TimeAt at={one.lastAt} />
                  </>
                )}
              </Pair>
            ))}
          </ul>
        </Section>
      )}
      {copies && copies.length > 0 && <Copies checked={check.address} copies={copies} />}
      <Section id="known" title="What is known">
        <Known check={check} hasPayer={from !== null} />
      </Section>
      <Unchecked check={check} from={from} chains={chains} />
    </>
  );
}

function Copies({ checked, copies }: { checked: string; copies: NonNullable<Check["copies"]> }) {
  return (
    <Section
      id="copies"
      title="Addresses in your history that look like it"
      note="You did not pay them. Never copy an address from a history."
    >
      <ul className="grid gap-4">
        {copies.map((one) => (
          <Pair key={one.address} checked={checked} other={one.address} label="Not paid" isCopy>
            {copyWords(one)}
          </Pair>
        ))}
      </ul>
    </Section>
  );
}

function copyWords({ sent, madeUp }: NonNullable<Check["copies"]>[number]): string {
  if (sent && madeUp) return ": it sent you something, and transfers that you did not make name it";
  if (sent) return ": it sent you something";
  return madeUp ? ": transfers that you did not make, or of nothing, name it" : "";
}

/** The first sentence that somebody reads. */
function titleOf({ address, warnings, unchecked, lookalikes, relation }: Check): string {
  const codes = new Set(warnings.map(({ code }) => code));
  const [like] = lookalikes ?? [];
  if (like && relation?.sentBefore !== true) {
    return `Do not pay it yet: it only looks like an address that you paid (${countOther(address, like.address)})`;
  }
  if (codes.has("planted") || codes.has("dust")) return "Do not pay it yet: somebody put it into your history";
  if (warnings.length > 0) return formatCount(warnings.length, "warning");
  return unchecked.length > 0 ? "No warning, but not all could be checked" : "No warning was found";
}

function Verdict({ check }: { check: Check }) {
  const { address, warnings, unchecked } = check;
  const hasWarning = warnings.length > 0;
  const [Icon, tone] = hasWarning
    ? [CircleAlert, "border-down bg-down-soft"]
    : [unchecked.length > 0 ? CircleHelp : Info, "border-line bg-surface"];
  return (
    <div {...(hasWarning && { role: "alert" })} className={`flex gap-4 rounded-xl border p-5 sm:p-6 ${tone}`}>
      <Icon size={22} className={`mt-0.5 shrink-0 ${hasWarning ? "text-down" : "text-ink-faint"}`} />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold text-balance">{titleOf(check)}</h2>
        <p className="mt-2">
          <Digits address={address} />
        </p>
        {hasWarning && (
          <ul className="mt-3 list-disc space-y-1 pl-5">
            {warnings.map(({ code, message }) => (
              <li key={`${code} ${message}`} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-ink-soft">
          No warning is no promise. Compare every digit with what the receiver told you in another way.
        </p>
      </div>
    </div>
  );
}

/** Two addresses below each other, with each digit marked that differs. */
function Pair(props: { checked: string; other: string; label: string; isCopy?: boolean; children: ReactNode }) {
  const { checked, other, label, isCopy = false, children } = props;
  return (
    <li className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">You are checking</dt>
          <dd>
            <Digits address={checked} other={other} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">
            {label}
            {children}
          </dt>
          <dd className="flex items-center gap-1">
            <Digits address={other} other={checked} />
            {!isCopy && <CopyButton text={other} label="Copy the address that you paid" />}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{countOther(checked, other)} of 40, marked in both.</p>
    </li>
  );
}

const kinds = {
  name: "A wallet with a name",
  wallet: "A wallet: it sent transactions itself",
  contract: "A contract",
} as const;
const UNKNOWN = "Could not be checked";

function Known({ check, hasPayer }: { check: Check; hasPayer: boolean }) {
  const { address, kind, svcId, known, total, tier, firstSeen, flags } = check;
  return (
    <dl className="border-t border-line">
      <Row term="What it is">{kind === null ? UNKNOWN : kinds[kind]}</Row>
      <Row term="Profile">
        <Link
          href={`/profile/${svcId ?? address}`}
          prefetch={false}
          className="inline-flex min-h-8 items-center gap-3 underline underline-offset-4"
        >
          <Avatar address={address} size={24} /> {svcId ?? (known ? "Its score in detail" : "Not known here: read it")}
        </Link>
      </Row>
      <Row term="Trust score">
        {total === null || tier === null ? (
          "Not known here"
        ) : (
          <span className="inline-flex flex-wrap items-center gap-3">
            <span className="figures">{formatNumber(total)}</span> <TierBadge tier={tier} />
          </span>
        )}
      </Row>
      <Row term="First seen">{firstSeen === null ? "Not known here" : <TimeAt at={firstSeen} />}</Row>
      <Dealings check={check} hasPayer={hasPayer} />
      <Row term="On lists">
        <Lists check={check} />
      </Row>
      <Row term="Risk signals">
        {flags === null ? UNKNOWN : flags.length === 0 ? "None found" : <Flags flags={flags} />}
      </Row>
    </dl>
  );
}

/** Each list that was asked, with the time as of which it answers. */
function Lists({ check: { lists, unchecked } }: { check: Check }) {
  if (lists === null) return UNKNOWN;
  const entries = lists.filter(({ entry }) => entry !== null);
  const isOpen = unchecked.some(({ code }) => code === "lists");
  const none = isOpen ? "On none that could be checked" : "On none that is read here";
  return (
    <>
      {entries.length === 0 ? none : entries.map(({ list }) => list).join(", ")}
      {lists
        .filter(({ asOf }) => asOf !== null)
        .map(({ list, asOf }) => (
          <span key={list} className="block text-sm font-normal text-ink-faint">
            {list} as of {asOf && <TimeAt at={asOf} />}
          </span>
        ))}
    </>
  );
}

function Dealings({ check: { relation }, hasPayer }: { check: Check; hasPayer: boolean }) {
  const without = hasPayer ? UNKNOWN : "Add your wallet above";
  const { sentBefore = null, receivedFrom = null, lastAt = null } = relation ?? {};
  return (
    <>
      <Row term="You paid it before">
        {sentBefore === null ? (
          without
        ) : sentBefore ? (
          <>Yes{lastAt && <LastPaid at={lastAt} />}</>
        ) : (
          "No payment was found"
        )}
      </Row>
      <Row term="It sent you something">
        {receivedFrom === null
          ? without
          : receivedFrom
            ? "Yes. Anybody can do that: it says nothing good of it"
            : "Nothing of value was found"}
      </Row>
    </>
  );
}

function LastPaid({ at }: { at: string }) {
  return (
    <>
      , last on <TimeAt at={at} />
    </>
  );
}

function Flags({ flags }: { flags: NonNullable<Check["flags"]> }) {
  return (
    <ul>
      {flags.map(({ flag, note }) => (
        <li key={flag} className="wrap-anywhere">
          {flagName(flag)}: <NoteText>{note}</NoteText>
        </li>
      ))}
    </ul>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}

/** What could not be found out. A missing payer is said beside its field. */
function Unchecked({ check: { unchecked, coverage }, from, chains }: Props) {
  const shown = unchecked.filter(({ code }) => code !== "from");
  const names = [...new Set(coverage.map(({ chainId }) => chainName(chains, chainId)))];
  if (shown.length === 0 && names.length === 0) return null;
  return (
    <Section id="unchecked" title={shown.length > 0 ? "What could not be checked" : "What was searched"}>
      {shown.length > 0 && (
        <ul className="list-disc space-y-1 pl-5 text-ink-soft">
          {shown.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{message.replaceAll("`from`", "your wallet")}</li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <p className="mt-3 text-sm text-ink-faint">Searched for what your wallet paid: {names.join(", ")}.</p>
      )}
      {from !== null && shown.some(({ code }) => code === "history") && (
        <p className="mt-3">
          <Link
            href={`/profile/${from}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Follow your wallet, so that all is known
          </Link>
        </p>
      )}
    </Section>
  );
}
