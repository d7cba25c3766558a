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

interface SourceField {
  field: string;
  label: string;
  hint?: string;
  optional?: true;
  /** Sent as a number. */
  isNumber?: true;
}

const contract = "0x and 40 digits.";
/** The fields of each kind, beside its chain. */
const kinds: Readonly<Record<SourceKind, { label: string; fields: readonly SourceField[] }>> = {
  holders: {
    label: "Holders of a token",
    fields: [
      { field: "token", label: "Token", hint: `Contract of an ERC-20, ERC-721 or ERC-1155: ${contract}` },
      { field: "tokenId", label: "Token id", hint: "Optional: one token of a collection.", optional: true },
      { field: "minimum", label: "Minimum", hint: "Optional: in the smallest unit.", optional: true },
      { field: "block", label: "Block", hint: "Optional: the final block if empty.", optional: true, isNumber: true },
    ],
  },
  voters: {
    label: "Voters on a proposal",
    fields: [
      { field: "governor", label: "Governor", hint: `Its contract: ${contract}` },
      { field: "proposalId", label: "Proposal id", hint: "As a whole number." },
    ],
  },
  safe: { label: "Owners of a Safe", fields: [{ field: "address", label: "Safe", hint: `Its address: ${contract}` }] },
  attested: {
    label: "Receivers of an attestation",
    fields: [
      { field: "schema", label: "Schema", hint: "Its uid or name." },
      { field: "issuer", label: "Issuer", hint: "Optional: only those of one issuer.", optional: true },
    ],
  },
  board: {
    label: "Top of a board",
    fields: [{ field: "limit", label: "How many", hint: "At most 10,000.", isNumber: true }],
  },
};

const FILE = "file";
export type Origin = SourceKind | typeof FILE;
export const origins: readonly { value: Origin; label: string }[] = [
  { value: FILE, label: "A file or pasted text" },
  // The table's own keys.
  ...(Object.keys(kinds) as SourceKind[]).map((value) => ({ value, label: kinds[value].label })),
];

export type SourceValues = Readonly<Record<string, string>>;

/** What is sent of the values; a field that is needed and empty is missing, which the API says. */
export function sourceOf(kind: SourceKind, values: SourceValues): Source {
  const given = kinds[kind].fields.flatMap(({ field, isNumber, optional }) => {
    const value = values[field] ?? "";
    if (value === "" && optional) return [];
    return [[field, isNumber && /^\d+$/.test(value) ? Number(value) : value]];
  });
  const where =
    kind === "board" ? { ...(values.category && { category: values.category }) } : { chainId: Number(values.chainId) };
  return { kind, ...where, ...Object.fromEntries(given) } as Source; // The API judges it.
}

/** The fields of one kind of source. */
export function SourceFields(props: {
  kind: SourceKind;
  chains: readonly Choice[];
  boards: readonly Choice[];
  values: SourceValues;
  onChange: (change: (values: SourceValues) => SourceValues) => void;
  problem: Problem | null;
}) {
  const { kind, chains, boards, values, onChange, problem } = props;
  const set = (field: string) => (value: string) => onChange((now) => ({ ...now, [field]: value.trim() }));
  const errorOf = (field: string) => problem?.details.find(({ path }) => path === `body.source.${field}`)?.message;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {kind === "board" ? (
        <SelectField label="Board" options={boards} value={values.category ?? "total"} onChoose={set("category")} />
      ) : (
        <SelectField
          label="Chain"
          hint="Where it is read from."
          options={chains}
          value={values.chainId ?? ""}
          onChoose={set("chainId")}
        />
      )}
      {kinds[kind].fields.map(({ field, label, hint, isNumber }) => (
        <TextField
          key={field}
          label={label}
          hint={hint}
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
