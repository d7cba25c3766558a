import { MessageSquareQuote } from "lucide-react";
import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import type { Agent, Ring } from "../../lib/domains/agents/schemas.ts";
import { PartyLink } from "../attest/party.tsx";
import { Badge } from "../ui/badge.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatNumber, formatShare } from "../ui/numbers.ts";
import { Section } from "../ui/section.tsx";
import { StrangersText } from "../ui/visible-text.tsx";

type Parts = Agent["feedback"];

/** What others said of an agent: the mean of all beside the mean by what its givers count, and who these are. */
export function Feedback({ feedback }: { feedback: Parts }) {
  const t = useTexts("agents.feedback");
  return (
    <>
      <Section id="feedback" title={t("title")} note={t("note")}>
        {feedback.count === 0 ? (
          <EmptyState icon={MessageSquareQuote} title={t("none")}>
            <p>{t("noneText")}</p>
          </EmptyState>
        ) : (
          <Means feedback={feedback} />
        )}
        <Counts feedback={feedback} />
      </Section>
      {feedback.rings.length > 0 && <Rings feedback={feedback} />}
      {feedback.givers.count > 0 && <Givers givers={feedback.givers} />}
    </>
  );
}

function Means({ feedback: { raw, weighted, otherTags } }: { feedback: Parts }) {
  const t = useTexts("agents.feedback");
  const means = new Map(weighted.map((one) => [one.tag, one]));
  const number = "figures text-right";
  return (
    <>
      <DataTable
        caption={t("caption")}
        rows={raw}
        columns={[
          { head: t("tag"), cellClassName: "min-w-32 wrap-anywhere", cell: ({ tag }) => <Tag tag={tag} /> },
          { head: t("raw"), className: number, cell: ({ value }) => <Mean value={value} /> },
          { head: t("entries"), className: number, cell: ({ count }) => formatNumber(count, t.language) },
          { head: t("weighted"), className: number, cell: ({ tag }) => <Mean value={means.get(tag)?.value ?? null} /> },
          {
            head: t("givers"),
            className: number,
            cell: ({ tag }) => formatNumber(means.get(tag)?.givers ?? 0, t.language),
          },
        ]}
      />
      {otherTags > 0 && <p className="mt-3 text-sm text-ink-faint">{t("otherTags", { count: otherTags })}</p>}
    </>
  );
}

function Tag({ tag }: { tag: string }) {
  const t = useTexts("agents.feedback");
  return tag === "" ? t("noTag") : <StrangersText>{tag}</StrangersText>;
}

/** Null: none of its givers counts, which is not zero. */
function Mean({ value }: { value: string | null }) {
  const t = useTexts("agents.feedback");
  if (value === null) return t("nobodyCounts");
  return <span title={value}>{formatDecimal(value, t.language)}</span>;
}

/** A decimal of any length to two places, cut towards zero. */
function formatDecimal(value: string, language: Language): string {
  const [, sign = "", whole = "0", places = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?/.exec(value) ?? [];
  const fraction = places && Number(`0.${places}`).toLocaleString(language).slice(1);
  return `${sign && "−"}${BigInt(whole).toLocaleString(language)}${fraction}`;
}

/** What counts, and what does not. */
function Counts({ feedback }: { feedback: Parts }) {
  const t = useTexts("agents.feedback");
  const counts = (["count", "own", "revoked", "drafts", "responses"] as const).filter(
    (name) => name === "count" || feedback[name] > 0,
  );
  return (
    <ul aria-label={t("counts")} className="figures mt-4 list-disc space-y-1 pl-5 text-sm text-ink-soft">
      {counts.map((name) => (
        <li key={name}>{t(`counted.${name}`, { count: feedback[name] })}</li>
      ))}
    </ul>
  );
}

/** Rings that are shown at once. */
const FIRST_RINGS = 5;

function Rings({ feedback: { rings, otherRings } }: { feedback: Parts }) {
  const t = useTexts("agents.rings");
  const rest = rings.slice(FIRST_RINGS);
  return (
    <Section id="rings" title={t("title")} note={t("note")}>
      <RingList rings={rings.slice(0, FIRST_RINGS)} />
      {rest.length > 0 && (
        <Disclosure title={t("rest", { count: rest.length })}>
          <RingList rings={rest} />
        </Disclosure>
      )}
      {otherRings > 0 && <p className="mt-3 text-sm text-ink-faint">{t("others", { count: otherRings })}</p>}
    </Section>
  );
}

function RingList({ rings }: { rings: readonly Ring[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {rings.map((ring, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings have no name, and their list never changes.
        <li key={i} className="p-4 sm:p-5">
          <RingOf ring={ring} />
        </li>
      ))}
    </ul>
  );
}

function RingOf({ ring: { kind, by, size, givers } }: { ring: Ring }) {
  const t = useTexts("agents.rings");
  // The agent's own people are one of a mutual ring's members, and have no address here.
  const more = size - givers.length - (kind === "mutual" ? 1 : 0);
  return (
    <>
      <p className="font-medium">{t(`kinds.${kind}`, { count: size })}</p>
      {by !== null && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-soft">
          {t("funder")} <PartyLink party={{ address: by, svcId: null }} />
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {givers.map((address) => (
          <li key={address}>
            <PartyLink party={{ address, svcId: null }} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-faint">{t("more", { count: more })}</p>}
    </>
  );
}

/** What a giver with 1,000 points counts. */
const FULL = 1_000_000;

function Givers({ givers: { count, unknown, new: newOnes, top } }: { givers: Parts["givers"] }) {
  const t = useTexts("agents.givers");
  const number = "figures text-right";
  return (
    <Section id="givers" title={t("title")} note={t("note")}>
      <p className="figures mb-4 text-ink-soft">{t("summary", { count, unknown, newOnes })}</p>
      <DataTable
        caption={t("caption")}
        rows={top}
        columns={[
          { head: t("giver"), cell: (giver) => <PartyLink party={giver} /> },
          { head: t("new"), cell: ({ isNew }) => <NewOrNot isNew={isNew} /> },
          {
            head: t("points"),
            className: number,
            cell: ({ total }) => (total === null ? t("unknown") : formatNumber(total, t.language)),
          },
          {
            head: t("praised"),
            className: number,
            cell: ({ praised }) => formatNumber(praised, t.language),
          },
          { head: t("entries"), className: number, cell: ({ entries }) => formatNumber(entries, t.language) },
          { head: t("weight"), className: number, cell: ({ weight }) => formatShare(weight / FULL, t.language) },
        ]}
      />
      {count > top.length && (
        <p className="mt-3 text-sm text-ink-faint">{t("others", { count: count - top.length })}</p>
      )}
    </Section>
  );
}

function NewOrNot({ isNew }: { isNew: boolean | null }) {
  const t = useTexts("agents.givers");
  if (isNew === true) return <Badge tone="caution">{t("isNew")}</Badge>;
  return isNew === false ? t("notNew") : t("unknown");
}
