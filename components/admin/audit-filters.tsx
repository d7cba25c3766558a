import Form from "next/form";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";
import { FilterField } from "./filter-field.tsx";

const fields = [
  { name: "actor", label: "Actor", placeholder: "0x… or operator:cli" },
  { name: "act", label: "Act", placeholder: "key.revoked" },
  { name: "target", label: "Target", placeholder: "id" },
  { name: "from", label: "From", placeholder: "2026-01-31" },
  { name: "to", label: "To (exclusive)", placeholder: "2026-02-28" },
] as const;

/** Filters of the audit log, stored in the URL. */
export function AuditFilters(props: { values: Readonly<Record<string, string | undefined>>; isInvalid: boolean }) {
  return (
    <>
      <Form action="/admin/audit" className="mt-8 mb-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        {fields.map(({ name, label, placeholder }) => (
          <FilterField key={name} {...{ name, label, placeholder }} value={props.values[name]} className="sm:w-44" />
        ))}
        <Button type="submit" kind="quiet">
          Filter
        </Button>
      </Form>
      {props.isInvalid && (
        <FieldError
          id="filter-error"
          message="From and To must be dates (2026-01-31), or dates and times with a zone."
        />
      )}
    </>
  );
}
