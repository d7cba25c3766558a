import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { type List, uploadWords } from "../../lib/domains/lists/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Bar } from "../ui/bar.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Definition } from "../ui/definition.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Section } from "../ui/section.tsx";
import { Table } from "../ui/table.tsx";
import { StrangersText, visible } from "../ui/visible-text.tsx";
import { describeProgress } from "./labels.ts";
import { ChooseColumn, CorrectList } from "./list-actions.tsx";

/** How far a list is that a worker reads or evaluates. */
export function ListProgress({ list }: { list: List }) {
  const t = useTexts("lists.reading");
  const { state, counts } = list;
  const text = describeProgress(list, useTexts("lists.progress"));
  const done = state === "evaluating" ? counts.known + counts.toRead : 0;
  const all = Math.max(1, counts.identities);
  return (
    <div className="mt-6 rounded-2xl border border-line bg-surface p-5">
      <div
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={Math.min(done, all)}
        aria-valuetext={text}
        className="mb-3"
      >
        <Bar value={done} max={all} />
      </div>
      <p className="figures text-sm text-ink-soft">
        {text} {t("leave")}
      </p>
    </div>
  );
}

/** How an upload was understood, what was not taken of it, and how to correct it. */
export function ListReading({ list }: { list: List }) {
  const t = useTexts("lists.reading");
  const { format, counts, columns, sample = [], badLines, state, source } = list;
  if (state === "reading" && !format) return null;
  if (!format && source) return null;
  return (
    <Section id="reading" title={t("title")}>
      {columns && (
        <div className="mb-8 grid gap-6">
          <p className="max-w-2xl text-ink-soft">{t("asking")}</p>
          {sample.length > 0 && <Sample sample={sample} />}
          <ChooseColumn listId={list.id} columns={columns.map((one) => ({ ...one, name: one.name }))} />
        </div>
      )}
      {format && <Understood format={format} counts={counts} isSourced={source !== undefined} />}
      {source && <Source source={source} />}
      {badLines.length > 0 && <BadLines list={list} />}
      {(state === "complete" || state === "failed") && !source && (
        <div className="mt-6">
          <Disclosure title={t("otherwise")}>
            <CorrectList
              listId={list.id}
              canRepair={badLines.some(({ reason }) => reason === "noPrefix")}
              canChoose={format?.dialect !== "identities"}
            />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

const countNames = ["rows", "identities", "duplicates", "bad", "names", "special", "toRead"] as const;

function Understood({
  format,
  counts,
  isSourced,
}: {
  format: NonNullable<List["format"]>;
  counts: List["counts"];
  isSourced: boolean;
}) {
  const t = useTexts("lists.reading");
  const column = <StrangersText>{String(format.column)}</StrangersText>;
  return (
    <dl className="figures flex flex-wrap gap-x-10 gap-y-4">
      {!isSourced && <Definition name={t("writtenAs")}>{dialectLabel(format.dialect, t)}</Definition>}
      {format.column !== null && (
        <Definition name={t("column")} className="wrap-anywhere">
          {format.header ? t.rich("belowHeader", { column: () => column }) : column}
        </Definition>
      )}
      {countNames
        .filter((name) => counts[name] > 0 || name === "rows")
        .map((name) => (
          <Definition key={name} name={t(`counts.${name}`)}>
            {formatNumber(counts[name], t.language)}
          </Definition>
        ))}
    </dl>
  );
}

/** As of when it was read, and by what it was checked. */
function Source({ source }: { source: NonNullable<List["source"]> }) {
  const t = useTexts("lists.reading");
  const { block, checked } = source;
  return (
    <div className="mt-4 grid gap-2 text-ink-soft">
      {block && <p className="figures wrap-anywhere">{t("asOf", { block: block.number, hash: block.hash })}</p>}
      {checked && <p lang="en">{checked}</p>}
    </div>
  );
}

function Sample({ sample }: { sample: readonly (readonly string[])[] }) {
  const t = useTexts("lists.reading");
  return (
    <Table caption={t("sample")}>
      <tbody>
        {sample.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records have no other name and do not move.
          <tr key={row}>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name and do not move.
              <td key={at} className="text-sm">
                <StrangersText>{cell}</StrangersText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function BadLines({ list: { id, badLines, counts } }: { list: List }) {
  const t = useTexts("lists.reading");
  return (
    <div className="mt-6">
      <Disclosure title={t("notTaken", { count: counts.bad })}>
        <DataTable
          caption={t("badCaption")}
          rows={badLines}
          columns={[
            { head: t("line"), cell: ({ line }) => formatNumber(line, t.language), className: "figures text-right" },
            {
              head: t("why"),
              cell: ({ reason }) => t("reason", { code: reason, name: uploadWords.reasons[reason] ?? reason }),
              cellClassName: "min-w-56",
            },
            { head: t("text"), cell: ({ text }) => visible(text), cellClassName: "font-mono text-sm wrap-anywhere" },
          ]}
        />
        <p className="mt-3">
          <a
            href={withBasePath(`/v1/lists/${id}/lines`)}
            download={`${id}-lines.ndjson`}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {t("download")}
          </a>
        </p>
      </Disclosure>
    </div>
  );
}

function dialectLabel(dialect: string, t: Texts<"lists.reading">): string {
  if (dialect === "identities") return t("json");
  return t("dialect", { code: dialect.replaceAll("-", "_"), name: uploadWords.dialects[dialect] ?? dialect });
}
