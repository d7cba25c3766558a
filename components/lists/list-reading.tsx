import { withBasePath } from "../../lib/core/base-path.ts";
import { type List, uploadWords } from "../../lib/domains/lists/schemas.ts";
import { Bar } from "../ui/bar.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Definition } from "../ui/definition.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { formatCount, formatNumber } from "../ui/numbers.ts";
import { Section } from "../ui/section.tsx";
import { Table } from "../ui/table.tsx";
import { StrangersText, visible } from "../ui/visible-text.tsx";
import { describeProgress } from "./labels.ts";
import { ChooseColumn, CorrectList } from "./list-actions.tsx";

/** How far a list is that a worker reads or evaluates. */
export function ListProgress({ list }: { list: List }) {
  const { state, counts } = list;
  const text = describeProgress(list);
  const done = state === "evaluating" ? counts.known + counts.toRead : 0;
  const all = Math.max(1, counts.identities);
  return (
    <div className="mt-6 rounded-2xl border border-line bg-surface p-5">
      <div
        role="progressbar"
        aria-label="Progress of the list"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={Math.min(done, all)}
        aria-valuetext={text}
        className="mb-3"
      >
        <Bar value={done} max={all} />
      </div>
      <p className="figures text-sm text-ink-soft">{text} You can leave this page; it goes on.</p>
    </div>
  );
}

/** How an upload was understood, what was not taken of it, and how to correct it. */
export function ListReading({ list }: { list: List }) {
  const { format, counts, columns, sample = [], badLines, state, source } = list;
  if (state === "reading" && !format) return null;
  if (!format && source) return null;
  return (
    <Section id="reading" title="How it was read">
      {columns && (
        <div className="mb-8 grid gap-6">
          <p className="max-w-2xl text-ink-soft">
            It is not clear which column has the addresses, so nothing was taken yet. These are its first records:
          </p>
          {sample.length > 0 && <Sample sample={sample} />}
          <ChooseColumn listId={list.id} columns={columns.map((one) => ({ ...one, name: one.name }))} />
        </div>
      )}
      {format && <Understood format={format} counts={countsOf(counts)} isSourced={source !== undefined} />}
      {source && <Source source={source} />}
      {badLines.length > 0 && <BadLines list={list} />}
      {(state === "complete" || state === "failed") && !source && (
        <div className="mt-6">
          <Disclosure title="Read it otherwise">
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

function Understood({
  format,
  counts,
  isSourced,
}: {
  format: NonNullable<List["format"]>;
  counts: Record<string, number>;
  isSourced: boolean;
}) {
  return (
    <dl className="figures flex flex-wrap gap-x-10 gap-y-4">
      {!isSourced && <Definition name="Written as">{dialectLabel(format.dialect)}</Definition>}
      {format.column !== null && (
        <Definition name="Column" className="wrap-anywhere">
          <StrangersText>{String(format.column)}</StrangersText>
          {format.header ? ", below a header" : ""}
        </Definition>
      )}
      {Object.entries(counts).map(([name, count]) => (
        <Definition key={name} name={name}>
          {formatNumber(count)}
        </Definition>
      ))}
    </dl>
  );
}

/** As of when it was read, and by what it was checked. */
function Source({ source }: { source: NonNullable<List["source"]> }) {
  const { block, checked } = source;
  return (
    <div className="mt-4 grid gap-2 text-ink-soft">
      {block && (
        <p className="figures wrap-anywhere">
          Read as of block {formatNumber(block.number)}, {block.hash}.
        </p>
      )}
      {checked && <p>{checked}</p>}
    </div>
  );
}

function countsOf(counts: List["counts"]): Record<string, number> {
  const all = {
    Rows: counts.rows,
    Identities: counts.identities,
    Doubled: counts.duplicates,
    "Not taken": counts.bad,
    Names: counts.names,
    Special: counts.special,
    "Not known here": counts.toRead,
  };
  return Object.fromEntries(Object.entries(all).filter(([name, count]) => count > 0 || name === "Rows"));
}

function Sample({ sample }: { sample: readonly (readonly string[])[] }) {
  return (
    <Table caption="The first records">
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
  return (
    <div className="mt-6">
      <Disclosure title={`${formatCount(counts.bad, "line")} not taken`}>
        <DataTable
          caption="Lines that were not taken"
          rows={badLines}
          columns={[
            { head: "Line", cell: ({ line }) => formatNumber(line), className: "figures text-right" },
            { head: "Why", cell: ({ reason }) => reasonLabel(reason), cellClassName: "min-w-56" },
            { head: "Text", cell: ({ text }) => visible(text), cellClassName: "font-mono text-sm wrap-anywhere" },
          ]}
        />
        <p className="mt-3">
          <a
            href={withBasePath(`/v1/lists/${id}/lines`)}
            download={`${id}-lines.ndjson`}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Download every line that was not taken, was repaired or is doubled
          </a>
        </p>
      </Disclosure>
    </div>
  );
}

function dialectLabel(dialect: string): string {
  return dialect === "identities" ? "Identities sent as JSON" : (uploadWords.dialects[dialect] ?? dialect);
}

/** Why a line was not taken, as a sentence. */
function reasonLabel(reason: string): string {
  return uploadWords.reasons[reason] ?? reason;
}
