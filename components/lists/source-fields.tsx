import { useTexts } from "#texts";
import type { CallInput } from "../../lib/api/client.ts";
import type { Problem } from "../api/problem.ts";
import { TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";

type Source = NonNullable<NonNullable<CallInput<"POST /v1/lists">["body"]>["source"]>;
export type SourceKind = Source["kind"];

interface Choice {
  value: string;
  label: string;
}

type FieldName =
  | "token"
  | "tokenId"
  | "minimum"
  | "block"
  | "governor"
  | "proposalId"
  | "address"
  | "schema"
  | "issuer"
  | "limit";

interface SourceField {
  field: FieldName;
  optional?: true;
  /** Sent as a number. */
  isNumber?: true;
}

/** The fields of each kind, beside its chain. */
const kinds: Readonly<Record<SourceKind, readonly SourceField[]>> = {
  holders: [
    { field: "token" },
    { field: "tokenId", optional: true },
    { field: "minimum", optional: true },
    { field: "block", optional: true, isNumber: true },
  ],
  voters: [{ field: "governor" }, { field: "proposalId" }],
  safe: [{ field: "address" }],
  attested: [{ field: "schema" }, { field: "issuer", optional: true }],
  board: [{ field: "limit", isNumber: true }],
};

const FILE = "file";
export type Origin = SourceKind | typeof FILE;
export const origins: readonly Origin[] = [FILE, ...(Object.keys(kinds) as SourceKind[])]; // The table's own keys.

export type SourceValues = Readonly<Record<string, string>>;

/** What is sent of the values; a field that is needed and empty is missing, which the API says. */
export function sourceOf(kind: SourceKind, values: SourceValues): Source {
  const given = kinds[kind].flatMap(({ field, isNumber, optional }) => {
    const value = values[field] ?? "";
    if (value === "" && optional) return [];
    return [[field, isNumber && /^\d+$/.test(value) ? Number(value) : value]];
  });
  const where =
    kind === "board" ? { ...(values.category && { category: values.category }) } : { chainId: Number(values.chainId) };
  return { kind, ...where, ...Object.fromEntries(given) } as Source; // The API judges it.
}

interface FieldsProps {
  kind: SourceKind;
  chains: readonly Choice[];
  boards: readonly Choice[];
  values: SourceValues;
  onChange: (change: (values: SourceValues) => SourceValues) => void;
  problem: Problem | null;
}

/** The fields of one kind of source. */
export function SourceFields(props: FieldsProps) {
  const t = useTexts("lists.sources");
  const { kind, chains, boards, values, onChange, problem } = props;
  const set = (field: string) => (value: string) => onChange((now) => ({ ...now, [field]: value.trim() }));
  const errorOf = (field: string) => problem?.details.find(({ path }) => path === `body.source.${field}`)?.message;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {kind === "board" ? (
        <SelectField
          label={t("board")}
          options={boards}
          value={values.category ?? "total"}
          onChoose={set("category")}
        />
      ) : (
        <SelectField
          label={t("chain.label")}
          hint={t("chain.hint")}
          options={chains}
          value={values.chainId ?? ""}
          onChoose={set("chainId")}
        />
      )}
      {kinds[kind].map(({ field, isNumber }) => (
        <TextField
          key={field}
          label={t(`labels.${field}`)}
          hint={t(`hints.${field}`)}
          error={errorOf(field)}
          inputMode={isNumber ? "numeric" : "text"}
          spellCheck={false}
          value={values[field] ?? ""}
          onChange={set(field)}
        />
      ))}
    </div>
  );
}
